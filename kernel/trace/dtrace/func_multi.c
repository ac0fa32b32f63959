// SPDX-License-Identifier: GPL-2.0
/*
 * Links of DTrace programs on many functions, with the attach types of
 * kprobe_multi.
 *
 * An entry has its own ftrace_ops instead of a fprobe, for two reasons. Full
 * registers are saved only if the program reads them or takes stacks. And the
 * busy word of the context is the only protection against recursion that an
 * entry needs. A return uses fprobe.
 */
#include <linux/err.h>
#include <linux/fprobe.h>
#include <linux/ftrace.h>
#include <linux/hash.h>
#include <linux/kprobes.h>
#include <linux/log2.h>
#include <linux/mm.h>
#include <linux/slab.h>
#include <linux/uaccess.h>

#include "func.h"

/* Element of an open hash table. It is empty if @ip is 0. */
struct dtrace_func_id {
	unsigned long ip;
	u64 cookie;
};

/**
 * struct dtrace_multi - a program on many functions
 * @func: common part of the link
 * @ops: for entries
 * @fp: for returns
 * @returns: whether the link is on returns
 * @bits: binary logarithm of the number of elements of @ids
 * @ids: table of cookies by the address that ftrace uses for the function, at
 *	most half full; NULL if all cookies are equal
 */
struct dtrace_multi {
	struct dtrace_func func;
	union {
		struct ftrace_ops ops;
		struct fprobe fp;
	};
	bool returns;
	u32 bits;
	struct dtrace_func_id *ids;
};

/* Return the element of @ip, or the empty element that @ip would use. */
static __always_inline struct dtrace_func_id *
dtrace_multi_find(const struct dtrace_multi *multi, unsigned long ip)
{
	u32 i = hash_long(ip, multi->bits);

	while (multi->ids[i].ip != ip && multi->ids[i].ip)
		i = (i + 1) & ((1U << multi->bits) - 1);

	return &multi->ids[i];
}

/* Fill in the fields that differ between the functions of the link. */
static __always_inline void dtrace_multi_set_ip(struct dtrace_multi *multi,
						struct dtrace_ctx *ctx,
						unsigned long ip)
{
	ctx->src_ctx = (void *)ip;
	if (multi->ids && multi->func.ids)
		dtrace_func_set_ids(ctx, dtrace_multi_find(multi, ip)->cookie);
}

/*
 * Fetch the arguments on the stack. There may be no memory above the frame of
 * the function, because the stack of an interrupt ends close by. The loads are
 * like those of copy_from_kernel_nofault(). This function does not call it,
 * because it may be traced itself.
 */
static noinline notrace void dtrace_multi_fetch_rest(struct dtrace_ctx *ctx,
						     struct pt_regs *regs,
						     u32 n)
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

/*
 * Fetch the first @n arguments. This is not a loop, because a loop would look
 * up each register in a table.
 */
static __always_inline void dtrace_multi_fetch(struct dtrace_ctx *ctx,
					       struct pt_regs *regs, u32 n)
{
	if (n < 1)
		return;
	ctx->args[0] = regs_get_kernel_argument(regs, 0);
	if (n < 2)
		return;
	ctx->args[1] = regs_get_kernel_argument(regs, 1);
	if (n < 3)
		return;
	ctx->args[2] = regs_get_kernel_argument(regs, 2);
	if (n < 4)
		return;
	ctx->args[3] = regs_get_kernel_argument(regs, 3);
	if (n < 5)
		return;
	ctx->args[4] = regs_get_kernel_argument(regs, 4);
	if (n < 6)
		return;
	ctx->args[5] = regs_get_kernel_argument(regs, 5);
	if (unlikely(n > 6))
		dtrace_multi_fetch_rest(ctx, regs, n);
}

static notrace void dtrace_multi_entry(unsigned long ip, unsigned long parent_ip,
				       struct ftrace_ops *ops,
				       struct ftrace_regs *fregs)
{
	struct dtrace_multi *multi = container_of(ops, struct dtrace_multi, ops);
	struct pt_regs *regs = &arch_ftrace_regs(fregs)->regs;
	const struct bpf_prog *prog;
	struct dtrace_level *level;

