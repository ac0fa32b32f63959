// SPDX-License-Identifier: GPL-2.0
/*
 * Functions of the kernel: all that share a trampoline are one kprobe_multi
 * link, with a cookie for each that holds the numbers of its enabling.
 * Attaching and detaching cost one system call and one update of the kernel's
 * text, not one for each function.
 */
#include "run/links.h"

#include <cerrno>
#include <map>
#include <optional>
#include <tuple>

#include "run/bpf_opts.h"
#include "run/functions.h"

namespace dt::run {

namespace {

/* What tells a function to the kernel. */
enum class By : uint8_t {
	Name,  /* which the kernel looks for among all symbols */
	Call,  /* the address of its call of the tracer */
	Start, /* the address where it begins */
};

By way_to_tell(const attach::Function &function)
{
	return function.has_namesake ? By::Call : function.start ? By::Start : By::Name;
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
	const std::optional<SymbolProgram> symbols = SymbolProgram::load();
	std::vector<unsigned long> starts;

	for (size_t i = 0; symbols && i < targets.addresses.size(); i++) {
		const std::optional<SymbolProgram::Symbol> symbol = symbols->at(targets.addresses[i]);

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
	const std::vector<std::vector<uint64_t>> starts = all_addresses(*kallsyms, targets.names);

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
 * Entries and returns are apart, and functions that are alone in having their
 * name, which the kernel finds by itself, from the others, which only their
 * addresses tell apart. Alone means in the whole kernel: of several the kernel
 * would take the first. A function that is two probes is in two links: in one it
 * would have one cookie.
 */
Result<std::vector<Targets>> targets_of(const Attaching &all, std::span<const uint32_t> enablings)
{
	std::map<std::tuple<uint32_t, bool, By, unsigned>, Targets> by_link;
	std::map<std::tuple<uint32_t, bool, std::string_view, uint64_t>, unsigned> seen;
	std::vector<Targets> list;

	for (const uint32_t i : enablings) {
		const auto &function = std::get<attach::Function>(all.probes[i].attachment);

		if (function.has_namesake && function.address == 0)
			return cannot_enable(all.probes[i],
					     {"several functions have this name, and the kernel does not list "
					      "their addresses"});
		const uint32_t trampoline = all.unit.enablings[i].trampoline;
		const unsigned before = seen[{trampoline, function.is_return, function.symbol,
					      function.has_namesake ? function.address : 0}]++;
		const By by = way_to_tell(function);
		Targets &targets = by_link[{trampoline, function.is_return, by, before}];
		targets.program = all.program(i);
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

/* A link of the @count functions from number @first on. */
Fd link_some(const Targets &targets, size_t first, size_t count)
{
	std::vector<const char *> symbols;
	auto opts = bpf_opts<bpf_link_create_opts>();

	for (size_t i = first; i < first + count; i++)
		symbols.push_back(targets.names[i].c_str());
	opts.kprobe_multi.cookies = targets.cookies.data() + first;
	opts.kprobe_multi.cnt = static_cast<uint32_t>(count);
	opts.kprobe_multi.flags = targets.is_return ? BPF_F_KPROBE_MULTI_RETURN : 0;
	if (!targets.addresses.empty())
		opts.kprobe_multi.addrs = targets.addresses.data() + first;
	else
		opts.kprobe_multi.syms = symbols.data();
	return Fd(bpf_link_create(targets.program, 0, BPF_TRACE_KPROBE_MULTI, &opts));
}

/* Why there is no link of all: which of the functions cannot be probed, if it is one. */
Error explain(const Attaching &all, const Targets &targets, int code)
{
	constexpr size_t most = 1000; /* to try one by one */
	const size_t count = targets.names.size();

	for (size_t i = 0; i < count && count <= most; i++) {
		if (!link_some(targets, i, 1))
			return {"cannot enable " + all.probes[targets.enablings[i]].full_name(), code};
	}
	return {format("cannot enable %zu functions at once", count), code};
}

Result<std::vector<Link>> make_links(const Attaching &all, std::span<const uint32_t> enablings)
{
	Result<std::vector<Targets>> list = targets_of(all, enablings);
	std::vector<Link> links;

	if (!list)
		return list.error();
	for (Targets &targets : *list) {
		Fd fd = link_some(targets, 0, targets.names.size());

		if (!fd)
			return explain(all, targets, errno);
		links.push_back({std::move(targets.enablings), std::move(fd)});
	}
	return links;
}

constexpr LinkKind kKind = {
	.make = make_links,
	.missed = [](const bpf_link_info &info) { return uint64_t{info.kprobe_multi.missed}; },
};

} // namespace

const LinkKind *link_kind(const attach::Function &)
{
	return &kKind;
}

} // namespace dt::run
