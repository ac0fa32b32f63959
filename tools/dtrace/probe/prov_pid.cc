// SPDX-License-Identifier: GPL-2.0
/*
 * Provider pid: functions of processes, pid1234:libc.so.6:malloc:entry, and their
 * instructions, pid1234:libc.so.6:malloc:1a, by the offset in hexadecimal digits.
 *
 * Each process is a provider of its own, so there is no list of all probes. A
 * description that names a process creates the probes that it matches. "pid*" means all
 * processes: its probes are in files, and fire in each process that has the file mapped,
 * now or later. With -x follow, so are the probes of $target. The
 * module is the file that contains the function, by the last part of its path;
 * see is_module().
 *
 * A pattern matches each function once, by the name that ustack() shows or the mangled
 * one. A name without wildcards also finds aliases, and all functions of that name. No
 * pattern matches instructions: a function has hundreds of them.
 */
#include "probe/probe.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <unordered_map>

#include "base/glob.h"
#include "base/diag.h"
#include "base/number.h"
#include "base/progress.h"
#include "probe/arg_lists.h"
#include "os/demangle.h"
#include "os/processes.h"

namespace dt {

namespace {

constexpr std::string_view kNames[] = {"entry", "return"};
constexpr uint8_t kInstruction = std::size(kNames); /* as Row::name */
constexpr std::string_view kPrefix = "pid";

/* The process of "pid1234"; 0 if it names none. */
int process_of(std::string_view provider)
{
	if (!provider.starts_with(kPrefix))
		return 0;
	provider.remove_prefix(kPrefix.size());
	const std::optional<int> pid = parse_number<int>(provider);
	return pid && provider.front() != '0' ? std::max(*pid, 0) : 0;
}

/* The offset that the name of a probe stands for: "1a", "0x1a". */
std::optional<uint64_t> offset_of(std::string_view name)
{
	if (name.starts_with("0x"))
		name.remove_prefix(2);
	return parse_number<uint64_t>(name, 16);
}

std::string hex(uint64_t offset)
{
	std::array<char, 16> digits;
	const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), offset, 16);

	return {digits.data(), end};
}

bool is_function(std::string_view pattern, bool is_pattern, const os::UserFunction &function)
{
	if (function.is_chooser)
		return false;
	return is_pattern ? !function.is_alias && os::matches_function(pattern, function.name) :
			    pattern == function.name;
}

class PidList final : public ProbeList {
public:
	explicit PidList(const ProbeEnv &env)
		: processes_(env.processes), tool_(env.tool), followed_(env.followed), uretprobes_(env.uretprobes),
		  tells_more_(env.tells_more)
	{
	}

	uint32_t count() const override { return static_cast<uint32_t>(rows_.size()); }

	Probe at(uint32_t index) const override
	{
		const Row &row = rows_[index];
		const bool is_return = row.name == 1, is_instruction = row.name == kInstruction;
		Probe probe;

		probe.provider = row.process->second;
		probe.sharing = sharing_of(row.process->first);
		probe.module = row.module;
		probe.function = row.function->name;
		probe.name = is_instruction ? std::string_view(offsets_.at(row.offset)) : kNames[row.name];
		const std::span<const uint64_t> exits = is_return ? exits_of(row) : std::span<const uint64_t>();
		probe.attachment = attach::UserFunction{.file = row.file,
							.offset = row.function->offset + row.offset,
							.pid = is_shared(row.process->first) ? 0 : row.process->first,
							.is_return = is_return,
							.is_instruction = is_instruction,
							.exits = exits};
		probe.args = is_instruction ? &kInstructionArgs :
			     !exits.empty() ? &kExitArgs :
			     is_return	    ? &kReturnArgs :
					      &kEntryArgs;
		probe.at_return = is_return;
		return probe;
	}

