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
constexpr const char *kSizes = "the processor watches 1, 2, 4 or 8 bytes";
constexpr std::string_view kForm = "watch:MODULE:`VARIABLE:write, or watch:kernel:0xADDRESS/SIZE:write";

struct WatchAccess {
	uint32_t type; /* perf_event_attr::bp_type */
	const char *lacking;
};

/* In the order of kNames. The debug registers of x86 cannot tell a read from a write. */
constexpr WatchAccess kAccesses[] = {
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

/* An empty part of a description is a pattern, but an empty module means the module of the memory. */
bool is_pattern(std::string_view module)
{
	return !module.empty() && is_glob(module);
}

/* Do the bits that the processor does not translate repeat the highest one that it does? That is bit 56 at most. */
bool is_canonical(uint64_t address)
{
	constexpr unsigned unused = 7;

	return static_cast<uint64_t>(static_cast<int64_t>(address << unused) >> unused) == address;
}

/* The names of the kernel itself; the name of a variable without a module may also be in a module of the kernel. */
bool is_kernel_name(std::string_view module)
{
	return module.empty() || module == "kernel" || module == "vmlinux";
}

std::string hex(uint64_t number)
{
	return format("0x%llx", static_cast<unsigned long long>(number));
}

/* The memory that a description names. */
struct WatchedMemory {
	uint64_t address = 0;
	uint64_t bytes = 0; /* 0: not known */
	std::string module; /* vmlinux, or as written */
	bool is_variable = false;
};

/* The third part of a description: "`jiffies", "`init_task/8", "0xffffffff82a0b3c0/4". */
struct WatchTarget {
	std::string_view what;
	std::optional<uint64_t> bytes = {};
};

/* The largest size that the processor can watch from the address of @memory on. */
uint64_t possible_size(const WatchedMemory &memory)
{
	uint64_t bytes = 8;

	while (memory.address % bytes || (memory.bytes && bytes > memory.bytes))
		bytes /= 2;
	return bytes;
}

/* Why the processor cannot watch @bytes of @memory, which is written @what; "" if it can. */
std::string why_not(const WatchedMemory &memory, uint64_t bytes, std::string_view what)
{
	const std::string text(what), size = std::to_string(possible_size(memory));

	if (bytes == 0)
		return "the size of " + text + " is not known: write " + text + '/' + size;
	if (memory.bytes && bytes > memory.bytes)
		return text + " has only " + count_of(memory.bytes, "byte") + ": write " + text + '/' + size;
	if (bytes != 1 && bytes != 2 && bytes != 4 && bytes != 8)
		return memory.bytes == bytes ? text + " has " + std::to_string(bytes) +
						       " bytes, and the processor watches 1, 2, 4 or 8: write " + text +
						       '/' + size + " for the first of them" :
					       kSizes;
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
		if (desc.provider != kProvider || is_pattern(desc.module) || is_glob(desc.function) ||
		    is_glob(desc.name))
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
			return Error{is_glob(desc.name) ?
					     "a probe of watch names its access: write, access, read or exec" :
					     "no access is named " + desc.name +
						     ": there are write, access, read and exec"};
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
		if (is_code && memory->is_variable)
			return Error{std::string(target->what) + " is a variable, and has no instructions"};
		/* For instructions, perf_event_open() wants this size, whichever they have. */
		const uint64_t bytes = is_code ? sizeof(long) : target->bytes.value_or(memory->bytes);
		if (const std::string why = why_not(*memory, bytes, target->what); !is_code && !why.empty())
			return Error{why};
		return Entry{.written = desc.module,
			     .module = memory->module.empty() ? desc.module : memory->module,
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
		WatchTarget target = {text};

		if (slash != std::string_view::npos) {
			target = {text.substr(0, slash), parse_number<uint64_t>(text.substr(slash + 1))};
			if (target.bytes.value_or(0) == 0)
				return Error{kSizes};
		}
		if (target.what.empty() || target.what == "`")
			return Error{"a probe of watch names its memory: " + std::string(kForm)};
		return target;
	}

	Result<WatchedMemory> locate(const std::string &module, std::string_view what) const
	{
		const bool is_number = what.starts_with("0x") || what.starts_with("0X");
		const std::string_view name = what.substr(what.starts_with('`'));

		if (is_number)
			return locate_address(module, what);
		if (is_kernel_name(module))
			return locate_in_kernel(module == "vmlinux" ? module : "", std::string(name));
		if (is_kernel_module(module))
			return locate_in_kernel(module, std::string(name));
		if (!env_.target || !env_.processes)
			return Error{
				"no module of the kernel is named " + module +
				": code that is built in belongs to vmlinux, and for a file of a process, name the "
				"process by -p or -c"};
		return locate_in_process(module, name);
	}

	Result<WatchedMemory> locate_address(const std::string &module, std::string_view what) const
	{
		const std::optional<uint64_t> address = parse_number<uint64_t>(what.substr(2), 16);
		const std::string text(what);

		if (!address || !is_canonical(*address))
			return Error{text + " is no address"};
		const bool is_in_kernel = is_of_kernel(*address);
		if (!module.empty() && is_in_kernel != (is_kernel_name(module) || is_kernel_module(module)))
			return Error{text + " is an address of " + (is_in_kernel ? "the kernel" : "a process") +
				     ", not of " + module};
		if (!is_in_kernel && !env_.target)
			return Error{text + " is an address of a process: name the process by -p or -c"};
		return WatchedMemory{.address = *address,
				     .bytes = 0,
				     .module = is_in_kernel && is_kernel_name(module) ? "vmlinux" : module};
	}

	Result<WatchedMemory> locate_in_process(const std::string &module, std::string_view name) const
	{
		const Result<os::UserSymbol> symbol = env_.processes->symbol(env_.target, module, name);
		const std::string text(name);

		if (!symbol)
			return symbol.error();
		if (symbol->is_of_thread)
			return Error{"each thread has a variable " + text + " of its own: write the address of one"};
		if (symbol->is_ambiguous)
			return Error{"several symbols of " + module + " are named " + text + ": write the address"};
		return WatchedMemory{.address = symbol->address,
				     .bytes = symbol->bytes,
				     .module = module,
				     .is_variable = !symbol->is_function && symbol->bytes != 0};
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
				     ": write the address; /proc/kallsyms has their addresses"};
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
		if (variables.empty() && is_init_code(*kallsyms, found->front()))
			return Error{name + " is no longer there: its memory was freed when the kernel had started"};
		return WatchedMemory{.address = found->front() + static_cast<uint64_t>(distance),
				     .bytes = bytes,
				     .module = home.empty() ? "vmlinux" : home,
				     .is_variable = !variables.empty()};
	}

	static bool is_init_code(std::string_view kallsyms, uint64_t address)
	{
		const auto bounds = os::find_symbols(kallsyms, {"vmlinux`_sinittext", "vmlinux`_einittext"});

		return bounds && address >= (*bounds)[0] && address < (*bounds)[1];
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
