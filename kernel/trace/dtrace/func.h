/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Links on functions: the common part of links by ftrace (func_multi.c), by
 * kprobes (func_kprobes.c), by uprobes (func_uprobes.c) and by BPF trampolines
 * (func_tramp.c).
 *
 * Functions that these files call can be traced themselves, including functions
 * of RCU. So a firing claims its context before it calls any function that can
 * be traced, and releases the context afterwards. A firing in between finds the
 * context busy and is skipped. So the program must not release the context at its
 * exit: a program at the fexit of the program calls such functions, too.
 */
#ifndef _TRACE_DTRACE_FUNC_H
#define _TRACE_DTRACE_FUNC_H

#include <linux/bpf.h>
#include <linux/filter.h>
#include <linux/ptrace.h>

#include "level.h"
#include "misses.h"

/* Size of a set of functions; a power of 2. */
#define DTRACE_NR_CALLED	128

/**
 * struct dtrace_func - a program on one or many functions
 * @prog: program that runs; may be replaced while it runs
 * @serial: number of the enabling
 * @src: BPF_PROG_TYPE_DTRACE | attach type << 16
 * @nargs: number of arguments that the source has
 * @fetched: number of arguments that a firing fetches: enough for each program
 *	that the link has had
 * @ids: whether a program that the link has had reads the ids
 * @reads: whether a program that the link has had reads any field
 * @regs: whether registers are fetched for the programs; a link by ftrace,
 *	kprobes or uprobes knows this when it is attached
 * @holds: whether the link releases the context, and not the program
 * @cookie: probe_id << 32 | ecb_id, if all functions have the same
 * @addr: address of the function for bpf_get_func_ip(), if there is only one
 * @misses: number of skipped firings, by reason
 * @called: for links by ftrace, the functions that were skipped because
 *	programs called them: a set of DTRACE_NR_CALLED addresses; else NULL
 */
struct dtrace_func {
	struct bpf_prog *prog;
	u64 serial;
	u32 src;
	u32 nargs;
	u32 fetched;
	bool ids;
	bool reads;
	bool regs;
	bool holds;
	u64 cookie;
	unsigned long addr;
	struct dtrace_misses __percpu *misses;
	unsigned long *called;
};

int dtrace_func_init(struct dtrace_func *func, struct bpf_prog *prog,
		     enum bpf_attach_type type, u32 nargs);
void dtrace_func_free(struct dtrace_func *func);
struct bpf_prog *dtrace_func_replace(struct dtrace_func *func,
				     struct bpf_link *link,
				     struct bpf_prog *prog,
				     const struct bpf_prog *old);
void dtrace_func_miss(struct dtrace_func *func, enum dtrace_miss why,
		      unsigned long ip);
void dtrace_func_end_with_rest(struct dtrace_level *level,
			       const struct bpf_prog *prog, unsigned long sp,
			       u32 n);

struct dtrace_multi;

/**
 * struct dtrace_multi_kind - how a program gets to many functions
 * @type: attach type of the links
 * @size: size of the structure that begins with struct dtrace_multi
 * @detach: detaches the program from the functions and may sleep, or NULL
 * @add_misses: adds the firings that were skipped before the link saw them;
 *	NULL if there are none
 */
struct dtrace_multi_kind {
	enum bpf_attach_type type;
	size_t size;
	void (*detach)(struct dtrace_multi *multi);
	void (*add_misses)(struct dtrace_multi *multi,
			   struct bpf_link_misses *misses);
};

/**
 * struct dtrace_multi - a program on many functions
 * @func: common part of links on functions
 * @kind: how the program gets to the functions
 * @table: what the kind keeps for the functions; freed by kvfree()
 */
struct dtrace_multi {
	struct dtrace_func func;
	const struct dtrace_multi_kind *kind;
	void *table;
};

int dtrace_multi_check_addrs(const unsigned long *addrs, u32 cnt);
struct dtrace_multi *dtrace_multi_alloc(const struct dtrace_multi_kind *kind,
					struct bpf_prog *prog, bool is_return);

static __always_inline void dtrace_func_set_ids(struct dtrace_ctx *ctx,
						u64 cookie)
{
	ctx->ecb_id = (u32)cookie;
	ctx->probe_id = cookie >> 32;
}

/* Fill in the fields that are equal at each firing, unless they are there. */
static __always_inline void dtrace_func_take(const struct dtrace_func *func,
					     struct dtrace_level *level)
{
	if (likely(level->serial == func->serial))
		return;