	preempt_disable_notrace();
	level = dtrace_func_begin(&multi->func, &prog);
	if (likely(level)) {
		dtrace_multi_set_ip(multi, &level->ctx, ip);
		dtrace_multi_fetch(&level->ctx, regs, multi->func.fetched);
		if (multi->func.regs)
			level->ctx.regs = regs;
		dtrace_func_end(level, prog);
	}
	preempt_enable_notrace();
}
NOKPROBE_SYMBOL(dtrace_multi_entry);

/* fprobe calls this with preemption disabled. */
static notrace void dtrace_multi_return(struct fprobe *fp, unsigned long ip,
					unsigned long ret_ip,
					struct pt_regs *regs, void *data)
{
	struct dtrace_multi *multi = container_of(fp, struct dtrace_multi, fp);
	const struct bpf_prog *prog;
	struct dtrace_level *level;

	level = dtrace_func_begin(&multi->func, &prog);
	if (unlikely(!level))
		return;
	dtrace_multi_set_ip(multi, &level->ctx, ip);
	level->ctx.args[0] = 0;
	level->ctx.args[1] = regs_return_value(regs);
	level->ctx.regs = regs;
	dtrace_func_end(level, prog);
}
NOKPROBE_SYMBOL(dtrace_multi_return);

static bool dtrace_multi_differ(const u64 *cookies, u32 cnt)
{
	u32 i;

	for (i = 1; i < cnt; i++) {
		if (cookies[i] != cookies[0])
			return true;
	}

	return false;
}

/*
 * Add an element. Of two that want the same place, the one that is farther from
 * the place of its hash gets it ("Robin Hood"), so that no lookup is long.
 */
static void dtrace_multi_add(struct dtrace_multi *multi,
			     struct dtrace_func_id new)
{
	u32 mask = (1U << multi->bits) - 1, distance = 0, other;
	u32 i = hash_long(new.ip, multi->bits);

	while (multi->ids[i].ip) {
		other = (i - hash_long(multi->ids[i].ip, multi->bits)) & mask;
		if (other < distance) {
			swap(multi->ids[i], new);
			distance = other;
		}
		i = (i + 1) & mask;
		distance++;
	}
	multi->ids[i] = new;
}

static int dtrace_multi_set_cookies(struct dtrace_multi *multi,
				    const unsigned long *addrs,
				    const u64 *cookies, u32 cnt)
{
	struct dtrace_func_id *found, new;
	unsigned long ip;
	u32 i;

	if (!cookies)
		return 0;
	multi->func.cookie = cookies[0];
	if (!dtrace_multi_differ(cookies, cnt))
		return 0;

	multi->bits = ilog2(roundup_pow_of_two(cnt)) + 1;
	multi->ids = kvcalloc(1UL << multi->bits, sizeof(*multi->ids),
			      GFP_KERNEL_ACCOUNT);
	if (!multi->ids)
		return -ENOMEM;
	for (i = 0; i < cnt; i++) {
		ip = ftrace_location(addrs[i]);
		if (!ip)
			return -EINVAL;
		found = dtrace_multi_find(multi, ip);
		new.ip = ip;
		new.cookie = cookies[i];
		if (found->ip)
			*found = new;
		else
			dtrace_multi_add(multi, new);
		cond_resched();
	}

	return 0;
}

static int dtrace_multi_attach_entry(struct dtrace_multi *multi,
				     unsigned long *addrs, u32 cnt)
{
	int err;

	multi->ops.func = dtrace_multi_entry;
	if (multi->func.regs || !IS_ENABLED(CONFIG_DYNAMIC_FTRACE_WITH_ARGS)) {
		multi->func.regs = true;
		multi->ops.flags = FTRACE_OPS_FL_SAVE_REGS;
	}
	err = ftrace_set_filter_ips(&multi->ops, addrs, cnt, 0, 0);
	if (!err)
		err = register_ftrace_function(&multi->ops);
	if (err)
		ftrace_free_filter(&multi->ops);

	return err;
}

