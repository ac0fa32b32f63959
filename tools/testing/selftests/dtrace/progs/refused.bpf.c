// SPDX-License-Identifier: GPL-2.0
/* Programs that the kernel refuses by means of BTF, and the reasons. */
#include <linux/bpf.h>
#include <linux/dtrace.h>
#include <bpf/bpf_helpers.h>

char _license[] SEC("license") = "GPL";

extern void bpf_throw(__u64 cookie) __ksym;

struct {
	__uint(type, BPF_MAP_TYPE_PROG_ARRAY);
	__uint(max_entries, 1);
	__uint(key_size, sizeof(__u32));
	__uint(value_size, sizeof(__u32));
} clauses SEC(".maps");

static __noinline int leaves(struct dtrace_bpf_context *ctx)
{
	bpf_tail_call(ctx, &clauses, 0);
	return 0;
}

SEC("dtrace")
int leaves_early(struct dtrace_bpf_context *ctx)
{
	return leaves(ctx);
}

SEC("dtrace")
int leaves_late(struct dtrace_bpf_context *ctx)
{
	bpf_tail_call(ctx, &clauses, 0);
	return 0;
}

SEC("dtrace")
int throws(struct dtrace_bpf_context *ctx)
{
	if (ctx->cpu)
		bpf_throw(0);
	return 0;
}

SEC("dtrace")
int clause(struct dtrace_bpf_context *ctx)
{
	return 0;
}

SEC("freplace/clause")
int replacement(struct dtrace_bpf_context *ctx)
{
	return 0;
}
