// SPDX-License-Identifier: GPL-2.0
/*
 * System calls: two links serve all calls that are not attached to functions.
 *
 * All system calls pass two tracepoints of the kernel, sys_enter and sys_exit.
 * A trampoline on each finds the program by the number of the call
 * (gen/trampoline_call.cc). Neither needs an event in tracefs or a record, and
 * detaching closes two descriptors.
 *
 * Calls that attach::SystemCall::way() attaches to the functions that implement
 * them have links as probes of fbt have.
 */
#include "run/links.h"

#include <cerrno>

#include "os/bpf_opts.h"

namespace dt::run {

namespace {

Result<std::vector<Link>> make_links(const Attaching &all, std::span<const uint32_t> enablings)
{
	std::vector<uint32_t> at_function, at_tracepoint[2]; /* entries, returns */

	for (const uint32_t i : enablings) {
		const bool is_return = std::get<attach::SystemCall>(all.probes[i].attachment).is_return;

		(all.unit.enablings[i].trampoline == gen::kNoProgram ? at_function : at_tracepoint[is_return])
			.push_back(i);
	}
	Result<std::vector<Link>> links = link_functions(all, at_function);
	if (!links)
		return links;
	for (const bool is_return : {false, true}) {
		std::vector<uint32_t> &served = at_tracepoint[is_return];
		auto opts = os::bpf_opts<bpf_raw_tp_opts>();

		if (served.empty())
			continue;
		opts.tp_name = is_return ? "sys_exit" : "sys_enter";
		Fd fd(bpf_raw_tracepoint_open_opts(all.program(served.front()), &opts));
		if (!fd)
			return cannot_enable(all.probes[served.front()],
					     {std::string("cannot attach to tracepoint ") + opts.tp_name, errno});
		all.progress.add(served.size());
		links->push_back({std::move(served), std::move(fd)});
	}
	return links;
}

constexpr LinkKind kKind = {.make = make_links, .reports_misses = true};

} // namespace

const LinkKind *link_kind(const attach::SystemCall &)
{
	return &kKind;
}

} // namespace dt::run
