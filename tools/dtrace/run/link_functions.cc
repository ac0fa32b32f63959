// SPDX-License-Identifier: GPL-2.0
/*
 * Functions of the kernel: all functions with the same program are one
 * kprobe_multi link. The cookie of each function holds the numbers of its
 * enabling. Attaching and detaching cost one system call and one update of the
 * kernel's text, not one for each function. The link runs the clause program
 * directly, unless -x attach=trampoline asks for a trampoline.
 *
 * If there are few returns, each gets an fexit link. Tracing a return by fexit
 * costs about a quarter of what it costs by kprobe_multi, which must replace the return
 * address by one of its own. For entries, both cost the same. But fexit calls
 * the function from its own frame, which stacks show, and it runs even if
 * another link has replaced the function's result. So a script that uses kernel
 * stacks or contains return() gets no fexit links.
 */
#include "run/links.h"

#include <algorithm>
#include <cerrno>
#include <map>
#include <optional>
#include <tuple>

#include "os/bpf_opts.h"
#include "os/kernel_functions.h"

namespace dt::run {

namespace {

/* How a link names a function. */
enum class By : uint8_t {
	Name,  /* which the kernel looks for among all symbols */
	Call,  /* the address of its call of the tracer */
	Start, /* the address where it begins */
};

const attach::Function &function_of(const Probe &probe)
{
	const auto *call = std::get_if<attach::SystemCall>(&probe.attachment);

	return call ? call->function : std::get<attach::Function>(probe.attachment);
}

By way_to_tell(const attach::Function &function)
{
	return function.has_duplicate ? By::Call : function.start ? By::Start : By::Name;
}

/* The functions of one link. */
struct Targets {
	int program = -1;
	bool is_return = false;
	std::vector<uint32_t> enablings;
	std::vector<std::string> names;
	std::vector<unsigned long> addresses; /* as many as names, or none */
	std::vector<__u64> cookies;
};

/* Where the functions begin that call the tracer at Targets::addresses; false if the kernel does not say. */
bool ask_for_starts(Targets &targets)
{
	const std::optional<os::SymbolProgram> symbols = os::SymbolProgram::load();
	std::vector<unsigned long> starts;

	for (size_t i = 0; symbols && i < targets.addresses.size(); i++) {
		const std::optional<os::SymbolProgram::NamedSymbol> symbol = symbols->at(targets.addresses[i]);

		if (!symbol || symbol->name != targets.names[i])
			return false;
		starts.push_back(symbol->start);
	}
	if (symbols)
		targets.addresses = std::move(starts);
	return symbols.has_value();
}

/*
 * The list of functions gives the places of their calls of the tracer, which may
 * follow other instructions (endbr64), but cookies are found by the beginning.
 */
Status correct_addresses(Targets &targets)
{
	constexpr uint64_t prologue = 32; /* more than comes before such a call */

	if (ask_for_starts(targets))
		return {};
	const Result<std::string> kallsyms = read_file("/proc/kallsyms");
	if (!kallsyms)
		return kallsyms.error();
	const std::vector<std::vector<uint64_t>> starts = os::all_addresses(*kallsyms, targets.names);

	for (size_t i = 0; i < targets.addresses.size(); i++) {
		const uint64_t call = targets.addresses[i];

		for (uint64_t start : starts[i]) {
			if (start <= call && call - start < prologue)
				targets.addresses[i] = start;
		}
	}
	return {};
}

/*
 * A link has only entries or only returns, and names its functions either by name
 * or by address. A name is used if no other symbol of the kernel has that name: of
 * several symbols, the kernel would take the first. A function that is two probes
 * is in two links, because it has one cookie in each link.
 */
Result<std::vector<Targets>> targets_of(const Attaching &all, std::span<const uint32_t> enablings)
{
	std::map<std::tuple<int, bool, By, unsigned>, Targets> by_link;
	std::map<std::tuple<int, bool, std::string_view, uint64_t>, unsigned> seen;
	std::vector<Targets> list;

	for (const uint32_t i : enablings) {
		const auto &function = function_of(all.probes[i]);

		if (function.has_duplicate && function.address == 0)
			return cannot_enable(all.probes[i],
					     {"several functions have this name, and the kernel does not list "
					      "their addresses"});
		const int program = all.program(i);
		const unsigned before = seen[{program, function.is_return, function.symbol,
					      function.has_duplicate ? function.address : 0}]++;
		const By by = way_to_tell(function);
		Targets &targets = by_link[{program, function.is_return, by, before}];
		targets.program = program;
		targets.is_return = function.is_return;
		targets.enablings.push_back(i);
		targets.names.emplace_back(function.symbol);
		if (by != By::Name)
			targets.addresses.push_back(by == By::Call ? function.address : function.start);
		targets.cookies.push_back(all.cookie(i));
	}
	for (auto &[key, targets] : by_link) {
		if (std::get<By>(key) == By::Call)
			if (Status status = correct_addresses(targets); !status)
				return status.error();
		list.push_back(std::move(targets));
	}
	return list;
}

/*
 * A link of the @count functions from number @first on. Linux 6.12 has no fprobe on arm64; there, the link makes a
 * kprobe for each function.
 */
Fd link_some(const Targets &targets, size_t first, size_t count)
{
	std::vector<const char *> symbols;
	auto opts = os::bpf_opts<bpf_link_create_opts>();

	for (size_t i = first; i < first + count; i++)
		symbols.push_back(targets.names[i].c_str());
	opts.kprobe_multi.cookies = targets.cookies.data() + first;
	opts.kprobe_multi.cnt = static_cast<uint32_t>(count);
	opts.kprobe_multi.flags = targets.is_return ? BPF_F_KPROBE_MULTI_RETURN : 0;
	if (!targets.addresses.empty())
		opts.kprobe_multi.addrs = targets.addresses.data() + first;
	else
		opts.kprobe_multi.syms = symbols.data();
	Fd fd(bpf_link_create(targets.program, 0, BPF_TRACE_KPROBE_MULTI, &opts));

	if (fd || errno != EOPNOTSUPP)
		return fd;
	opts.kprobe_multi.flags |= BPF_F_KPROBE_MULTI_KPROBES;
	fd = Fd(bpf_link_create(targets.program, 0, BPF_TRACE_KPROBE_MULTI, &opts));
	/* Of a program with return(), the kernel says the same as of a function that does not allow it. */
	if (!fd && errno == EINVAL)
		errno = EOPNOTSUPP;
	return fd;
}

/* Does a clause of enabling @i have return()? The enablings of a link agree in this. */
bool replaces_result(const Attaching &all, uint32_t i)
{
	return all.unit.programs[all.unit.enablings[i].program].replaces_result;
}

constexpr const char *kInjectionList = "/sys/kernel/debug/error_injection/list";

/* Why the kernel refused a link: the error names the function that cannot be probed, if there is one only. */
Error explain(const Attaching &all, const Targets &targets, int code)
{
	constexpr size_t most = 1000; /* to try one by one */
	const size_t count = targets.names.size();

	for (size_t i = 0; i < count && count <= most; i++) {
		if (link_some(targets, i, 1))
			continue;
		const Probe &probe = all.probes[targets.enablings[i]];
		if (code == EINVAL && replaces_result(all, targets.enablings[i]))
			return cannot_enable(probe, {format("the kernel does not let return() replace its result; "
							    "%s has the functions that allow it",
							    kInjectionList)});
		return {"cannot enable " + probe.full_name(), code};
	}
	if (code == EINVAL && count && replaces_result(all, targets.enablings[0]))
		return {format("cannot enable %zu functions at once: the kernel does not let return() replace the "
			       "results of all of them; %s has the functions that allow it",
			       count, kInjectionList)};
	return {format("cannot enable %zu functions at once", count), code};
}

/* Can enabling number @i have a link by fentry or fexit? */
bool may_be_single(const Attaching &all, uint32_t i)
{
	const Probe &probe = all.probes[i];

	return all.unit.enablings[i].trampoline == gen::kNoProgram && !function_of(probe).has_duplicate &&
	       (probe.module.empty() || probe.module == "vmlinux");
}

/* The members of @enablings that get a link each. */
std::vector<uint32_t> pick_single(const Attaching &all, std::span<const uint32_t> enablings)
{
	const bool is_forced = all.by.way == Attach::Fentry;
	std::vector<uint32_t> list;

	/* fentry and fexit have no registers, and call the function whatever the program wants. */
	const auto needs_registers = [](const gen::ClauseProgram &program) {
		return program.reads_registers || program.replaces_result;
	};

	if ((!is_forced && all.by.way != Attach::Auto) || std::ranges::any_of(all.unit.programs, needs_registers))
		return list;
	for (const uint32_t i : enablings) {
		if ((is_forced || function_of(all.probes[i]).is_return) && may_be_single(all, i))
			list.push_back(i);
	}
	if (!is_forced && list.size() > kMostByFexit)
		list.clear();
	return list;
}

/* The BTF ids of the functions of @single. */
std::vector<uint32_t> function_ids(const Attaching &all, const std::vector<uint32_t> &single)
{
	std::vector<std::string_view> names;

	for (const uint32_t i : single)
		names.push_back(function_of(all.probes[i]).symbol);
	return all.by.kernel->function_ids(names);
}

/* A link by fentry or fexit on function @id. None: the kernel does not know the function's type, or cannot. */
Fd link_single(const Attaching &all, uint32_t i, uint32_t id)
{
	const auto &function = function_of(all.probes[i]);
	bpf_attr attr = {};

	if (id == 0) {
		errno = ENOENT;
		return {};
	}
	/* libbpf takes no cookie beside the number of a function. */
	attr.link_create.prog_fd = static_cast<uint32_t>(all.program(i));
	attr.link_create.attach_type = function.is_return ? BPF_TRACE_FEXIT : BPF_TRACE_FENTRY;
	attr.link_create.tracing.target_btf_id = id;
	attr.link_create.tracing.cookie = all.cookie(i);
	return os::create_link(attr);
}

} // namespace

Result<std::vector<Link>> link_functions(const Attaching &all, std::span<const uint32_t> enablings)
{
	std::vector<Link> links;
	std::vector<uint32_t> others;
	const std::vector<uint32_t> single = pick_single(all, enablings); /* in the same order */
	const std::vector<uint32_t> ids = function_ids(all, single);
	size_t next = 0;

	for (const uint32_t i : enablings) {
		const bool is_single = next < single.size() && single[next] == i;
		Fd fd = is_single ? link_single(all, i, ids[next++]) : Fd();

		if (fd) {
			links.push_back({{i}, std::move(fd)});
			all.progress.add();
		} else if (is_single && std::holds_alternative<attach::SystemCall>(all.probes[i].attachment) &&
			   function_of(all.probes[i]).is_return) {
			/* Other links on returns would lose some: see attach::SystemCall. */
			return cannot_enable(all.probes[i], {"its return cannot be traced by fexit: set -x "
							     "attach=trampoline",
							     errno});
		} else {
			others.push_back(i);
		}
	}
	Result<std::vector<Targets>> list = targets_of(all, others);

	if (!list)
		return list.error();
	for (Targets &targets : *list) {
		Fd fd = link_some(targets, 0, targets.names.size());

		if (!fd)
			return explain(all, targets, errno);
		all.progress.add(targets.enablings.size());
		links.push_back({std::move(targets.enablings), std::move(fd)});
	}
	return links;
}

namespace {

constexpr LinkKind kKind = {
	.make = link_functions,
	.reports_misses = true,
};

} // namespace

const LinkKind *link_kind(const attach::Function &)
{
	return &kKind;
}

} // namespace dt::run
