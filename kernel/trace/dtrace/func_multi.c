// SPDX-License-Identifier: GPL-2.0
/*
 * Links of DTrace programs on many functions by ftrace, with the attach type of
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
#include <linux/slab.h>

#include "compat.h"
#include "func.h"

/* Element of an open hash table. It is empty if @ip is 0. */
struct dtrace_func_id {
	unsigned long ip;
	u64 cookie;
};

/**
 * struct dtrace_multi_ftrace - a program on many functions by ftrace
 * @multi: common part of the link; its table has the cookies by the address that
 *	ftrace uses for the function, is at most half full, and is NULL if all
 *	cookies are equal
 * @ops: for entries
 * @fp: for returns
 * @bits: binary logarithm of the number of elements of the table
 */
struct dtrace_multi_ftrace {
	struct dtrace_multi multi;
	union {
		struct ftrace_ops ops;
		struct fprobe fp;
	};
	u32 bits;
};

static struct dtrace_multi_ftrace *to_multi_ftrace(struct dtrace_multi *multi)
{
	return container_of(multi, struct dtrace_multi_ftrace, multi);
}

/* Return the element of @ip, or the empty element that @ip would use. */
static __always_inline struct dtrace_func_id *
dtrace_multi_find(const struct dtrace_multi_ftrace *ftrace, unsigned long ip)
{
	struct dtrace_func_id *ids = ftrace->multi.table;
	u32 i = hash_long(ip, ftrace->bits);

	while (ids[i].ip != ip && ids[i].ip)
		i = (i + 1) & ((1U << ftrace->bits) - 1);

	return &ids[i];
}

/* Fill in the fields that differ between the functions of the link. */
static __always_inline void dtrace_multi_set_ip(struct dtrace_multi_ftrace *ftrace,
						struct dtrace_ctx *ctx,
						unsigned long ip)
{
	ctx->src_ctx = (void *)ip;
	if (ftrace->multi.table && READ_ONCE(ftrace->multi.func.ids))
		dtrace_func_set_ids(ctx, dtrace_multi_find(ftrace, ip)->cookie);
}

static __always_inline unsigned long dtrace_fregs_arg(void *fregs,
						      unsigned int n)
{
	return ftrace_regs_get_argument((struct ftrace_regs *)fregs, n);
}

static __always_inline unsigned long dtrace_fregs_sp(void *fregs)
{
	return ftrace_regs_get_stack_pointer((struct ftrace_regs *)fregs);
}

static const struct dtrace_func_regs dtrace_fregs = {
	.arg	= dtrace_fregs_arg,
	.sp	= dtrace_fregs_sp,
};

/* The flags of the ftrace_ops ask for all registers, so they are there. */
static __always_inline void dtrace_multi_set_regs(struct dtrace_ctx *ctx,
						  struct ftrace_regs *fregs)
{
	struct pt_regs *regs;

	/* Tell the compiler, so that it omits the check of ftrace_get_regs(). */
	if (!fregs)
		__builtin_unreachable();
	regs = ftrace_get_regs(fregs);
	if (likely(regs))
		ctx->regs = regs;
}

static notrace void dtrace_multi_entry(unsigned long ip, unsigned long parent_ip,
				       struct ftrace_ops *ops,
				       struct ftrace_regs *fregs)
{
	struct dtrace_multi_ftrace *ftrace = container_of(ops, struct dtrace_multi_ftrace, ops);
	struct dtrace_func *func = &ftrace->multi.func;
	const struct bpf_prog *prog;
	struct dtrace_level *level;
	u32 fetched;

	preempt_disable_notrace();
	if (likely(dtrace_func_begin(func, &prog, ip, &level))) {
		dtrace_multi_set_ip(ftrace, &level->ctx, ip);
		fetched = READ_ONCE(func->fetched);
		dtrace_func_fetch(&level->ctx, &dtrace_fregs, fregs, fetched);
		if (func->regs)
			dtrace_multi_set_regs(&level->ctx, fregs);
		dtrace_func_end_with(level, prog, &dtrace_fregs, fregs, fetched);
	}
	preempt_enable_notrace();
}
NOKPROBE_SYMBOL(dtrace_multi_entry);

/* fprobe calls this with preemption disabled. */
static notrace void dtrace_multi_return(struct fprobe *fp, unsigned long ip,
					unsigned long ret_ip,
					struct dtrace_exit_regs *regs, void *data)
{
	struct dtrace_multi_ftrace *ftrace = container_of(fp, struct dtrace_multi_ftrace, fp);
	const struct bpf_prog *prog;
	struct dtrace_level *level;

	if (unlikely(!dtrace_func_begin(&ftrace->multi.func, &prog, ip, &level)))
		return;
	dtrace_multi_set_ip(ftrace, &level->ctx, ip);
	dtrace_func_fetch_result(&level->ctx, dtrace_exit_pt_regs(regs, &level->regs));
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
 * Add an element. If two elements compete for a place, the place goes to the
 * element that is farther from the place of its hash ("Robin Hood hashing"). So
 * no lookup is long.
 */
static void dtrace_multi_add(struct dtrace_multi_ftrace *ftrace,
			     struct dtrace_func_id new)
{
	u32 mask = (1U << ftrace->bits) - 1, distance = 0, other;
	struct dtrace_func_id *ids = ftrace->multi.table;
	u32 i = hash_long(new.ip, ftrace->bits);

