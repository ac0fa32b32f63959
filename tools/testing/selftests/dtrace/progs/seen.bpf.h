/* SPDX-License-Identifier: GPL-2.0 */
/* What the clause of seen.bpf.c records, for user space to compare. */
#ifndef SEEN_BPF_H
#define SEEN_BPF_H

#include <linux/types.h>
#include <linux/dtrace.h>

struct seen {
	__u64 hits;
	__s64 finalized;	/* what bpf_finalize_context() returned */
	__u64 cookie;
	__u64 address;		/* bpf_get_func_ip() */
	__u64 task_pid;		/* read through ctx->task */
	__u64 helper_task;	/* bpf_get_current_task() */
	__u64 parameter;	/* first parameter of ctx->regs */
	__u64 result;		/* of a function, in ctx->regs */
	__u64 ip, sp;
	struct dtrace_bpf_context before;	/* ids and nargs, not finalized */
	struct dtrace_bpf_context ctx;
};

#endif /* SEEN_BPF_H */
