// SPDX-License-Identifier: GPL-2.0
/*
 * Perf events that fire by a clock, a counter or a watchpoint: a link for each
 * enabling and CPU, or for one CPU. An event belongs to its CPU, whichever thread
 * runs there.
 *
 * The event is pinned. Events that take turns on a CPU are stopped and started
 * again when a thread with events of its own comes or goes, and a timer that is
 * started again is late each time.
 *
 * Events begin to count when all links are made, so they start almost together.
 * Starting one after the other would stop the earlier ones for a moment. The
 * links hold the events. Closing takes no grace period.
 */
#include "run/links.h"

#include <sys/ioctl.h>
#include <time.h>

#include <cerrno>

#include "base/number.h"
#include "base/perf_event.h"
#include "os/bpf_opts.h"

namespace dt::run {

namespace {

constexpr const char *kLimitFile = "/proc/sys/kernel/perf_event_max_sample_rate";
constexpr uint64_t kSecond = 1'000'000'000;

bool is_clock(const attach::PerfEvent &event)
{
	return event.type == PERF_TYPE_SOFTWARE &&
	       (event.config == PERF_COUNT_SW_CPU_CLOCK || event.config == PERF_COUNT_SW_TASK_CLOCK);
}

/* Nanoseconds from one of the kernel's ticks to the next: a coarse clock goes by them. */
uint64_t tick_ns()
{
	constexpr uint64_t longest = kSecond / 100; /* CONFIG_HZ at least */
	timespec tick = {};

	if (clock_getres(CLOCK_MONOTONIC_COARSE, &tick) != 0 || tick.tv_sec != 0 || tick.tv_nsec <= 0)
		return longest;
	return static_cast<uint64_t>(tick.tv_nsec);
}

/*
 * The kernel stops an event until the next tick if the event has fired too often since the last one. It reports that only in
 * rings of samples, which these events lack. The limit is a rate per second, rounded up to whole firings in a tick. So one
 * firing is always allowed. A period may begin before a tick and end after it, and the firing before may have been late.
 */
Status check_rate(const attach::PerfEvent &event)
{
	const uint64_t tick = tick_ns();

	if (!is_clock(event) || event.period >= 2 * tick)
		return {};
	const Result<uint64_t> limit = read_number<uint64_t>(kLimitFile);
	const uint64_t needed = (tick / event.period + 2) * kSecond / tick;

	if (limit && *limit < needed)
		return Error{format("the kernel would stop it, as kernel.perf_event_max_sample_rate is %llu: "
				    "sysctl -w kernel.perf_event_max_sample_rate=%llu",
				    static_cast<unsigned long long>(*limit), static_cast<unsigned long long>(needed))};
	return {};
}

/* What perf_event_open() means by @code when the memory of @event is to be watched; nullptr: no more than its name. */
const char *why_not_watched(const attach::PerfEvent &event, int code)
{
	switch (code) {
	case ENOSPC:
		return "all debug registers of the processor are in use, by other probes or by a debugger; x86 has "
		       "four";
	case EINVAL: return "the kernel allows no watchpoint at this address";
	case EPERM:
	case EACCES: return event.address >> 63 ? "memory of the kernel is watched with CAP_SYS_ADMIN only" : nullptr;
	case ENOENT:
	case EOPNOTSUPP: return "this kernel or processor has no watchpoints";
	default: return nullptr;
	}
}

Result<Fd> open_event(const attach::PerfEvent &event, unsigned cpu)
{
	perf_event_attr attr = {};

	attr.type = event.type;
	attr.size = sizeof(attr);
	attr.config = event.config;
	attr.sample_period = event.period;
	attr.disabled = 1;
	attr.pinned = 1;
	attr.exclude_user = event.without_user;
	attr.exclude_kernel = event.without_kernel;
	if (event.bytes) {
		attr.bp_type = event.access;
		attr.bp_addr = event.address;
		attr.bp_len = event.bytes;
	}
	Fd fd = perf_event_open(attr, -1, static_cast<int>(cpu));
	if (const char *why = fd || !event.bytes ? nullptr : why_not_watched(event, errno))
		return Error{why};
	if (!fd && (errno == ENOENT || errno == EOPNOTSUPP))
		return Error{"this machine does not count such events, or does not interrupt for them; virtual "
			     "machines seldom do: a software event, cpu_clock-all-1000000, is on all machines"};
	if (!fd)
		return Error{format("cannot open its perf event on CPU %u", cpu), errno};
	return fd;
}

/* An event for which its CPU has no counter left is not begun, and reads as nothing. */
Status start_event(const Fd &event)
{
	uint64_t count = 0;

	if (ioctl(event.get(), PERF_EVENT_IOC_ENABLE, 0) != 0)
		return Error{"cannot start its perf event", errno};
	if (read(event.get(), &count, sizeof(count)) == 0)
		return Error{"all counters for it are in use, by other probes or by other tracers"};
	return {};
}

/* Links of one enabling; its events are appended to @events. */
Result<std::vector<Link>> link_enabling(const Attaching &all, uint32_t enabling, std::vector<Fd> &events)
{
	const auto &event = std::get<attach::PerfEvent>(all.probes[enabling].attachment);
	std::vector<Link> links;

	if (Status status = check_rate(event); !status)
		return status.error();
	for (const Ring &ring : all.session.rings) {
		const Link::OnCpu place = {ring.cpu(), all.program(enabling), all.cookie(enabling)};
		Result<Fd> opened = open_event(event, place.cpu);

		if (!opened)
			return opened.error();
		Result<Fd> link = link_perf_event(place.program, *opened, place.cookie);
		if (!link)
			return link.error();
		links.push_back({.enablings = {enabling}, .fd = std::move(*link), .place = place});
		events.push_back(std::move(*opened));
		if (event.on_one_cpu)
			break;
	}
	return links;
}

Result<std::vector<Link>> make_links(const Attaching &all, std::span<const uint32_t> enablings)
{
	std::vector<Link> links;
	std::vector<Fd> events;

	for (const uint32_t i : enablings) {
		Result<std::vector<Link>> made = link_enabling(all, i, events);

		if (!made)
			return cannot_enable(all.probes[i], made.error());
		all.progress.add();
		for (Link &link : *made)
			links.push_back(std::move(link));
	}
	for (size_t i = 0; i < events.size(); i++) {
		if (Status status = start_event(events[i]); !status)
			return cannot_enable(all.probes[links[i].enablings[0]], status.error());
	}
	return links;
}

Result<Fd> link_on_cpu(const Probe &probe, const Link::OnCpu &place, unsigned cpu)
{
	const auto &event = std::get<attach::PerfEvent>(probe.attachment);

	if (event.on_one_cpu)
		return Fd();
	const Result<Fd> opened = open_event(event, cpu);
	if (!opened)
		return opened.error();
	Result<Fd> link = link_perf_event(place.program, *opened, place.cookie);
	if (Status status = link ? start_event(*opened) : link.error(); !status)
		return status.error();
	return link;
}

constexpr LinkKind kKind = {.make = make_links, .on_cpu = link_on_cpu};

} // namespace

Result<Fd> link_perf_event(int program, const Fd &event, uint64_t cookie)
{
	auto opts = os::bpf_opts<bpf_link_create_opts>();

	opts.perf_event.bpf_cookie = cookie;
	Fd link(bpf_link_create(program, event.get(), BPF_PERF_EVENT, &opts));
	if (!link)
		return Error{"cannot attach to its perf event", errno};
	return link;
}

const LinkKind *link_kind(const attach::PerfEvent &)
{
	return &kKind;
}

} // namespace dt::run
