// SPDX-License-Identifier: GPL-2.0
/*
 * Static probes: one link for each clause program, which runs it directly on
 * all its probes.
 *
 * The kernel switches the sites of all probes of a link together. If several
 * functions have sites of one probe, users see a probe for each function. Each
 * is an element of a link, and the second one needs a second link, because a
 * link names a probe once. The cookie of the element says where the function is,
 * and the program skips firings of the other functions (gen/gen_site.cc). Two
 * functions of one name are two elements.
 */
#include "run/links.h"

#include <algorithm>
#include <cerrno>
#include <map>
#include <optional>
#include <utility>

#include "os/bpf_opts.h"
#include "os/kernel_functions.h"

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
	case E2BIG: return cannot_enable(probe, {"64 programs are attached to it, and the kernel allows no more"});
	}
	return {"cannot enable " + probe.full_name(), code};
}

/* What one link attaches a clause program to; element by element. */
struct Elements {
	uint32_t attach_type;
	std::vector<uint32_t> enablings = {};
	std::vector<std::string> names = {};	   /* "provider:name" */
	std::vector<__u64> cookies = {}, ids = {}; /* as the kernel takes them */
};

/*
 * The number of BPF_TRACE_SDT_MULTI, which differs between kernels. If BTF does not have it, the number in the headers is
 * tried.
 */
uint32_t find_attach_type(KernelTypes *kernel)
{
	const std::optional<EnumConstant> found = kernel ? kernel->enumerator("BPF_TRACE_SDT_MULTI") : std::nullopt;

	return found ? static_cast<uint32_t>(found->value) : uint32_t{BPF_TRACE_SDT_MULTI};
}

/* A link for elements [@from, @from + @count). */
Fd link_elements(const Attaching &all, const Elements &elements, size_t from, size_t count)
{
	std::vector<__u64> names; /* addresses, as wide as the kernel reads them */
	bpf_attr attr = {};

	for (size_t i = from; i < from + count; i++)
		names.push_back(reinterpret_cast<uintptr_t>(elements.names[i].c_str()));
	/* The libbpf of a distribution does not know such links. */
	attr.link_create.prog_fd = static_cast<uint32_t>(all.program(elements.enablings[from]));
	attr.link_create.attach_type = elements.attach_type;
	attr.link_create.sdt_multi.names = reinterpret_cast<uintptr_t>(names.data());
	attr.link_create.sdt_multi.cookies = reinterpret_cast<uintptr_t>(&elements.cookies[from]);
	attr.link_create.sdt_multi.ids = reinterpret_cast<uintptr_t>(&elements.ids[from]);
	attr.link_create.sdt_multi.cnt = static_cast<uint32_t>(count);
	return os::create_link(attr);
}

/*
 * The kernel attaches all or none and does not say which it refused: the first ones are tried one by one, and let go. If
 * it accepts each of these, none of them is to blame.
 */
Error refused(const Attaching &all, const Elements &elements, int code)
{
	constexpr size_t kMostTried = 1000;

	if (elements.names.size() == 1)
		return refusal(all.probes[elements.enablings[0]], code);
	for (size_t i = 0; i < std::min(elements.names.size(), kMostTried); i++) {
		if (!link_elements(all, elements, i, 1))
			return refusal(all.probes[elements.enablings[i]], errno);
	}
	return {"cannot enable " + std::to_string(elements.names.size()) + " static probes by one link", code};
}

Result<Link> link_program(const Attaching &all, const Elements &elements)
{
	Fd fd = link_elements(all, elements, 0, elements.names.size());

	if (!fd)
		return refused(all, elements, errno);
	return Link{elements.enablings, std::move(fd)};
}

/* As os::function_ranges(). A few are asked for one by one, as the list of all symbols is long. */
Result<std::vector<std::vector<os::AddressRange>>> locate(const std::vector<std::string> &wanted)
{
	constexpr size_t few = 50;
	os::KernelFunctions functions(wanted.size() <= few);
	std::vector<std::vector<os::AddressRange>> found;

	for (const std::string &symbol : wanted) {
		const size_t tick = symbol.find('`');
		std::optional<std::vector<os::AddressRange>> ranges =
			functions.ranges(symbol.substr(0, tick), symbol.substr(tick + 1));

		if (!ranges || ranges->empty())
			break;
		found.push_back(std::move(*ranges));
	}
	if (found.size() == wanted.size())
		return found;
	const Result<std::string> kallsyms = read_file("/proc/kallsyms");
	if (!kallsyms)
		return kallsyms.error();
	return os::function_ranges(*kallsyms, wanted);
}

