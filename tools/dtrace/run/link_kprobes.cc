// SPDX-License-Identifier: GPL-2.0
/*
 * Kprobes: a perf event and a link for each enabling.
 *
 * The kernel makes the kprobe when the event is opened, and removes it when the
 * event is closed. Nothing is written to tracefs, so a killed tool leaves no
 * kprobe behind. One event serves all CPUs, because programs belong to the
 * kprobe, not to the event. The event is opened disabled and never counts. The
 * link holds the event.
 *
 * The function is named by its address: the kernel takes no name that several
 * functions have.
 *
 * Closing is slow. For each event the kernel waits, under a lock, until nobody
 * uses the event or the kprobe any more. Closing in several threads would save
 * a third of that.
 */
#include "run/links.h"

#include <sched.h>
#include <unistd.h>

#include <cerrno>

#include "base/perf_event.h"
#include "run/functions.h"

namespace dt::run {

namespace {

constexpr uint64_t kIsReturn = 1; /* perf_event_attr::config; /sys/bus/event_source/devices/kprobe/format/retprobe */

/* What the kernel's answer means to a user. */
Error refusal(const Probe &probe, int code)
{
	switch (code) {
	case EINVAL:
		return cannot_enable(probe,
				     {"ftrace does not reach it, and the kernel was built without "
				      "CONFIG_KPROBE_EVENTS_ON_NOTRACE; or the kernel allows no kprobe there, as "
				      "/sys/kernel/debug/kprobes/blacklist shows",
				      code});
	case EILSEQ: return cannot_enable(probe, {"no instruction begins there", code});
	case EPERM:
		return cannot_enable(probe, {"the kernel is locked down: /sys/kernel/security/lockdown must not be "
					     "[confidentiality]"});
	}
	return cannot_enable(probe, {"cannot make its kprobe", code});
}

Result<std::vector<Link>> make_links(const Attaching &all, std::span<const uint32_t> enablings)
{
	const Result<uint32_t> type = kprobe_events();
	std::vector<Link> links;

	if (!type)
		return cannot_enable(all.probes[enablings.front()],
				     {"the kernel has no kprobes (CONFIG_KPROBE_EVENTS): " + type.error().text()});
	for (const uint32_t i : enablings) {
		const auto &kprobe = std::get<attach::Kprobe>(all.probes[i].attachment);
		perf_event_attr attr = {};

		attr.type = *type;
		attr.size = sizeof(attr);
		attr.config = kprobe.is_return ? kIsReturn : 0;
		attr.kprobe_addr = kprobe.start;
		attr.disabled = 1;
		/* Any CPU that is online. */
		const Fd event = perf_event_open(attr, -1, sched_getcpu());
		if (!event)
			return refusal(all.probes[i], errno);
		Result<Fd> link = link_perf_event(all.program(i), event, all.cookie(i));
		if (!link)
			return cannot_enable(all.probes[i], link.error());
		links.push_back({.enablings = {i}, .fd = std::move(*link)});
	}
	return links;
}

/* Firings inside of another kprobe, and calls of which more were under way than the kernel follows to their returns. */
uint64_t missed(const Link &, const bpf_link_info &info)
{
	return info.type == BPF_LINK_TYPE_PERF_EVENT ? info.perf_event.kprobe.missed : 0;
}

/* The kernel disarms the kprobes of a module that is unloaded. It says so nowhere. */
std::vector<uint32_t> find_gone(const Link &link, std::span<const Probe> probes)
{
	const std::string_view module = probes[link.enablings[0]].module;

	if (module == "vmlinux" || access(("/sys/module/" + std::string(module)).c_str(), F_OK) == 0)
		return {};
	return link.enablings;
}

constexpr LinkKind kKind = {.make = make_links, .missed = missed, .gone = find_gone};

} // namespace

const LinkKind *link_kind(const attach::Kprobe &)
{
	return &kKind;
}

} // namespace dt::run
