/* SPDX-License-Identifier: GPL-2.0 */
/* Arguments and guards of provider proc; probe/prov_proc.cc lists its events. */

/* sched_process_fork(parent, child): a thread is of a process that is there already. */
inline int dt_proc_makes_process = ((struct task_struct *)arg1)->pid == ((struct task_struct *)arg1)->tgid;
inline int dt_proc_makes_thread = ((struct task_struct *)arg1)->pid != ((struct task_struct *)arg1)->tgid;
inline psinfo_t *dt_proc_child = xlate<psinfo_t *>((struct task_struct *)arg1);
inline lwpsinfo_t *dt_proc_child_lwp = xlate<lwpsinfo_t *>((struct task_struct *)arg1);

/* schedule_tail(prev) runs in the new thread. */
inline int dt_proc_starts = pid == tid;

inline string dt_proc_path = stringof((char *)arg0);
inline int dt_proc_failed = (int)arg1 < 0;
inline int dt_proc_errno = -(int)arg1;

/* disassociate_ctty(on_exit) */
inline int dt_proc_is_last = arg0 == 1;
inline int CLD_EXITED = 1;	/* how a process ended: exit() */
inline int CLD_KILLED = 2;	/* a signal */
inline int CLD_DUMPED = 3;	/* a signal, with a dump of its memory */
inline int dt_proc_reason = curthread->exit_code & 0x80 ? CLD_DUMPED : curthread->exit_code & 0x7f ? CLD_KILLED :
			    CLD_EXITED;

/*
 * signal_generate(sig, info, task, group, result): result 3 is TRACE_SIGNAL_OVERFLOW_FAIL, 1 is TRACE_SIGNAL_IGNORED.
 * signal_deliver(sig, info, ka): handler 0 is SIG_DFL, 1 is SIG_IGN.
 */
inline int dt_proc_is_sent = arg4 != 3;
inline int dt_proc_is_ignored = arg4 == 1;
inline lwpsinfo_t *dt_proc_target_lwp = xlate<lwpsinfo_t *>((struct task_struct *)arg2);
inline psinfo_t *dt_proc_target = xlate<psinfo_t *>((struct task_struct *)arg2);
inline int dt_proc_signal = arg0;
inline uintptr_t dt_proc_handler = (uintptr_t)((struct k_sigaction *)arg2)->sa.sa_handler;
inline int dt_proc_is_handled = dt_proc_handler > 1;
/* SEND_SIG_NOINFO and SEND_SIG_PRIV are no addresses. */
inline struct kernel_siginfo *dt_proc_siginfo = (struct kernel_siginfo *)arg1;

/* do_sigtimedwait() returns the signal that the thread has waited for. */
inline int dt_proc_taken = arg1;
inline int dt_proc_is_taken = (int)arg1 > 0;

/* Kinds of faults; Linux has no others of Solaris. */
inline int FLTILL = 1;		/* an instruction that does not exist */
inline int FLTPRIV = 2;		/* an instruction of the kernel */
inline int FLTBPT = 3;		/* a breakpoint */
inline int FLTTRACE = 4;	/* a single step, or a watchpoint */
inline int FLTACCESS = 5;	/* an access that is not allowed, or not aligned */
inline int FLTBOUNDS = 6;	/* an address that is not mapped */
inline int FLTIOVF = 7;		/* integer overflow */
inline int FLTIZDIV = 8;	/* integer division by zero */
inline int FLTFPE = 9;		/* floating-point error */

/*
 * force_sig_info_to_task(info, task, handler). The kernel also forces signals that are no faults: SIGKILL, SIGSYS.
 * SIGILL is 4, SIGTRAP 5, SIGBUS 7, SIGFPE 8, SIGSEGV 11; the codes are those of asm-generic/siginfo.h.
 */
inline struct kernel_siginfo *dt_proc_fault_info = (struct kernel_siginfo *)arg0;
inline int dt_proc_fault_signal = dt_proc_fault_info->si_signo;
inline int dt_proc_fault_code = dt_proc_fault_info->si_code;
inline int dt_proc_is_fault = (1 << dt_proc_fault_signal & (1 << 4 | 1 << 5 | 1 << 7 | 1 << 8 | 1 << 11)) != 0;
inline int dt_proc_fault =
	dt_proc_fault_signal == 4 ? (dt_proc_fault_code == 5 || dt_proc_fault_code == 6 ? FLTPRIV : FLTILL) :
	dt_proc_fault_signal == 5 ? (dt_proc_fault_code == 1 || dt_proc_fault_code == 0x80 ? FLTBPT : FLTTRACE) :
	dt_proc_fault_signal == 7 ? (dt_proc_fault_code == 1 ? FLTACCESS : FLTBOUNDS) :
	dt_proc_fault_signal == 8 ? (dt_proc_fault_code == 1 ? FLTIZDIV : dt_proc_fault_code == 2 ? FLTIOVF : FLTFPE) :
	dt_proc_fault_code == 2 ? FLTACCESS : FLTBOUNDS;