	Status match(const ProbeDesc &desc, std::vector<uint32_t> &indexes) override
	{
		const int pid = process_of(desc.provider);

		if ((pid == 0 && desc.provider != kEveryProcess) || ended_.contains(pid))
			return {};
		const auto objects = objects_of(pid);
		if (!objects)
			return objects.error();
		const ProbedProcess &process = *providers_.try_emplace(pid, desc.provider).first;
		const size_t before = indexes.size();
		Progress progress(format("reading the symbols of %zu files", objects->size()));
		for (const os::UserObject &object : *objects) {
			if (os::is_module(desc.module, object))
				match_object(desc, process, object, indexes);
			progress.add();
		}
		std::ranges::sort(indexes.begin() + static_cast<ptrdiff_t>(before), indexes.end());
		return {};
	}

	Probe::Sharing sharing(const ProbeDesc &desc) const override
	{
		const int pid = process_of(desc.provider);

		return pid || desc.provider == kEveryProcess ? sharing_of(pid) : Probe::Sharing();
	}

	bool grows_with_processes() const override { return !providers_.empty(); }

	bool look_again(const os::ProcessChanges &changes) override
	{
		/* Another process that gets the number is not meant. */
		for (const int pid : changes.ended)
			if (providers_.contains(pid))
				ended_.insert(pid);
		return changes.has_shared || std::ranges::any_of(changes.mapped, [&](int pid) {
			       return providers_.contains(pid) && !ended_.contains(pid);
		       });
	}

	std::span<const std::string> warnings() const override { return warnings_; }

	Reason explain(const ProbeDesc &desc) const override
	{
		const int pid = process_of(desc.provider);

		if (desc.provider == kEveryProcess && processes_)
			return explain_objects(desc, pid);
		if (desc.provider.starts_with(kPrefix) &&
		    desc.provider.find_first_not_of("0123456789*?[]-", kPrefix.size()) == std::string::npos &&
		    is_glob(desc.provider))
			return {"no pattern but " + std::string(kEveryProcess) +
				" names processes: it means all of them"};
		if (desc.provider.empty() || is_glob(desc.provider))
			return {};
		if (pid == 0)
			return {desc.provider + " names no process: write its number, pid1234, or pid$target",
				Tag::D_PROC_BADPID};
		return explain_objects(desc, pid);
	}

	using ProbedProcess = std::pair<const int, std::string>; /* and its provider; 0: every process */
	using Named = std::unordered_multimap<std::string_view, const os::UserFunction *>;
	struct Row {
		const ProbedProcess *process;
		const os::UserFile *file;
		std::string_view module; /* of modules_ */
		const os::UserFunction *function = nullptr;
		uint8_t name = 0;    /* number in kNames, or kInstruction */
		uint64_t offset = 0; /* of the instruction */

		auto operator<=>(const Row &) const = default;
	};

	Result<std::span<const os::UserObject>> objects_of(int pid) const
	{
		if (!processes_)
			return Error{"processes cannot be looked at"};
		return is_shared(pid) ? processes_->shared_objects(pid) : processes_->objects(pid);
	}

	/* Are its probes in files of many processes? */
	bool is_shared(int pid) const { return pid == 0 || pid == followed_; }

	Probe::Sharing sharing_of(int pid) const
	{
		if (!is_shared(pid))
			return {};
		return pid == 0 ? Probe::Sharing{Probe::Sharing::Who::AllBut, tool_} :
				  Probe::Sharing{Probe::Sharing::Who::Progeny, pid};
	}

	/* The functions of @file that @pattern matches. */
	std::vector<const os::UserFunction *> functions_of(const os::UserFile &file, const std::string &pattern)
	{
		const bool is_pattern = is_glob(pattern);
		std::vector<const os::UserFunction *> found;

		names_asked_ += !is_pattern;
		if (is_pattern || names_asked_ <= kSearched) {
			for (const os::UserFunction &function : file.functions())
				if (is_function(pattern, is_pattern, function))
					found.push_back(&function);
			return found;
		}
		Named &named = named_[&file];
		if (named.empty()) {
			named.reserve(file.functions().size());
			for (const os::UserFunction &function : file.functions())
				named.emplace(function.name, &function);
		}
		for (auto [it, end] = named.equal_range(pattern); it != end; ++it)
			if (is_function(pattern, is_pattern, *it->second))
				found.push_back(it->second);
		return found;
	}

