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
 *
 * A link that cannot be made, as the CPU has gone again or its counters are in use, is
 * tried again at each look.
 */
#include "run/links.h"

#include <algorithm>
#include <map>
#include <set>

namespace dt::run {

namespace {

/* The links of one enabling: how they are made, and on which CPUs they are. */
struct Followed {
	std::vector<uint32_t> enablings;
	const LinkKind *kind = nullptr;
	Link::Place like = {};
	std::set<unsigned> cpus;
};

bool is_followed(const Link &link)
{
	return link.place && link.kind->on_cpu;
}

/* By their first enabling, which is in no other. */
std::map<uint32_t, Followed> followed(const std::vector<Link> &links)
{
	std::map<uint32_t, Followed> list;

	for (const Link &link : links) {
		if (!is_followed(link))
			continue;
		Followed &of = list[link.enablings.front()];

		of.enablings = link.enablings;
		of.kind = link.kind;
		of.like = *link.place;
		of.cpus.insert(link.place->cpu);
	}
	return list;
}

} // namespace

void follow_cpus(Session &session, const std::vector<Probe> &probes)
{
	if (std::ranges::none_of(session.links, is_followed))
		return;
	const Result<std::string> text = read_file("/sys/devices/system/cpu/online");
	if (!text)
		return;
	const std::vector<unsigned> online = parse_cpu_list(*text);
	if (online.empty() || (online == session.online && !session.lacks_links))
		return;

	const std::map<uint32_t, Followed> all = followed(session.links);
	session.lacks_links = false;
	for (const unsigned cpu : online) {
		for (const auto &[enabling, of] : all) {
			if (of.cpus.contains(cpu))
				continue;
			Result<Fd> fd = of.kind->on_cpu(probes[enabling], of.like, cpu);

			session.lacks_links |= !fd;
			if (!fd || !*fd)
				continue;
			session.links.push_back({.enablings = of.enablings,
						 .fd = std::move(*fd),
						 .kind = of.kind,
						 .place = Link::Place{cpu, of.like.program, of.like.cookie}});
		}
	}
	std::erase_if(session.links, [&](const Link &link) {
		return link.place && std::ranges::find(online, link.place->cpu) == online.end();
	});
	session.online = online;
}

} // namespace dt::run
