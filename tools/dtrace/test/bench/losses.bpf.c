// SPDX-License-Identifier: GPL-2.0
/*
 * One record by a BPF ring buffer, and by reserve and commit in the perf ring of the CPU; losses.c says when.
 *
 * Both count what they produce and lose by the number of the producer.
 */
#include <linux/bpf.h>
#include <linux/dtrace.h>
#include <bpf/bpf_helpers.h>
#include <bpf/bpf_tracing.h>
#include "losses.h"
#include "../../../testing/selftests/dtrace/progs/output.bpf.h"

char _license[] SEC("license") = "GPL";

struct {
	__uint(type, BPF_MAP_TYPE_RINGBUF);
	__uint(max_entries, 1 << 20);
} records SEC(".maps");

struct tally tallies[PRODUCERS];
__u32 producer;	/* of what a task does */

static __always_inline int take_ringbuf(__u32 who)
{
	struct tally *tally = &tallies[who & (PRODUCERS - 1)];
	struct record *record = bpf_ringbuf_reserve(&records, sizeof(*record), 0);

	tally->produced++;
	if (!record) {
		tally->lost++;
		return 0;
	}
	__builtin_memset(record, 0, sizeof(*record));
	bpf_ringbuf_submit(record, BPF_RB_NO_WAKEUP);
	return 0;
}

SEC("fentry/__x64_sys_getpgid")
int BPF_PROG(ringbuf_task)
{
	return take_ringbuf(producer);
}

SEC("fentry/func_test_nmi")
int BPF_PROG(ringbuf_nmi)
{
	return take_ringbuf(NMI);
}

/* The ecb is the number of the producer in an NMI, and else 0. */
SEC("dtrace")
int clause(struct dtrace_bpf_context *ctx)
{
	struct tally *tally = &tallies[(ctx->ecb_id ?: producer) & (PRODUCERS - 1)];
	struct record *record;

	tally->produced++;
	if (bpf_buffer_reserve(ctx, DTRACE_BUF_OUTPUT, &rings, sizeof(*record)))
		tally->lost++;
	record = ctx->buf;
	if ((void *)(record + 1) <= ctx->buf_end)
		__builtin_memset(record, 0, sizeof(*record));
	bpf_buffer_commit(ctx, DTRACE_BUF_OUTPUT, &rings, 0);
	return 0;
}
