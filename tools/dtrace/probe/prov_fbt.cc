// SPDX-License-Identifier: GPL-2.0
/*
 * Provider fbt: entry and return of kernel functions.
 *
 * tracefs lists the functions that can be traced, one per line:
 *
 *   available_filter_functions_addrs   ffffffff81234560 vfs_read
 *                                      ffffffffc0001230 ext4_sync_fs [ext4]
 *   available_filter_functions         the same without addresses (before 6.5)
 *
 * The text is kept as it was read, and functions are offsets into it. A
 * function takes 16 bytes; its two probes are made when they are needed. With
 * addresses, functions of equal names in one module are distinct probes.
 * Without addresses nothing distinguishes them, and attaching to them is
 * rejected.
 *
 * The kernel generates that text anew for each reader. That takes ten times as long as everything
 * else in a small script. So the list is read only when a pattern must be matched. A few names
 * that are written in full are looked up one by one (functions.h). Unless exactly one function has
 * the name, the list decides, and the messages use the list.
 *
 * Names that the kernel invents for functions that no longer exist are skipped.
 */
#include "probe/probe.h"

#include <algorithm>
#include <deque>
#include <numeric>
#include <optional>
#include <span>
#include <unordered_map>

#include "base/glob.h"
#include "base/each_line.h"
#include "probe/arg_lists.h"
#include "os/functions.h"
#include "probe/syscalls.h"
#include "probe/tracefs.h"

namespace dt {

namespace {

constexpr std::string_view kNames[] = {"entry", "return"};

/*
 * Only clauses call this function, to write a record. A clause is not run by what clauses call. So the probes would
 * cost time in firings and never fire.
 */
constexpr std::string_view kRecordPath = "perf_output_begin_forward_in_page";

/* Patterns do not match it; its full name does. */
bool does_match(std::string_view pattern, std::string_view function)
{
	return glob_match(pattern, function) && (pattern == function || function != kRecordPath);
}

class FbtList final : public ProbeList {
public:
	explicit FbtList(const ProbeEnv &env) : env_(env) {}

	uint32_t count() const override
	{
		return static_cast<uint32_t>(std::size(kNames) * (late_from() + late_.size()));
	}

	Probe at(uint32_t index) const override
	{
		const size_t function = index / std::size(kNames);
		const bool is_return = index % std::size(kNames);
		Probe probe;
		attach::Function how;

		if (function < asked_.size()) {
			const AskedFunction &asked = asked_[function];

			probe.module = asked.module;
			probe.function = asked.name;
			how.start = asked.start;
		} else if (function < late_from()) {
			const Entry &entry = functions_[function - asked_.size()];

			probe.module = modules_[entry.module];
			probe.function = name_of(entry);
			how.address = entry.address;
		} else {
			const Late &late = late_[function - late_from()];

			probe.module = late.module;
			probe.function = late.name;
			how.address = late.address;
		}
		how.symbol = probe.function;
		how.is_return = is_return;
		probe.name = kNames[is_return];
		probe.attachment = how;
		probe.args = is_return ? &kReturnArgs : &kEntryArgs;
		probe.types = arg_types::Prototype{probe.function, is_return};
		probe.at_return = is_return;
		probe.ends_call = is_return && probe.module == kKernelModule && implements_call(probe.function);
		return probe;
	}

	Status read_all() override
	{
		if (is_read_)
			return {};
		const Result<TracefsFunctions> list = tracefs_functions(env_);
		if (!list || list->missing)
			return list ? *list->missing : list.error();
		is_read_ = true;
		text_ = list->text;
		modules_.push_back(kKernelModule);
		for_each_line(text_, [&](std::string_view line) { add_line(line, list->has_addresses); });
		functions_.shrink_to_fit();
		return {};
	}

	/* Two lists of names are short; only functions are looked at one by one. */
	Status match(const ProbeDesc &desc, std::vector<uint32_t> &indexes) override
	{
		const bool is_wanted[] = {glob_match(desc.name, kNames[0]), glob_match(desc.name, kNames[1])};
		const bool is_name = !is_glob(desc.function);
		/* The kernel also allows kprobes in parts that gcc has split off: vfs_read.cold. */
		const bool may_be_part = desc.function.find('.') != std::string::npos;
		std::vector<bool> in_module;
		const auto add = [&](size_t function) {
			for (size_t n = 0; n < std::size(kNames); n++)
				if (is_wanted[n])
					indexes.push_back(static_cast<uint32_t>(std::size(kNames) * function + n));
		};

		names_asked_ += is_name;
		if (is_name && !may_be_part && !is_read_ && env_.functions && names_asked_ <= kAsked) {
			const std::optional<size_t> known = ask(desc);

			if (known && *known < asked_.size())
				add(*known);
			if (known)
				return {};
		}
		if (Status status = read_all(); !status)
			return status;
		for (size_t i = 0; i < asked_.size(); i++)
			if (glob_match(desc.function, asked_[i].name) && glob_match(desc.module, asked_[i].module))
				add(i);
		for (const std::string_view module : modules_)
			in_module.push_back(glob_match(desc.module, module));
		const auto add_listed = [&](uint32_t i) {
			if (in_module[functions_[i].module])
				add(asked_.size() + i);
		};
		if (is_name && names_asked_ > kSearched) {
			for (uint32_t i : named(desc.function))
				add_listed(i);
		} else {
			for (uint32_t i = 0; i < functions_.size(); i++) {
				if (does_match(desc.function, name_of(functions_[i])))
					add_listed(i);
			}
		}
		for (size_t i = 0; i < late_.size(); i++) {
			if (glob_match(desc.function, late_[i].name) && glob_match(desc.module, late_[i].module))
				add(late_from() + i);
		}
		return {};
	}

