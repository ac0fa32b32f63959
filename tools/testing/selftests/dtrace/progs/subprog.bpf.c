// SPDX-License-Identifier: GPL-2.0
/*
 * A caller with a tail call in a subprogram. The callee returns to the main
 * program, which adds 100000.
 */
#include <linux/bpf.h>
#include <bpf/bpf_helpers.h>

char _license[] SEC("license") = "GPL";

struct {
	__uint(type, BPF_MAP_TYPE_PROG_ARRAY);
	__uint(max_entries, 3);
	__type(key, __u32);
	__type(value, __u32);
} progs SEC(".maps");

static __noinline int hand_over(struct bpf_raw_tracepoint_args *ctx)
{
	int ret = 1;

	bpf_tail_call(ctx, &progs, ctx->args[0]);
	/* Or the compiler would know what the caller gets. */
	barrier_var(ret);
	return ret;
}

SEC("raw_tracepoint/task_rename")
int caller(struct bpf_raw_tracepoint_args *ctx)
{
	return 100000 + hand_over(ctx);
}
