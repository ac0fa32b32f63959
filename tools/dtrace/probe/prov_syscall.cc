// SPDX-License-Identifier: GPL-2.0
/*
 * Provider syscall: system calls are entered, and return.
 *
 * The kernel's events for system calls, events/syscalls/sys_enter_NAME in
 * tracefs, say which calls exist. Their numbers are in a table of the tool
 * (syscalls.h). NAME is the name of the kernel's function, which is not always
 * the one in manuals: "newstat" is stat(2).
 *
 * entry: arg0 ... arg5 are the arguments of the call. Their types are in the
 * event's file `format`, which is read when they are needed. return: arg0 and
 * arg1 are both the result, as elsewhere.
 *
 * The events themselves are not used. Two tracepoints of the kernel, which all
 * calls pass, serve all these probes (run/link_calls.cc). While one of the two is
 * in use, every call of every process takes a slower way through the kernel. So
 * clauses that need no arguments are attached to the functions that implement the
 * calls, if a script names few calls. The provider asks the kernel where these
 * functions are.
 */
#include "probe/probe.h"

#include <dirent.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <memory>
#include <unordered_set>

#include "base/fd.h"
#include "base/glob.h"
#include "probe/arg_lists.h"
#include "os/functions.h"
#include "probe/syscalls.h"
#include "probe/tracefs.h"
#include "probe/tracepoint.h"

namespace dt {

namespace {

constexpr std::string_view kNames[] = {"entry", "return"};
constexpr std::string_view kKernel = "vmlinux";
constexpr std::string_view kSubsystem = "syscalls";
constexpr std::string_view kEnter = "sys_enter_";
constexpr uint8_t kMostArguments = 6;

#if defined(__x86_64__)
/* How the names begin of the functions that implement calls of 64-bit programs: syscall_wrapper.h. */
constexpr std::string_view kFunction = "__x64_sys_";
/* The same of calls without arguments. Calls of 32-bit programs use these functions, too. */
constexpr std::string_view kFunctionWithoutArguments = "__do_sys_";
constexpr bool kAreShared = false;
#elif defined(__aarch64__)
constexpr std::string_view kFunction = "__arm64_sys_";
constexpr std::string_view kFunctionWithoutArguments = kFunction;
constexpr bool kAreShared = true; /* calls of 32-bit programs use the same functions: sys32.c */
#else
#error "say in probe/prov_syscall.cc which functions implement the system calls"
#endif
/* Page faults of the vsyscall page call these functions, too, without the tracepoints. */
constexpr std::string_view kOfVsyscalls[] = {"getcpu", "gettimeofday", "time"};
/*
 * Calls that end without the end of their function: the child of fork() returns from elsewhere, exit() does not
 * return, and after execve() another program runs, which may be of 32 bits.
 */
constexpr std::string_view kReturnElsewhere[] = {
	"clone", "clone3", "execve", "execveat", "exit", "exit_group", "fork", "rt_sigreturn", "vfork",
};

/* The event has one field before the arguments, the number of the call. */
constexpr uint8_t kSkipped = 1;

constexpr ArgList kCallArgs = all_of(ArgSource::CallArgument, kMostArguments);
/* arg0 and arg1 are the result. */
constexpr ArgList kResultArgs = [] {
	ArgList list;

	list.count = 2;
	list.place[0] = list.place[1] = {ArgSource::CallResult, 0};
	return list;
}();

bool is_one_of(std::span<const std::string_view> names, std::string_view name)
{
	return std::ranges::find(names, name) != names.end();
}

class SyscallList final : public ProbeList {
public:
	/* @events: names of the kernel's events. @has_jit: without it, there is no fexit. */
	SyscallList(std::string tracefs, std::unordered_set<std::string> events, bool may_be_compat, bool has_jit,
		    os::Functions *functions)
		: tracefs_(std::move(tracefs)), events_(std::move(events)), may_be_compat_(may_be_compat),
		  has_jit_(has_jit), functions_(functions)
	{
		for (const SystemCallNumber &call : system_call_numbers()) {
			if (const auto it = events_.find(std::string(kEnter).append(call.function));
			    it != events_.end())
				calls_.push_back({&call, Tracepoint(tracefs_, kSubsystem, *it), {}, 0});
		}
	}

	uint32_t count() const override { return static_cast<uint32_t>(std::size(kNames) * calls_.size()); }