/**
 * dtrace_multi_attach() - attach a program to functions
 * @prog: of type BPF_PROG_TYPE_DTRACE; the caller holds it until
 *	dtrace_multi_free()
 * @addrs: addresses of the functions
 * @cookies: probe_id << 32 | ecb_id for each function, or NULL
 * @cnt: number of functions
 * @returns: whether the program runs when the functions return, instead of
 *	when they begin
 *
 * Context: process context, may sleep
 * Return: an object for dtrace_multi_detach() and then dtrace_multi_free(), or
 * an error: -EINVAL if the program replaces results and @returns is set
 */
struct dtrace_multi *dtrace_multi_attach(struct bpf_prog *prog,
					 unsigned long *addrs,
					 const u64 *cookies, u32 cnt,
					 bool returns)
{
	struct dtrace_multi *multi;
	int err;

	if (returns && prog->kprobe_override)
		return ERR_PTR(-EINVAL);
	multi = kzalloc(sizeof(*multi), GFP_KERNEL_ACCOUNT);
	if (!multi)
		return ERR_PTR(-ENOMEM);
	err = dtrace_levels_get();
	if (err) {
		kfree(multi);
		return ERR_PTR(err);
	}
	dtrace_func_init(&multi->func, prog, BPF_TRACE_KPROBE_MULTI,
			 returns ? 2 : DTRACE_MAX_ARGS);
	multi->returns = returns;

	err = dtrace_multi_set_cookies(multi, addrs, cookies, cnt);
	if (err)
		goto free;
	if (returns) {
		multi->func.regs = true;
		multi->fp.exit_handler = dtrace_multi_return;
		err = register_fprobe_ips(&multi->fp, addrs, cnt);
	} else {
		err = dtrace_multi_attach_entry(multi, addrs, cnt);
	}
	if (err)
		goto free;

	return multi;
free:
	dtrace_multi_free(multi);
	return ERR_PTR(err);
}

/**
 * dtrace_multi_detach() - detach a program from its functions
 * @multi: from dtrace_multi_attach()
 *
 * Firings that have begun may continue until an RCU grace period has passed.
 *
 * Context: process context, may sleep
 */
void dtrace_multi_detach(struct dtrace_multi *multi)
{
	if (multi->returns) {
		unregister_fprobe(&multi->fp);
	} else {
		unregister_ftrace_function(&multi->ops);
		ftrace_free_filter(&multi->ops);
	}
}

/**
 * dtrace_multi_free() - free the result of dtrace_multi_attach()
 * @multi: detached before the last RCU grace period, or NULL
 *
 * Context: any that may free memory
 */
void dtrace_multi_free(struct dtrace_multi *multi)
{
	if (!multi)
		return;

	kvfree(multi->ids);
	kfree(multi);
	dtrace_levels_put();
}

/**
 * dtrace_multi_update() - replace the program
 * @multi: from dtrace_multi_attach()
 * @prog: of type BPF_PROG_TYPE_DTRACE; the caller holds it as it held the first
 *	one
 *
 * Context: process context; the caller serializes updates of one link
 * Return: 0, or -EINVAL if @prog reads registers that were not saved for the
 * first program, or if only one of the two programs replaces results
 */
int dtrace_multi_update(struct dtrace_multi *multi, struct bpf_prog *prog)
{
	return dtrace_func_replace(&multi->func, prog);
}

/**
 * dtrace_multi_missed() - count the skipped firings
 * @multi: from dtrace_multi_attach()
 *
 * Context: any
 * Return: number of firings that were skipped
 */
unsigned long dtrace_multi_missed(struct dtrace_multi *multi)
{
	return atomic_long_read(&multi->func.missed) +
	       (multi->returns ? multi->fp.nmissed : 0);
}
