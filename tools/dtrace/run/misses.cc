// SPDX-License-Identifier: GPL-2.0
/*
 * Firings that ran no clause, by reason.
 *
 * The kernel reports the reasons in the info of each link. A trampoline that the
 * kernel does not run, because another program runs on the CPU, is counted in the
 * info of the trampoline.
 */
#include <algorithm>
#include <iterator>

#include "os/bpf_opts.h"
#include "os/kernel_functions.h"
#include "run/links.h"

namespace dt::run {

namespace {

/* @info: of a link that reports them. */
const bpf_link_misses *misses_in(const bpf_link_info &info)
{
	switch (info.type) {
	case BPF_LINK_TYPE_KPROBE_MULTI: return &info.kprobe_multi.misses;
	case BPF_LINK_TYPE_UPROBE_MULTI: return &info.uprobe_multi.misses;
	case BPF_LINK_TYPE_TRACING: return &info.tracing.misses;
	case BPF_LINK_TYPE_RAW_TRACEPOINT: return &info.raw_tracepoint.misses;
	/* Static probes. The number of this type differs between kernels. */
	default: return &info.sdt_multi.misses;
	}
}

Misses of_trampoline(const Fd &program)
{
	bpf_prog_info info = {};
	uint32_t size = sizeof(info);
	Misses misses;

	if (bpf_obj_get_info_by_fd(program.get(), &info, &size) == 0)
		misses.other_program = info.recursion_misses;
	return misses;
}

/* Addresses in the functions that clauses of @link called. */
std::vector<uint64_t> called_by(const Link &link)
{
	std::vector<uint64_t> called(256); /* more than the kernel keeps */
	bpf_link_info info = {};
	uint32_t size = sizeof(info);

	info.kprobe_multi.called = reinterpret_cast<uintptr_t>(called.data());
	info.kprobe_multi.called_cnt = static_cast<uint32_t>(called.size());
	if (bpf_obj_get_info_by_fd(link.fd.get(), &info, &size) != 0)
		return {};
	called.resize(std::min<size_t>(info.kprobe_multi.called_cnt, called.size()));
	return called;
}

void add_called(const Programs &unit, std::vector<uint64_t> &list)
{
	for (const Link &link : unit.links) {
		const std::optional<bpf_link_info> info = link.kind->reports_misses ? info_of(link) : std::nullopt;

		if (info && info->type == BPF_LINK_TYPE_KPROBE_MULTI && info->kprobe_multi.called_cnt)
			std::ranges::copy(called_by(link), std::back_inserter(list));
	}
}

} // namespace

Misses &Misses::operator+=(const Misses &more)
{
	own += more.own;
	other_program += more.other_program;
	no_rcu += more.no_rcu;
	returns += more.returns;
	kprobe += more.kprobe;
	return *this;
}

Misses &Misses::operator-=(const Misses &less)
{
	own -= less.own;
	other_program -= less.other_program;
	no_rcu -= less.no_rcu;
	returns -= less.returns;
	kprobe -= less.kprobe;
	return *this;
}

Misses misses_of(const Link &link)
{
	const std::optional<bpf_link_info> info = link.kind->reports_misses ? info_of(link) : std::nullopt;
	const bpf_link_misses *misses = info ? misses_in(*info) : nullptr;

	if (!misses)
		return {};
	return {.own = misses->recursion,
		.other_program = misses->prog_active,
		.no_rcu = misses->no_rcu,
		.returns = misses->returns,
		.kprobe = misses->kprobe};
}

Misses misses_of(const Programs &unit)
{
	Misses sum;

	for (const Link &link : unit.links)
		sum += misses_of(link);
	for (const Fd &program : unit.trampolines)
		sum += of_trampoline(program);
	return sum;
}

Misses misses_of(const Session &session)
{
	Misses sum = session.missed_before;

	for (const Programs &unit : session.units)
		sum += misses_of(unit);
	return sum;
}

std::vector<std::string> called_functions(const Session &session)
{
	std::vector<uint64_t> addresses;
	std::vector<std::string> names;

	for (const Programs &unit : session.units)
		add_called(unit, addresses);
	const std::optional<os::SymbolProgram> symbols = addresses.empty() ? std::nullopt : os::SymbolProgram::load();
	if (!symbols)
		return names;
	for (const uint64_t address : addresses) {
		if (auto symbol = symbols->at(address))
			names.push_back(std::move(symbol->name));
	}
	std::ranges::sort(names);
	names.erase(std::unique(names.begin(), names.end()), names.end());
	return names;
}

} // namespace dt::run
