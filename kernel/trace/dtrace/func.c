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
#include <linux/hash.h>
#include <linux/kallsyms.h>
#include <linux/kprobes.h>
#include <linux/log2.h>
#include <linux/mm.h>
#include <linux/mutex.h>
#include <linux/slab.h>
#include <linux/sort.h>
#include <linux/uaccess.h>

#include "func.h"

static DEFINE_MUTEX(dtrace_func_mutex);	/* serializes replacements */

/*
 * Firings on other CPUs read these fields meanwhile. Each new value is enough
 * for the old program, too.
 */
static void dtrace_func_add_uses(struct dtrace_func *func, u32 uses)
{
	u32 fetched = min_t(u32, func->nargs, fls(uses & DTRACE_USES_ARGS));

	if (fetched > func->fetched)
		WRITE_ONCE(func->fetched, fetched);
	if (uses & DTRACE_USES_IDS)
		WRITE_ONCE(func->ids, true);
	if (uses)
		WRITE_ONCE(func->reads, true);
	/* Not written for a link by ftrace, which reads this field plainly. */
	if (uses & DTRACE_USES_REGS && !func->regs)
		WRITE_ONCE(func->regs, true);
}

/**
 * dtrace_func_init() - fill in the common part of a link on functions
 * @func: zeroed
 * @prog: program of the link
 * @type: attach type of the link
 * @nargs: number of arguments that the source has. Links by ftrace and kprobes
 *	do not know the function's type, and have DTRACE_MAX_ARGS for entries
 *	on each architecture; dtrace_func_fetch() says which of them are 0.
 *	Links by BPF trampolines know the type.
 *
 * Context: process context, may sleep
 * Return: 0, or -ENOMEM; after either, the caller must call dtrace_func_free()
 */
int dtrace_func_init(struct dtrace_func *func, struct bpf_prog *prog,
		     enum bpf_attach_type type, u32 nargs)
{
	func->prog = prog;
	func->serial = dtrace_new_serial();
	func->src = BPF_PROG_TYPE_DTRACE | type << 16;
	func->holds = type != BPF_TRACE_RAW_TP;
	func->nargs = nargs;
	dtrace_func_add_uses(func, dtrace_prog_uses(prog));
	func->misses = alloc_percpu_gfp(struct dtrace_misses,
					GFP_KERNEL_ACCOUNT);

	return func->misses ? 0 : -ENOMEM;
}

/**
 * dtrace_func_free() - free what dtrace_func_init() allocated
 * @func: common part of a link that no firing can use any more, or zeroed
 *
 * Context: any that may free memory
 */
void dtrace_func_free(struct dtrace_func *func)
{
	kfree(func->called);
	free_percpu(func->misses);
}

/**
 * dtrace_func_replace() - replace the program of a link
 * @func: common part of @link
 * @link: link of any kind on functions or on a tracepoint
 * @prog: new program; on success, @link takes over the caller's reference
 * @old: program that the link must have, or NULL
 *
 * Context: process context, may sleep; replacements are serialized
 * Return: the program that was replaced, whose reference in @link becomes the
 * caller's, or
 * * -EINVAL	@prog is of another type or reads registers that ftrace does not
 *		save, or only one of the two programs replaces results
 * * -EPERM	the link has another program than @old, or CAP_BPF or
 *		CAP_PERFMON is missing
 */
struct bpf_prog *dtrace_func_replace(struct dtrace_func *func,
				     struct bpf_link *link,
				     struct bpf_prog *prog,
				     const struct bpf_prog *old)
{
	u32 uses;

	if (prog->type != BPF_PROG_TYPE_DTRACE)
		return ERR_PTR(-EINVAL);
	uses = dtrace_prog_uses(prog);

	guard(mutex)(&dtrace_func_mutex);
	if (old && link->prog != old)
		return ERR_PTR(-EPERM);
	if (!dtrace_may_use(prog, func->src >> 16))
		return ERR_PTR(-EPERM);
	/* Only link creation checks whether the results may be replaced. */
	if (prog->kprobe_override != func->prog->kprobe_override)
		return ERR_PTR(-EINVAL);
	if (uses & DTRACE_USES_REGS && !func->regs &&
	    func->src >> 16 == BPF_TRACE_KPROBE_MULTI)
		return ERR_PTR(-EINVAL);

	dtrace_func_add_uses(func, uses);
	/*
	 * Pairs with dtrace_func_begin() and its kin: a firing that reads the
	 * new program also reads which fields this program needs.
	 */
	smp_store_release(&func->prog, prog);

	return xchg(&link->prog, prog);
}

/* No call here can be traced: a firing in here would come here again. */
static __always_inline void dtrace_func_note_called(struct dtrace_func *func,
						    unsigned long ip)
{
	u32 i, at = hash_long(ip, ilog2(DTRACE_NR_CALLED));
	unsigned long seen;

	for (i = 0; i < DTRACE_NR_CALLED; i++) {
		seen = READ_ONCE(func->called[at]);
		if (!seen)
			seen = cmpxchg(&func->called[at], 0, ip);
		if (!seen || seen == ip)
			return;
		at = (at + 1) % DTRACE_NR_CALLED;
	}
}

/**
 * dtrace_func_miss() - count a skipped firing
 * @func: part of the link for which the function fired
 * @why: reason
 * @ip: address at which the function fired
 *
 * Context: any, NMI included; preemption is disabled
 */
