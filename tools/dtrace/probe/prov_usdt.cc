// SPDX-License-Identifier: GPL-2.0
/*
 * Static probes of processes, USDT: myprog1234:a.out:run_query:query-start.
 *
 * The provider's name is the one in the notes of a program or library, followed by the
 * number of the process. A name that ends in digits can be split in more than one way;
 * the existing processes decide. The name does not mean another process that gets the
 * number later. As with pid, there is no list of all probes. A pattern, "myprog*", is
 * compared with the probes of all processes, also of those that start later, unless it
 * also matches a provider of the kernel: `*:::entry` does not search processes.
 *
 * A probe consists of all sites of its name in one function. The compiler may have put
 * the arguments elsewhere at each site. Sites with equal operands are a variant and can
 * share a trampoline. A `-` in the name stands for two underscores, as C has no `-` in
 * names.
 */
#include "probe/probe.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <map>
#include <set>
#include <tuple>

#include "base/glob.h"
#include "base/diag.h"
#include "base/number.h"
#include "base/progress.h"
#include "os/processes.h"
#include "probe/user_sites.h"

namespace dt {

namespace {

constexpr const Provider *kOthers[] = {
#define PROVIDER(variable) &variable,
#include "probe/providers.def"
#undef PROVIDER
};

/* The numbers that "myprog1234" may end with, the longest first: 1234, 234, 34, 4. */
std::vector<int> numbers_of(std::string_view provider)
{
	std::vector<int> numbers;
	const size_t digits = provider.find_last_not_of("0123456789");

	for (size_t at = digits == std::string_view::npos ? 1 : digits + 1; at < provider.size(); at++) {
		const std::optional<int> number = parse_number<int>(provider.substr(at));

		if (number && provider[at] != '0')
			numbers.push_back(*number);
	}
	return numbers;
}

/* Is it the provider of a process's functions, or of those of all processes? */
bool is_of_functions(std::string_view provider)
{
	return provider == kEveryProcess ||
	       (provider.starts_with("pid") && provider.find_first_not_of("0123456789", 3) == std::string_view::npos);
}

/* No pattern means probes of watch. */
bool fits_kernel_provider(std::string_view pattern)
{
	return std::ranges::any_of(kOthers, [&](const Provider *other) {
		return other != &kWatchProvider && !is_glob(other->name) && glob_match(pattern, other->name);
	});
}

/* The function that has the instruction; "": no symbol says. */
std::string_view function_at(const os::UserFile &file, uint64_t offset)
{
	const std::span<const os::UserFunction> functions = file.functions();
	auto at = std::ranges::upper_bound(functions, offset, {}, &os::UserFunction::offset);

	while (at != functions.begin()) {
		--at;
		if (!at->is_alias)
			return offset - at->offset < at->bytes ? at->name : std::string_view();
	}
	return {};
}

/* As -lv shows it: by size and sign, as nothing else is known. */
std::string type_of(const os::NoteArg &arg)
{
	if (arg.is_float)
		return arg.operand.bytes == 4 ? "float" : "double";
	return format("%sint%u_t", arg.operand.is_signed ? "" : "u", 8u * arg.operand.bytes);
}

std::string types_of(const std::vector<const os::UserSite *> &sites)
{
	const os::UserSite *longest =
		*std::ranges::max_element(sites, {}, [](const os::UserSite *site) { return site->args.size(); });
	std::string text;

	for (const os::NoteArg &arg : longest->args)
		text += (text.empty() ? "" : ", ") + type_of(arg);
	return text;
}

ArgList places_of(const os::UserSite &site)
{
	ArgList list;

	list.count = static_cast<uint8_t>(std::min<size_t>(site.args.size(), kMaxArgs));
	for (unsigned n = 0; n < list.count; n++)
		if (site.args[n].refused.empty())
			list.place[n] = {.source = ArgSource::Operand, .operand = &site.args[n].operand};
	return list;
}

using Variants = std::vector<std::unique_ptr<UserVariant>>;

Variants variants_of(const std::vector<const os::UserSite *> &sites)
{
	Variants list;

	for (const os::UserSite *site : sites) {
		const ArgList args = places_of(*site);
		auto it = std::ranges::find_if(list, [&](const auto &variant) { return variant->args == args; });

		if (it == list.end())
			it = list.insert(it, std::make_unique<UserVariant>(UserVariant{args, {}}));
		(*it)->sites.push_back(site);
	}
	return list;
}

bool is_name(const ProbeDesc &desc, const os::UserSite &site)
{
	return glob_match(desc.name, with_dashes(site.name)) || glob_match(desc.name, site.name);
}

std::string with_hint(const std::string &text, const std::string &hint)
{
	return hint.empty() ? text : text + ": " + hint;
}

/* "a, b" */
std::string list_of(const std::set<std::string> &names)
{
	std::string text;

	for (const std::string &name : names)
		text += (text.empty() ? "" : ", ") + name;
	return text;
}

class UsdtList final : public ProbeList {
public:
	explicit UsdtList(os::Processes *processes) : processes_(processes) {}