/* Where the functions are whose sites must be told from those of others; as @enablings. */
Result<std::vector<std::vector<os::AddressRange>>> find_functions(const Attaching &all,
								  std::span<const uint32_t> enablings)
{
	std::vector<std::vector<os::AddressRange>> ranges(enablings.size());
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
	Result<std::vector<std::vector<os::AddressRange>>> located = locate(wanted);
	if (!located)
		return located.error();
	std::vector<std::vector<os::AddressRange>> &found = *located;
	for (size_t i = 0; i < found.size(); i++) {
		if (found[i].empty())
			return cannot_enable(all.probes[enablings[whose[i]]],
					     {"the kernel has no such function any more"});
		if (found[i][0].start == 0)
			return cannot_enable(all.probes[enablings[whose[i]]],
					     {"the kernel does not say where the function is: set "
					      "/proc/sys/kernel/kptr_restrict to 1, or less, and have CAP_SYSLOG"});
		ranges[whose[i]] = std::move(found[i]);
	}
	return ranges;
}

/* By link, in the order of their first enablings. */
Result<std::vector<Elements>> gather(const Attaching &all, std::span<const uint32_t> enablings)
{
	const Result<std::vector<std::vector<os::AddressRange>>> functions = find_functions(all, enablings);
	std::vector<Elements> list;
	std::map<std::pair<uint32_t, unsigned>, size_t> place;	   /* in list, by program and link of it */
	std::map<std::pair<uint32_t, std::string>, unsigned> seen; /* links that name the probe */

	if (!functions)
		return functions.error();
	const uint32_t attach_type = find_attach_type(all.by.kernel);
	for (size_t i = 0; i < enablings.size(); i++) {
		const uint32_t program = all.unit.enablings[enablings[i]].program;
		const Probe &probe = all.probes[enablings[i]];
		const auto &site = std::get<attach::Site>(probe.attachment);
		std::vector<uint64_t> cookies = site_cookies((*functions)[i]);
		const std::string name = std::string(site.provider) + ':' + std::string(site.name);

		if (cookies.empty())
			cookies.push_back(0);
		for (const uint64_t cookie : cookies) {
			const unsigned before = seen[{program, name}]++;
			const auto [it, is_new] = place.emplace(std::pair(program, before), list.size());

			if (is_new)
				list.push_back({.attach_type = attach_type});
			Elements &elements = list[it->second];
			elements.enablings.push_back(enablings[i]);
			elements.names.push_back(name);
			elements.cookies.push_back(cookie);
			elements.ids.push_back(all.cookie(enablings[i]));
		}
	}
	return list;
}

Result<std::vector<Link>> make_links(const Attaching &all, std::span<const uint32_t> enablings)
{
	const Result<std::vector<Elements>> list = gather(all, enablings);
	std::vector<Link> links;

	if (!list)
		return list.error();
	for (const Elements &elements : *list) {
		Result<Link> link = link_program(all, elements);

		if (!link)
			return link.error();
		all.progress.add(link->enablings.size());
		links.push_back(std::move(*link));
	}
	return links;
}

/* The elements whose probe has no site any more. */
std::vector<uint32_t> find_gone(const Link &link, std::span<const Probe>)
{
	std::vector<uint32_t> sites(link.enablings.size()), gone;
	bpf_link_info info = {};
	uint32_t size = sizeof(info);

	info.sdt_multi.sites = reinterpret_cast<uintptr_t>(sites.data());
	info.sdt_multi.count = static_cast<uint32_t>(sites.size());
	if (bpf_obj_get_info_by_fd(link.fd.get(), &info, &size) != 0)
		return {};
	for (size_t i = 0; i < sites.size(); i++) {
		if (sites[i] == 0)
			gone.push_back(link.enablings[i]);
	}
	return gone;
}

constexpr LinkKind kKind = {.make = make_links, .reports_misses = true, .name = "static probe", .gone = find_gone};

} // namespace

std::vector<uint64_t> site_cookies(const std::vector<os::AddressRange> &ranges)
{
	std::vector<uint64_t> cookies;

	for (const os::AddressRange &range : ranges) {
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
