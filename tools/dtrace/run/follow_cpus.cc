// SPDX-License-Identifier: GPL-2.0
/*
 * Handles CPUs that go offline and come online while probes are attached.
 *
 * A perf event belongs to a CPU. When the CPU goes offline, the kernel removes the
 * event for good. So a CPU that comes back needs a new ring, and a new event for
 * each probe that fires on each CPU. The tool compares the list of CPUs with the
 * list at the last look. The clock of a ring's event stands still after its CPU has
 * been offline, so the tool also notices a CPU that went and came between two looks,
 * as when the machine was suspended. A socket for the kernel's uevents would wake the
 * tool for all other devices, too.
 *
 * Until the look, a CPU that came online has no ring. Its firings count in
 * aggregations and variables; their records are reported as drops.
 *
 * A ring or link cannot be made if the CPU has gone again, or if memory or counters
 * are in use. Then the tool tries again at each look.
 */
#include "run/links.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/diag.h"

namespace dt::run {

namespace {

/* The index of the ring of @cpu in Session::rings: its old one, or one more. */
Result<size_t> make_ring(Session &session, unsigned cpu)
{
	const auto old = std::ranges::find(session.rings, cpu, &Ring::cpu);
	const auto index = static_cast<size_t>(old - session.rings.begin());

	if (old != session.rings.end()) {
		if (Status status = old->reopen(); !status)
			return status.error();
	} else {
		Result<Ring> ring = Ring::open(cpu, session.bufsize);

		if (!ring)
			return ring.error();
		session.rings.push_back(std::move(*ring));
	}
	return index;
}

/* The links of one enabling: how they are made, and on which CPUs they still work. */
struct Followed {
	std::vector<uint32_t> enablings;
	const LinkKind *kind = nullptr;
	Link::OnCpu like = {};
	std::set<unsigned> cpus;
};

/* By their first enabling, which is in no other. */
std::map<uint32_t, Followed> followed(const std::vector<Link> &links, const CpuList &stayed)
{
	std::map<uint32_t, Followed> list;

	for (const Link &link : links) {
		if (!link.place || !link.kind->on_cpu)
			continue;
		Followed &of = list[link.enablings.front()];

		of.enablings = link.enablings;
		of.kind = link.kind;
		of.like = *link.place;
		if (contains(stayed, link.place->cpu))
			of.cpus.insert(link.place->cpu);
	}
	return list;
}

/* Have all CPUs their links now? */
bool make_links(std::vector<Link> &links, const std::vector<Probe> &probes, const CpuLook &cpus)
{
	const std::map<uint32_t, Followed> all = followed(links, cpus.stayed);

	std::erase_if(links, [&](const Link &link) { return link.place && !contains(cpus.stayed, link.place->cpu); });
	bool is_complete = true;
	for (const unsigned cpu : cpus.online) {
		for (const auto &[enabling, of] : all) {
			if (of.cpus.contains(cpu))
				continue;
			Result<Fd> fd = of.kind->on_cpu(probes[enabling], of.like, cpu);

			is_complete = is_complete && fd;
			if (!fd || !*fd)
				continue;
			links.push_back({.enablings = of.enablings,
					 .fd = std::move(*fd),
					 .kind = of.kind,
					 .place = Link::OnCpu{cpu, of.like.program, of.like.cookie}});
		}
	}
	return is_complete;
}

} // namespace

std::optional<CpuLook> changed_cpus(Session &session, bool again)
{
	Result<CpuList> online = online_cpus();
	CpuList stayed = session.online;

	if (!online)
		return {};
	for (Ring &ring : session.rings) {
		/* The ring that could not be made anew stays dead. */
		if (ring.has_died() && !contains(session.ringless, ring.cpu()))
			std::erase(stayed, ring.cpu());
	}
	std::erase_if(stayed, [&](unsigned cpu) { return !contains(*online, cpu); });
	if (!again && !session.lacks_links && session.ringless.empty() && stayed == session.online && stayed == *online)
		return {};
	return CpuLook{.online = std::move(*online), .stayed = std::move(stayed)};
}

std::vector<size_t> follow_cpus(Session &session, const std::vector<Probe> &probes, const CpuLook &cpus,
				std::string &problem)
{
	CpuList ringless;
	std::vector<size_t> rings;

	for (const unsigned cpu : cpus.online) {
		if (contains(cpus.stayed, cpu) && !contains(session.ringless, cpu))
			continue;
		const Result<size_t> ring = make_ring(session, cpu);
		const Status status = ring ? session.rings[*ring].put_into(session.ring_map) : ring.error();

		if (ring)
			rings.push_back(*ring);
		if (!status) {
			problem = status.error().text();
			ringless.push_back(cpu);
		}
	}
	session.lacks_links = false;
	for (Programs &unit : session.units)
		session.lacks_links |= !make_links(unit.links, probes, cpus);
	session.online = cpus.online;
	session.ringless = std::move(ringless);
	return rings;
}

} // namespace dt::run