	uint32_t count() const override { return static_cast<uint32_t>(rows_.size()); }

	Probe at(uint32_t index) const override
	{
		const Row &row = rows_[index];
		Probe probe;

		probe.provider = row.provider;
		probe.module = row.module;
		probe.function = row.in_file->function;
		probe.name = row.in_file->name;
		probe.attachment = attach::UserSites{row.in_file->file, row.pid, row.in_file->variants};
		probe.args = &row.in_file->variants.front()->args;
		probe.types = arg_types::Written{row.in_file->types};
		return probe;
	}

	/* A process that cannot be looked at is none that the description means; explain() says why. */
	Status match(const ProbeDesc &desc, std::vector<uint32_t> &indexes) override
	{
		const size_t before = indexes.size();

		if (!processes_ || is_of_functions(desc.provider))
			return {};
		const bool is_pattern = is_glob(desc.provider);
		if (is_pattern && (desc.provider.empty() || fits_kernel_provider(desc.provider)))
			return {};
		/* A number means the process that has it now. */
		bool is_wanted = is_pattern;
		const std::vector<int> pids = is_pattern ? processes_->all() : numbers_of(desc.provider);
		Progress progress(format("reading the static probes of %zu processes", pids.size()));
		for (const int pid : pids) {
			if (is_pattern || !ended_.contains(pid))
				is_wanted |= match_process(desc, pid, indexes);
			progress.add();
		}
		if (is_wanted)
			wanted_.try_emplace(desc.text(), desc);
		std::ranges::sort(indexes.begin() + static_cast<ptrdiff_t>(before), indexes.end());
		return {};
	}

	bool grows_with_processes() const override { return !wanted_.empty(); }

	bool look_again(const os::ProcessChanges &changes) override
	{
		const uint32_t before = count();
		std::vector<uint32_t> indexes;

		/* Another process that gets the number has probes of its own, for patterns. */
		for (const int pid : changes.ended)
			std::erase_if(indexes_, [&](const auto &row) { return row.first.first == pid; });
		std::ranges::copy_if(changes.ended, std::inserter(ended_, ended_.end()), [&](int pid) {
			return std::ranges::any_of(wanted_,
						   [&](const auto &wanted) { return means(wanted.second, pid); });
		});
		for (const int pid : changes.mapped)
			for (const auto &[text, desc] : wanted_)
				if (is_glob(desc.provider) || (!ended_.contains(pid) && means(desc, pid)))
					match_process(desc, pid, indexes);
		return count() > before;
	}

	std::span<const std::string> warnings() const override { return warnings_; }

