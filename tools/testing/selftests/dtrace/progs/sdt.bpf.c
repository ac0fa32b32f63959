// SPDX-License-Identifier: GPL-2.0
/* Programs that are attached to static probes, and one that reads code. */
#include <linux/ptrace.h>
#include <linux/bpf.h>
#include <bpf/bpf_helpers.h>
#include <bpf/bpf_tracing.h>
#include "sdt.bpf.h"

char _license[] SEC("license") = "GPL";

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, 9);
	__type(key, __u32);
	__type(value, struct dtrace_ecb);
} ecbs SEC(".maps");

struct sdt_note notes[SDT_NOTES];
__u64 order;
__u64 stack[SDT_STACK];
__s64 stack_size;
__u64 code_address;
__u8 code[SDT_CODE];
__s64 code_error;
char text[SDT_TEXT];
__u32 pid;
__u64 page, page_bytes;
__u64 batches;
__u64 counts[SDT_COUNTS];
__u64 owner_address;
__u32 dealloc_cpu;

/* All that the context says, by enabling. */
SEC("dtrace")
int note(struct dtrace_bpf_context *ctx)
{
	struct sdt_note *note = &notes[ctx->ecb_id & (SDT_NOTES - 1)];
	int i;

	__sync_fetch_and_add(&note->hits, 1);
	__sync_fetch_and_add(&note->sum, ctx->args[0]);
	note->finalized = bpf_finalize_context(ctx, &ecbs);
	note->cookie = bpf_get_attach_cookie(ctx);
	note->ip = PT_REGS_IP(&ctx->regs);
	note->probe_id = ctx->probe_id;
	note->nargs = ctx->nargs;
#pragma unroll
	for (i = 0; i < DTRACE_MAX_ARGS; i++)
		note->args[i] = ctx->args[i];
	return 0;
}

/* In which order programs run: their numbers as digits. */
SEC("dtrace")
int digit(struct dtrace_bpf_context *ctx)
{
	order = order * 10 + ctx->ecb_id;
	return 0;
}

/*
 * A probe of the kernel fires for others too: the same, for process @pid, and
 * if @page is set, for an address there in the second argument.
 */
SEC("dtrace")
int mine(struct dtrace_bpf_context *ctx)
{
	struct sdt_note *note = &notes[ctx->ecb_id & (SDT_NOTES - 1)];
	int i;

	if (bpf_get_current_pid_tgid() >> 32 != pid)
		return 0;
	if (page && ctx->args[1] - page >= page_bytes)
		return 0;
	__sync_fetch_and_add(&note->hits, 1);
	note->nargs = ctx->nargs;
#pragma unroll
	for (i = 0; i < DTRACE_MAX_ARGS; i++)
		note->args[i] = ctx->args[i];
	return 0;
}

/* What @pid gives to exec() as the name of a file. */
SEC("dtrace")
int mine_text(struct dtrace_bpf_context *ctx)
{
	if (bpf_get_current_pid_tgid() >> 32 == pid)
		bpf_probe_read_kernel_str(text, sizeof(text), (void *)ctx->args[0]);
	return 0;
}

/* The helper is what a site of the test module can be reached from. */
SEC("dtrace")
int recurse(struct dtrace_bpf_context *ctx)
{
	__sync_fetch_and_add(&notes[ctx->ecb_id & (SDT_NOTES - 1)].hits, 1);
	notes[0].sum = bpf_get_current_pid_tgid();
	return 0;
}

SEC("dtrace")
int take_stack(struct dtrace_bpf_context *ctx)
{
	notes[0].ip = PT_REGS_IP(&ctx->regs);
	stack_size = bpf_get_stack(ctx, stack, sizeof(stack), 0);
	return 0;
}

SEC("dtrace")
int take_text(struct dtrace_bpf_context *ctx)
{
	bpf_probe_read_kernel_str(text, sizeof(text), (void *)ctx->args[1]);
	return 0;
}

/* On the kernel's function that patches text, once for each batch. */
SEC("kprobe")
int on_batch(void *ctx)
{
	__sync_fetch_and_add(&batches, 1);
	return 0;
}

/* On any function of the kernel: calls, by the link's cookie. */
SEC("kprobe")
int on_call(void *ctx)
{
	__sync_fetch_and_add(&counts[bpf_get_attach_cookie(ctx) & (SDT_COUNTS - 1)], 1);
	return 0;
}

/*
 * In counts[0] how often RCU called that a link can go, and in counts[1] how much
 * memory that has freed.
 */
SEC("kprobe/bpf_link_defer_dealloc_rcu_gp")
int on_dealloc(void *ctx)
{
	dealloc_cpu = bpf_get_smp_processor_id() + 1;
	return 0;
}

SEC("kretprobe/bpf_link_defer_dealloc_rcu_gp")
int on_dealloc_return(void *ctx)
{
	dealloc_cpu = 0;
	__sync_fetch_and_add(&counts[0], 1);
	return 0;
}

SEC("kprobe/kvfree")
int on_free(void *ctx)
{
	if (dealloc_cpu == bpf_get_smp_processor_id() + 1)
		__sync_fetch_and_add(&counts[1], 1);
	return 0;
}

/* As on_call, and in counts[2] whether the mutex at @owner_address has an owner. */
SEC("kprobe")
int on_look_up(void *ctx)
{
	__u64 owner = 1;

	bpf_probe_read_kernel(&owner, sizeof(owner), (void *)owner_address);
	__sync_fetch_and_add(&counts[0], 1);
	if (owner)
		__sync_fetch_and_add(&counts[2], 1);
	return 0;
}

/* Run by BPF_PROG_TEST_RUN. */
SEC("dtrace")
int peek(struct dtrace_bpf_context *ctx)
{
	code_error = bpf_probe_read_kernel(code, sizeof(code), (void *)code_address);
	return 0;
}

SEC("raw_tp")
int other_type(void *ctx)
{
	return 0;
}
