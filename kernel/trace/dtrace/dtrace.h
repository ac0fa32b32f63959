/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Declarations that the files of the DTrace program type share.
 *
 * Sources fill in a context in different ways: by a trampoline (ctx.c), or
 * directly (level.h). The inline functions here do what all of them do at
 * each firing, without calls. A program that does not read a field must not
 * pay for it: aux->ctx_uses has a bit for each field that costs something.
 */
#ifndef _TRACE_DTRACE_H
#define _TRACE_DTRACE_H

#include <linux/bpf.h>
#include <linux/dtrace.h>
#include <linux/ftrace.h>
#include <linux/perf_event.h>

/* ctx.c: slots */
void dtrace_guard_get(struct bpf_prog_aux *aux);
void dtrace_guard_put(struct bpf_prog_aux *aux);
void dtrace_ctx_init(struct dtrace_ctx *ctx, int cpu, void *scratch);
struct dtrace_ctx *dtrace_ctx_claim(void);
void dtrace_ctx_release(void *ctx);
bool dtrace_is_valid_tail_call(u32 src);
void *dtrace_convert_ctx(u32 src, void *src_ctx);
bpf_convert_ctx_t dtrace_get_convert_ctx(u32 src);

/*
 * Set the number of arguments in use. Arguments that are not in use are always
 * 0. So this function clears only those that were in use until now.
 */
static __always_inline void dtrace_ctx_set_nargs(struct dtrace_ctx *ctx,
						 u32 nargs)
{
	u32 i;

	for (i = nargs; i < ctx->nargs; i++)
		WRITE_ONCE(ctx->args[i], 0);	/* few: no memset() call */
	ctx->nargs = nargs;
}

/* Fill in the ids and the first @nargs arguments of @args. */
static __always_inline void dtrace_ctx_take(struct dtrace_ctx *ctx, u32 ecb_id,
					    u32 probe_id, u32 nargs,
					    const u64 *args)
{
	u32 i;

	ctx->ecb_id = ecb_id;
	ctx->probe_id = probe_id;
	nargs = min_t(u32, nargs, DTRACE_MAX_ARGS);
	for (i = 0; i < nargs; i++)
		ctx->args[i] = args[i];
	dtrace_ctx_set_nargs(ctx, nargs);
}

/*
 * A faster perf_fetch_caller_regs(). That function has already run for @regs,
 * and has written the members that never change. A stack walk leaves out all
 * frames up to sp.
 */
static __always_inline void dtrace_fetch_regs(struct pt_regs *regs)
{
#if defined(CONFIG_X86_64) && !defined(CONFIG_FRAME_POINTER)
	regs->ip = CALLER_ADDR0;
	regs->sp = current_stack_pointer;
#else
	perf_fetch_caller_regs(regs);
#endif
}

/*
 * Fields of the context that a program reads, as bits of aux->ctx_uses. The
 * task has no bit. If a field costs something, a source fetches it only if the
 * program reads it.
 */
#define DTRACE_USES_ARG(n)	BIT(n)
#define DTRACE_USES_ARGS	(BIT(DTRACE_MAX_ARGS) - 1)
#define DTRACE_USES_IDS		BIT(16)
#define DTRACE_USES_REGS	BIT(17)

/*
 * Whether the source is a link whose cookie has the ids: on functions or on
 * tracepoints.
 */
static inline bool dtrace_src_is_func(u32 src)
{
	return (u16)src == BPF_PROG_TYPE_DTRACE && src >> 16;
}

/* prog.c */
u32 dtrace_prog_uses(const struct bpf_prog *prog);
bool dtrace_may_use(const struct bpf_prog *prog, enum bpf_attach_type type);

/* func_tramp.c */
#ifdef CONFIG_BPF_JIT
int dtrace_tramp_link_attach(const union bpf_attr *attr, struct bpf_prog *prog);
#else
static inline int dtrace_tramp_link_attach(const union bpf_attr *attr,
					   struct bpf_prog *prog)
{
	return -EOPNOTSUPP;
}
#endif

/* tp_link.c */
int dtrace_tp_link_attach(const union bpf_attr *attr, struct bpf_prog *prog);

/* ctx.c: files */
struct dentry *dtrace_tracefs_dir(void);

/* helpers.c */
const struct bpf_func_proto *
dtrace_func_proto(enum bpf_func_id func_id, const struct bpf_prog *prog);

#endif /* _TRACE_DTRACE_H */
