/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The trampoline's half of the hand-over to a clause program
 *
 * A trampoline takes an element of the map `ecbs`, fills it, and makes a tail
 * call into the map `clauses`; bpf_finalize_context() frees the element. If the
 * call is not taken, the trampoline frees the element itself.
 *
 * Element 0 is for event sources that exclude each other on a CPU, and elements
 * 1...ECBS are for all others: see struct dtrace_ecb in linux/dtrace.h.
 */
#ifndef HANDOVER_BPF_H
#define HANDOVER_BPF_H

#include <linux/ptrace.h>
#include <linux/bpf.h>
#include <linux/dtrace.h>
#include <bpf/bpf_helpers.h>
#include <bpf/bpf_tracing.h>

#define ECBS	8

/* How a trampoline's event source relates to others on the same CPU. */
enum { EXCLUSIVE, NESTING };

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, ECBS + 1);
	__type(key, __u32);
	__type(value, struct dtrace_ecb);
} ecbs SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_PROG_ARRAY);
	__uint(max_entries, 4);
	__type(key, __u32);
	__type(value, __u32);
} clauses SEC(".maps");

/* What user space reads and sets. */
__u64 wanted_tid;	/* thread to trace, 0: any */
__u64 ecb_misses;	/* no element was free */
__u64 fallen_through;	/* the tail call was not taken */

static __always_inline struct dtrace_ecb *take_ecb(void *ctx, int kind)
{
	struct dtrace_ecb *ecb;
	__u32 key = 0;
	__u64 owner;
	int i;

	if (kind == EXCLUSIVE)
		return bpf_map_lookup_elem(&ecbs, &key);
#pragma unroll
	for (i = 1; i <= ECBS; i++) {
		key = i;
		ecb = bpf_map_lookup_elem(&ecbs, &key);
		if (!ecb)
			break;
		owner = __sync_val_compare_and_swap(&ecb->owner, 0,
						    (unsigned long)ctx);
		if (!owner || owner == (unsigned long)ctx)
			return ecb;
	}
	__sync_fetch_and_add(&ecb_misses, 1);
	return NULL;
}

static __always_inline void give_ecb_back(void *ctx, int kind)
{
	struct dtrace_ecb *ecb;
	__u32 key;
	int i;

	if (kind == EXCLUSIVE)
		return;
#pragma unroll
	for (i = 1; i <= ECBS; i++) {
		key = i;
		ecb = bpf_map_lookup_elem(&ecbs, &key);
		if (ecb && ecb->owner == (unsigned long)ctx) {
			ecb->owner = 0;
			return;
		}
	}
}

static __always_inline int is_wanted(void)
{
	return !wanted_tid || (__u32)bpf_get_current_pid_tgid() == wanted_tid;
}

#define FILL(ecb, number, probe, n, a0, a1, a2, a3, a4, a5) do {	\
	(ecb)->id = (number);						\
	(ecb)->probe_id = (probe);					\
	(ecb)->nargs = (n);						\
	(ecb)->flags = 0;						\
	(ecb)->args[0] = (a0);						\
	(ecb)->args[1] = (a1);						\
	(ecb)->args[2] = (a2);						\
	(ecb)->args[3] = (a3);						\
	(ecb)->args[4] = (a4);						\
	(ecb)->args[5] = (a5);						\
} while (0)

/* The whole of a trampoline: 6 arguments at most are enough for the tests. */
#define HAND_OVER(ctx, kind, number, n, a0, a1, a2, a3, a4, a5) ({	\
	struct dtrace_ecb *__ecb;					\
									\
	__ecb = is_wanted() ? take_ecb(ctx, kind) : NULL;		\
	if (__ecb) {							\
		FILL(__ecb, number, 1000 + (number), n, a0, a1, a2, a3,	\
		     a4, a5);						\
		bpf_tail_call(ctx, &clauses, 0);			\
		give_ecb_back(ctx, kind);				\
		__sync_fetch_and_add(&fallen_through, 1);		\
	}								\
	0;								\
})

#endif /* HANDOVER_BPF_H */