	Probe at(uint32_t index) const override
	{
		const ListedCall &call = calls_[index / std::size(kNames)];
		const bool is_return = index % std::size(kNames);
		Probe probe;

		probe.module = kKernel;
		probe.function = call.known->function;
		probe.name = kNames[is_return];
		attach::SystemCall how = {call.known->number, is_return, may_be_compat_};
		if (!is_return || (has_jit_ && !is_one_of(kReturnElsewhere, probe.function)))
			how.function = {.symbol = call.symbol, .start = call.start, .is_return = is_return};
		probe.attachment = how;
		probe.is_call = true;
		probe.ends_call = is_return;
		if (is_return) {
			probe.args = &kResultArgs;
			probe.types = arg_types::Written{"long, long"};
		} else {
			probe.args = &kCallArgs;
			probe.types = arg_types::Fields{&call.event, kSkipped};
		}
		return probe;
	}

	Status match(const ProbeDesc &desc, std::vector<uint32_t> &indexes) override
	{
		const size_t before = indexes.size();

		for (uint32_t n = 0; n < count(); n++)
			if (matches(desc, n) || is_called(desc, n))
				indexes.push_back(n);
		if (!is_glob(desc.function) && indexes.size() > before)
			find_function(calls_[indexes[before] / std::size(kNames)]);
		return {};
	}

	std::string_view meant(std::string_view name) const override
	{
		for (const ListedCall &call : calls_) {
			if (name == call.known->call || name.ends_with("sys_" + std::string(call.known->function)))
				return call.known->function;
		}
		return {};
	}

private:
	struct ListedCall {
		const SystemCallNumber *known;
		Tracepoint event;   /* its entry */
		std::string symbol; /* the function that implements it; "": nobody has asked for it yet */
		uint64_t start;	    /* of that function; 0: not known */
	};

	/* Does @desc match the name that manuals have for the call of probe number @index, and not the kernel's? */
	bool is_called(const ProbeDesc &desc, uint32_t index) const
	{
		const SystemCallNumber &known = *calls_[index / std::size(kNames)].known;

		if (known.call == known.function || !glob_match(desc.function, known.call))
			return false;
		ProbeDesc of_kernel = desc;
		of_kernel.function = known.function;
		return matches(of_kernel, index);
	}

	/* May programs of 32 bits call the function, too? */
	bool is_shared(const ListedCall &call) const
	{
		return may_be_compat_ && (kAreShared || call.event.format().types.size() <= kSkipped);
	}

	void find_function(ListedCall &call)
	{
		if (!functions_ || !call.symbol.empty() || is_one_of(kOfVsyscalls, call.known->function) ||
		    is_shared(call) || names_asked_++ >= kMostByFexit)
			return;
		for (const std::string_view beginning : {kFunction, kFunctionWithoutArguments}) {
			call.symbol = std::string(beginning).append(call.known->function);
			if (const os::FunctionAnswer answer = functions_->ask(call.symbol);
			    answer.kind == os::FunctionAnswer::Kind::One) {
				call.start = answer.start;
				return;
			}
		}
	}

	const std::string tracefs_;
	const std::unordered_set<std::string> events_;
	const bool may_be_compat_, has_jit_;
	os::Functions *const functions_;
	unsigned names_asked_ = 0;
	std::vector<ListedCall> calls_;
};

struct DirectoryCloser {
	void operator()(DIR *directory) const { closedir(directory); }
};

/* Names of the events of entries. */
Result<std::unordered_set<std::string>> read_events(const std::string &path)
{
	const std::unique_ptr<DIR, DirectoryCloser> directory(opendir(path.c_str()));
	std::unordered_set<std::string> names;

	if (!directory)
		return Error{"cannot open " + path, errno};
	while (const dirent *entry = readdir(directory.get())) {
		if (const std::string_view name = entry->d_name; name.starts_with(kEnter))
			names.emplace(name);
	}
	return names;
}

/*
 * May 32-bit programs run? Their calls come by the same tracepoints. x86 kernels that can run them have a switch for it;
 * where that is not to be seen, and with other processors, they may.
 */
bool may_be_compat(const std::string &proc)
{
#if defined(__x86_64__)
	return access((proc + "/sys/kernel").c_str(), F_OK) != 0 ||
	       access((proc + "/sys/abi/vsyscall32").c_str(), F_OK) == 0;
#else
	static_cast<void>(proc);
	return true;
#endif
}

bool has_jit(const std::string &proc)
{
	const Result<std::string> value = read_file(proc + "/sys/net/core/bpf_jit_enable");

	return !value || !value->starts_with('0');
}

Result<std::unique_ptr<ProbeList>> open(const ProbeEnv &env)
{
	TracefsFailures failures;

	for (const std::string &place : tracefs_places(env)) {
		auto events = read_events(place + "/events/" + std::string(kSubsystem));

		if (events)
			return std::unique_ptr<ProbeList>(
				std::make_unique<SyscallList>(place, std::move(*events), may_be_compat(env.proc),
							      has_jit(env.proc), env.functions));
		failures.add(events.error());
	}
	return failures.error();
}

} // namespace

constinit const Provider kSyscallProvider = {"syscall", kNames, open, stability::kKernelCode};

} // namespace dt
