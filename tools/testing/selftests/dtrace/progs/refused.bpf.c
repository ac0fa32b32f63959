// SPDX-License-Identifier: GPL-2.0
/* Programs that need BTF to be refused, and what they are refused for. */
#include <linux/bpf.h>
#include <linux/dtrace.h>
#include <bpf/bpf_helpers.h>

char _license[] SEC("license") = "GPL";

extern void bpf_throw(__u64 cookie) __ksym;

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