noinline notrace void dtrace_func_miss(struct dtrace_func *func,
				       enum dtrace_miss why, unsigned long ip)
{
	struct bpf_prog *prog = (struct bpf_prog *)READ_ONCE(func->prog);

	dtrace_count_miss(func->misses, why);
	bpf_prog_inc_misses_counter(prog);
	if (why == DTRACE_MISS_RECURSION && func->called)
		dtrace_func_note_called(func, ip);
}
NOKPROBE_SYMBOL(dtrace_func_miss);

#ifdef CONFIG_X86_64
/**
 * dtrace_func_end_with_rest() - fetch the arguments that are on the stack, and run
 *	the program
 * @level: context whose args[6] to args[@n - 1] this function sets, to 0 if it
 *	cannot read them
 * @prog: program
 * @sp: stack pointer at the entry of the function
 * @n: number of arguments, above 6
 *
 * There may be no memory above the frame of the function, because the stack of
 * an interrupt ends close by. The loads are like those of
 * copy_from_kernel_nofault(), which may be traced itself.
 *
 * The counter of pagefault_disable() belongs to the task. An interrupt that
 * changes the counter restores it before it ends, which KCSAN cannot know.
 *
 * Context: any, NMI included
 */
noinline notrace __no_kcsan
void dtrace_func_end_with_rest(struct dtrace_level *level,
			       const struct bpf_prog *prog, unsigned long sp,
			       u32 n)
{
	u32 i;

	pagefault_disable();
	for (i = 6; i < n; i++) {
		unsigned long *addr = (unsigned long *)sp + i - 5;

		level->ctx.args[i] = 0;
		__get_kernel_nofault(&level->ctx.args[i], addr, u64, next);
next:
		continue;
	}
	pagefault_enable();
	dtrace_func_end(level, prog);
}
#endif

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
 *	dtrace_multi_update() replaces it, or dtrace_multi_free()
 * @is_return: whether the link is on returns
 *
 * Context: process context, may sleep
 * Return: an object of the size of the kind for dtrace_multi_free(), or
 * ERR_PTR(-ENOMEM)
 */
struct dtrace_multi *dtrace_multi_alloc(const struct dtrace_multi_kind *kind,
					struct bpf_prog *prog, bool is_return)
{
	struct dtrace_multi *multi = kzalloc(kind->size, GFP_KERNEL_ACCOUNT);
	struct dtrace_func *func;
	int err;

	if (!multi)
		return ERR_PTR(-ENOMEM);
	func = &multi->func;
	err = dtrace_func_init(func, prog, kind->type,
			       is_return ? 2 : DTRACE_MAX_ARGS);
	if (err)
		goto free;
	multi->kind = kind;

	return multi;
free:
	dtrace_func_free(func);
	kfree(multi);

	return ERR_PTR(err);
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
	dtrace_func_free(&multi->func);
	kfree(multi);
}

/**
 * dtrace_multi_update() - replace the program of a link on many functions
 * @multi: common part of @link
 * @link: link on functions of the kernel or of processes
 * @prog: new program; on success, @link takes over the caller's reference
 * @old: program that the link must have, or NULL
 *
 * Context: process context, may sleep
 * Return: 0, or an error of dtrace_func_replace()
 */
int dtrace_multi_update(struct dtrace_multi *multi, struct bpf_link *link,
			struct bpf_prog *prog, const struct bpf_prog *old)
{
	struct bpf_prog *replaced;

	replaced = dtrace_func_replace(&multi->func, link, prog, old);
	if (IS_ERR(replaced))
		return PTR_ERR(replaced);
	bpf_prog_put(replaced);

	return 0;
}

/*
 * Copy addresses in the functions to @to, which has space for @room of them and
 * may be NULL. Return the number of functions, which may be larger.
 */
static int dtrace_multi_copy_called(const struct dtrace_func *func,
				    u64 __user *to, u32 room)
{
	bool shows = kallsyms_show_value(current_cred());
	int i, n = 0;
	u64 addr;

	for (i = 0; func->called && i < DTRACE_NR_CALLED; i++) {
		addr = READ_ONCE(func->called[i]);
		if (!addr)
			continue;
		if (to && n < room && put_user(shows ? addr : 0, to + n))
			return -EFAULT;
		n++;
	}

	return n;
}

/**
 * dtrace_multi_fill_info() - say which firings were skipped
 * @multi: from dtrace_multi_attach() or dtrace_kprobes_attach()
 * @info: info of the link
 *
 * Context: process context, may sleep
 * Return: 0, or -EFAULT if the array of user space cannot be written to
 */
int dtrace_multi_fill_info(struct dtrace_multi *multi,
			   struct bpf_link_info *info)
{
	struct bpf_link_misses *misses = &info->kprobe_multi.misses;
	int called;

	dtrace_misses_read(multi->func.misses, misses);
	if (multi->kind->add_misses)
		multi->kind->add_misses(multi, misses);
	info->kprobe_multi.missed = dtrace_misses_total(misses);

	called = dtrace_multi_copy_called(&multi->func,
					  u64_to_user_ptr(info->kprobe_multi.called),
					  info->kprobe_multi.called_cnt);
	if (called < 0)
		return called;
	info->kprobe_multi.called_cnt = called;

	return 0;
}