	/* Adds the probes of @object that @desc matches. */
	void match_object(const ProbeDesc &desc, const ProbedProcess &process, const os::UserObject &object,
			  std::vector<uint32_t> &indexes)
	{
		const std::optional<uint64_t> offset = offset_of(desc.name);
		Row row = {.process = &process, .file = object.file, .module = *modules_.insert(object.name).first};

		/* A file that many processes have by several names has its probes once. */
		if (is_shared(process.first))
			row.module = names_.try_emplace(object.file, row.module).first->second;
		for (const os::UserFunction *function : functions_of(*object.file, desc.function)) {
			row.function = function;
			row.offset = 0;
			for (row.name = 0; row.name < std::size(kNames); row.name++)
				if (glob_match(desc.name, kNames[row.name]) && (row.name == 0 || has_return(row)))
					indexes.push_back(index_of(row));
			if (!offset || !is_instruction(object, *function, *offset))
				continue;
			row.name = kInstruction;
			row.offset = *offset;
			indexes.push_back(index_of(row));
		}
	}

	/*
	 * A return is seen by probes on the instructions that leave the function, or by replacing the return address.
	 * If return addresses must not be replaced, a function that no instruction leaves has no such probe.
	 */
	bool has_return(const Row &row)
	{
		if (!row.function->has_return || uretprobes_)
			return row.function->has_return;
		const auto [it, is_new] = exits_.try_emplace({row.file, row.function->offset});
		const bool is_unwound = row.file->is_unwound();

		if (is_new) {
			os::UserExits exits = row.file->exits(*row.function);

			if (exits.lacking.empty() || is_unwound)
				it->second = std::move(exits.offsets);
			else if (tells_more_)
				warnings_.push_back(
					std::string(row.module) + ":" + std::string(row.function->name) +
					":return replaces the return address: " + std::string(exits.lacking));
		}
		return !it->second.empty() || !is_unwound;
	}

	std::span<const uint64_t> exits_of(const Row &row) const
	{
		const auto found = exits_.find({row.file, row.function->offset});

		return found == exits_.end() ? std::span<const uint64_t>() : found->second;
	}

	uint32_t index_of(const Row &row)
	{
		const auto [it, is_new] = indexes_.try_emplace(row, count());

		if (is_new)
			rows_.push_back(row);
		if (row.name == kInstruction)
			offsets_.try_emplace(row.offset, hex(row.offset));
		return it->second;
	}

	static bool is_instruction(const os::UserObject &object, const os::UserFunction &function, uint64_t offset)
	{
		constexpr uint64_t longest = 16; /* bytes of an instruction, or more */
		os::UserFunction beginning = function;

		if (offset >= function.bytes)
			return false;
		beginning.bytes = std::min(function.bytes, offset + longest);
		return std::ranges::binary_search(object.file->instructions(beginning), offset);
	}

	/* Why @function has no probe that is named @name. */
	static Reason explain_name(const std::string &name, const os::UserObject &object,
				   const os::UserFunction &function)
	{
		const std::string what = std::string(function.name) + " of " + object.name;
		const std::optional<uint64_t> offset = offset_of(name);

		if (!offset)
			return {"no probe is named " + name +
					": a function has entry, return, and the offsets of its instructions in "
					"hexadecimal "
					"digits",
				Tag::D_PROC_NAME};
		const std::string offset_text = "offset 0x" + hex(*offset);
		if (*offset >= function.bytes)
			return {offset_text + " is outside of " + what + ", which has 0x" + hex(function.bytes) +
					" bytes",
				Tag::D_PROC_OFF};
		const std::vector<uint64_t> begins = object.file->instructions(function);
		const auto next = std::ranges::upper_bound(begins, *offset);
		if (next == begins.end())
			return {"the last instruction of " + what + " that can be decoded begins at 0x" +
					hex(begins.empty() ? 0 : begins.back()) + ", before " + offset_text,
				Tag::D_PROC_OFF};
		return {offset_text + " is inside an instruction of " + what + ": instructions begin at 0x" +
				hex(*(next - 1)) + " and 0x" + hex(*next),
			Tag::D_PROC_ALIGN};
	}

