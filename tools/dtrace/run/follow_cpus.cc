// SPDX-License-Identifier: GPL-2.0
/*
 * CPUs that come and go while probes are attached that fire on each of them.
 *
 * A perf event belongs to a CPU. When that goes offline the kernel takes the event
 * from it for good, so who comes back needs a new one. We compare the list of
 * CPUs with what it was; a socket for the kernel's uevents would not miss a CPU
 * that went and came between two looks, but would wake us for all other devices.
 * A CPU that comes later has no ring: what its firings count is in aggregations and
 * variables, and what they would record is reported as drops.
 */
#include "run/links.h"

#include <algorithm>

namespace dt::run {

namespace {

bool is_in(const std::vector<unsigned> &cpus, unsigned cpu)
{
	return std::ranges::find(cpus, cpu) != cpus.end();
}

/* One link of each enabling that CPUs have links of. */
std::vector<Link> examples(const std::vector<Link> &links)
{
	std::vector<Link> list;

	for (const Link &link : links) {
		if (link.place && link.kind->on_cpu &&
		    std::ranges::find(list, link.enablings, &Link::enablings) == list.end())
			list.push_back(
				{.enablings = link.enablings, .fd = Fd(), .kind = link.kind, .place = link.place});
	}
	return list;
}

} // namespace

void follow_cpus(Session &session, const std::vector<Probe> &probes)
{
	if (std::ranges::none_of(session.links, [](const Link &link) { return link.place && link.kind->on_cpu; }))
		return;
	const Result<std::string> text = read_file("/sys/devices/system/cpu/online");
	if (!text)
		return;
	const std::vector<unsigned> online = parse_cpu_list(*text);
	if (online.empty() || online == session.online)
		return;

	const std::vector<Link> wanted = examples(session.links);
	if (session.online.empty())
		for (const Ring &ring : session.rings)
			session.online.push_back(ring.cpu());
	for (const unsigned cpu : online) {
		if (is_in(session.online, cpu))
			continue;
		for (const Link &like : wanted) {
			/* It may have gone again. */
			Result<Fd> fd = like.kind->on_cpu(probes[like.enablings[0]], *like.place, cpu);

			if (!fd || !*fd)
				continue;
			session.links.push_back({.enablings = like.enablings,
						 .fd = std::move(*fd),
						 .kind = like.kind,
						 .place = Link::Place{cpu, like.place->program, like.place->cookie}});
		}
	}
	std::erase_if(session.links, [&](const Link &link) { return link.place && !is_in(online, link.place->cpu); });
	session.online = online;
}

} // namespace dt::run
