// SPDX-License-Identifier: GPL-2.0
/*
 * A clause on func_test_stay(), which takes and returns the number of the
 * calling thread. So the clause knows whether it has the context of its task.
 */
#include <linux/bpf.h>
#include <linux/dtrace.h>
#include <bpf/bpf_helpers.h>
#include "func_preempt.bpf.h"
#include "once.bpf.h"

char _license[] SEC("license") = "GPL";

struct {
	__uint(type, BPF_MAP_TYPE_RINGBUF);
	__uint(max_entries, 65536);
} wakes SEC(".maps");

/* Set by user space: which firing of which thread wakes who polls the ring. */
__u32 wake_tid;
__u32 wake_way;

/* Read by user space. */
struct preempt_tally tallies[WAYS];
struct firing firings[FIRINGS];
__u32 fired;

static __always_inline __u64 who(struct dtrace_bpf_context *ctx)
{
	__u64 parameter = READ_ONCE(ctx->args[0]);
	__u64 result = READ_ONCE(ctx->args[1]);

	return ctx->ecb_id == RETURN || ctx->ecb_id == FEXIT ? result : parameter;
}

static __always_inline int is_right(struct dtrace_bpf_context *ctx, __u32 way)
{
	__u32 tid = bpf_get_current_pid_tgid();

	return who(ctx) == tid && READ_ONCE(ctx->tid) == tid &&
	       READ_ONCE(ctx->ecb_id) == way &&
	       READ_ONCE(ctx->cpu) == bpf_get_smp_processor_id();
}

SEC("dtrace")
int clause(struct dtrace_bpf_context *ctx)
{
	__u32 way = ctx->ecb_id & (WAYS - 1), tid = ctx->tid, i;
	struct preempt_tally *tally = &tallies[way];
	int right = is_right(ctx, way);

	__sync_fetch_and_add(&tally->hits, 1);
	i = __sync_fetch_and_add(&fired, 1);
	if (i < FIRINGS) {
		firings[i].tid = tid;
		firings[i].way = way;
		firings[i].cpu = ctx->cpu;
	}
	/* An interrupt wakes the task while the clause runs. */
	if (tid == wake_tid && way == wake_way)
		bpf_ringbuf_output(&wakes, &tid, sizeof(tid), BPF_RB_FORCE_WAKEUP);
	if (!right || !is_right(ctx, way))
		__sync_fetch_and_add(&tally->wrong, 1);
	return 0;
}
