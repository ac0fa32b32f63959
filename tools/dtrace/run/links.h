/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Links keep probes attached. Each kind of attachment has a LinkKind.
 *
 * A new kind needs a row at the end and a file link_*.cc that makes its links. If one
 * link can serve many probes, the function in that file groups them; no other code knows
 * about it.
 */
#ifndef DTRACE_RUN_LINKS_H
#define DTRACE_RUN_LINKS_H

#include <linux/bpf.h>

#include <optional>
#include <span>

#include "base/progress.h"
#include "os/kallsyms.h"
#include "run/session.h"

namespace dt::run {

/* The inputs for making links. Enablings are given by their index in Unit::enablings. */
struct Attaching {
	const Programs &programs; /* of @unit */
	const Session &session;
	const link::Image &image;
	const gen::Unit &unit;
	const std::vector<Probe> &probes;  /* by enabling */
	std::vector<std::string> &refused; /* Programs' */
	const Attacher &by;
	Progress &progress; /* counts the enablings that are dealt with */

	/* The program that the event runs: a trampoline, or the clause program. */
	int program(uint32_t enabling) const;
	/* The number of an enabling with its flags, in the form that clause programs expect. */
	uint32_t ecb(uint32_t enabling) const;
	/* The same with the number of the probe, in the form that trampolines expect. */
	uint64_t cookie(uint32_t enabling) const;
};

struct LinkKind {
	/* Makes links for all of @enablings, which are of this kind, and shares links between them where possible. */
	Result<std::vector<Link>> (*make)(const Attaching &all, std::span<const uint32_t> enablings);
	/* Does the kernel report how many firings a link skipped? */
	bool reports_misses = false;
	/* What -v calls the links, if the number of their type differs between kernels; else the type tells. */
	const char *name = nullptr;
	/* A link like that of @place, on CPU @cpu; nullptr, or nothing: there is none. */
	Result<Fd> (*on_cpu)(const Probe &probe, const Link::OnCpu &place, unsigned cpu) = nullptr;
	/* The enablings of @link whose probe, one of @probes, is gone; nullptr: a probe cannot go before the link. */
	std::vector<uint32_t> (*gone)(const Link &link, std::span<const Probe> probes) = nullptr;
};

/* The kernel's description of a link; none if it gives none. */
std::optional<bpf_link_info> info_of(const Link &link);
/* The firings that it skipped, or that all links and trampolines of a unit did (misses.cc). */
Misses misses_of(const Link &link);
Misses misses_of(const Programs &unit);

/* "cannot enable sdt:sched::sched_switch: " and why. */
Error cannot_enable(const Probe &probe, const Error &why);

/* link_perf_events.cc: @event runs @program with @cookie. */
Result<Fd> link_perf_event(int program, const Fd &event, uint64_t cookie);

/*
 * link_functions.cc: links on the functions of @enablings. Some of these may be system calls that are attached to the
 * functions that implement them.
 */
Result<std::vector<Link>> link_functions(const Attaching &all, std::span<const uint32_t> enablings);

/*
 * link_sites.cc: the cookies of the elements that distinguish firings in @ranges. One covers 64 KiB, the most that a
 * cookie can express.
 */
std::vector<uint64_t> site_cookies(const std::vector<os::AddressRange> &ranges);

/* A row for each kind of attachment. nullptr: there is nothing to attach to. */
inline const LinkKind *link_kind(const attach::Internal &)
{
	return nullptr;
}
inline const LinkKind *link_kind(const attach::Fault &)
{
	return nullptr;
}
const LinkKind *link_kind(const attach::Function &);	 /* link_functions.cc */
const LinkKind *link_kind(const attach::Site &);	 /* link_sites.cc */
const LinkKind *link_kind(const attach::Tracepoint &);	 /* link_tracepoints.cc */
const LinkKind *link_kind(const attach::PerfEvent &);	 /* link_perf_events.cc */
const LinkKind *link_kind(const attach::SystemCall &);	 /* link_calls.cc */
const LinkKind *link_kind(const attach::UserFunction &); /* link_uprobes.cc */
const LinkKind *link_kind(const attach::UserSites &);	 /* there, too */
const LinkKind *link_kind(const attach::Kprobe &);	 /* link_kprobes.cc */

} // namespace dt::run

#endif
