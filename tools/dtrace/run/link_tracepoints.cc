// SPDX-License-Identifier: GPL-2.0
/*
 * Tracepoints: a link for each enabling, from the tracepoint to a trampoline.
 *
 *   arguments wanted    a perf event, which makes the kernel assemble the
 *                       record; the trampoline runs where it would be written
 *   none wanted         the tracepoint itself ("raw"): no record is made
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

Result<Fd> link_raw(int program, const Tracepoint &tracepoint, uint64_t cookie)
{
	const std::string name(tracepoint.name());
	auto opts = os::bpf_opts<bpf_raw_tp_opts>();

	opts.tp_name = name.c_str();
	opts.cookie = cookie;
	Fd fd(bpf_raw_tracepoint_open_opts(program, &opts));
	/* The program is good as it is loaded: it reads parameters that this tracepoint does not have. */
	if (!fd && errno == EINVAL)
		return Error{"the tracepoint has fewer parameters than a clause looks at (dtrace -l -v shows them)"};
	if (!fd)
		return Error{"cannot attach to the tracepoint", errno};
	return fd;
}

Result<std::vector<Link>> make_links(const Attaching &all, std::span<const uint32_t> enablings)
{
	std::vector<Link> links;

	for (const uint32_t i : enablings) {
		const Tracepoint &event = *std::get<attach::Tracepoint>(all.probes[i].attachment).event;
		const TrampolineKind kind = all.image.trampolines[all.unit.enablings[i].trampoline].wanted.kind;
		const unsigned cpu = all.session.rings.front().cpu();
		Result<Fd> fd = kind == TrampolineKind::RawTracepoint ?
					link_raw(all.program(i), event, all.cookie(i)) :
					link_event(all.program(i), event, cpu, all.cookie(i));

		if (!fd)
			return cannot_enable(all.probes[i], fd.error());
		links.push_back({{i}, std::move(*fd)});
		all.progress.add();
	}
	return links;
}

constexpr LinkKind kKind = {.make = make_links};

} // namespace

const LinkKind *link_kind(const attach::Tracepoint &)
{
	return &kKind;
}

} // namespace dt::run
