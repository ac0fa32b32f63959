// SPDX-License-Identifier: GPL-2.0
/*
 * Provider rawfbt: entry and return of kernel functions, each by a kprobe of its own.
 *
 * fbt has the functions that call the tracer (ftrace). A kprobe is also possible in parts that gcc has split off
 * such a function (dl_bw_manage.cold), and by a function's other names. In functions that the tracer cannot reach at
 * all, a kprobe is possible only if the kernel was built with CONFIG_KPROBE_EVENTS_ON_NOTRACE. The kernel does not
 * protect itself against recursion there, so only full names match these functions, and no pattern does.
 *
 * A return probe replaces the word on top of the stack. That word is a return address only if the symbol is called as
 * a function. This is true of a function that calls the tracer. Other symbols may be labels that jumps lead to. The
 * kernel does not check this, so they have no return probe.
 *
 * The kernel makes and disarms kprobes one by one, which is slow. So a description must name the provider in full:
 * ::vfs_read:entry is fbt's, and the list of all probes lacks those of rawfbt.
 *
 * Two lists are compared, /proc/kallsyms with all symbols, and that of fbt with the calls of the tracer. Both are
 * long, so a few names that are written in full are looked up one by one, as fbt does it.
 */
#include "probe/probe.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <unordered_map>

#include "base/glob.h"
#include "base/fd.h"
#include "base/kernel_symbols.h"
#include "base/number.h"
#include "probe/arg_lists.h"
#include "os/functions.h"
#include "probe/syscalls.h"
#include "probe/tracefs.h"

namespace dt {

namespace {

constexpr std::string_view kProvider = "rawfbt";
constexpr std::string_view kNames[] = {"entry", "return"};
constexpr std::string_view kBlacklist = "/kprobes/blacklist"; /* in debugfs */

/* Symbols of code that begin with one of these mark the padding before a function. */
constexpr std::string_view kPadding[] = {"__pfx_", "__cfi_"};
/* Code that the kernel generates is listed as that of such modules. */
constexpr std::string_view kGenerated[] = {"bpf", "__builtin__ftrace", "__builtin__kprobes"};

/* What can be done with a function. */
enum class Traceability : uint8_t {
	Traced,	   /* it calls the tracer */
	Part,	   /* it does not, but the function that it was split off does */
	Untraced,  /* nothing of it does: the configuration of the kernel decides */
	Forbidden, /* the kernel allows no kprobe there */
	Gone,	   /* it ran when the kernel started, and was freed */
};

/* Why a function of unreachable_ has no probe. */
std::string why_not(std::string_view function, Traceability reach)
{
	const std::string name(function);

	switch (reach) {
	case Traceability::Traced:
	case Traceability::Part: break;
	case Traceability::Untraced:
		return name + " cannot be traced: ftrace does not reach it, and the kernel was built without "
			      "CONFIG_KPROBE_EVENTS_ON_NOTRACE";
	case Traceability::Forbidden:
		return name + " cannot be traced: the kernel allows no kprobe there, as "
			      "/sys/kernel/debug/kprobes/blacklist shows";
	case Traceability::Gone:
		return name + " cannot be traced: it ran when the kernel started, and its memory was freed";
	}
	return "";
}

struct RawFunction {
	std::string_view name, module;
	uint64_t start = 0;
	Traceability reach = Traceability::Traced;

	bool has_return() const { return reach == Traceability::Traced; }
};

using Addresses = std::vector<uint64_t>; /* ascending */

/* Where functions call the tracer. */
Result<Addresses> tracer_calls(const ProbeEnv &env)
{
	const Result<TracefsFunctions> list = tracefs_functions(env);
	Addresses calls;

	if (!list || list->missing)
		return list ? *list->missing : list.error();
	if (!list->has_addresses)
		return Error{"the kernel lists functions without their addresses (available_filter_functions_addrs is "
			     "missing)"};
	for_each_line(list->text, [&](std::string_view line) {
		if (const std::optional<TracedFunction> function = parse_traced_function(line, true); function)
			calls.push_back(function->address);
	});
	std::ranges::sort(calls);
	return calls;
}

/* Where the kernel allows no kprobe: "0xffffffff81000000-0xffffffff81000010\tNAME". Nothing if debugfs does not say. */
class Forbidden {
public:
	explicit Forbidden(const ProbeEnv &env)
	{
		const Result<std::string> text = read_file(env.debugfs + std::string(kBlacklist));

		if (!text)
			return;
		for_each_line(*text, [this](std::string_view line) {
			const size_t dash = line.find("-0x");

			if (!line.starts_with("0x") || dash == std::string_view::npos)
				return;
			const std::optional<uint64_t> start = parse_number<uint64_t>(line.substr(2, dash - 2), 16);
			line.remove_prefix(dash + 3);
			const std::optional<uint64_t> end = parse_number<uint64_t>(line.substr(0, line.find('\t')), 16);
			if (start && end)
				ranges_.emplace_back(*start, *end);
		});
		std::ranges::sort(ranges_);
		/* Some lie in others: now the end of each is not before that of any earlier one. */
		for (size_t i = 1; i < ranges_.size(); i++)
			ranges_[i].second = std::max(ranges_[i].second, ranges_[i - 1].second);
	}

