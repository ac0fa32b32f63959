// SPDX-License-Identifier: GPL-2.0
/*
 * Functions and static probes of processes: all probes of a file that share a
 * program or a trampoline are one uprobe_multi link of one process, with a cookie for each. The
 * kernel changes the code of that process only: at once where the file is mapped, and
 * later where it becomes mapped. A static probe may have a semaphore, a counter in the
 * memory of the process. The kernel increments it, and decrements it even if this tool
 * dies.
 *
 * For returns, the kernel replaces the return address on the stack. A C++ exception or the
 * runtime of Go, which walk over the stack, find an address that belongs to no function,
 * and end the process. So the probes are on the instructions by which a function is
 * left, if these show each return; in files of such languages, also if they do not.
 *
 * When the process forks, the child's copy of the code has the breakpoints, too,
 * until the link is closed. The kernel runs no program for the child.
 */
#include "run/links.h"

#include <cerrno>
#include <map>

#include "os/processes.h"
#include "probe/user_sites.h"
#include "os/bpf_opts.h"

namespace dt::run {

namespace {

constexpr const char *kNotApart = "the kernel cannot execute the instruction out of line";

/*
 * What the probes of a link have in common. Links are made in this order, and at one instruction the kernel runs the link
 * that was made last first: a function that only returns begins before it is left.
 */
struct UserPlace {
	bool begins = false; /* a function */
	const os::UserFile *file = nullptr;
	int pid = 0;
	uint32_t trampoline = 0; /* gen::kNoProgram: the link runs the program */
	uint32_t program = 0;
	bool is_return = false;

