// SPDX-License-Identifier: GPL-2.0
/* A clause that calls the helpers whose result depends on the event source. */
#include <linux/bpf.h>
#include <linux/dtrace.h>
#include <bpf/bpf_helpers.h>
#include "helpers.bpf.h"
#include "output.bpf.h"

char _license[] SEC("license") = "GPL";

struct {
	__uint(type, BPF_MAP_TYPE_STACK_TRACE);
	__uint(max_entries, 64);
	__type(key, __u32);
	__uint(value_size, FRAMES * 8);
} stacks SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, 9);
	__type(key, __u32);
	__type(value, struct dtrace_ecb);
} ecbs SEC(".maps");

struct found found;

SEC("dtrace")
int ask(struct dtrace_bpf_context *ctx)
{
	__u64 number;

	/* An element that is left taken is one less, wherever the stack begins. */
	if (bpf_finalize_context(ctx, &ecbs))
		return 0;
	number = ++found.hits;
	found.kernel_size = bpf_get_stack(ctx, found.kernel,
					  sizeof(found.kernel), 0);
	found.user_size = bpf_get_stack(ctx, found.user, sizeof(found.user),
					BPF_F_USER_STACK);
	found.stackid = bpf_get_stackid(ctx, &stacks, BPF_F_REUSE_STACKID);
	found.output = bpf_perf_event_output(ctx, &rings, BPF_F_CURRENT_CPU,
					     &number, sizeof(number));
	return 0;
}
