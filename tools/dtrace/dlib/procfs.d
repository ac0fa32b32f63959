/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Processes and threads under the names of Solaris' /proc: psinfo_t, lwpsinfo_t.
 * Only the members that a program names are read.
 */
inline int SSLEEP = 1;		/* pr_state, and 'S' as pr_sname */
inline int SRUN = 2;		/* 'R' */
inline int SZOMB = 3;		/* 'Z' */
inline int SSTOP = 4;		/* 'T' */
inline int SIDL = 5;		/* 'I' */
inline int SONPROC = 6;		/* 'O' */

inline int PR_STOPPED = 0x1;	/* pr_flag: stopped by a signal or a debugger */
inline int PR_ASLEEP = 0x10;	/* it sleeps */
inline int PR_ISSYS = 0x1000;	/* a thread of the kernel */
inline int PR_IDLE = 0x10000000;	/* the thread that a CPU runs if there is nothing else */

inline int PR_REQUESTED = 1;	/* why a thread stopped, as other systems number the reasons */
inline int PR_SIGNALLED = 2;
inline int PR_SYSENTRY = 3;
inline int PR_SYSEXIT = 4;
inline int PR_FAULTED = 5;
inline int PR_JOBCONTROL = 6;
inline int PR_SUSPENDED = 7;
inline int PR_CHECKPOINT = 8;

inline int PR_MODEL_ILP32 = 1;	/* pr_dmodel */
inline int PR_MODEL_LP64 = 2;

inline int SOBJ_NONE = 0;	/* pr_stype: what a thread sleeps on */
inline int SOBJ_MUTEX = 1;
inline int SOBJ_RWLOCK = 2;
inline int SOBJ_CV = 3;
inline int SOBJ_SEMA = 4;
inline int SOBJ_USER = 5;
inline int SOBJ_USER_PI = 6;
inline int SOBJ_SHUTTLE = 7;

inline string zonename = "global";	/* Linux has no zones */

typedef struct psinfo {
	int pr_nlwp;		/* threads */
	pid_t pr_pid, pr_ppid, pr_pgid, pr_sid;
	uid_t pr_uid, pr_euid;
	gid_t pr_gid, pr_egid;
	uintptr_t pr_addr;	/* its task_struct */
	string pr_fname;	/* name of what it executes, at most 15 characters */
	string pr_psargs;	/* arguments, if it is the process that fired; else pr_fname */
	uint_t pr_arglen;	/* bytes of its arguments */
	int pr_argc;		/* number of its arguments, if it is the process that fired; else 0 */
	uintptr_t pr_argv;	/* where it has their addresses */
	uintptr_t pr_envp;	/* where it has those of its environment, if it is the process that fired; else 0 */
	int pr_wstat;		/* as of wait(), once it has ended */
	uint64_t pr_start;	/* ns since boot */
	char pr_dmodel;
	int pr_projid;	/* Linux has no projects: 0 */
	int pr_taskid, pr_poolid, pr_zoneid, pr_contract;	/* nor tasks of them, pools, zones and contracts: 0 */
} psinfo_t;

translator psinfo_t < struct task_struct *T > {
	pr_nlwp = T->signal->nr_threads;
	pr_pid = task_pid(T);
	pr_ppid = task_pid(T->real_parent);
	pr_pgid = pid_number(T->signal->pids[PIDTYPE_PGID]);
	pr_sid = pid_number(T->signal->pids[PIDTYPE_SID]);
	pr_uid = T->real_cred->uid.val;
	pr_euid = T->real_cred->euid.val;
	pr_gid = T->real_cred->gid.val;
	pr_egid = T->real_cred->egid.val;
	pr_addr = (uintptr_t)T;
	pr_fname = T->group_leader->comm;
	pr_psargs = T == curthread ? execargs : stringof(T->group_leader->comm);
	pr_arglen = T->mm ? T->mm->arg_end - T->mm->arg_start : 0;
	/* The kernel puts the number of arguments where the stack begins, and their addresses after it. */
	pr_argc = T == curthread && T->mm ? *(userland int *)T->mm->start_stack : 0;
	pr_argv = T->mm ? T->mm->start_stack + 8 : 0;
	pr_envp = T == curthread && T->mm ? T->mm->start_stack + 16 + 8 * *(userland int *)T->mm->start_stack : 0;
	pr_wstat = T->exit_code;
	pr_start = T->group_leader->start_boottime;
	/* TIF_ADDR32 of x86 */
	pr_dmodel = T->thread_info.flags & (1 << 29) ? PR_MODEL_ILP32 : PR_MODEL_LP64;
	pr_projid = 0;
	pr_taskid = 0;
	pr_poolid = 0;
	pr_zoneid = 0;
	pr_contract = 0;
};

