// SPDX-License-Identifier: GPL-2.0
/*
 * Static probes: a link for each enabling, from the probe straight to the
 * clause program.
 *
 * The kernel switches all sites of a probe together. If several functions have
 * some, each is a probe of its own to users, and each has a link; its cookie
 * says where the function is, and the program passes over firings of the
 * others (gen/gen_site.cc). Two functions of one name have two links.
 */
#include "run/links.h"

#include <algorithm>
#include <cerrno>

#include "run/bpf_opts.h"

namespace dt::run {

namespace {

/*
 * The last function of the kernel or a module seems to reach up to whatever comes next. If that is near, there are a few
 * links too many, and each firing is looked at by all.
 */
constexpr uint64_t kMostOfAFunction = 1 << 20;

/* What the kernel's answer means to a user. */
Error refusal(const Probe &probe, int code)
{
	switch (code) {
	case ENOENT: return cannot_enable(probe, {"it is gone, with the module that had it"});
	case ENOTUNIQ:
		return cannot_enable(probe, {"two files of the kernel have it with different types of arguments"});
	case EINVAL: return cannot_enable(probe, {"this kernel cannot attach to static probes", code});
	}
	return {"cannot enable " + probe.full_name(), code};
}

Result<Fd> link_site(const Attaching &all, uint32_t enabling, uint64_t cookie)
{
	const Probe &probe = all.probes[enabling];
	const auto &site = std::get<attach::Site>(probe.attachment);
	const std::string provider(site.provider), name(site.name);
	auto opts = bpf_opts<bpf_link_create_opts>();

	opts.sdt.provider = provider.c_str();
	opts.sdt.name = name.c_str();
	opts.sdt.cookie = cookie;
	opts.sdt.ecb_id = all.ecb(enabling);
	opts.sdt.probe_id = probe.id;
	Fd fd(bpf_link_create(all.program(enabling), 0, BPF_TRACE_SDT, &opts));
	if (!fd)
		return refusal(probe, errno);
	return fd;
}

/* Where the functions are whose sites must be told from those of others; as @enablings. */
Result<std::vector<std::vector<Range>>> find_functions(const Attaching &all, std::span<const uint32_t> enablings)
{
	std::vector<std::vector<Range>> ranges(enablings.size());
	std::vector<std::string> wanted;
	std::vector<size_t> whose;

	for (size_t i = 0; i < enablings.size(); i++) {
		const Probe &probe = all.probes[enablings[i]];

		if (!std::get<attach::Site>(probe.attachment).is_shared)
			continue;
		wanted.push_back(std::string(probe.module) + '`' + std::string(probe.function));
		whose.push_back(i);
	}
	if (wanted.empty())
		return ranges;
	const Result<std::string> kallsyms = read_file("/proc/kallsyms");
	if (!kallsyms)
		return kallsyms.error();
	std::vector<std::vector<Range>> found = function_ranges(*kallsyms, wanted);
	for (size_t i = 0; i < found.size(); i++) {
		if (found[i].empty() || found[i][0].start == 0)
			return cannot_enable(all.probes[enablings[whose[i]]],
					     {"the kernel does not say where the function is"});
		ranges[whose[i]] = std::move(found[i]);
	}
	return ranges;
}

Result<std::vector<Link>> make_links(const Attaching &all, std::span<const uint32_t> enablings)
{
	const Result<std::vector<std::vector<Range>>> functions = find_functions(all, enablings);
	std::vector<Link> links;

	if (!functions)
		return functions.error();

	for (size_t i = 0; i < enablings.size(); i++) {
		std::vector<uint64_t> cookies = site_cookies((*functions)[i]);

		if (cookies.empty())
			cookies.push_back(0);
		for (const uint64_t cookie : cookies) {
			Result<Fd> fd = link_site(all, enablings[i], cookie);

			if (!fd)
				return fd.error();
			links.push_back({{enablings[i]}, std::move(*fd)});
		}
	}
	return links;
}

/* One link, or one for each part of its function. */
constexpr LinkKind kKind = {
	.make = make_links,
	.descriptors = 2,
	.is_gone = [](const bpf_link_info &info) { return info.sdt.sites == 0; },
};

} // namespace

std::vector<uint64_t> site_cookies(const std::vector<Range> &ranges)
{
	std::vector<uint64_t> cookies;

	for (const Range &range : ranges) {
		const uint64_t bytes = range.end - range.start;
		const uint64_t end = range.start + (bytes > kMostOfAFunction ? gen::kSiteMost : bytes);

		for (uint64_t at = range.start; at < end; at += gen::kSiteMost)
			cookies.push_back(gen::site_cookie(at, std::min(gen::kSiteMost, end - at)));
	}
	return cookies;
}

const LinkKind *link_kind(const attach::Site &)
{
	return &kKind;
}

} // namespace dt::run
