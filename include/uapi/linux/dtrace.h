/* SPDX-License-Identifier: GPL-2.0 WITH Linux-syscall-note */
/*
 * What a BPF_PROG_TYPE_DTRACE program and its trampoline share with user
 * space: the context of the program and the hand-over record that says which
 * probe fired. See Documentation/bpf/prog_dtrace.rst.
 */
#ifndef _UAPI_LINUX_DTRACE_H
#define _UAPI_LINUX_DTRACE_H

#include <linux/types.h>
#include <linux/bpf.h>
#include <linux/bpf_perf_event.h>

/* Arguments that a probe can have. */
#define DTRACE_MAX_ARGS		10

/* Elements that a map of struct dtrace_ecb can use; what is behind is not. */
#define DTRACE_MAX_ECBS		64

/*
 * struct dtrace_bpf_context - what a BPF_PROG_TYPE_DTRACE program sees
 *
 * Programs may read every field and store through the pointers of the two
 * buffers only. Loads narrower than a field work on all fields but @task and
 * the buffer pointers.
 */
struct dtrace_bpf_context {
	bpf_user_pt_regs_t regs;	/* registers where the probe fired */

	__u32 ecb_id;			/* struct dtrace_ecb.id, or 0 */
	__u32 probe_id;			/* struct dtrace_ecb.probe_id, or 0 */

	__u64 task;			/* trusted struct task_struct pointer */
	__u64 state;			/* state of the task */
	__u32 prio;			/* kernel priority of the task */
	__u32 cpu;			/* CPU the probe fired on */
	__u32 tid;			/* thread, what the kernel calls pid */
	__u32 pid;			/* process, what the kernel calls tgid */
	__u32 ppid;			/* process of the parent, 0 once reaped */
	__u32 uid;			/* real, in the initial user namespace */
	__u32 gid;			/* real, in the initial user namespace */
	__u32 euid;			/* effective, likewise */
	__u32 egid;			/* effective, likewise */
	__u32 nargs;			/* how many of args[] were handed over */

	/* Output: empty unless bpf_buffer_reserve() filled the pair. */
	__bpf_md_ptr(void *, buf);
	__bpf_md_ptr(void *, buf_end);

	/* Working memory, always there, at least 4096 bytes, not cleared. */
	__bpf_md_ptr(void *, scratch);
	__bpf_md_ptr(void *, scratch_end);

	__u64 args[DTRACE_MAX_ARGS];	/* arguments of the probe, 0 beyond nargs */
};

/*
 * struct dtrace_ecb - hand-over record from trampoline to clause program
 *
 * The value type of the map that bpf_finalize_context() takes. Element 0
 * serves event sources that exclude each other on a CPU; a trampoline on any
 * other source takes one of the elements 1...n by compare-and-exchange of
 * @owner from 0 to the context it was called with; n < DTRACE_MAX_ECBS.
 */
struct dtrace_ecb {
	__u64 owner;			/* context of the trampoline, 0: free */
	__u32 id;			/* number of the enabling */
	__u32 probe_id;			/* number of the probe */
	__u32 nargs;			/* how many of args[] are valid */
	__u32 flags;			/* must be 0 */
	__u64 args[DTRACE_MAX_ARGS];
};

#endif /* _UAPI_LINUX_DTRACE_H */