typedef struct lwpsinfo {
	int pr_flag;		/* PR_STOPPED, PR_ASLEEP, PR_ISSYS, PR_IDLE */
	id_t pr_lwpid;
	uintptr_t pr_addr;	/* its task_struct */
	string pr_name;		/* of the thread */
	char pr_state;		/* SSLEEP ... */
	char pr_sname;		/* the same as a letter */
	char pr_stype;		/* Linux does not say what a thread sleeps on: SOBJ_NONE */
	uintptr_t pr_wchan;	/* nor where that is: 0 */
	int pr_pri;
	int pr_policy;		/* SCHED_NORMAL ... */
	string pr_clname;	/* name of the policy, as ps shows it: TS, FF, RR, B, IDL, DLN; EXT if it is another */
	int pr_onpro;		/* CPU that it runs on, or ran on last */
	int pr_bindpro;		/* the only CPU that it may run on, or -1 */
	int pr_bindpset;	/* Linux has no processor sets: -1 */
	int pr_syscall;		/* number of the system call that it is in, if it is the thread that fired; else -1 */
	uint64_t pr_start;	/* ns since boot */
	uint64_t pr_time;	/* ns of CPU */
} lwpsinfo_t;

inline string dt_procfs_class[uint_t policy] =
	policy == SCHED_NORMAL ? "TS" : policy == SCHED_FIFO ? "FF" : policy == SCHED_RR ? "RR" :
	policy == SCHED_BATCH ? "B" : policy == SCHED_IDLE ? "IDL" : policy == SCHED_DEADLINE ? "DLN" : "EXT";

/*
 * __TASK_STOPPED | __TASK_TRACED, TASK_INTERRUPTIBLE | _UNINTERRUPTIBLE, PF_KTHREAD, PF_IDLE, EXIT_DEAD | EXIT_ZOMBIE,
 * TASK_NEW
 */
translator lwpsinfo_t < struct task_struct *T > {
	pr_flag = (T->__state & 0xc ? PR_STOPPED : 0) | (T->__state & 0x3 ? PR_ASLEEP : 0) |
		  (T->flags & 0x200000 ? PR_ISSYS : 0) | (T->flags & 0x2 ? PR_IDLE : 0);
	pr_lwpid = task_tid(T);
	pr_addr = (uintptr_t)T;
	pr_name = T->comm;
	pr_state = T->exit_state & 0x30 ? SZOMB : T->__state & 0xc ? SSTOP : T->__state & 0x800 ? SIDL :
		   T->__state & 0x3 ? SSLEEP : T->on_cpu ? SONPROC : SRUN;
	pr_sname = T->exit_state & 0x30 ? 'Z' : T->__state & 0xc ? 'T' : T->__state & 0x800 ? 'I' :
		   T->__state & 0x3 ? 'S' : T->on_cpu ? 'O' : 'R';
	pr_stype = SOBJ_NONE;
	pr_wchan = 0;
	pr_pri = T->prio;
	pr_policy = T->policy;
	pr_clname = dt_procfs_class[T->policy];
	pr_onpro = T->thread_info.cpu;
	pr_bindpro = T->nr_cpus_allowed == 1 ? T->thread_info.cpu : -1;
	pr_bindpset = -1;
	pr_syscall = T == curthread ? (int)uregs[R_SYSCALL] : -1;
	pr_start = T->start_boottime;
	pr_time = T->se.sum_exec_runtime;
};

inline psinfo_t *curpsinfo = xlate<psinfo_t *>(curthread);
inline lwpsinfo_t *curlwpsinfo = xlate<lwpsinfo_t *>(curthread);