	Reason explain(const ProbeDesc &desc) const override
	{
		if (!processes_ || desc.provider.empty() || is_of_functions(desc.provider))
			return {};
		if (is_glob(desc.provider))
			return {fits_kernel_provider(desc.provider) ?
					"" :
					"no process has static probes (USDT) of a provider " + desc.provider};
		const std::vector<int> numbers = numbers_of(desc.provider);
		for (const int pid : numbers) {
			const auto objects = processes_->objects_with_sites(pid);

			if (objects && has_provider(*objects, desc.provider, pid))
				return {explain_parts(desc, pid, *objects)};
		}
		return {numbers.empty() ? "" : explain_process(desc, numbers.front())};
	}

private:
	/* What all processes share that map the file. */
	struct InFile {
		const os::UserFile *file;
		std::string_view function;
		std::string name;
		Variants variants;
		std::string types;
	};
	struct Row {
		int pid;
		std::string module, provider;
		const InFile *in_file;
	};
	/* File, provider without number, name in the file, and function. */
	using FileKey = std::tuple<const os::UserFile *, std::string_view, std::string_view, std::string_view>;
	using Key = std::pair<int, FileKey>;

	/* Does the description name the process by its number? */
	static bool means(const ProbeDesc &desc, int pid)
	{
		return !is_glob(desc.provider) && std::ranges::count(numbers_of(desc.provider), pid) != 0;
	}

	static bool has_provider(std::span<const os::UserObject> objects, std::string_view provider, int pid)
	{
		return std::ranges::any_of(objects, [&](const os::UserObject &object) {
			return std::ranges::any_of(object.file->sites(), [&](const os::UserSite &site) {
				return std::string(site.provider) + std::to_string(pid) == provider;
			});
		});
	}

	/* False if the process cannot be looked at. */
	bool match_process(const ProbeDesc &desc, int pid, std::vector<uint32_t> &indexes)
	{
		const auto objects = processes_->objects_with_sites(pid);

		if (!objects)
			return false;
		for (const os::UserObject &object : *objects)
			if (os::is_module(desc.module, object))
				match_object(desc, pid, object, indexes);
		return true;
	}

	void match_object(const ProbeDesc &desc, int pid, const os::UserObject &object, std::vector<uint32_t> &indexes)
	{
		const std::string number = std::to_string(pid);
		std::map<FileKey, std::vector<const os::UserSite *>> found;

		for (const os::UserSite &site : object.file->sites()) {
			/* A user who names a process also wants to know about notes that cannot be read. */
			const bool is_meant = site.provider.empty() ?
						      !is_glob(desc.provider) &&
							      has_provider({&object, 1}, desc.provider, pid) :
						      glob_match(desc.provider, std::string(site.provider) + number) &&
							      is_name(desc, site);
			if (!is_meant)
				continue;
			if (!site.bad.empty()) {
				warn(object, site);
				continue;
			}
			const std::string_view function = function_at(*object.file, site.offset);
			if (glob_match(desc.function, function))
				found[{object.file, site.provider, site.name, function}].push_back(&site);
		}
		for (const auto &[key, sites] : found)
			indexes.push_back(index_of({pid, key}, object.name, sites));
	}

	uint32_t index_of(const Key &key, const std::string &module, const std::vector<const os::UserSite *> &sites)
	{
		const auto [it, is_new] = indexes_.try_emplace(key, count());
		const auto &[pid, file_key] = key;

		if (is_new)
			rows_.push_back({.pid = pid,
					 .module = module,
					 .provider = std::string(std::get<1>(file_key)) + std::to_string(pid),
					 .in_file = &in_file(file_key, sites)});
		return it->second;
	}

	const InFile &in_file(const FileKey &key, const std::vector<const os::UserSite *> &sites)
	{
		const auto [it, is_new] = in_files_.try_emplace(key);
		const auto &[file, provider, name, function] = key;

		if (is_new)
			it->second = {file, function, with_dashes(name), variants_of(sites), types_of(sites)};
		return it->second;
	}

	void warn(const os::UserObject &object, const os::UserSite &site)
	{
		if (!warned_.insert(&site).second)
			return;
		const std::string name = site.provider.empty() ?
						 "a static probe" :
						 std::string(site.provider) + ":::" + with_dashes(site.name);
		warnings_.push_back(name + " of " + object.name + " is left out: " + site.bad);
	}

