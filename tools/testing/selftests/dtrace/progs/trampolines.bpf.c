// SPDX-License-Identifier: GPL-2.0
/*
 * Trampolines that only BTF tells apart, and a clause that stores what each
 * firing handed over
 *
 * The clause and the trampolines are loaded as two objects from this one file.
 */
#include <stdbool.h>
#include "handover.bpf.h"
#include "trampolines.bpf.h"

char _license[] SEC("license") = "GPL";

/* The function of 6.12 has no parameter, and that of 7.3 has one. */
extern bool bpf_session_is_return(void) __ksym __weak;
extern bool bpf_session_is_return___of_ctx(void *ctx) __ksym __weak;

static bool session_is_return(void *ctx)
{
	if (bpf_ksym_exists(bpf_session_is_return___of_ctx))
		return bpf_session_is_return___of_ctx(ctx);
	return bpf_session_is_return();
}

struct kept kept;

SEC("dtrace")
int keep(struct dtrace_bpf_context *ctx)
{
	struct firing *firing;
	int i;

	if (bpf_finalize_context(ctx, &ecbs))
		return 0;
	firing = &kept.firing[kept.count++ % KEPT];
	firing->id = ctx->ecb_id;
	firing->nargs = ctx->nargs;
	firing->cookie = bpf_get_attach_cookie(ctx);
	firing->address = bpf_get_func_ip(ctx);
#pragma unroll
	for (i = 0; i < KEPT_ARGS; i++)
		firing->args[i] = ctx->args[i];
	return 0;
}

/* One program on both ends that hands over what each end has. */
SEC("kprobe.session")
int on_session(struct pt_regs *ctx)
{
	if (session_is_return(ctx))
		return HAND_OVER(ctx, EXCLUSIVE, ID_RETURN, 1,
				 PT_REGS_RC(ctx), 0, 0, 0, 0, 0);
	return HAND_OVER(ctx, EXCLUSIVE, ID_ENTRY, 5,
			 PT_REGS_PARM1(ctx), PT_REGS_PARM2(ctx),
			 PT_REGS_PARM3(ctx), PT_REGS_PARM4(ctx),
			 PT_REGS_PARM5(ctx), 0);
}

struct {
	__uint(type, BPF_MAP_TYPE_PROG_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, __u32);
} nothing SEC(".maps");

/*
 * A program whose function an extension replaces, to be a trampoline. Only one
 * that makes a tail call itself can be replaced by one that does.
 */
__weak int hand_over(struct pt_regs *ctx)
{
	int ret = 1;

	bpf_tail_call(ctx, &nothing, 0);
	/* Or the compiler would know what the caller gets. */
	barrier_var(ret);
	return ret;
}

SEC("kprobe.multi")
int to_be_extended(struct pt_regs *ctx)
{
	hand_over(ctx);
	return 0;
}

SEC("freplace/hand_over")
int extension(struct pt_regs *ctx)
{
	return HAND_OVER(ctx, EXCLUSIVE, ID_EXTENSION, 2,
			 PT_REGS_PARM1(ctx), PT_REGS_PARM2(ctx), 0, 0, 0, 0);
}
