// SPDX-License-Identifier: GPL-2.0
/* A clause that copies its whole context into a global variable. */
#include <linux/ptrace.h>
#include <linux/bpf.h>
#include <bpf/bpf_helpers.h>
#include <bpf/bpf_tracing.h>
#include <bpf/bpf_core_read.h>
#include "once.bpf.h"
#include "seen.bpf.h"

char _license[] SEC("license") = "GPL";

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, 9);
	__type(key, __u32);
	__type(value, struct dtrace_ecb);
} ecbs SEC(".maps");

struct task_struct {
	int pid;
} __attribute__((preserve_access_index));

struct seen seen;

/* One load of the width of the field, kept by the compiler. */
#define COPY(field)	(seen.ctx.field = READ_ONCE(ctx->field))

SEC("dtrace")
int note(struct dtrace_bpf_context *ctx)
{
	int i;

	seen.hits++;
	seen.before.ecb_id = ctx->ecb_id;
	seen.before.probe_id = ctx->probe_id;
	seen.before.nargs = ctx->nargs;
	seen.before.args[0] = ctx->args[0];
	seen.finalized = bpf_finalize_context(ctx, &ecbs);
	seen.cookie = bpf_get_attach_cookie(ctx);
	seen.address = bpf_get_func_ip(ctx);
	seen.task_pid = ((struct task_struct *)ctx->task)->pid;
	seen.helper_task = bpf_get_current_task();

	seen.parameter = PT_REGS_PARM1(&ctx->regs);
	seen.result = PT_REGS_RC(&ctx->regs);
	seen.ip = PT_REGS_IP(&ctx->regs);
	seen.sp = PT_REGS_SP(&ctx->regs);
	COPY(ecb_id);
	COPY(probe_id);
	COPY(task);
	COPY(state);
	COPY(prio);
	COPY(cpu);
	COPY(tid);
	COPY(pid);
	COPY(ppid);
	COPY(uid);
	COPY(gid);
	COPY(euid);
	COPY(egid);
	COPY(nargs);
	COPY(buf);
	COPY(buf_end);
	COPY(scratch);
	COPY(scratch_end);
#pragma unroll
	for (i = 0; i < DTRACE_MAX_ARGS; i++)
		COPY(args[i]);
	return 0;
}
