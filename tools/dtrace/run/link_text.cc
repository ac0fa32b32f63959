// SPDX-License-Identifier: GPL-2.0
/*
 * The text of -v about links: how many links of each kind exist, and what runs when
 * a probe fires.
 *
 * The kinds are those that the kernel reports for the links, not those that the
 * tool has asked for. So the text shows what is really attached.
 */
#include <algorithm>
#include <optional>
#include <tuple>

#include "base/diag.h"
#include "run/links.h"

namespace dt::run {

namespace {

struct KindName {
	uint32_t id; /* BPF_LINK_TYPE_* */
	const char *name;
};

constexpr KindName kKindNames[] = {
	{BPF_LINK_TYPE_KPROBE_MULTI, "kprobe_multi"},
	{BPF_LINK_TYPE_PERF_EVENT, "perf event"},
	{BPF_LINK_TYPE_RAW_TRACEPOINT, "raw tracepoint"},
	{BPF_LINK_TYPE_UPROBE_MULTI, "uprobe_multi"},
};

const char *kind_name(const Link &link)
{
	const std::optional<bpf_link_info> info = info_of(link);

	if (!info)
		return "unknown";
	if (link.kind->name)
		return link.kind->name;
	if (info->type == BPF_LINK_TYPE_KPROBE_MULTI && (info->kprobe_multi.flags & BPF_F_KPROBE_MULTI_KPROBES))
		return "kprobe";
	if (info->type == BPF_LINK_TYPE_TRACING)
		return info->tracing.attach_type == BPF_TRACE_FEXIT ? "fexit" : "fentry";
	const auto *row = std::ranges::find(kKindNames, info->type, &KindName::id);
	return row != std::end(kKindNames) ? row->name : "unknown";
}

/* Links that one line is about. */
struct LinkGroup {
	std::string_view provider;
	std::string kind;
	bool by_trampoline;
	size_t links = 0;
	std::vector<uint32_t> probes = {}; /* ids, some twice */
};

} // namespace

std::vector<std::string> links_text(const Session &session, const gen::Unit &unit, const std::vector<Probe> &probes)
{
	std::vector<LinkGroup> groups;
	std::vector<std::string> lines;

	for (const Link &link : session.units.front().links) {
		const uint32_t first = link.enablings.front();
		const LinkGroup wanted = {probes[first].provider, kind_name(link),
					  unit.enablings[first].trampoline != gen::kNoProgram};
		auto it = std::ranges::find_if(groups, [&](const LinkGroup &group) {
			return std::tie(group.provider, group.kind, group.by_trampoline) ==
			       std::tie(wanted.provider, wanted.kind, wanted.by_trampoline);
		});

		if (it == groups.end())
			it = groups.insert(it, wanted);
		it->links++;
		for (const uint32_t enabling : link.enablings)
			it->probes.push_back(probes[enabling].id);
	}
	for (LinkGroup &group : groups) {
		std::ranges::sort(group.probes);
		const auto end = std::unique(group.probes.begin(), group.probes.end());
		const auto count = static_cast<size_t>(end - group.probes.begin());

		lines.push_back(std::string(group.provider) + ": " + count_of(count, "probe") + " by " +
				count_of(group.links, group.kind + " link") +
				(group.by_trampoline ? ", through a trampoline" : ""));
	}
	return lines;
}

/* Patterns match functions that the kernel has no probes for. */
std::string refused_text(const Programs &programs)
{
	const size_t count = programs.refused.size();

	if (count == 0)
		return "";
	return "no probe is at " + programs.refused.front() +
	       (count > 1 ? " and " + std::to_string(count - 1) + " others" : "") +
	       ": the kernel cannot execute the instruction out of line";
}

} // namespace dt::run
