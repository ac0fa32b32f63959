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
 * in use, every call of every process takes a slower way through the kernel. So the
 * provider asks the kernel where the functions are that make the few calls that a
 * script names, and clauses that need no arguments are attached to these functions.
 */
#include "probe/probe.h"

#include <dirent.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <memory>
#include <unordered_set>

#include "base/fd.h"
#include "probe/arg_lists.h"
#include "probe/functions.h"
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

/*
 * How the names of the functions begin that 64-bit programs call: syscall_wrapper.h. The second one is the name of a
 * function without arguments; otherwise such a function is a part of the first.
 */
#if defined(__x86_64__)
constexpr std::string_view kFunctions[] = {"__x64_sys_", "__do_sys_"};
#elif defined(__aarch64__)
constexpr std::string_view kFunctions[] = {"__arm64_sys_", "__do_sys_"};
#endif
/* So many returns can be traced by fexit, see run/link_functions.cc; the tracepoints serve all others at once. */
constexpr unsigned kMostByFunction = 8;
/*
 * Calls that their functions do not return from, or from which more than the caller returns: the child of fork() comes
 * from elsewhere. The tracepoint sees each return.
 */
constexpr std::string_view kReturnElsewhere[] = {
	"clone", "clone3", "execve", "execveat", "exit", "exit_group", "fork", "rt_sigreturn", "vfork",
};

/* What fields of the event come before the arguments: the number of the call. */
constexpr uint8_t kSkipped = 1;

constexpr ArgList kCallArgs = all_of(ArgSource::CallArgument, kMostArguments);
/* arg0 and arg1 are the result. */
constexpr ArgList kResultArgs = [] {
	ArgList list;

	list.count = 2;
	list.place[0] = list.place[1] = {ArgSource::CallResult, 0};
	return list;
}();

class SyscallList final : public ProbeList {
public:
	/* @events: names of the kernel's events. */
	SyscallList(std::string tracefs, std::unordered_set<std::string> events, bool may_be_compat,
		    Functions *functions)
		: tracefs_(std::move(tracefs)), events_(std::move(events)), may_be_compat_(may_be_compat),
		  functions_(functions)
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
		const Call &call = calls_[index / std::size(kNames)];
		const bool is_return = index % std::size(kNames);
		Probe probe;

		probe.module = kKernel;
		probe.function = call.known->function;
		probe.name = kNames[is_return];
		attach::SystemCall how = {call.known->number, is_return, may_be_compat_};
		if (!is_return || std::ranges::find(kReturnElsewhere, probe.function) == std::end(kReturnElsewhere))
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

		if (Status status = ProbeList::match(desc, indexes); !status)
			return status;
		if (!is_glob(desc.function) && indexes.size() > before)
			find_function(calls_[indexes[before] / std::size(kNames)]);
		return {};
	}

	std::string_view meant(std::string_view name) const override
	{
		for (const Call &call : calls_) {
			if (name == call.known->call || name.ends_with("sys_" + std::string(call.known->function)))
				return call.known->function;
		}
		return {};
	}

private:
	struct Call {
		const SystemCallNumber *known;
		Tracepoint event;   /* its entry */
		std::string symbol; /* the function that makes the call; "": nobody has asked for it yet */
		uint64_t start;	    /* of that function; 0: not known */
	};

	void find_function(Call &call)
	{
		if (!functions_ || !call.symbol.empty() || names_asked_++ >= kMostByFunction)
			return;
		for (const std::string_view beginning : kFunctions) {
			call.symbol = std::string(beginning).append(call.known->function);
			if (const FunctionAnswer answer = functions_->ask(call.symbol);
			    answer.kind == FunctionAnswer::Kind::One) {
				call.start = answer.start;
				return;
			}
		}
	}

	const std::string tracefs_;
	const std::unordered_set<std::string> events_;
	const bool may_be_compat_;
	Functions *const functions_;
	unsigned names_asked_ = 0;
	std::vector<Call> calls_;
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

Result<std::unique_ptr<ProbeList>> open(const ProbeEnv &env)
{
	TracefsFailures failures;

	for (const std::string &place : tracefs_places(env)) {
		auto events = read_events(place + "/events/" + std::string(kSubsystem));

		if (events)
			return std::unique_ptr<ProbeList>(std::make_unique<SyscallList>(place, std::move(*events),
											may_be_compat(env.proc),
											env.functions));
		failures.add(events.error());
	}
	return failures.error();
}

} // namespace

constinit const Provider kSyscallProvider = {"syscall", kNames, open};

} // namespace dt
