// SPDX-License-Identifier: GPL-2.0
/*
 * A clause that can be interrupted by itself
 *
 * It fills its scratch memory, opens a record, and writes one half. Then it
 * triggers another clause, checks that everything it knew is still there,
 * writes the other half and commits. The number that the trampoline handed over
 * selects how the other clause is triggered.
 */
#include <linux/bpf.h>
#include <linux/dtrace.h>
#include <bpf/bpf_helpers.h>
#include "once.bpf.h"
#include "output.bpf.h"
#include "record.bpf.h"

char _license[] SEC("license") = "GPL";

#define WORDS		64	/* of scratch that are looked at */
#define WAIT_MAX	4000000	/* looks in a round of waiting */

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, 9);
	__type(key, __u32);
	__type(value, struct dtrace_ecb);
} ecbs SEC(".maps");

/* Set by user space. */
__u32 nest[IDS];	/* NEST_* */
__u32 wait_tid;		/* thread that waits before it finalizes */
__u32 wait_rounds;	/* how long at most */
__u32 finalize_late;	/* keep the ecb while others run */
__s32 budget;		/* how many NEST_CALL are left */

/* Read by user space. */
__u64 runs;
__u64 not_reserved;
__u32 waiting;		/* a clause waits for another one */

struct task_struct;

static long has_run(__u32 i, __u64 *begun)
{
	return READ_ONCE(runs) != *begun;
}

static __always_inline void wait_for_another(__u64 begun)
{
	__u32 i;

	WRITE_ONCE(waiting, 1);
	for (i = 0; i < 64 && i < wait_rounds; i++)
		if (bpf_loop(WAIT_MAX, has_run, &begun, 0) < WAIT_MAX)
			break;
	WRITE_ONCE(waiting, 0);
}

static __always_inline void let_another_happen(__u32 id, __u64 begun)
{
	__u64 word;

	switch (nest[id < IDS ? id : 0]) {
	case NEST_FAULT:
		bpf_probe_read_user(&word, sizeof(word), (const void *)8);
		break;
	case NEST_CALL:
		if (__sync_fetch_and_add(&budget, -1) > 0)
			bpf_ktime_get_tai_ns();
		else
			__sync_fetch_and_add(&budget, 1);
		break;
	case NEST_WAIT:
		wait_for_another(begun);
		break;
	}
}

static __always_inline void fill(__u64 *word, __u64 value)
{
	int i;

	for (i = 0; i < WORDS; i++)
		word[i] = value + i;
}

static __always_inline __u32 compare(const __u64 *word, __u64 value)
{
	__u32 error = 0;
	int i;

	for (i = 0; i < WORDS; i++)
		if (READ_ONCE(word[i]) != value + i)
			error = CHANGED_SCRATCH;
	return error;
}

SEC("dtrace")
int clause(struct dtrace_bpf_context *ctx)
{
	__u32 id, tid, nargs, error = 0;
	struct record *record;
	__u64 begun, arg, *scratch;
	void *end;

	begun = __sync_fetch_and_add(&runs, 1) + 1;
	scratch = ctx->scratch;
	if ((void *)(scratch + WORDS) > ctx->scratch_end)
		return 0;
	fill(scratch, begun << 32);
	tid = ctx->tid;
	if (wait_tid && tid == wait_tid)
		wait_for_another(begun);
	if (!finalize_late && bpf_finalize_context(ctx, &ecbs))
		error |= NOT_FINALIZED;
	id = finalize_late ? ID_NESTER : ctx->ecb_id;
	nargs = ctx->nargs;
	arg = ctx->args[0];

	if (bpf_buffer_reserve(ctx, DTRACE_BUF_OUTPUT, &rings, sizeof(*record)))
		__sync_fetch_and_add(&not_reserved, 1);
	record = ctx->buf;
	end = ctx->buf_end;
	if ((void *)(record + 1) <= end) {
		record->id = id;
		record->begun = begun;
	}
	let_another_happen(id, begun);

	if (finalize_late && bpf_finalize_context(ctx, &ecbs))
		error |= NOT_FINALIZED;
	if (!finalize_late && READ_ONCE(ctx->ecb_id) != id)
		error |= CHANGED_ID;
	if (!finalize_late && (READ_ONCE(ctx->nargs) != nargs ||
			       READ_ONCE(ctx->args[0]) != arg))
		error |= CHANGED_ARGS;
	if (READ_ONCE(ctx->tid) != tid)
		error |= CHANGED_TASK;
	scratch = ctx->scratch;
	if ((void *)(scratch + WORDS) <= ctx->scratch_end)
		error |= compare(scratch, begun << 32);
	/* Finalizing, late, has ended what was known of them. */
	record = ctx->buf;
	end = ctx->buf_end;
	if ((void *)(record + 1) <= end) {
		if (READ_ONCE(record->id) != id ||
		    READ_ONCE(record->begun) != (__u32)begun)
			error |= CHANGED_OUTPUT;
		record->tid = tid;
		record->ended = READ_ONCE(runs);
		record->error = error;
		record->check = id ^ RECORD_CHECK;
	}
	bpf_buffer_commit(ctx, DTRACE_BUF_OUTPUT, &rings, 0);
	return 0;
}
