/* SPDX-License-Identifier: GPL-2.0 */
/* What the clause of func_preempt.bpf.c records. */
#ifndef FUNC_PREEMPT_BPF_H
#define FUNC_PREEMPT_BPF_H

#include <linux/types.h>

/* Ways onto the function; the ecb_id of each link is one of them. */
enum { ENTRY, RETURN, FENTRY, FEXIT, WAYS };

struct preempt_tally {
	__u64 hits;
	__u64 wrong;	/* the context did not belong to the task or the CPU */
};

/* The first firings, in their order. */
#define FIRINGS		64

struct firing {
	__u32 tid, way, cpu;
};

#endif /* FUNC_PREEMPT_BPF_H */