	bool grows_with_modules() const override { return true; }

	/*
	 * The list has grown by the functions of @module. If it was never read, match() asks for them by name.
	 */
	Status add_module(std::string_view module) override
	{
		ProbeEnv fresh = env_;

		if (!is_read_)
			return {};
		fresh.texts = no_tracefs_texts();
		const Result<TracefsFunctions> list = tracefs_functions(fresh);
		if (!list || list->missing)
			return list ? *list->missing : list.error();
		for_each_line(list->text, [&](std::string_view line) {
			if (const std::optional<TracedFunction> one = parse_traced_function(line, list->has_addresses);
			    one && one->module == module)
				late_.push_back({std::string(one->name), std::string(module), one->address});
		});
		return {};
	}

	/*
	 * Is another function called the same, in any module and enabled or not? Then the name is not enough to attach.
	 * No other is called as one that was asked for.
	 */
	void complete(std::span<Probe *const> enabled) const override
	{
		std::unordered_map<std::string_view, unsigned> functions; /* how many have the name */

		for (const Probe *probe : enabled)
			functions.emplace(probe->function, 0);
		for (const Entry &entry : functions_) {
			if (const auto it = functions.find(name_of(entry)); it != functions.end())
				it->second++;
		}
		for (const Late &late : late_) {
			if (const auto it = functions.find(late.name); it != functions.end())
				it->second++;
		}
		for (Probe *probe : enabled)
			std::get<attach::Function>(probe->attachment).has_duplicate = functions.at(probe->function) > 1;
	}

private:
	struct Entry {
		uint64_t address;
		uint32_t name; /* offset in text_ */
		uint16_t length;
		uint16_t module; /* index in modules_; 0: the kernel */
	};

	/* The only function of its name, found before the list was read. */
	struct AskedFunction {
		std::string name, module;
		uint64_t start;
	};

	/* A function of a module that was loaded after the list was read. */
	struct Late {
		std::string name, module;
		uint64_t address;
	};

	/* The number of the first function of late_. */
	size_t late_from() const { return asked_.size() + functions_.size(); }

	std::string_view name_of(const Entry &entry) const { return text_.substr(entry.name, entry.length); }

	/* Which of asked_ matches @desc; their number if no function does; nothing if the list has to be read. */
	std::optional<size_t> ask(const ProbeDesc &desc)
	{
		if (const auto it = std::ranges::find(asked_, desc.function, &AskedFunction::name);
		    it != asked_.end()) {
			if (!glob_match(desc.module, it->module))
				return asked_.size();
			return static_cast<size_t>(it - asked_.begin());
		}
		os::FunctionAnswer answer = env_.functions->ask(desc.function);
		if (answer.kind == os::FunctionAnswer::Kind::Unknown)
			return {};
		if (answer.kind == os::FunctionAnswer::Kind::None || !glob_match(desc.module, answer.module))
			return asked_.size();
		asked_.push_back({desc.function, std::move(answer.module), answer.start});
		return asked_.size() - 1;
	}

	void add_line(std::string_view line, bool has_address)
	{
		const std::optional<TracedFunction> one = parse_traced_function(line, has_address);

		if (!one || std::ranges::find(asked_, one->name, &AskedFunction::name) != asked_.end())
			return;
		functions_.push_back({one->address, static_cast<uint32_t>(one->name.data() - text_.data()),
				      static_cast<uint16_t>(one->name.size()), module_index(one->module)});
	}

	/* Functions of a module follow each other, so the last one is nearly always right. */
	uint16_t module_index(std::string_view module)
	{
		for (size_t i = modules_.size(); i-- > 0;)
			if (modules_[i] == module)
				return static_cast<uint16_t>(i);
		modules_.push_back(module);
		return static_cast<uint16_t>(modules_.size() - 1);
	}

	/* The functions of that name, in the order of the list. */
	std::span<const uint32_t> named(std::string_view name)
	{
		const auto name_at = [this](uint32_t i) { return name_of(functions_[i]); };

		if (by_name_.empty()) {
			by_name_.resize(functions_.size());
			std::iota(by_name_.begin(), by_name_.end(), 0);
			std::ranges::stable_sort(by_name_, {}, name_at);
		}
		return {std::ranges::lower_bound(by_name_, name, {}, name_at),
			std::ranges::upper_bound(by_name_, name, {}, name_at)};
	}

	/* Names that the kernel is asked for one by one before its list costs less. */
	static constexpr unsigned kAsked = 100;

	const ProbeEnv env_;
	std::deque<AskedFunction> asked_;	/* numbered before those of the list */
	bool is_read_ = false;			/* the list, which has no function of asked_ */
	std::string_view text_;			/* in env_.texts */
	std::vector<std::string_view> modules_; /* into text_ */
	std::vector<uint32_t> by_name_;		/* functions sorted by name, once there are many to find */
	unsigned names_asked_ = 0;		/* descriptions with a name that is no pattern, so far */
	std::vector<Entry> functions_;
	std::deque<Late> late_; /* numbered after those of the list */
};

Result<std::unique_ptr<ProbeList>> open(const ProbeEnv &env)
{
	return std::unique_ptr<ProbeList>(std::make_unique<FbtList>(env));
}

} // namespace

constinit const Provider kFbtProvider = {"fbt", kNames, open, stability::kKernelCode};

} // namespace dt