	while (ids[i].ip) {
		other = (i - hash_long(ids[i].ip, ftrace->bits)) & mask;
		if (other < distance) {
			swap(ids[i], new);
			distance = other;
		}
		i = (i + 1) & mask;
		distance++;
	}
	ids[i] = new;
}

static int dtrace_multi_set_cookies(struct dtrace_multi_ftrace *ftrace,
				    const unsigned long *addrs,
				    const u64 *cookies, u32 cnt)
{
	struct dtrace_func_id new;
	unsigned long ip;
	u32 i;

	if (cookies)
		ftrace->multi.func.cookie = cookies[0];
	if (!cookies || !dtrace_multi_differ(cookies, cnt))
		return dtrace_multi_check_addrs(addrs, cnt);

	ftrace->bits = ilog2(roundup_pow_of_two(cnt)) + 1;
	ftrace->multi.table = kvcalloc(1UL << ftrace->bits, sizeof(new),
				       GFP_KERNEL_ACCOUNT);
	if (!ftrace->multi.table)
		return -ENOMEM;
	for (i = 0; i < cnt; i++) {
		ip = ftrace_location(addrs[i]);
		if (!ip)
			return -EINVAL;
		if (dtrace_multi_find(ftrace, ip)->ip)
			return -EEXIST;
		new.ip = ip;
		new.cookie = cookies[i];
		dtrace_multi_add(ftrace, new);
		cond_resched();
	}

	return 0;
}

static int dtrace_multi_attach_entry(struct dtrace_multi_ftrace *ftrace,
				     unsigned long *addrs, u32 cnt)
{
	struct dtrace_func *func = &ftrace->multi.func;
	int err;

	ftrace->ops.func = dtrace_multi_entry;
	if (func->regs || !IS_ENABLED(CONFIG_DYNAMIC_FTRACE_WITH_ARGS)) {
		func->regs = true;
		ftrace->ops.flags = FTRACE_OPS_FL_SAVE_REGS;
	}
	err = ftrace_set_filter_ips(&ftrace->ops, addrs, cnt, 0, 0);
	if (!err)
		err = register_ftrace_function(&ftrace->ops);
	if (err)
		ftrace_free_filter(&ftrace->ops);

	return err;
}

static void dtrace_multi_detach_entry(struct dtrace_multi *multi)
{
	struct dtrace_multi_ftrace *ftrace = to_multi_ftrace(multi);

	unregister_ftrace_function(&ftrace->ops);
	ftrace_free_filter(&ftrace->ops);
}

static const struct dtrace_multi_kind dtrace_multi_entry_kind = {
	.type		= BPF_TRACE_KPROBE_MULTI,
	.size		= sizeof(struct dtrace_multi_ftrace),
	.detach		= dtrace_multi_detach_entry,
};

static int dtrace_multi_attach_return(struct dtrace_multi_ftrace *ftrace,
				      unsigned long *addrs, u32 cnt)
{
	ftrace->multi.func.regs = true;
	ftrace->fp.exit_handler = dtrace_multi_return;

	return register_fprobe_ips(&ftrace->fp, addrs, cnt);
}

static void dtrace_multi_detach_return(struct dtrace_multi *multi)
{
	unregister_fprobe(&to_multi_ftrace(multi)->fp);
}

/* fprobe skips by recursion, which it counts alone, and for want of returns. */
static void dtrace_multi_add_misses(struct dtrace_multi *multi,
				    struct bpf_link_misses *misses)
{
	const struct fprobe *fp = &to_multi_ftrace(multi)->fp;
	unsigned long nrecursed = READ_ONCE(fp->nrecursed);

	misses->recursion += nrecursed;
	misses->returns += READ_ONCE(fp->nmissed) - nrecursed;
}

static const struct dtrace_multi_kind dtrace_multi_return_kind = {
	.type		= BPF_TRACE_KPROBE_MULTI,
	.size		= sizeof(struct dtrace_multi_ftrace),
	.detach		= dtrace_multi_detach_return,
	.add_misses	= dtrace_multi_add_misses,
};

/**
 * dtrace_multi_attach() - attach a program to functions
 * @prog: of type BPF_PROG_TYPE_DTRACE; the caller holds it until
 *	dtrace_multi_update() replaces it, or dtrace_multi_free()
 * @addrs: addresses of the functions
 * @cookies: probe_id << 32 | ecb_id for each function, or NULL
 * @cnt: number of functions
 * @is_return: whether the program runs when the functions return, instead of
 *	when they begin
 *
 * Context: process context, may sleep
 * Return: an object for dtrace_multi_detach() and then dtrace_multi_free(), or
 * an error: -EINVAL if the program replaces results and @is_return is set,
 * -EEXIST if a function is there twice
 */
struct dtrace_multi *dtrace_multi_attach(struct bpf_prog *prog,
					 unsigned long *addrs,
					 const u64 *cookies, u32 cnt,
					 bool is_return)
{
	struct dtrace_multi_ftrace *ftrace;
	struct dtrace_multi *multi;
	int err;

	if (is_return && prog->kprobe_override)
		return ERR_PTR(-EINVAL);
	multi = dtrace_multi_alloc(is_return ? &dtrace_multi_return_kind :
					       &dtrace_multi_entry_kind,
				   prog, is_return);
	if (IS_ERR(multi))
		return multi;
	ftrace = to_multi_ftrace(multi);

	multi->func.called = kcalloc(DTRACE_NR_CALLED, sizeof(long),
				     GFP_KERNEL_ACCOUNT);
	err = multi->func.called ?
	      dtrace_multi_set_cookies(ftrace, addrs, cookies, cnt) : -ENOMEM;
	if (!err && is_return)
		err = dtrace_multi_attach_return(ftrace, addrs, cnt);
	else if (!err)
		err = dtrace_multi_attach_entry(ftrace, addrs, cnt);
	if (err) {
		dtrace_multi_free(multi);
		return ERR_PTR(err);
	}

	return multi;
}
