// SPDX-License-Identifier: GPL-2.0
/*
 * Handles CPUs that go offline and come online while probes are attached that
 * fire on each CPU.
 *
 * A perf event belongs to a CPU. When the CPU goes offline, the kernel removes the
 * event for good, so a CPU that comes back needs a new one. The tool compares the
 * list of CPUs with the list at the last look. A socket for the kernel's uevents
 * would not miss a CPU that goes and comes between two looks, but it would wake the
 * tool for all other devices. A CPU that came online after the start has no ring.
 * Its firings still count in aggregations and variables; their records are reported
 * as drops.
 *
 * A link cannot be made if the CPU has gone again or its counters are in use. Then the
 * tool tries again at each look.
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
