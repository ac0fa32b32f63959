// SPDX-License-Identifier: GPL-2.0
/*
 * Provider watch: probes that fire when memory is accessed, by the debug
 * registers of the processor.
 *
 *   watch:vmlinux:`jiffies:write       a variable of the kernel
 *   watch:kernel:0xffff888003c61a40/8:write
 *   watch:a.out:`total:access          a variable of the process of -p or -c
 *   watch:vmlinux:`vfs_read:exec       an instruction
 *
 * A number after a slash is the size. Without it, a variable is watched as a
 * whole, if the processor can. There is no list of all probes: match() makes the
 * probe that a description names.
 *
 * The events are those of a CPU, also for an address of a process: an event of a
 * thread would have to be inherited by the threads that it makes, and the kernel
 * does not give the number of the probe to inherited events. So the clauses of
 * such a probe compare pid (Probe::Sharing).
 */
#include "probe/probe.h"

#include <linux/hw_breakpoint.h>
#include <linux/perf_event.h>

#include <algorithm>
#include <deque>
#include <optional>

#include "base/number.h"
#include "base/each_line.h"
#include "os/kallsyms.h"
#include "probe/sample.h"
#include "type/btf.h"

namespace dt {

namespace {

constexpr std::string_view kProvider = "watch";
constexpr std::string_view kNames[] = {"write", "access", "read", "exec"};
constexpr std::string_view kForm = "watch:MODULE:`VARIABLE:write, or watch:kernel:0xADDRESS/SIZE:write";

struct Access {
	uint32_t type; /* perf_event_attr::bp_type */
	const char *lacking;
};

/* By kNames. The debug registers of x86 cannot tell a read from a write. */
constexpr Access kAccesses[] = {
	{HW_BREAKPOINT_W, nullptr},
	{HW_BREAKPOINT_RW, nullptr},
#if defined(__x86_64__)
	{HW_BREAKPOINT_R, "this processor cannot watch reads alone: access fires for reads and writes"},
#else
	{HW_BREAKPOINT_R, nullptr},
#endif
	{HW_BREAKPOINT_X, nullptr},
};

/* The kernel has the upper half of the addresses. */
bool is_of_kernel(uint64_t address)
{
	return address >> 63;
}

/* Without a module, the address or the name says whose memory is meant. */
bool is_pattern(std::string_view module)
{
	return !module.empty() && is_glob(module);
}

bool is_kernel_name(std::string_view module)
{
	return module.empty() || module == "kernel" || module == "vmlinux";
}

std::string hex(uint64_t number)
{
	return format("0x%llx", static_cast<unsigned long long>(number));
}

/* Some memory that a description names. */
struct WatchedMemory {
	uint64_t address = 0;
	uint64_t bytes = 0; /* 0: not known */
	std::string module;
};

/* The third part of a description: "`jiffies", "`init_task/8", "0xffffffff82a0b3c0/4". */
struct WatchTarget {
	std::string_view what;
	std::optional<uint64_t> bytes = {};
};

/* Why the processor cannot watch @bytes at @address; "" if it can. */
std::string why_not(const WatchedMemory &memory, uint64_t bytes, std::string_view what)
{
	const std::string text(what);

	if (bytes == 0)
		return "the size of " + text + " is not known: write " + text + "/8";
	if (bytes != 1 && bytes != 2 && bytes != 4 && bytes != 8)
		return memory.bytes == bytes ? text + " has " + std::to_string(bytes) +
						       " bytes, and the processor watches 1, 2, 4 or 8: write " + text +
						       "/8 for the first 8" :
					       "the processor watches 1, 2, 4 or 8 bytes, not " + std::to_string(bytes);
	if (memory.address % bytes)
		return hex(memory.address) + " is not a multiple of " + std::to_string(bytes) +
		       ", as the processor wants it";
	return "";
}

class WatchList final : public ProbeList {
public:
	explicit WatchList(const ProbeEnv &env) : env_(env) {}

	uint32_t count() const override { return static_cast<uint32_t>(entries_.size()); }

	Probe at(uint32_t index) const override
	{
		const Entry &entry = entries_[index];
		Probe probe;

		probe.module = entry.module;
		probe.function = entry.function;
		probe.name = kNames[entry.access];
		probe.attachment = entry.event;
		probe.args = &kSampleArgs;
		probe.types = kSampleTypes;
		if (!is_of_kernel(entry.event.address))
			probe.sharing = {Probe::Sharing::Who::One, env_.target};
		return probe;
	}

	Status match(const ProbeDesc &desc, std::vector<uint32_t> &indexes) override
	{
		/* A pattern matches what was named before. */
		if (desc.provider != kProvider || is_pattern(desc.module) || is_glob(desc.function) || is_glob(desc.name))
			return ProbeList::match(desc, indexes);
		if (const auto known = find(desc)) {
			indexes.push_back(*known);
			return {};
		}
		if (Result<Entry> entry = parse(desc)) {
			indexes.push_back(count());
			entries_.push_back(std::move(*entry));
		}
		return {};
	}

	Reason explain(const ProbeDesc &desc) const override
	{
		if (desc.provider != kProvider)
			return {};
		const Result<Entry> entry = parse(desc);
		return {entry ? "" : entry.error().text()};
	}

private:
	struct Entry {
		std::string written, module, function; /* written: the module of the description */
		size_t access = 0;		       /* number in kNames */
		attach::PerfEvent event = {};
	};

	std::optional<uint32_t> find(const ProbeDesc &desc) const
	{
		const auto it = std::ranges::find_if(entries_, [&](const Entry &entry) {
			return entry.written == desc.module && entry.function == desc.function &&
			       kNames[entry.access] == desc.name;
		});

		return it == entries_.end() ? std::nullopt :
					      std::optional(static_cast<uint32_t>(it - entries_.begin()));
	}