	bool has(uint64_t address) const
	{
		const auto next = std::ranges::upper_bound(ranges_, address, {}, &Range::first);

		return next != ranges_.begin() && address < next[-1].second;
	}

private:
	using Range = std::pair<uint64_t, uint64_t>;

	std::vector<Range> ranges_;
};

bool is_code(const KernelSymbol &symbol)
{
	constexpr std::string_view kinds = "tTwW";

	return kinds.find(symbol.kind) != std::string_view::npos &&
	       std::ranges::find(kGenerated, symbol.module) == std::end(kGenerated) &&
	       std::ranges::none_of(kPadding, [&](std::string_view prefix) { return symbol.name.starts_with(prefix); });
}

/* Functions of the kernel and its modules, in the order of @kallsyms, which their names point into. */
Result<std::vector<RawFunction>> read_functions(const ProbeEnv &env, std::string_view kallsyms)
{
	const Result<Addresses> calls = tracer_calls(env);
	const Forbidden forbidden(env);
	std::vector<RawFunction> functions;
	std::unordered_map<std::string_view, bool> is_traced; /* by name, the first function that has it */
	Addresses starts;
	uint64_t text_start = 0, text_end = 0;

	if (!calls)
		return calls.error();
	for_each_kernel_symbol(kallsyms, [&](const KernelSymbol &symbol) {
		/* On arm64, the end of the code belongs to the data that follow. */
		if (symbol.name == "_etext" && symbol.module.empty())
			text_end = symbol.address;
		if (!is_code(symbol))
			return;
		if (symbol.name == "_stext")
			text_start = symbol.address;
		functions.push_back(
			{symbol.name, symbol.module.empty() ? kKernelModule : symbol.module, symbol.address});
		starts.push_back(symbol.address);
	});
	if (!functions.empty() && text_end == 0)
		return Error{
			"the kernel hides the addresses of its functions: set /proc/sys/kernel/kptr_restrict to 1, "
			"or less, and have CAP_SYSLOG"};
	std::ranges::sort(starts);
	for (RawFunction &function : functions) {
		const auto next = std::ranges::upper_bound(starts, function.start);
		const auto call = std::ranges::lower_bound(*calls, function.start);
		const bool is_own = call != calls->end() && (next == starts.end() || *call < *next);

		if (function.module == kKernelModule && (function.start < text_start || function.start >= text_end))
			function.reach = Traceability::Gone;
		else if (forbidden.has(function.start))
			function.reach = Traceability::Forbidden;
		else
			function.reach = is_own ? Traceability::Traced : Traceability::Untraced;
		is_traced.emplace(function.name, is_own);
	}
	/* As within_notrace_func() of the kernel has it. */
	for (RawFunction &function : functions) {
		const size_t dot = function.name.find('.');

		if (function.reach != Traceability::Untraced || dot == std::string_view::npos)
			continue;
		if (const auto it = is_traced.find(function.name.substr(0, dot)); it != is_traced.end() && it->second)
			function.reach = Traceability::Part;
	}
	return functions;
}

class RawFbtList final : public ProbeList {
public:
	explicit RawFbtList(const ProbeEnv &env) : env_(env) {}

	uint32_t count() const override { return static_cast<uint32_t>(std::size(kNames) * functions_.size()); }

	Probe at(uint32_t index) const override
	{
		const RawFunction &function = functions_[index / std::size(kNames)];
		const bool is_return = index % std::size(kNames);
		Probe probe;

		probe.module = function.module;
		probe.function = function.name;
		probe.name = kNames[is_return];
		probe.attachment = attach::Kprobe{function.start, is_return};
		probe.args = is_return ? &kReturnArgs : &kEntryArgs;
		probe.at_return = is_return;
		probe.ends_call = is_return && probe.module == kKernelModule && implements_call(probe.function);
		return probe;
	}

	/* Unless somebody means this provider, its functions are of no interest. */
	Status read_all() override { return is_meant_ ? read() : Status(); }

