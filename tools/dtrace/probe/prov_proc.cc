// SPDX-License-Identifier: GPL-2.0
/*
 * Provider proc: processes and threads start and end, execute files, get
 * signals.
 *
 * A process ends when its last thread ends: only then is disassociate_ctty()
 * called with 1 (kernel/exit.c). execve() returns to user space only if it
 * failed. A processor fault of a thread that the kernel cannot mend becomes a signal
 * that the thread cannot refuse.
 */
#include "probe/derived.h"
#include "probe/probe.h"

namespace dt {

namespace {

using arg_types::TranslatedArg;
using derived::Event, derived::Row;

constexpr TranslatedArg kChild[] = {{"psinfo_t *", "dt_proc_child"}};
constexpr TranslatedArg kChildThread[] = {{"lwpsinfo_t *", "dt_proc_child_lwp"}, {"psinfo_t *", "dt_proc_child"}};
constexpr TranslatedArg kPath[] = {{"string", "dt_proc_path"}};
constexpr TranslatedArg kErrno[] = {{"int", "dt_proc_errno"}};
constexpr TranslatedArg kReason[] = {{"int", "dt_proc_reason"}};
constexpr TranslatedArg kSent[] = {{"lwpsinfo_t *", "dt_proc_target_lwp"},
				   {"psinfo_t *", "dt_proc_target"},
				   {"int", "dt_proc_signal"}};
constexpr TranslatedArg kFault[] = {{"int", "dt_proc_fault"}, {"struct kernel_siginfo *", "dt_proc_fault_info"}};
constexpr TranslatedArg kTaken[] = {{"int", "dt_proc_taken"}};
constexpr TranslatedArg kHandled[] = {{"int", "dt_proc_signal"},
				      {"struct kernel_siginfo *", "dt_proc_siginfo"},
				      {"uintptr_t", "dt_proc_handler"}};

constexpr Row kProcRows[] = {
	{"create", Event::Tracepoint, "sched", "sched_process_fork", "dt_proc_makes_process", kChild, 2},
	{"exec", Event::Site, "proc", "exec", "", kPath},
	{"exec-failure", Event::Return, "", "__x64_sys_execve", "dt_proc_failed", kErrno},
	{"exec-failure", Event::Return, "", "__x64_sys_execveat", "dt_proc_failed", kErrno},
	{"exec-failure", Event::Return, "", "__ia32_compat_sys_execve", "dt_proc_failed", kErrno},
	{"exec-failure", Event::Return, "", "__ia32_compat_sys_execveat", "dt_proc_failed", kErrno},
	{"exec-failure", Event::Return, "", "__x64_compat_sys_execve", "dt_proc_failed", kErrno},
	{"exec-failure", Event::Return, "", "__x64_compat_sys_execveat", "dt_proc_failed", kErrno},
	{"exec-failure", Event::Return, "", "__arm64_compat_sys_execve", "dt_proc_failed", kErrno},
	{"exec-failure", Event::Return, "", "__arm64_compat_sys_execveat", "dt_proc_failed", kErrno},
	{"exec-failure", Event::Return, "", "__arm64_sys_execve", "dt_proc_failed", kErrno},
	{"exec-failure", Event::Return, "", "__arm64_sys_execveat", "dt_proc_failed", kErrno},
	{"exec-success", Event::Tracepoint, "sched", "sched_process_exec", "", {}, 3},
	{"exit", Event::Entry, "", "disassociate_ctty", "dt_proc_is_last", kReason},
	{"fault", Event::Entry, "", "force_sig_info_to_task", "dt_proc_is_fault", kFault},
	{"lwp-create", Event::Tracepoint, "sched", "sched_process_fork", "dt_proc_makes_thread", kChildThread, 2},
	{"lwp-exit", Event::Tracepoint, "sched", "sched_process_exit", "", {}, 1},
	{"lwp-start", Event::Entry, "", "schedule_tail", "", {}},
	{"signal-clear", Event::Return, "", "do_sigtimedwait", "dt_proc_is_taken", kTaken},
	{"signal-clear", Event::Return, "", "do_sigtimedwait.isra.0", "dt_proc_is_taken", kTaken},
	{"signal-discard", Event::Tracepoint, "signal", "signal_generate", "dt_proc_is_ignored", kSent, 5},
	{"signal-handle", Event::Tracepoint, "signal", "signal_deliver", "dt_proc_is_handled", kHandled, 3},
	{"signal-send", Event::Tracepoint, "signal", "signal_generate", "dt_proc_is_sent", kSent, 5},
	{"start", Event::Entry, "", "schedule_tail", "dt_proc_starts", {}},
};
constexpr auto kProcNames = derived::names(kProcRows);

} // namespace

constinit const Provider kProcProvider = {"proc", kProcNames,
					  [](const ProbeEnv &env) -> Result<std::unique_ptr<ProbeList>> {
						  return derived::open(env, "proc", kProcRows);
					  },
					  stability::kNamesOfIsa};

} // namespace dt
