// SPDX-License-Identifier: GPL-2.0
/*
 * Reads hash maps in batches; see elements.h.
 */
#include "run/elements.h"

#include <bpf/bpf.h>

#include <algorithm>
#include <cerrno>
#include <vector>

namespace dt::run {

namespace {

/* In batches of this size, copying costs more than the system call. */
constexpr size_t kBatchBytes = 1u << 18;

} // namespace

Status read_elements(int map, size_t key_bytes, size_t value_bytes, const ElementSink &sink)
{
	size_t room = std::max<size_t>(kBatchBytes / (key_bytes + value_bytes), 16);
	std::vector<uint8_t> keys, values;
	uint32_t bucket = 0;
	bool has_begun = false;

	for (;;) {
		auto count = static_cast<uint32_t>(room);
		uint32_t next = 0;

		keys.resize(room * key_bytes);
		values.resize(room * value_bytes);
		const int error = bpf_map_lookup_batch(map, has_begun ? &bucket : nullptr, &next, keys.data(),
						       values.data(), &count, nullptr) ?
					  errno :
					  0;
		if (error == ENOSPC) {
			/* A bucket has more elements. */
			room *= 2;
			continue;
		}
		/* EBUSY: a clause on this CPU was just changing the bucket. */
		if (error && error != ENOENT && error != EBUSY)
			return Error{"cannot read an associative array", error};
		for (size_t i = 0; i < count; i++)
			sink(std::span(keys).subspan(i * key_bytes, key_bytes),
			     std::span(values).subspan(i * value_bytes, value_bytes));
		if (error == ENOENT)
			return {};
		bucket = next;
		has_begun = true;
	}
}

} // namespace dt::run
