// SPDX-License-Identifier: GPL-2.0
/*
 * Common part of links on functions: the program, and which fields it reads;
 * see func.h.
 *
 * A source fetches only what its program reads. A program can be replaced
 * while it runs. So the set of fetched fields only grows: it is enough for
 * each program that the link has had.
 */
#include <linux/bitops.h>
#include <linux/err.h>
#include <linux/ftrace.h>
#include <linux/mm.h>
#include <linux/slab.h>
#include <linux/sort.h>
#include <linux/uaccess.h>

#include "func.h"

static void dtrace_func_add_uses(struct dtrace_func *func, u32 uses)
{
	func->fetched = min_t(u32, func->nargs,
			      max_t(u32, func->fetched,
				    fls(uses & DTRACE_USES_ARGS)));
	func->ids |= !!(uses & DTRACE_USES_IDS);
}

/**
 * dtrace_func_init() - fill in the common part of a link on functions
 * @func: zeroed
 * @prog: program of the link
 * @type: attach type of the link
 * @nargs: number of arguments that the source has
 *
 * Context: any
 */
void dtrace_func_init(struct dtrace_func *func, struct bpf_prog *prog,
		      enum bpf_attach_type type, u32 nargs)
{
	u32 uses = dtrace_prog_uses(prog);

	func->prog = prog;
	func->serial = dtrace_new_serial();
	func->src = BPF_PROG_TYPE_DTRACE | type << 16;
	func->nargs = nargs;
	func->regs = uses & DTRACE_USES_REGS;
	dtrace_func_add_uses(func, uses);
}

/**
 * dtrace_func_replace() - replace the program of a link
 * @func: common part of the link
 * @prog: new program
 *
 * Context: process context; the caller serializes replacements
 * Return: 0, or
 * * -EINVAL	@prog reads registers that ftrace does not save, or only one of
 *		the two programs replaces results
 * * -EPERM	CAP_BPF or CAP_PERFMON is missing
 */
int dtrace_func_replace(struct dtrace_func *func, struct bpf_prog *prog)
{
	u32 uses = dtrace_prog_uses(prog);

	if (!dtrace_may_use(prog, func->src >> 16))
		return -EPERM;
	/* Only link creation checks whether the results may be replaced. */
	if (prog->kprobe_override != func->prog->kprobe_override)
		return -EINVAL;
	if (uses & DTRACE_USES_REGS) {
		if (func->src >> 16 == BPF_TRACE_KPROBE_MULTI && !func->regs)
			return -EINVAL;
		func->regs = true;
	}

	dtrace_func_add_uses(func, uses);
	/*
	 * Pairs with dtrace_func_begin(): a firing that reads the new program
	 * also reads which fields this program needs.
	 */
	smp_store_release(&func->prog, prog);

	return 0;
}

/**
 * dtrace_func_fetch_rest() - fetch the arguments that are on the stack
 * @ctx: context whose args[6] to args[@n - 1] this function sets, to 0 if it
 *	cannot read them
 * @regs: registers at the entry of the function
 * @n: number of arguments, above 6
 *
 * There may be no memory above the frame of the function, because the stack of
 * an interrupt ends close by. The loads are like those of
 * copy_from_kernel_nofault(), which may be traced itself.
 *
 * Context: any, NMI included
 */
noinline notrace void dtrace_func_fetch_rest(struct dtrace_ctx *ctx,
					     struct pt_regs *regs, u32 n)
{
	u32 i;

	pagefault_disable();
	for (i = 6; i < n; i++) {
#ifdef CONFIG_X86_64
		unsigned long *addr = (unsigned long *)kernel_stack_pointer(regs) + i - 5;

		ctx->args[i] = 0;
		__get_kernel_nofault(&ctx->args[i], addr, u64, next);
next:
		continue;
#else
		ctx->args[i] = regs_get_kernel_argument(regs, i);
#endif
	}
	pagefault_enable();
}

static int dtrace_cmp_addr(const void *a, const void *b)
{
	const unsigned long *left = a, *right = b;

	return *left < *right ? -1 : *left > *right;
}

