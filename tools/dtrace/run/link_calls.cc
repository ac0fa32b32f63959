// SPDX-License-Identifier: GPL-2.0
/*
 * System calls: two links for each program serve all calls that are not
 * attached to functions.
 *
 * All system calls pass two tracepoints of the kernel, sys_enter and sys_exit. A
 * link on one of them finds the probe by the number of the call, in a table that
 * the link has got. If there are many programs, two links serve all of them: a
 * trampoline on each tracepoint finds the program by the number of the call
 * (gen/trampoline_call.cc). No link needs an event in tracefs or a record.
 *
 * Calls that attach::SystemCall::way() attaches to the functions that implement
 * them have links as probes of fbt have.
 */
#include "run/links.h"

#include <cerrno>
#include <compare>
#include <map>

#include "os/bpf_opts.h"

namespace dt::run {

namespace {

const attach::SystemCall &call_of(const Attaching &all, uint32_t enabling)
{
	return std::get<attach::SystemCall>(all.probes[enabling].attachment);
}

/* The enablings that one link at a tracepoint serves: those of a program by number, or those of a trampoline. */
struct ServedCalls {
	bool is_return;
	int program;
	bool is_by_number;

	auto operator<=>(const ServedCalls &) const = default;
};

Fd link_calls(const Attaching &all, const ServedCalls &way, const std::vector<uint32_t> &served, const char *name)
{
	if (!way.is_by_number) {
		auto opts = os::bpf_opts<bpf_raw_tp_opts>();

		opts.tp_name = name;
		return Fd(bpf_raw_tracepoint_open_opts(way.program, &opts));
	}
	std::vector<uint64_t> ids; /* by the number of the call; 0: the program does not run */
	for (const uint32_t i : served) {
		const uint32_t number = call_of(all, i).number;

		if (number >= ids.size())
			ids.resize(number + 1);
		ids[number] = all.cookie(i);
	}
	auto opts = os::bpf_opts<bpf_link_create_opts>();
	opts.raw_tp.name = name;
	opts.raw_tp.ids = reinterpret_cast<const __u64 *>(ids.data());
	opts.raw_tp.cnt = static_cast<uint32_t>(ids.size());
	return Fd(bpf_link_create(way.program, 0, BPF_TRACE_RAW_TP, &opts));
}

Result<std::vector<Link>> make_links(const Attaching &all, std::span<const uint32_t> enablings)
{
	std::vector<uint32_t> at_function;
	std::map<ServedCalls, std::vector<uint32_t>> at_tracepoint;

	for (const uint32_t i : enablings) {
		const gen::Enabling &enabling = all.unit.enablings[i];

		if (enabling.trampoline == gen::kNoProgram && !enabling.is_by_number)
			at_function.push_back(i);
		else
			at_tracepoint[{call_of(all, i).is_return, all.program(i), enabling.is_by_number}].push_back(i);
	}
	Result<std::vector<Link>> links = link_functions(all, at_function);
	if (!links)
		return links;
	for (auto &[way, served] : at_tracepoint) {
		const char *name = way.is_return ? "sys_exit" : "sys_enter";
		Fd fd = link_calls(all, way, served, name);

		if (!fd)
			return cannot_enable(all.probes[served.front()],
					     {std::string("cannot attach to tracepoint ") + name, errno});
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