	auto operator<=>(const UserPlace &) const = default;
};

/* The probes of one link; one with several places is there several times. */
struct UserTargets {
	std::vector<uint32_t> enablings;
	std::vector<unsigned long> offsets, semaphores;
	std::vector<__u64> cookies;
};

/* The link of the @count probes from number @first on. */
Fd link_some(int program, const UserPlace &how, const UserTargets &targets, size_t first, size_t count)
{
	const std::string path = how.file->path();
	auto opts = os::bpf_opts<bpf_link_create_opts>();

	opts.uprobe_multi.path = path.c_str();
	opts.uprobe_multi.offsets = targets.offsets.data() + first;
	opts.uprobe_multi.ref_ctr_offsets = targets.semaphores.data() + first;
	opts.uprobe_multi.cookies = targets.cookies.data() + first;
	opts.uprobe_multi.cnt = static_cast<uint32_t>(count);
	opts.uprobe_multi.flags = how.is_return ? BPF_F_UPROBE_MULTI_RETURN : 0;
	opts.uprobe_multi.pid = static_cast<uint32_t>(how.pid);
	return Fd(bpf_link_create(program, 0, BPF_TRACE_UPROBE_MULTI, &opts));
}

/* The kernel runs an instruction under a probe elsewhere; it does not know how to do so with each. */
bool is_instruction(int code)
{
	constexpr int not_supported = 524; /* ENOTSUPP, which is the kernel's own */

	return code == not_supported || code == ENOEXEC;
}

/* The numbers of the probes that cannot be where they are, among @count probes from number @first on. */
std::vector<size_t> find_refused(int program, const UserPlace &how, const UserTargets &targets, size_t first,
				 size_t count)
{
	const size_t half = count / 2;

	if (link_some(program, how, targets, first, count) || !is_instruction(errno))
		return {};
	if (count == 1)
		return {first};
	std::vector<size_t> list = find_refused(program, how, targets, first, half);
	const std::vector<size_t> others = find_refused(program, how, targets, first + half, count - half);
	list.insert(list.end(), others.begin(), others.end());
	return list;
}

/* Leaves out what is refused; who has named one wants it. */
Status take_out(const Attaching &all, const std::vector<size_t> &refused, UserTargets &targets)
{
	for (size_t n = refused.size(); n-- > 0;) {
		const auto at = static_cast<ptrdiff_t>(refused[n]);
		const Probe &probe = all.probes[targets.enablings[refused[n]]];

		if (probe.is_named)
			return cannot_enable(probe, {kNotApart});
		all.refused.push_back(probe.full_name());
		targets.enablings.erase(targets.enablings.begin() + at);
		targets.offsets.erase(targets.offsets.begin() + at);
		targets.semaphores.erase(targets.semaphores.begin() + at);
		targets.cookies.erase(targets.cookies.begin() + at);
	}
	return {};
}

/*
 * A link of all probes of @targets, but for those that the kernel refuses. None if it refuses all, or if the process
 * has ended.
 */
Result<Fd> link_all(const Attaching &all, const UserPlace &how, UserTargets &targets)
{
	const uint32_t first = targets.enablings.front();
	const int program = all.program(first);
	Fd fd = link_some(program, how, targets, 0, targets.offsets.size());

	if (!fd && is_instruction(errno)) {
		const std::vector<size_t> refused = find_refused(program, how, targets, 0, targets.offsets.size());
		if (Status status = take_out(all, refused, targets); !status)
			return status.error();
		if (targets.offsets.empty())
			return Fd();
		fd = link_some(program, how, targets, 0, targets.offsets.size());
	}
	if (!fd && errno != ESRCH)
		return Error{"cannot enable " + all.probes[first].full_name(), errno};
	return fd;
}

using ByLink = std::map<UserPlace, UserTargets>;

void add_target(uint32_t enabling, uint64_t cookie, uint64_t offset, uint64_t semaphore, UserTargets &targets)
{
	targets.enablings.push_back(enabling);
	targets.offsets.push_back(offset);
	targets.semaphores.push_back(semaphore);
	targets.cookies.push_back(cookie);
}

/* The cookie of exit number @n. */
uint64_t exit_cookie(const Attaching &all, uint32_t enabling, size_t n)
{
	const uint32_t first = all.unit.enablings[enabling].first_exit;

	return first == gen::kNoExit ? all.cookie(enabling) :
				       gen::ecb_cookie(all.ecb(enabling), first + static_cast<uint32_t>(n));
}

void add_targets(const Attaching &all, uint32_t enabling, const attach::UserFunction &how, ByLink &by_link)
{
	const gen::Enabling &wanted = all.unit.enablings[enabling];
	const bool is_return = how.is_return && how.exits.empty();
	const bool begins = !how.is_return && !how.is_instruction;
	UserTargets &targets = by_link[{begins, how.file, how.pid, wanted.trampoline, wanted.program, is_return}];

	if (how.exits.empty())
		add_target(enabling, all.cookie(enabling), how.offset, 0, targets);
	for (size_t n = 0; n < how.exits.size(); n++)
		add_target(enabling, exit_cookie(all, enabling, n), how.exits[n], 0, targets);
}

void add_targets(const Attaching &all, uint32_t enabling, const attach::UserSites &how, ByLink &by_link)
{
	const gen::Enabling &wanted = all.unit.enablings[enabling];
	UserTargets &targets = by_link[{false, how.file, how.pid, wanted.trampoline, wanted.program, false}];

	for (uint32_t n = 0; n < how.variants.size(); n++) {
		if (wanted.variant != gen::kAllVariants && wanted.variant != n)
			continue;
		for (const os::UserSite *site : how.variants[n]->sites)
			add_target(enabling, all.cookie(enabling), site->offset, site->semaphore, targets);
	}
}

template <typename How>
Result<std::vector<Link>> make_links(const Attaching &all, std::span<const uint32_t> enablings)
{
	ByLink by_link;
	std::vector<Link> links;

	for (const uint32_t i : enablings)
		add_targets(all, i, std::get<How>(all.probes[i].attachment), by_link);
	for (auto &[place, targets] : by_link) {
		Result<Fd> fd = link_all(all, place, targets);

		if (!fd)
			return fd.error();
		all.progress.add(targets.enablings.size());
		if (*fd)
			links.push_back({std::move(targets.enablings), std::move(*fd)});
	}
	/* It is an error only if a pattern has no probes left. */
	if (links.empty() && !all.refused.empty())
		return Error{"cannot enable " + all.refused.front() + ": " + kNotApart};
	if (links.empty() && !all.by.may_have_ended)
		return cannot_enable(all.probes[enablings.front()],
				     {"process " + std::to_string(by_link.begin()->first.pid) + " has ended"});
	return links;
}

constexpr LinkKind kFunctions = {.make = make_links<attach::UserFunction>, .reports_misses = true};
constexpr LinkKind kSites = {.make = make_links<attach::UserSites>, .reports_misses = true};

} // namespace

const LinkKind *link_kind(const attach::UserFunction &)
{
	return &kFunctions;
}

const LinkKind *link_kind(const attach::UserSites &)
{
	return &kSites;
}

} // namespace dt::run