/**
 * dtrace_multi_check_addrs() - is each function there once?
 * @addrs: addresses for a link on many functions
 * @cnt: number of addresses
 *
 * Several kprobes at one address would each run the program, and ftrace knows
 * only one cookie for a function. The address of a function and that of its call
 * of ftrace are the same place.
 *
 * Context: process context, may sleep
 * Return: 0, -EEXIST if a place is there twice, -ENOMEM
 */
int dtrace_multi_check_addrs(const unsigned long *addrs, u32 cnt)
{
	unsigned long *places;
	int err = 0;
	u32 i;

	places = kvmalloc_array(cnt, sizeof(*places), GFP_KERNEL_ACCOUNT);
	if (!places)
		return -ENOMEM;

	for (i = 0; i < cnt; i++) {
		places[i] = ftrace_location(addrs[i]) ?: addrs[i];
		cond_resched();
	}
	sort(places, cnt, sizeof(*places), dtrace_cmp_addr, NULL);
	for (i = 1; i < cnt && !err; i++)
		err = places[i] == places[i - 1] ? -EEXIST : 0;
	kvfree(places);

	return err;
}

/**
 * dtrace_multi_alloc() - make the common part of a link on many functions
 * @kind: how the program gets to the functions
 * @prog: of type BPF_PROG_TYPE_DTRACE; the caller holds it until
 *	dtrace_multi_free()
 * @returns: whether the link is on returns
 *
 * Context: process context, may sleep
 * Return: an object of the size of the kind for dtrace_multi_free(), or
 * ERR_PTR(-ENOMEM)
 */
struct dtrace_multi *dtrace_multi_alloc(const struct dtrace_multi_kind *kind,
					struct bpf_prog *prog, bool returns)
{
	struct dtrace_multi *multi = kzalloc(kind->size, GFP_KERNEL_ACCOUNT);
	int err;

	if (!multi)
		return ERR_PTR(-ENOMEM);
	err = dtrace_levels_get();
	if (err) {
		kfree(multi);
		return ERR_PTR(err);
	}
	dtrace_func_init(&multi->func, prog, BPF_TRACE_KPROBE_MULTI,
			 returns ? 2 : DTRACE_MAX_ARGS);
	multi->kind = kind;

	return multi;
}

/**
 * dtrace_multi_detach() - detach a program from its functions
 * @multi: from dtrace_multi_attach() or dtrace_kprobes_attach()
 *
 * Firings that have begun may continue until an RCU grace period has passed.
 *
 * Context: process context, may sleep
 */
void dtrace_multi_detach(struct dtrace_multi *multi)
{
	multi->kind->detach(multi);
}

/**
 * dtrace_multi_free() - free a link on many functions
 * @multi: detached before the last RCU grace period, never attached, or NULL
 *
 * Context: any that may free memory
 */
void dtrace_multi_free(struct dtrace_multi *multi)
{
	if (!multi)
		return;

	kvfree(multi->table);
	kfree(multi);
	dtrace_levels_put();
}

/**
 * dtrace_multi_update() - replace the program
 * @multi: from dtrace_multi_attach() or dtrace_kprobes_attach()
 * @prog: of type BPF_PROG_TYPE_DTRACE; the caller holds it as it held the first
 *	one
 *
 * Context: process context; the caller serializes updates of one link
 * Return: 0, or an error of dtrace_func_replace()
 */
int dtrace_multi_update(struct dtrace_multi *multi, struct bpf_prog *prog)
{
	return dtrace_func_replace(&multi->func, prog);
}

/**
 * dtrace_multi_missed() - count the skipped firings
 * @multi: from dtrace_multi_attach() or dtrace_kprobes_attach()
 *
 * Context: any
 * Return: number of firings that were skipped
 */
unsigned long dtrace_multi_missed(struct dtrace_multi *multi)
{
	return atomic_long_read(&multi->func.missed) +
	       multi->kind->missed(multi);
}