	level->ctx.regs = &level->regs;
	level->ctx.src = func->src;
	level->ctx.src_ctx = (void *)func->addr;
	level->ctx.guard_misses = dtrace_guard_misses_of(func->misses);
	level->ctx.hold = func->holds;
	dtrace_ctx_set_nargs(&level->ctx, func->nargs);
	dtrace_func_set_ids(&level->ctx, func->cookie);
	level->serial = func->serial;
}

/**
 * dtrace_func_begin() - claim a context for a firing
 * @func: part of the link for which the function fired
 * @prog: is set to the program that is to run
 * @ip: address at which the function fired, if @func->called is not NULL
 * @claimed: is set to the context, with the fields that are equal at each firing
 *
 * Context: any, NMI included; preemption is disabled until dtrace_func_end()
 * Return: whether the program is to run. This function counts skipped firings.
 */
static __always_inline bool dtrace_func_begin(struct dtrace_func *func,
					      const struct bpf_prog **prog,
					      unsigned long ip,
					      struct dtrace_level **claimed)
{
	enum dtrace_miss why = DTRACE_MISS_RECURSION;
	struct dtrace_level *level;

	/* Without RCU, a replaced program could be freed while it runs. */
	if (unlikely(!dtrace_rcu_is_watching())) {
		dtrace_count_miss(func->misses, DTRACE_MISS_NO_RCU);
		return false;
	}
	if (unlikely(!dtrace_level_claim(&level)))
		goto miss;
	/* Pairs with dtrace_func_replace(), which writes the program last. */
	*prog = smp_load_acquire(&func->prog);
	if (unlikely(__this_cpu_read(bpf_prog_active))) {
		dtrace_level_free(level);
		why = DTRACE_MISS_PROG_ACTIVE;
		goto miss;
	}

	dtrace_func_take(func, level);
	*claimed = level;

	return true;
miss:
	dtrace_func_miss(func, why, ip);
	return false;
}

/*
 * How to read what a source has as registers: argument @n, and the stack
 * pointer, of the entry of a function. The accessors are inlined.
 */
struct dtrace_func_regs {
	unsigned long (*arg)(void *regs, unsigned int n);
	unsigned long (*sp)(void *regs);
};

/*
 * Fetch the first @n arguments, at most 6. This is not a loop, because a loop
 * would look up each register in a table.
 */
static __always_inline void dtrace_func_fetch(struct dtrace_ctx *ctx,
					      const struct dtrace_func_regs *of,
					      void *regs, u32 n)
{
	if (n < 1)
		return;
	ctx->args[0] = of->arg(regs, 0);
	if (n < 2)
		return;
	ctx->args[1] = of->arg(regs, 1);
	if (n < 3)
		return;
	ctx->args[2] = of->arg(regs, 2);
	if (n < 4)
		return;
	ctx->args[3] = of->arg(regs, 3);
	if (n < 5)
		return;
	ctx->args[4] = of->arg(regs, 4);
	if (n < 6)
		return;
	ctx->args[5] = of->arg(regs, 5);
}

/* Fetch what a return has: 0, the result of the function, and the registers. */
static __always_inline void dtrace_func_fetch_result(struct dtrace_ctx *ctx,
						     struct pt_regs *regs)
{
	ctx->args[0] = 0;
	ctx->args[1] = regs_return_value(regs);
	ctx->regs = regs;
}

/* Run the program, and release the context. */
static __always_inline void dtrace_func_end(struct dtrace_level *level,
					    const struct bpf_prog *prog)
{
	dtrace_level_run(level, prog);
	dtrace_level_free(level);
}

/*
 * Run the program after the arguments 6 to @n - 1 are fetched, too. On x86-64 they
 * are on the stack. On other architectures they are what the accessors return:
 * arm64, loongarch, powerpc and riscv pass eight arguments in registers, and the
 * accessors return 0 for the others; those of s390 read the stack.
 */
static __always_inline void dtrace_func_end_with(struct dtrace_level *level,
						 const struct bpf_prog *prog,
						 const struct dtrace_func_regs *of,
						 void *regs, u32 n)
{
	if (unlikely(n > 6)) {
#ifdef CONFIG_X86_64
		dtrace_func_end_with_rest(level, prog, of->sp(regs), n);
		return;
#else
		u32 i;

		for (i = 6; i < n; i++)
			level->ctx.args[i] = of->arg(regs, i);
#endif
	}
	dtrace_func_end(level, prog);
}

#endif /* _TRACE_DTRACE_FUNC_H */
