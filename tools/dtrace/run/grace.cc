// SPDX-License-Identifier: GPL-2.0
/*
 * A grace period, by an update of a map of maps; see grace.h.
 *
 * The inner map has no content. Each wait puts it into the outer map again; the
 * kernel does not compare it with the map that is there, and waits each time.
 */
#include "run/grace.h"

#include <cerrno>

#include "os/bpf_opts.h"

namespace dt::run {

namespace {

constexpr uint32_t kBytes = 4; /* of a key, of a value, of a descriptor */

} // namespace

Result<Grace> Grace::make()
{
	auto opts = os::bpf_opts<bpf_map_create_opts>();
	Grace grace;

	grace.inner_.reset(bpf_map_create(BPF_MAP_TYPE_ARRAY, "grace_inner", kBytes, kBytes, 1, nullptr));
	opts.inner_map_fd = static_cast<uint32_t>(grace.inner_.get());
	if (grace.inner_)
		grace.outer_.reset(bpf_map_create(BPF_MAP_TYPE_ARRAY_OF_MAPS, "grace", kBytes, kBytes, 1, &opts));
	if (!grace.outer_)
		return Error{"cannot create map grace", errno};
	return grace;
}

Status Grace::wait() const
{
	const uint32_t key = 0;
	const int inner = inner_.get();

	if (bpf_map_update_elem(outer_.get(), &key, &inner, BPF_ANY) != 0)
		return Error{"cannot wait for clauses that run", errno};
	return {};
}

} // namespace dt::run
