// SPDX-License-Identifier: GPL-2.0
/*
 * For each of some types, a program that passes its context to a global
 * function
 *
 * The verifier knows the function by its type alone. The kernel's table tells
 * it that the argument is a context and may be read as one.
 */
#include <stddef.h>
#include <linux/bpf.h>
#include <linux/ptrace.h>
#include <linux/bpf_perf_event.h>
#include <linux/dtrace.h>
#include <bpf/bpf_helpers.h>

char _license[] SEC("license") = "GPL";

/* Of the kernel's own headers: user space has none of it. */
struct bpf_nf_ctx {
	const struct nf_hook_state *state;
	struct sk_buff *skb;
};

#define PROG(name, section, context, field)				\
__noinline int read_##name(struct context *ctx)				\
{									\
	asm volatile("");						\
	return ctx->field != 0;						\
}									\
									\
SEC(section)								\
int call_##name(struct context *ctx)					\
{									\
	read_##name(ctx);						\
	return 0;							\
}

PROG(socket_filter, "socket", __sk_buff, len)
PROG(xdp, "xdp", xdp_md, rx_queue_index)
PROG(perf_event, "perf_event", bpf_perf_event_data, sample_period)
PROG(raw_tracepoint, "raw_tp", bpf_raw_tracepoint_args, args[0])
PROG(cgroup_device, "cgroup/dev", bpf_cgroup_dev_ctx, major)
PROG(sk_lookup, "sk_lookup", bpf_sk_lookup, family)
PROG(netfilter, "netfilter", bpf_nf_ctx, skb)
PROG(dtrace, "dtrace", dtrace_bpf_context, ecb_id)
