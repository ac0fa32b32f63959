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

/* Maximum number of arguments of a probe. */
#define DTRACE_MAX_ARGS		10

/* Elements of a map of struct dtrace_ecb that are used; the rest is ignored. */
#define DTRACE_MAX_ECBS		64

/*
 * enum dtrace_buf_id - numbers of the buffers of struct dtrace_bpf_context
 *
 * bpf_buffer_reserve() and bpf_buffer_commit() take the number of the output
 * buffer. Messages of the verifier contain the number of a buffer.
 */
enum dtrace_buf_id {
	DTRACE_BUF_OUTPUT	= 1,	/* between buf and buf_end */
	DTRACE_BUF_SCRATCH	= 2,	/* between scratch and scratch_end */
};

/*
 * struct dtrace_bpf_context - context that a BPF_PROG_TYPE_DTRACE program sees
 *
 * Programs may read every field. They may store only through the pointers of
 * the two buffers. Loads may be narrower than a field, except for @task and the
 * buffer pointers.
 *
 * The size of @regs differs between architectures. All other fields stand in
 * front of it, at the same offsets everywhere.
 */
struct dtrace_bpf_context {
	__u32 ecb_id;			/* struct dtrace_ecb.id, or 0 */
	__u32 probe_id;			/* struct dtrace_ecb.probe_id, or 0 */

	__u64 task;			/* trusted struct task_struct pointer */
	__u64 state;			/* state of the task */
	__u32 prio;			/* kernel priority of the task */
	__u32 cpu;			/* CPU the probe fired on */
	__u32 tid;			/* thread id, pid in the kernel */
	__u32 pid;			/* process id, tgid in the kernel */
	__u32 ppid;			/* pid of the parent, 0 once reaped */
	__u32 uid;			/* real, in the initial user namespace */
	__u32 gid;			/* real, in the initial user namespace */
	__u32 euid;			/* effective, likewise */
	__u32 egid;			/* effective, likewise */
	__u32 nargs;			/* number of valid args[] */

	/* Output buffer, empty unless bpf_buffer_reserve() has filled it. */
	__bpf_md_ptr(void *, buf);
	__bpf_md_ptr(void *, buf_end);

	/* Working memory, never empty, at least 4096 bytes, not cleared. */
	__bpf_md_ptr(void *, scratch);
	__bpf_md_ptr(void *, scratch_end);

	__u64 args[DTRACE_MAX_ARGS];	/* arguments of the probe, 0 beyond nargs */

	bpf_user_pt_regs_t regs;	/* registers where the probe fired */
};

/*
 * struct dtrace_ecb - hand-over record from a trampoline to a DTrace program
 *
 * This is the value type of the map that bpf_finalize_context() takes. Element
 * 0 serves event sources that exclude each other on a CPU. A trampoline on any
 * other source takes one of the elements 1...n, n < DTRACE_MAX_ECBS. It takes
 * the element by a compare-and-exchange of @owner from 0 to the context that it
 * was called with.
 */
struct dtrace_ecb {
	__u64 owner;			/* context of the trampoline, 0: free */
	__u32 id;			/* number of the enabling */
	__u32 probe_id;			/* number of the probe */
	__u32 nargs;			/* number of valid args[] */
	__u32 flags;			/* must be 0 */
	__u64 args[DTRACE_MAX_ARGS];
};

#endif /* _UAPI_LINUX_DTRACE_H */
