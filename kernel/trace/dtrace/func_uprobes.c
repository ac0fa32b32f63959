// SPDX-License-Identifier: GPL-2.0
/*
 * Links of DTrace programs on instructions of processes, with the attach type
 * BPF_TRACE_UPROBE_MULTI.
 *
 * bpf_uprobe_multi_link_attach() registers the uprobes, as for other programs.
 * Their handlers call dtrace_uprobe_entry() or dtrace_uprobe_return(), which
 * fill in a context and run the program. No trampoline, no tail call and no
 * hand-over are needed.
 *
 * A uprobe fires in a task that can be preempted. The context belongs to the CPU,
 * so preemption is disabled while the program runs.
 *
 * A uprobe interrupts user space, and so neither a program nor an operation on a
 * map. If bpf_prog_active is set, a task has set it that was preempted. So, unlike
 * other links on functions, these do not look at bpf_prog_active.
 */
#include <linux/bpf.h>
#include <linux/dtrace.h>
#include <linux/err.h>
#include <linux/preempt.h>
#include <linux/ptrace.h>
#include <linux/uaccess.h>

#include "func.h"

/*
 * How many arguments of a function are in registers, and how far from the stack
 * pointer the others begin. The accessors of the kernel know the registers, and
 * look for the others on the stack of the kernel or not at all.
 */
#if defined(CONFIG_X86_64)
#define DTRACE_USER_REGS	6
#define DTRACE_USER_STACK	8	/* behind the return address */
#elif defined(CONFIG_S390)
#define DTRACE_USER_REGS	5
#define DTRACE_USER_STACK	160	/* behind the area for registers */
#elif defined(CONFIG_ARM64) || defined(CONFIG_LOONGARCH) || defined(CONFIG_RISCV)
#define DTRACE_USER_REGS	8
#define DTRACE_USER_STACK	0
#else
#define DTRACE_USER_REGS	8
#endif

/*
 * Argument @n, which is on the stack, or 0. The process may have no memory there,
 * and a page that is not there is not read in.
 */
static noinline notrace unsigned long
dtrace_user_stack_arg(struct pt_regs *regs, unsigned int n)
{
	unsigned long arg = 0;

#ifdef DTRACE_USER_STACK
	const unsigned long __user *from;

	from = (const unsigned long __user *)(user_stack_pointer(regs) +
					      DTRACE_USER_STACK);
	from += n - DTRACE_USER_REGS;
	if (copy_from_user_nofault(&arg, from, sizeof(arg)))
		arg = 0;
#endif
	return arg;
}

static __always_inline unsigned long dtrace_user_arg(void *regs, unsigned int n)
{
	if (n < DTRACE_USER_REGS)
		return regs_get_kernel_argument(regs, n);
	return dtrace_user_stack_arg(regs, n);
}

static const struct dtrace_func_regs dtrace_user_regs = {
	.arg	= dtrace_user_arg,
};

/* The base registers the uprobes, and unregisters them. */
static const struct dtrace_multi_kind dtrace_uprobes_kind = {
	.type	= BPF_TRACE_UPROBE_MULTI,
	.size	= sizeof(struct dtrace_multi),
};

/* Fetch the arguments 6 to @n - 1. */
static noinline notrace void dtrace_user_fetch_rest(struct dtrace_ctx *ctx,
						    struct pt_regs *regs, u32 n)
{
	u32 i;

	for (i = 6; i < n; i++)
		ctx->args[i] = dtrace_user_arg(regs, i);
}

/* Begin a firing at @ip. Preemption is disabled if this is true. */
static __always_inline bool dtrace_uprobe_begin(struct dtrace_func *func,
						u64 cookie, unsigned long ip,
						const struct bpf_prog **prog,
						struct dtrace_level **claimed)
{
	struct dtrace_level *level;

