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