	/* Process @pid, if there is one, has no such provider. */
	std::string explain_process(const ProbeDesc &desc, int pid) const
	{
		const std::string process = "process " + std::to_string(pid);
		const auto objects = processes_->objects_with_sites(pid);
		NearName near_kernel(desc.provider);
		std::set<std::string> names;

		for (const Provider *other : kOthers)
			if (!is_glob(other->name))
				near_kernel.consider(other->name);
		if (!objects)
			return with_hint(objects.error().text(), near_kernel.hint());
		for (const os::UserObject &object : *objects)
			for (const os::UserSite &site : object.file->sites())
				if (!site.provider.empty())
					names.insert(std::string(site.provider) + std::to_string(pid));
		if (names.empty())
			return process + " has no static probes (USDT): no file that it has mapped has notes of them";
		return process + " has no provider " + desc.provider + ": it has " + list_of(names);
	}

	static std::string explain_parts(const ProbeDesc &desc, int pid, std::span<const os::UserObject> objects)
	{
		const std::string number = std::to_string(pid);
		NearName near_module(desc.module), near_function(desc.function), near_name(desc.name);
		std::set<std::string> names;
		bool has_module = false, has_name = false;

		for (const os::UserObject &object : objects) {
			near_module.consider(object.name);
			if (!os::is_module(desc.module, object))
				continue;
			has_module = true;
			for (const os::UserSite &site : object.file->sites()) {
				if (std::string(site.provider) + number != desc.provider)
					continue;
				near_name.consider(*names.insert(with_dashes(site.name)).first);
				if (!is_name(desc, site))
					continue;
				if (!site.bad.empty())
					return desc.provider + ":::" + with_dashes(site.name) +
					       " cannot be traced: " + site.bad;
				has_name = true;
				near_function.consider(function_at(*object.file, site.offset));
			}
		}
		if (!has_module)
			return with_hint("no file with static probes of process " + number + " is named " + desc.module,
					 near_module.hint());
		if (names.empty())
			return desc.module + " has no probes of " + desc.provider;
		if (!has_name)
			return with_hint(desc.provider + " has no probe that is named " + desc.name,
					 near_name.best().empty() ? "it has " + list_of(names) : near_name.hint());
		return with_hint(desc.provider + ":::" + desc.name + " is in no function that is named " +
					 desc.function,
				 near_function.hint());
	}

	os::Processes *processes_;
	std::deque<Row> rows_;
	std::map<FileKey, InFile> in_files_;
	std::map<Key, uint32_t> indexes_;	  /* in rows_ */
	std::map<std::string, ProbeDesc> wanted_; /* what later processes and files may match, by its text */
	std::set<int> ended_;			  /* of the processes that a description names */
	std::vector<std::string> warnings_;
	std::set<const os::UserSite *> warned_;
};

Result<std::unique_ptr<ProbeList>> open(const ProbeEnv &env)
{
	return std::unique_ptr<ProbeList>(std::make_unique<UsdtList>(env.processes));
}

} // namespace

std::string with_dashes(std::string_view name)
{
	std::string text;

	for (size_t i = 0; i < name.size(); i++) {
		const bool is_dash = name.substr(i, 2) == "__";

		text += is_dash ? '-' : name[i];
		i += is_dash;
	}
	return text;
}

Status operands_status(const attach::UserSites &sites, unsigned wanted)
{
	for (const auto &variant : sites.variants) {
		for (const os::UserSite *site : variant->sites) {
			for (size_t n = 0; n < std::min<size_t>(wanted, site->args.size()); n++) {
				const os::NoteArg &arg = site->args[n];

				if (!arg.refused.empty())
					return Error{"arg" + std::to_string(n) + " (" + std::string(arg.text) +
						     ") cannot be fetched: " + std::string(arg.refused)};
			}
		}
	}
	return {};
}

/* Any that ends as a process's number does. */
constinit const Provider kUsdtProvider = {"*[0-9]", {}, open};

} // namespace dt
