// SPDX-License-Identifier: GPL-2.0
/*
 * Tracepoints: a link for each enabling, from the tracepoint to a trampoline.
 *
 *   arguments wanted    a perf event, which makes the kernel assemble the
 *                       record; the trampoline runs where it would be written
 *   none wanted         the tracepoint itself ("raw"): no record is made
 *
 * One perf event serves all CPUs: programs belong to the tracepoint, not to the
 * event, which is opened disabled and never counts. The link holds the event.
 *
 * Closing tells them apart. For each perf event the kernel waits until nobody
 * uses the record any more, one event after the other; of a raw tracepoint it
 * disposes later by itself.
 */
#include "run/sites.h"

#include <linux/perf_event.h>
#include <sys/syscall.h>

#include <cerrno>
#include <charconv>

#include "probe/tracepoint.h"
#include "run/bpf_opts.h"

namespace dt::run {

namespace {

Error cannot_enable(const Probe &probe, const Error &why)
{
	return Error{"cannot enable " + probe.full_name() + ": " + why.tried, why.code};
}

/* By which perf events know it. */
Result<uint64_t> event_number(const Tracepoint &tracepoint)
{
	const std::string path = tracepoint.file("id");
	const Result<std::string> text = read_file(path);
	uint64_t number = 0;

	if (!text)
		return text.error();
	if (std::from_chars(text->data(), text->data() + text->size(), number).ec != std::errc())
		return Error{"cannot understand " + path};
	return number;
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
	Fd fd(static_cast<int>(syscall(SYS_perf_event_open, &attr, -1, cpu, -1, PERF_FLAG_FD_CLOEXEC)));
	if (!fd)
		return Error{"cannot open its perf event", errno};
	return fd;
}

Result<Fd> link_event(int program, const Tracepoint &tracepoint, unsigned cpu, uint64_t cookie)
{
	auto opts = bpf_opts<bpf_link_create_opts>();

	const Result<Fd> event = open_event(tracepoint, cpu);
	if (!event)
		return event.error();
	opts.perf_event.bpf_cookie = cookie;
	Fd fd(bpf_link_create(program, event->get(), BPF_PERF_EVENT, &opts));
	if (!fd)
		return Error{"cannot attach to its perf event", errno};
	return fd;
}

/* A trampoline that was made without it would say that all arguments are 0. */
Status check_format(const Tracepoint &tracepoint, const gen::ClauseProgram &program)
{
	return program.nargs ? tracepoint.format().status : Status();
}

Result<Fd> link_raw(int program, const Tracepoint &tracepoint, uint64_t cookie)
{
	const std::string name(tracepoint.name());
	auto opts = bpf_opts<bpf_raw_tp_opts>();

	opts.tp_name = name.c_str();
	opts.cookie = cookie;
	Fd fd(bpf_raw_tracepoint_open_opts(program, &opts));
	if (!fd)
		return Error{"cannot attach to the tracepoint", errno};
	return fd;
}

} // namespace

Status attach_tracepoints(Session &session, const link::Image &image, const gen::Unit &unit,
			  const std::vector<Probe> &probes)
{
	for (size_t i = 0; i < probes.size(); i++) {
		if (probes[i].attach != AttachKind::Tracepoint)
			continue;
		const uint32_t trampoline = unit.enablings[i].trampoline;
		const int program = session.trampolines[trampoline].get();
		const uint64_t cookie = gen::ecb_cookie(static_cast<uint32_t>(i + 1), probes[i].id);
		const Tracepoint &tracepoint = *probes[i].tracepoint;
		if (const Status known = check_format(tracepoint, unit.programs[unit.enablings[i].program]); !known)
			return cannot_enable(probes[i], known.error());
		Result<Fd> fd = image.trampolines[trampoline].wanted.kind == gen::TrampolineKind::RawTracepoint ?
					link_raw(program, tracepoint, cookie) :
					link_event(program, tracepoint, session.rings.front().cpu(), cookie);

		if (!fd)
			return cannot_enable(probes[i], fd.error());
		session.tracepoints.push_back(std::move(*fd));
	}
	return {};
}

} // namespace dt::run
