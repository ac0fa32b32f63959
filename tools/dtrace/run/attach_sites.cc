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
#include "run/sites.h"

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
Error cannot_enable(const Probe &probe, int code)
{
	const std::string text = "cannot enable " + probe.full_name();

	switch (code) {
	case ENOENT: return Error{text + ": it is gone, with the module that had it"};
	case ENOTUNIQ: return Error{text + ": two files of the kernel have it with different types of arguments"};
	case EINVAL: return Error{text + ": this kernel cannot attach to static probes", code};
	}
	return Error{text, code};
}

Result<Fd> link_site(int program, const Probe &probe, uint32_t ecb, uint64_t cookie)
{
	const std::string provider(probe.site->provider), name(probe.name);
	auto opts = bpf_opts<bpf_link_create_opts>();

	opts.sdt.provider = provider.c_str();
	opts.sdt.name = name.c_str();
	opts.sdt.cookie = cookie;
	opts.sdt.ecb_id = ecb;
	opts.sdt.probe_id = probe.id;
	Fd fd(bpf_link_create(program, 0, BPF_TRACE_SDT, &opts));
	if (!fd)
		return cannot_enable(probe, errno);
	return fd;
}

/* Where the functions are whose sites must be told from those of others; by enabling. */
Result<std::vector<std::vector<Range>>> find_functions(const std::vector<Probe> &probes)
{
	std::vector<std::vector<Range>> ranges(probes.size());
	std::vector<std::string> wanted;
	std::vector<size_t> whose;

	for (size_t i = 0; i < probes.size(); i++) {
		if (!probes[i].site || !probes[i].site->is_shared)
			continue;
		wanted.push_back(std::string(probes[i].module) + '`' + std::string(probes[i].function));
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
			return Error{"cannot enable " + probes[whose[i]].full_name() +
				     ": the kernel does not say where the function is"};
		ranges[whose[i]] = std::move(found[i]);
	}
	return ranges;
}

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

Status attach_sites(Session &session, const gen::Unit &unit, const std::vector<Probe> &probes)
{
	const Result<std::vector<std::vector<Range>>> functions = find_functions(probes);
	if (!functions)
		return functions.error();

	for (size_t i = 0; i < probes.size(); i++) {
		if (probes[i].attach != AttachKind::Site)
			continue;
		std::vector<uint64_t> cookies = site_cookies((*functions)[i]);
		if (cookies.empty())
			cookies.push_back(0);
		for (uint64_t cookie : cookies) {
			Result<Fd> fd = link_site(session.programs[unit.enablings[i].program].get(), probes[i],
						  static_cast<uint32_t>(i + 1), cookie);

			if (!fd)
				return fd.error();
			session.sites.push_back({probes[i].full_name(), std::move(*fd)});
		}
	}
	return {};
}

std::vector<std::string> gone(const Session &session)
{
	std::vector<std::string> names;

	for (const SiteLink &site : session.sites) {
		bpf_link_info info = {};
		uint32_t size = sizeof(info);

		if (bpf_obj_get_info_by_fd(site.fd.get(), &info, &size) == 0 && info.sdt.sites == 0 &&
		    (names.empty() || names.back() != site.probe))
			names.push_back(site.probe);
	}
	return names;
}

} // namespace dt::run
