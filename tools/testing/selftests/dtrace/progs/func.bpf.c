// SPDX-License-Identifier: GPL-2.0
/* Programs that are attached to functions directly. */
#include <linux/ptrace.h>
#include <linux/bpf.h>
#include <bpf/bpf_helpers.h>
#include <bpf/bpf_tracing.h>
#include "func.bpf.h"

char _license[] SEC("license") = "GPL";

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, 9);
	__type(key, __u32);
	__type(value, struct dtrace_ecb);
} ecbs SEC(".maps");

struct func_note notes[FUNC_NOTES];
__u32 pid;	/* process that counts, 0: all */
__u64 runs;
__u64 nowhere;

static __always_inline struct func_note *
take(struct dtrace_bpf_context *ctx)
{
	struct func_note *note = &notes[ctx->ecb_id & (FUNC_NOTES - 1)];
	int i;

	if (pid && ctx->pid != pid)
		return NULL;
	__sync_fetch_and_add(&note->hits, 1);
	note->finalized = bpf_finalize_context(ctx, &ecbs);
	note->cookie = bpf_get_attach_cookie(ctx);
	note->address = bpf_get_func_ip(ctx);
	note->probe_id = ctx->probe_id;
	note->nargs = ctx->nargs;
#pragma unroll
	for (i = 0; i < DTRACE_MAX_ARGS; i++)
		note->args[i] = ctx->args[i];
	return note;
}

/* All but the registers. */
SEC("dtrace")
int plain(struct dtrace_bpf_context *ctx)
{
	take(ctx);
	return 0;
}

/* All. */
SEC("dtrace")
int full(struct dtrace_bpf_context *ctx)
{
	struct func_note *note = take(ctx);

	if (!note)
		return 0;
	note->parameter = PT_REGS_PARM1(&ctx->regs);
	note->result = PT_REGS_RC(&ctx->regs);
	note->ip = PT_REGS_IP(&ctx->regs);
	note->sp = PT_REGS_SP(&ctx->regs);
	note->stack_size = bpf_get_stack(ctx, note->stack, sizeof(note->stack), 0);
	return 0;
}

/* Nothing of the context but the task. */
SEC("dtrace")
int count(struct dtrace_bpf_context *ctx)
{
	if (!pid || ctx->pid == pid)
		__sync_fetch_and_add(&runs, 1);
	return 0;
}

/* The first argument only. */
SEC("dtrace")
int first(struct dtrace_bpf_context *ctx)
{
	if (!pid || ctx->pid == pid)
		notes[0].args[0] = ctx->args[0];
	return 0;
}

/* Only the cookie, which nothing else has asked for. */
SEC("dtrace")
int cookie(struct dtrace_bpf_context *ctx)
{
	if (!pid || ctx->pid == pid)
		notes[0].cookie = bpf_get_attach_cookie(ctx);
	return 0;
}

/* The last argument only. */
__noinline int global(struct dtrace_bpf_context *ctx)
{
	notes[0].args[DTRACE_MAX_ARGS - 1] = ctx->args[DTRACE_MAX_ARGS - 1];
	return 0;
}

SEC("dtrace")
int with_global(struct dtrace_bpf_context *ctx)
{
	return global(ctx);
}

/* Calls copy_from_user_nofault(), which may be traced, too. */
SEC("dtrace")
int caller(struct dtrace_bpf_context *ctx)
{
	__u64 word;

	if (pid && ctx->pid != pid)
		return 0;
	__sync_fetch_and_add(&runs, 1);
	bpf_probe_read_user(&word, sizeof(word), (const void *)nowhere);
	return 0;
}

/* The same, of a type whose programs exclude others on the CPU. */
SEC("kprobe.multi")
int other(struct pt_regs *ctx)
{
	__u64 word;

	bpf_probe_read_user(&word, sizeof(word), (const void *)nowhere);
	return 0;
}
