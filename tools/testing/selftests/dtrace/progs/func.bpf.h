/* SPDX-License-Identifier: GPL-2.0 */
/* What the programs of func.bpf.c record, for user space to compare. */
#ifndef FUNC_BPF_H
#define FUNC_BPF_H

#include <linux/types.h>
#include <linux/dtrace.h>

#define FUNC_NOTES	16	/* one for each ecb_id */
#define FUNC_STACK	16

struct func_note {
	__u64 hits;
	__u64 cookie;
	__u64 address;
	__s64 finalized;
	__u32 probe_id;
	__u32 nargs;
	__u64 args[DTRACE_MAX_ARGS];
	__u64 parameter;	/* first parameter of the registers */
	__u64 result;
	__u64 ip, sp;
	__s64 stack_size;
	__u64 stack[FUNC_STACK];
};

#endif /* FUNC_BPF_H */