	preempt_disable_notrace();
	/* Other users of the level disable preemption, so this does not happen. */
	if (unlikely(!dtrace_level_claim(&level))) {
		dtrace_func_miss(func, DTRACE_MISS_RECURSION, ip);
		preempt_enable_notrace();
		return false;
	}
	/* Pairs with dtrace_func_replace(), which writes the program last. */
	*prog = smp_load_acquire(&func->prog);
	dtrace_func_take(func, level);
	level->ctx.src_ctx = (void *)ip;
	if (READ_ONCE(func->ids))
		dtrace_func_set_ids(&level->ctx, cookie);
	*claimed = level;

	return true;
}

/**
 * dtrace_uprobe_entry() - run the program of a link at an instruction
 * @multi: common part of the link
 * @cookie: cookie of the uprobe: probe_id << 32 | ecb_id
 * @regs: registers of the process. The arguments are those of a function of 64
 *	bits that begins at the instruction.
 *
 * Context: task context, may be preempted; @multi cannot go meanwhile
 */
void dtrace_uprobe_entry(struct dtrace_multi *multi, u64 cookie,
			 struct pt_regs *regs)
{
	struct dtrace_func *func = &multi->func;
	const struct bpf_prog *prog;
	struct dtrace_level *level;
	u32 fetched;

	if (!dtrace_uprobe_begin(func, cookie, instruction_pointer(regs), &prog,
				 &level))
		return;
	fetched = READ_ONCE(func->fetched);
	dtrace_func_fetch(&level->ctx, &dtrace_user_regs, regs, fetched);
	if (unlikely(fetched > 6))
		dtrace_user_fetch_rest(&level->ctx, regs, fetched);
	level->ctx.regs = regs;
	dtrace_func_end(level, prog);
	preempt_enable_notrace();
}

/**
 * dtrace_uprobe_return() - run the program of a link when a function returns
 * @multi: common part of the link
 * @cookie: cookie of the uprobe: probe_id << 32 | ecb_id
 * @ip: address of the function
 * @regs: registers of the process
 *
 * Context: as dtrace_uprobe_entry()
 */
void dtrace_uprobe_return(struct dtrace_multi *multi, u64 cookie,
			  unsigned long ip, struct pt_regs *regs)
{
	const struct bpf_prog *prog;
	struct dtrace_level *level;

	if (!dtrace_uprobe_begin(&multi->func, cookie, ip, &prog, &level))
		return;
	dtrace_func_fetch_result(&level->ctx, regs);
	dtrace_func_end(level, prog);
	preempt_enable_notrace();
}

/**
 * dtrace_uprobes_alloc() - make what a link on uprobes needs for a program
 * @prog: of type BPF_PROG_TYPE_DTRACE; the caller holds it until
 *	dtrace_multi_update() replaces it, or dtrace_multi_free()
 * @is_return: whether the program runs when functions return
 *
 * Context: process context, may sleep
 * Return: an object for dtrace_multi_free(), or
 * * -EINVAL	the program replaces results
 * * -ENOMEM	there is no memory
 */
struct dtrace_multi *dtrace_uprobes_alloc(struct bpf_prog *prog, bool is_return)
{
	struct dtrace_multi *multi;

	if (prog->kprobe_override)
		return ERR_PTR(-EINVAL);
	multi = dtrace_multi_alloc(&dtrace_uprobes_kind, prog, is_return);
	if (!IS_ERR(multi))
		multi->func.regs = true;

	return multi;
}

/**
 * dtrace_uprobes_fill_info() - say how many firings were skipped
 * @multi: from dtrace_uprobes_alloc()
 * @info: info of the link
 *
 * Context: process context
 */
void dtrace_uprobes_fill_info(struct dtrace_multi *multi,
			      struct bpf_link_info *info)
{
	struct bpf_link_misses *misses = &info->uprobe_multi.misses;

	dtrace_misses_read(multi->func.misses, misses);
	info->uprobe_multi.missed = dtrace_misses_total(misses);
}
