// SPDX-License-Identifier: GPL-2.0
/*
 * Tracepoints: a link for each enabling.
 *
 *   arguments wanted    a perf event, which makes the kernel assemble the
 *                       record; a trampoline runs where it would be written
 *   none wanted, or     the tracepoint itself ("raw"): no record is made. It runs
 *   those of rawtp      the program of the clauses, or, with -x attach=trampoline,
 *                       a trampoline
 *
 * One perf event serves all CPUs, because programs belong to the tracepoint,
 * not to the event. The event is opened disabled and never counts. The link
 * holds the event.
 *
 * Closing costs differ. For each perf event, the kernel waits until nobody uses
 * the record any more, one event after the other. It frees a raw tracepoint
 * later by itself.
 */
#include "run/links.h"

#include <cerrno>

#include "base/number.h"
#include "base/perf_event.h"
#include "probe/tracepoint.h"
#include "os/bpf_opts.h"

namespace dt::run {

namespace {

/* By which perf events know it. */
Result<uint64_t> event_number(const Tracepoint &tracepoint)
{
	return read_number<uint64_t>(tracepoint.file("id"));
}

/* @cpu: any one that is online. */
Result<Fd> open_event(const Tracepoint &tracepoint, unsigned cpu)
{
	const Result<uint64_t> number = event_number(tracepoint);
	perf_event_attr attr = {};

	if (!number)
		return number.error();
	attr.type = PERF_TYPE_TRACEPOINT;
	attr.size = sizeof(attr);
	attr.config = *number;
	attr.disabled = 1;
	Fd fd = perf_event_open(attr, -1, static_cast<int>(cpu));
	if (!fd)
		return Error{"cannot open its perf event", errno};
	return fd;
}

Result<Fd> link_event(int program, const Tracepoint &tracepoint, unsigned cpu, uint64_t cookie)
{
	const Result<Fd> event = open_event(tracepoint, cpu);

	return event ? link_perf_event(program, *event, cookie) : event.error();
}

Error too_few_parameters()
{
	return {"the tracepoint has fewer parameters than a clause looks at (dtrace -l -v shows them)"};
}

Result<Fd> link_raw(int program, const Tracepoint &tracepoint, uint64_t cookie)
{
	const std::string name(tracepoint.name());
	auto opts = os::bpf_opts<bpf_raw_tp_opts>();

	opts.tp_name = name.c_str();
	opts.cookie = cookie;
	Fd fd(bpf_raw_tracepoint_open_opts(program, &opts));
	/* The program is good as it is loaded: it reads parameters that this tracepoint does not have. */
	if (!fd && errno == EINVAL)
		return too_few_parameters();
	if (!fd)
		return Error{"cannot attach to the tracepoint", errno};
	return fd;
}

/* Would @probe have parameter number @wanted - 1, if its tracepoint had it? Its provider says that others are 0. */
bool is_parameter(const Probe &probe, unsigned wanted)
{
	return wanted && probe.arguments().place[wanted - 1].source == ArgSource::Word;
}

/* Enabling number @i, whose program the tracepoint itself runs. */
Result<Fd> link_straight(const Attaching &all, uint32_t i, const Tracepoint &tracepoint)
{
	const unsigned wanted = all.unit.programs[all.unit.enablings[i].program].nargs;
	const std::string name(tracepoint.name());
	auto opts = os::bpf_opts<bpf_link_create_opts>();

	opts.raw_tp.name = name.c_str();
	opts.raw_tp.cookie = all.cookie(i);
	Link link = {{i}, Fd(bpf_link_create(all.program(i), 0, BPF_TRACE_RAW_TP, &opts))};
	if (!link.fd)
		return Error{"cannot attach to the tracepoint", errno};
	/* The program would read 0. */
	const std::optional<bpf_link_info> info = info_of(link);
	if (info && info->raw_tracepoint.nargs < wanted && is_parameter(all.probes[i], wanted))
		return too_few_parameters();
	return std::move(link.fd);
}

Result<Fd> link_tracepoint(const Attaching &all, uint32_t i)
{
	const Tracepoint &event = *std::get<attach::Tracepoint>(all.probes[i].attachment).event;
	const uint32_t trampoline = all.unit.enablings[i].trampoline;

	if (trampoline == gen::kNoProgram)
		return link_straight(all, i, event);
	if (all.image.trampolines[trampoline].wanted.kind == TrampolineKind::RawTracepoint)
		return link_raw(all.program(i), event, all.cookie(i));
	return link_event(all.program(i), event, all.session.rings.front().cpu(), all.cookie(i));
}

Result<std::vector<Link>> make_links(const Attaching &all, std::span<const uint32_t> enablings)
{
	std::vector<Link> links;

	for (const uint32_t i : enablings) {
		Result<Fd> fd = link_tracepoint(all, i);

		if (!fd)
			return cannot_enable(all.probes[i], fd.error());
		links.push_back({{i}, std::move(*fd)});
		all.progress.add();
	}
	return links;
}

constexpr LinkKind kKind = {.make = make_links, .reports_misses = true};

} // namespace

const LinkKind *link_kind(const attach::Tracepoint &)
{
	return &kKind;
}

} // namespace dt::run
