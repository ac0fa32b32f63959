// SPDX-License-Identifier: GPL-2.0
/*
 * Kprobes: all functions with the same program are one link, which makes a
 * kprobe for each. The cookie of each kprobe holds the numbers of its enabling.
 *
 * The kernel makes and disarms the kprobes one by one. But it waits only once
 * until nobody uses any of them. Nothing is written to tracefs, so a killed tool
 * leaves no kprobe behind.
 *
 * Functions are named by their addresses: the kernel finds only names of
 * functions that ftrace reaches.
 */
#include "run/links.h"

#include <unistd.h>

#include <cerrno>
#include <map>
#include <utility>

#include "os/bpf_opts.h"

namespace dt::run {

namespace {

/* The functions of one link. */
struct KprobeTargets {
	int program = -1;
	bool is_return = false;
	std::vector<uint32_t> enablings;
	std::vector<unsigned long> addresses;
	std::vector<__u64> cookies;
};

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
	case EOPNOTSUPP: return cannot_enable(probe, {"the kernel was built without CONFIG_KPROBE_EVENTS", code});
	case EPERM:
		return cannot_enable(probe, {"the kernel is locked down: /sys/kernel/security/lockdown must not be "
					     "[confidentiality]"});
	}
	return cannot_enable(probe, {"cannot make its kprobe", code});
}

std::vector<KprobeTargets> targets_of(const Attaching &all, std::span<const uint32_t> enablings)
{
	std::map<std::pair<int, bool>, KprobeTargets> by_link;
	std::vector<KprobeTargets> list;

	for (const uint32_t i : enablings) {
		const auto &kprobe = std::get<attach::Kprobe>(all.probes[i].attachment);
		const int program = all.program(i);
		KprobeTargets &targets = by_link[{program, kprobe.is_return}];

		targets.program = program;
		targets.is_return = kprobe.is_return;
		targets.enablings.push_back(i);
		targets.addresses.push_back(kprobe.start);
		targets.cookies.push_back(all.cookie(i));
	}
	for (auto &[key, targets] : by_link)
		list.push_back(std::move(targets));
	return list;
}

/* A link of the @count functions from number @first on. */
Fd link_some(const KprobeTargets &targets, size_t first, size_t count)
{
	auto opts = os::bpf_opts<bpf_link_create_opts>();

	opts.kprobe_multi.addrs = targets.addresses.data() + first;
	opts.kprobe_multi.cookies = targets.cookies.data() + first;
	opts.kprobe_multi.cnt = static_cast<uint32_t>(count);
	opts.kprobe_multi.flags = BPF_F_KPROBE_MULTI_KPROBES |
				  (targets.is_return ? unsigned{BPF_F_KPROBE_MULTI_RETURN} : 0);
	return Fd(bpf_link_create(targets.program, 0, BPF_TRACE_KPROBE_MULTI, &opts));
}

/* Why there is no link of all: the kernel does not tell which function it refuses, so halves are tried. */
Error explain(const Attaching &all, const KprobeTargets &targets, int code)
{
	const size_t total = targets.addresses.size();
	size_t first = 0;

	for (size_t count = total; count > 1;) {
		const size_t half = count / 2;

		if (link_some(targets, first, half)) {
			first += half;
			count -= half;
		} else {
			count = half;
		}
	}
	if (link_some(targets, first, 1))
		return {format("cannot enable %zu functions at once", total), code};
	return refusal(all.probes[targets.enablings[first]], errno);
}

Result<std::vector<Link>> make_links(const Attaching &all, std::span<const uint32_t> enablings)
{
	std::vector<Link> links;

	for (KprobeTargets &targets : targets_of(all, enablings)) {
		Fd fd = link_some(targets, 0, targets.addresses.size());

		if (!fd)
			return explain(all, targets, errno);
		all.progress.add(targets.enablings.size());
		links.push_back({.enablings = std::move(targets.enablings), .fd = std::move(fd)});
	}
	return links;
}

/* The kernel disarms the kprobes of a module that is unloaded. It says so nowhere. */
std::vector<uint32_t> find_gone(const Link &link, std::span<const Probe> probes)
{
	std::map<std::string_view, bool> is_loaded = {{"vmlinux", true}};
	std::vector<uint32_t> gone;

	for (const uint32_t i : link.enablings) {
		const auto [module, is_new] = is_loaded.try_emplace(probes[i].module);

		if (is_new)
			module->second = access(("/sys/module/" + std::string(module->first)).c_str(), F_OK) == 0;
		if (!module->second)
			gone.push_back(i);
	}
	return gone;
}

constexpr LinkKind kKind = {.make = make_links, .reports_misses = true, .gone = find_gone};

} // namespace

const LinkKind *link_kind(const attach::Kprobe &)
{
	return &kKind;
}

} // namespace dt::run