	Result<Entry> parse(const ProbeDesc &desc) const
	{
		const auto *name = std::ranges::find(kNames, desc.name);

		if (is_pattern(desc.module) || is_glob(desc.function))
			return Error{"a probe of watch names its memory: " + std::string(kForm)};
		if (name == std::end(kNames))
			return Error{"no access is named " + desc.name + ": there are write, access, read and exec"};
		const auto access = static_cast<size_t>(name - kNames);
		if (kAccesses[access].lacking)
			return Error{kAccesses[access].lacking};
		const Result<WatchTarget> target = parse_target(desc.function);
		if (!target)
			return target.error();
		const Result<WatchedMemory> memory = locate(desc.module, target->what);
		if (!memory)
			return memory.error();
		const bool is_code = kAccesses[access].type == HW_BREAKPOINT_X;
		if (is_code && target->bytes)
			return Error{"an instruction has no size: write " + std::string(target->what) + ":exec"};
		/* Whatever the instruction has. */
		const uint64_t bytes = is_code ? sizeof(long) : target->bytes.value_or(memory->bytes);
		if (const std::string why = why_not(*memory, bytes, target->what); !is_code && !why.empty())
			return Error{why};
		return Entry{.written = desc.module,
			     .module = desc.module.empty() ? memory->module : desc.module,
			     .function = desc.function,
			     .access = access,
			     .event = {.type = PERF_TYPE_BREAKPOINT,
				       .period = 1,
				       .access = kAccesses[access].type,
				       .address = memory->address,
				       .bytes = bytes}};
	}

	static Result<WatchTarget> parse_target(std::string_view text)
	{
		const size_t slash = text.rfind('/');

		if (slash == std::string_view::npos)
			return WatchTarget{text};
		const std::optional<uint64_t> bytes = parse_number<uint64_t>(text.substr(slash + 1));
		if (!bytes || *bytes == 0 || slash == 0)
			return Error{std::string(text) + " is not of the form `VARIABLE/SIZE or 0xADDRESS/SIZE"};
		return WatchTarget{text.substr(0, slash), bytes};
	}

	Result<WatchedMemory> locate(const std::string &module, std::string_view what) const
	{
		if (what.starts_with("0x")) {
			const std::optional<uint64_t> address = parse_number<uint64_t>(what.substr(2), 16);

			if (!address)
				return Error{std::string(what) + " is no address"};
			if (!is_of_kernel(*address) && !env_.target)
				return Error{std::string(what) +
					     " is an address of a process: name the process by -p or -c"};
			return WatchedMemory{*address, 0, is_of_kernel(*address) ? "vmlinux" : ""};
		}
		const std::string_view name = what.substr(what.starts_with('`'));
		if (!is_kernel_name(module) && env_.target && env_.processes) {
			const Result<os::UserSymbol> symbol = env_.processes->symbol(env_.target, module, name);

			if (symbol)
				return WatchedMemory{symbol->address, symbol->bytes, module};
			if (!is_kernel_module(module))
				return symbol.error();
		} else if (!is_kernel_name(module) && !is_kernel_module(module)) {
			return Error{"no module of the kernel is named " + module +
				     ": for a file of a process, name the process by -p or -c"};
		}
		return locate_in_kernel(is_kernel_name(module) ? "" : module, std::string(name));
	}

	bool is_kernel_module(std::string_view module) const
	{
		const Result<std::string> list = read_file(env_.proc + "/modules");

		return list && any_line(*list, [&](std::string_view line) {
			       return line.starts_with(module) && line.substr(module.size()).starts_with(' ');
		       });
	}

	/* Without a description of the kernel's variables, the name of a symbol, whose size is not known. */
	Result<WatchedMemory> locate_in_kernel(const std::string &module, const std::string &name) const
	{
		const auto variables = env_.kernel ? env_.kernel->variables({module, {}, name}) :
						     std::vector<KernelTypes::BtfVariable>();
		std::string symbol = name, home = module;
		int64_t distance = 0;
		uint64_t bytes = 0;

		if (variables.size() > 1)
			return Error{"several variables are named " + name +
				     ": write the address, which /proc/kallsyms has"};
		if (!variables.empty()) {
			const KernelTypes::BtfVariable &variable = variables[0];

			if (variable.is_percpu)
				return Error{name +
					     " is another variable on each CPU: write the address of the one that "
					     "is meant"};
			if (variable.is_init)
				return Error{name + " is no longer there: its memory was freed when the kernel or its "
						    "module had started"};
			if (variable.anchor.empty())
				return Error{"the address of " + name + " is not clear"};
			symbol = variable.anchor;
			distance = variable.distance;
			bytes = variable.bytes;
			home = variable.module;
		}
		const Result<std::string> kallsyms = read_file(env_.proc + "/kallsyms");
		if (!kallsyms)
			return kallsyms.error();
		const Result<std::vector<uint64_t>> found =
			os::find_symbols(*kallsyms, {home.empty() ? symbol : home + '`' + symbol});
		if (!found)
			return found.error();
		return WatchedMemory{found->front() + static_cast<uint64_t>(distance), bytes,
				     home.empty() ? "vmlinux" : home};
	}

	const ProbeEnv env_;
	std::deque<Entry> entries_; /* probes have views of the names, which stay where they are */
};

Result<std::unique_ptr<ProbeList>> open(const ProbeEnv &env)
{
	return std::unique_ptr<ProbeList>(std::make_unique<WatchList>(env));
}

} // namespace

constinit const Provider kWatchProvider = {kProvider, kNames, open, stability::kCounters};

} // namespace dt
