// SPDX-License-Identifier: GPL-2.0
/*
 * One trampoline for each row of DT_SOURCES, in the same order. Each hands over
 * its position in that list plus one. Its name is that of the row with the
 * prefix on_, because sections already have the names of the rows.
 */
#include "handover.bpf.h"
#include <linux/bpf_perf_event.h>

char _license[] SEC("license") = "GPL";

__u64 wanted_address;	/* of the page whose fault is traced */

#define ENTRY_ARGS	PT_REGS_PARM1(ctx), PT_REGS_PARM2(ctx),		\
			PT_REGS_PARM3(ctx), PT_REGS_PARM4(ctx),		\
			PT_REGS_PARM5(ctx), 0
#define RETURN_ARGS	PT_REGS_RC(ctx), 0, 0, 0, 0, 0

#define ON_REGS(name, section, kind, number, n, ...)			\
SEC(section)								\
int on_##name(struct pt_regs *ctx)					\
{									\
	return HAND_OVER(ctx, kind, number, n, __VA_ARGS__);		\
}

ON_REGS(kprobe, "kprobe", EXCLUSIVE, 1, 5, ENTRY_ARGS)
ON_REGS(kretprobe, "kretprobe", EXCLUSIVE, 2, 1, RETURN_ARGS)
ON_REGS(kprobe_multi, "kprobe.multi", EXCLUSIVE, 3, 5, ENTRY_ARGS)
ON_REGS(kretprobe_multi, "kretprobe.multi", EXCLUSIVE, 4, 1, RETURN_ARGS)
/* One program for both ends; it tells nothing about which it is. */
ON_REGS(session, "kprobe.session", EXCLUSIVE, 5, 0, RETURN_ARGS)
ON_REGS(uprobe, "uprobe", NESTING, 6, 3, ENTRY_ARGS)
ON_REGS(uretprobe, "uretprobe", NESTING, 7, 1, RETURN_ARGS)
ON_REGS(uprobe_multi, "uprobe.multi", NESTING, 8, 3, ENTRY_ARGS)
ON_REGS(uretprobe_multi, "uretprobe.multi", NESTING, 9, 1, RETURN_ARGS)

/* The start of the record of task:task_rename. */
struct task_rename {
	__u64 common;
	__s32 pid;
	char oldcomm[16];
	char newcomm[16];
};

SEC("tracepoint/task/task_rename")
int on_tracepoint(struct task_rename *ctx)
{
	return HAND_OVER(ctx, EXCLUSIVE, 10, 2, ctx->pid, ctx->newcomm[0],
			 0, 0, 0, 0);
}

SEC("raw_tracepoint/task_rename")
int on_raw_tracepoint(struct bpf_raw_tracepoint_args *ctx)
{
	char first = 0;

	bpf_probe_read_kernel(&first, 1, (const void *)ctx->args[1]);
	return HAND_OVER(ctx, NESTING, 11, 2, ctx->args[0], first, 0, 0, 0, 0);
}

SEC("perf_event")
int on_perf_event(struct bpf_perf_event_data *ctx)
{
	if (ctx->addr != wanted_address)
		return 0;
	return HAND_OVER(ctx, EXCLUSIVE, 12, 2, ctx->addr, ctx->sample_period,
			 0, 0, 0, 0);
}

SEC("fentry/bpf_fentry_test5")
int on_fentry(__u64 *ctx)
{
	return HAND_OVER(ctx, NESTING, 13, 5, ctx[0], ctx[1], ctx[2], ctx[3],
			 ctx[4], 0);
}

SEC("fexit/bpf_fentry_test5")
int on_fexit(__u64 *ctx)
{
	return HAND_OVER(ctx, NESTING, 14, 6, ctx[0], ctx[1], ctx[2], ctx[3],
			 ctx[4], ctx[5]);
}

/* The verifier knows the types of these: what ctx->args[] is above. */
SEC("tp_btf/task_rename")
int on_tp_btf(__u64 *ctx)
{
	char first = 0;

	bpf_probe_read_kernel(&first, 1, (const void *)ctx[1]);
	return HAND_OVER(ctx, NESTING, 15, 2, ctx[0], first, 0, 0, 0, 0);
}