	Status match(const ProbeDesc &desc, std::vector<uint32_t> &indexes) override
	{
		const bool is_wanted[] = {glob_match(desc.name, kNames[0]), glob_match(desc.name, kNames[1])};
		const bool is_name = !is_glob(desc.function);

		if (desc.provider != kProvider)
			return {};
		is_meant_ = true;
		if (!is_name || !is_known(desc.function, is_wanted[1])) {
			if (Status status = read(); !status)
				return status;
		}
		for (size_t i = 0; i < functions_.size(); i++) {
			const RawFunction &function = functions_[i];

			if ((!is_name && function.reach == Traceability::Untraced) ||
			    !glob_match(desc.function, function.name) || !glob_match(desc.module, function.module))
				continue;
			for (size_t n = 0; n < std::size(kNames); n++)
				if (is_wanted[n] && (n == 0 || function.has_return()))
					indexes.push_back(static_cast<uint32_t>(std::size(kNames) * i + n));
		}
		return {};
	}

	Reason explain(const ProbeDesc &desc) const override
	{
		const auto is_meant = [&](const RawFunction &function) {
			return glob_match(desc.function, function.name) && glob_match(desc.module, function.module);
		};
		const bool wants_entry = glob_match(desc.name, kNames[0]),
			   wants_return = glob_match(desc.name, kNames[1]);

		if (desc.provider != kProvider)
			return {desc.provider.starts_with("raw") ? "no pattern matches rawfbt: write the name in full" :
								   ""};
		if (!wants_entry && !wants_return)
			return {};
		if (const auto it = std::ranges::find_if(functions_, is_meant); it != functions_.end()) {
			const std::string name(it->name);

			return {wants_entry ? "no pattern matches " + name +
						      ", as ftrace does not reach it: write the name in full" :
					      name + " has no return probe: it does not call the tracer, so it may be "
						     "code that is not called, but jumped to"};
		}
		if (const auto it = std::ranges::find_if(unreachable_, is_meant); it != unreachable_.end())
			return {why_not(it->name, it->reach)};
		return {};
	}

	bool grows_with_modules() const override { return is_meant_; }

	/* If the list was never read, match() asks for names. */
	Status add_module(std::string_view module) override
	{
		ProbeEnv fresh = env_;

		if (!is_read_)
			return {};
		fresh.texts = no_tracefs_texts();
		return add_functions(fresh, module);
	}

private:
	/* Does the kernel say without the lists which probes the functions named @name have? Then functions_ has them. */
	bool is_known(const std::string &name, bool wants_return)
	{
		/* A part of a function must not be taken for one. */
		if (is_read_ || !env_.functions || name.find('.') != std::string::npos)
			return is_read_;
		os::FunctionAnswer answer = env_.functions->ask(name);
		if (answer.kind == os::FunctionAnswer::Kind::None)
			return true;
		if (answer.kind == os::FunctionAnswer::Kind::Unknown ||
		    (wants_return && env_.functions->probes_untraced()))
			return false;
		if (std::ranges::find(functions_, name, &RawFunction::name) == functions_.end())
			functions_.push_back({texts_.emplace_back(name), texts_.emplace_back(std::move(answer.module)),
					      answer.start});
		return true;
	}

	Status read()
	{
		if (is_read_)
			return {};
		const Status status = add_functions(env_, {});
		is_read_ = status.ok();
		return status;
	}

	/* Adds the functions of @module; empty: of all modules. */
	Status add_functions(const ProbeEnv &env, std::string_view module)
	{
		Result<std::string> kallsyms = read_file(env.proc + "/kallsyms");

		if (!kallsyms)
			return kallsyms.error();
		const std::string &text = texts_.emplace_back(std::move(*kallsyms));
		const Result<std::vector<RawFunction>> list = read_functions(env, text);
		if (!list)
			return list.error();
		const bool is_allowed = env.functions && env.functions->probes_untraced();
		const auto asked = static_cast<ptrdiff_t>(is_read_ ? 0 : functions_.size());
		for (const RawFunction &function : *list) {
			if (!module.empty() && function.module != module)
				continue;
			if (function.reach > Traceability::Untraced ||
			    (function.reach == Traceability::Untraced && !is_allowed)) {
				unreachable_.push_back(function);
				continue;
			}
			const auto end = functions_.begin() + asked;
			const auto same = std::find_if(functions_.begin(), end, [&](const RawFunction &known) {
				return known.start == function.start && known.name == function.name;
			});
			if (same != end)
				same->reach = function.reach;
			else
				functions_.push_back(function);
		}
		return {};
	}

	const ProbeEnv env_;
	std::deque<std::string> texts_; /* what names point into */
	bool is_meant_ = false;		/* by a description */
	bool is_read_ = false;		/* functions_ has all that can be traced, and unreachable_ the others */
	std::vector<RawFunction> functions_, unreachable_;
};

Result<std::unique_ptr<ProbeList>> open(const ProbeEnv &env)
{
	return std::unique_ptr<ProbeList>(std::make_unique<RawFbtList>(env));
}

} // namespace

constinit const Provider kRawFbtProvider = {kProvider, kNames, open, stability::kKernelCode};

} // namespace dt
