// SPDX-License-Identifier: GPL-2.0
/*
 * Attaches probes as their providers describe, and fires the probes that have
 * no event.
 *
 * links.h makes the links of each kind of attachment. This file has what all
 * kinds share: it sorts the probes by kind and asks for their links.
 */
#include "run/links.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <iterator>

#include "base/diag.h"
#include "base/progress.h"
#include "os/bpf_opts.h"

namespace dt::run {

namespace {

/* Enablings of one kind. */
struct OfKind {
	const LinkKind *kind = nullptr;
	std::vector<uint32_t> enablings;
};

const LinkKind *kind_of(const Probe &probe)
{
	return std::visit([](const auto &how) { return link_kind(how); }, probe.attachment);
}

/* Those that have something to be attached to; kinds in the order of their first probe. */
std::vector<OfKind> by_kind(const std::vector<Probe> &probes)
{
	std::vector<OfKind> list;

	for (uint32_t i = 0; i < probes.size(); i++) {
		const LinkKind *kind = kind_of(probes[i]);

		if (!kind)
			continue;
		auto it = std::ranges::find(list, kind, &OfKind::kind);
		if (it == list.end())
			it = list.insert(it, {kind, {}});
		it->enablings.push_back(i);
	}
	return list;
}

/* A trampoline that was made without knowing where arguments are would say that all are 0. */
Status check_arguments(const Attaching &all, uint32_t enabling)
{
	const unsigned wanted = all.unit.programs[all.unit.enablings[enabling].program].nargs;

	if (wanted == 0)
		return {};
	const Status known = all.probes[enabling].argument_status(wanted);
	return known ? known : cannot_enable(all.probes[enabling], known.error());
}

std::atomic_ref<uint64_t> state_word(const Session &session)
{
	return std::atomic_ref<uint64_t>(*static_cast<uint64_t *>(session.state.data()));
}

uint64_t pack(gen::State state)
{
	return static_cast<uint64_t>(state.status) << 32 | state.activity;
}

gen::State unpack(uint64_t word)
{
	return {static_cast<uint32_t>(word), static_cast<uint32_t>(word >> 32)};
}

} // namespace

std::optional<bpf_link_info> info_of(const Link &link)
{
	bpf_link_info info = {};
	uint32_t size = sizeof(info);

	if (bpf_obj_get_info_by_fd(link.fd.get(), &info, &size) != 0)
		return {};
	return info;
}

int Attaching::program(uint32_t enabling) const
{
	const gen::Enabling &wanted = unit.enablings[enabling];

	return (wanted.trampoline == gen::kNoProgram ? programs.programs[wanted.program] :
						       programs.trampolines[wanted.trampoline])
		.get();
}

uint32_t Attaching::ecb(uint32_t enabling) const
{
	return unit.ecb(enabling) | unit.enablings[enabling].flags;
}

uint64_t Attaching::cookie(uint32_t enabling) const
{
	return gen::ecb_cookie(ecb(enabling), probes[enabling].id);
}

Error cannot_enable(const Probe &probe, const Error &why)
{
	return {"cannot enable " + probe.full_name() + ": " + why.tried, why.code};
}

Status attach(Programs &programs, const Session &session, const link::Image &image, const gen::Unit &unit,
	      const std::vector<Probe> &probes, const Attacher &by)
{
	const std::vector<OfKind> kinds = by_kind(probes);
	size_t count = 0;
	for (const OfKind &of : kinds)
		count += of.enablings.size();
	Progress progress("attaching " + count_of(count, "probe"));
	const Attaching all = {programs, session, image, unit, probes, programs.refused, by, progress};

	for (const OfKind &of : kinds) {
		for (const uint32_t enabling : of.enablings) {
			if (Status status = check_arguments(all, enabling); !status)
				return status;
		}
		Result<std::vector<Link>> links = of.kind->make(all, of.enablings);
		if (!links)
			return links.error();
		for (Link &link : *links) {
			link.kind = of.kind;
			programs.links.push_back(std::move(link));
		}
	}
	return {};
}

void take_over(Session &session, Programs more, const gen::Unit &unit)
{
	for (Link &link : more.links) {
		for (uint32_t &enabling : link.enablings)
			enabling = unit.ecb(enabling) - 1;
	}
	session.units.push_back(std::move(more));
}

namespace {

/* The process whose probes the attachment is in; 0: it is in the kernel. */
int process_of(const Attachment &attachment)
{
	if (const auto *function = std::get_if<attach::UserFunction>(&attachment))
		return function->pid;
	const auto *sites = std::get_if<attach::UserSites>(&attachment);
	return sites ? sites->pid : 0;
}

} // namespace

void end_processes(Session &session, const std::vector<Probe> &probes, std::span<const int> ended)
{
	if (ended.empty())
		return;
	for (Programs &unit : session.units) {
		std::erase_if(unit.links, [&](const Link &link) {
			/* All probes of such a link are of one process. */
			const int pid = process_of(probes[link.enablings.front()].attachment);
			const bool has_ended = std::ranges::find(ended, pid) != ended.end();

			if (has_ended)
				session.missed_before += misses_of(link);
			return has_ended;
		});
	}
	const auto first = session.units.begin();
	const auto unused =
		std::remove_if(first + (first != session.units.end()), session.units.end(), [&](const Programs &unit) {
			if (unit.links.empty())
				session.missed_before += misses_of(unit);
			return unit.links.empty();
		});
	session.units.erase(unused, session.units.end());
}

void detach(Session &session)
{
	size_t links = 0;
	for (const Programs &unit : session.units)
		links += unit.links.size();
	Progress progress("closing " + count_of(links, "link") + " to probes");

	for (Programs &unit : session.units)
		for (; !unit.links.empty(); progress.add())
			unit.links.pop_back();
}

std::vector<std::string> gone(const Session &session, const std::vector<Probe> &probes)
{
	std::vector<std::string> names;
	const auto add = [&](std::string name) {
		if (std::ranges::find(names, name) == names.end())
			names.push_back(std::move(name));
	};

	for (const Programs &unit : session.units)
		for (const Link &link : unit.links) {
			if (!link.kind->gone)
				continue;
			for (const uint32_t enabling : link.kind->gone(link, probes))
				add(probes[enabling].full_name());
		}
	return names;
}

Status fire(const Session &session, const gen::Unit &unit, const Probe &probe, uint32_t ecb)
{
	const gen::Enabling &enabling = unit.enablings[ecb - 1];
	std::vector<uint64_t> context = {gen::ecb_cookie(ecb, enabling.probe)};
	auto opts = os::bpf_opts<bpf_test_run_opts>();

	context.resize(1 + kMaxArgs);
	opts.ctx_in = context.data();
	opts.ctx_size_in = static_cast<uint32_t>(context.size() * sizeof(uint64_t));
	if (bpf_prog_test_run_opts(session.units.front().trampolines[enabling.trampoline].get(), &opts) != 0)
		return Error{"cannot fire " + probe.full_name(), errno};
	return {};
}

gen::State get_state(const Session &session)
{
	return unpack(state_word(session).load(std::memory_order_acquire));
}

void start_tracing(const Session &session)
{
	uint64_t expected = pack({static_cast<uint32_t>(gen::Activity::WarmUp), 0});

	state_word(session).compare_exchange_strong(expected, pack({static_cast<uint32_t>(gen::Activity::Active), 0}));
}

gen::State exchange_state(const Session &session, gen::State state)
{
	return unpack(state_word(session).exchange(pack(state)));
}

Result<std::vector<uint64_t>> counted(const Session &session, gen::Counter which)
{
	/* The kernel writes a value for each possible CPU, one after the other; their numbers may have gaps. */
	std::vector<uint64_t> values(session.possible.size()), by_cpu(session.cpus);
	const auto key = static_cast<uint32_t>(which);

	if (bpf_map_lookup_elem(session.drops.get(), &key, values.data()) != 0)
		return Error{"cannot read the counts of drops", errno};
	for (size_t i = 0; i < values.size(); i++)
		by_cpu[session.possible[i]] = values[i];
	return by_cpu;
}

} // namespace dt::run