	Reason explain_objects(const ProbeDesc &desc, int pid) const
	{
		const auto objects = objects_of(pid);

		return objects ? explain(desc, pid, *objects) : Reason{objects.error().text(), Tag::D_PROC_GRAB};
	}

	static Reason explain(const ProbeDesc &desc, int pid, std::span<const os::UserObject> objects)
	{
		NearName near_module(desc.module), near_function(desc.function);

		/* Other DTraces place probes at any address of the program so. */
		if (desc.function == "-")
			return {"no function is named -: write the function, and as the name of the probe the offset "
				"in it",
				desc.module != "a.out" ? Tag::D_PROC_LIB :
				offset_of(desc.name)   ? Tag::D_PROC_FUNC :
							 Tag::D_PROC_NAME};
		const std::string process = pid ? "process " + std::to_string(pid) : "the code of all processes";
		const bool is_pattern = is_glob(desc.function);
		bool has_module = false, has_functions = false;
		std::string modules;

		for (const os::UserObject &object : objects) {
			near_module.consider(object.name);
			modules += (modules.empty() ? "" : ", ") + object.name;
			if (!os::is_module(desc.module, object))
				continue;
			has_module = true;
			for (const os::UserFunction &function : object.file->functions()) {
				has_functions = true;
				if (function.is_chooser && function.name == desc.function)
					return {desc.function + " of " + object.name +
						" is chosen among several functions when the process starts (an "
						"IFUNC): "
						"name one of those, as ustack() shows it"};
				if (is_function(desc.function, is_pattern, function) &&
				    glob_match(desc.name, kNames[1]))
					return {desc.function + " of " + object.name +
						" has no return probe: nothing calls it as a function, or it returns "
						"twice or never"};
				if (is_function(desc.function, is_pattern, function))
					return explain_name(desc.name, object, function);
				near_function.consider(function.name);
			}
		}
		if (!has_module) {
			const std::string hint = near_module.hint();

			if (pid == 0)
				return {"no process has a module that is named " + desc.module +
					(hint.empty() ? "" : ": " + hint)};
			return {process + " has no module that is named " + desc.module + ": " +
				(hint.empty() ? "it has " + modules : hint)};
		}
		if (!has_functions)
			return {(desc.module.empty() ? process : desc.module) +
					" has no names of functions: it is stripped, and there is no debug file",
				Tag::D_PROC_FUNC};
		std::string text = (desc.module.empty() ? process : desc.module) + " has no function that is named " +
				   desc.function;
		if (const std::string hint = near_function.hint(); !hint.empty())
			text += ": " + hint;
		return {text, Tag::D_PROC_FUNC};
	}

	os::Processes *processes_;
	const int tool_, followed_;
	const bool uretprobes_, tells_more_;
	std::vector<std::string> warnings_;
	std::map<int, std::string> providers_; /* by process */
	std::set<int> ended_;		       /* of these */
	std::set<std::string> modules_;
	std::map<const os::UserFile *, std::string_view> names_; /* of files of many processes */
	std::vector<Row> rows_;
	std::map<uint64_t, std::string> offsets_; /* and the names of their probes */
	std::map<Row, uint32_t> indexes_;	  /* in rows_ */
	std::map<std::pair<const os::UserFile *, uint64_t>, std::vector<uint64_t>>
		exits_;				      /* by function; none: its return address is replaced */
	std::map<const os::UserFile *, Named> named_; /* once there are many names to find */
	unsigned names_asked_ = 0;		      /* of functions in files, so far */
};

Result<std::unique_ptr<ProbeList>> open(const ProbeEnv &env)
{
	return std::unique_ptr<ProbeList>(std::make_unique<PidList>(env));
}

} // namespace

/* Any beginning with pid, and any name of a probe, so that whoever writes another is told what there is. */
constinit const Provider kPidProvider = {kEveryProcess,
					 {},
					 open,
					 stability::of_kernel(stability::kEvolvingIsa, stability::kEvolvingIsa,
							      stability::kPrivate)};

} // namespace dt
