// SPDX-License-Identifier: GPL-2.0
/*
 * Links of DTrace programs on many addresses by kprobes, with the attach type of
 * kprobe_multi and the flag BPF_F_KPROBE_MULTI_KPROBES.
 *
 * A kprobe reaches code that ftrace does not reach, such as the parts that a
 * compiler splits off a function. Kprobes are made one by one, but they end
 * together: unregister_kprobes() waits for one RCU grace period for all.
 *
 * Kprobes run programs with preemption disabled. If a kprobe is hit while
 * another kprobe is handled, the kernel skips the hit, and counts it in nmissed
 * of the kprobe.
 */
#include <linux/err.h>
#include <linux/kprobes.h>
#include <linux/sched/signal.h>
#include <linux/security.h>
#include <linux/slab.h>

#include "../trace_probe.h"
#include "func.h"

/**
 * struct dtrace_kprobe - a kprobe of a link
 * @rp: kretprobe; for an entry only its kprobe is used
 * @cookie: probe_id << 32 | ecb_id
 * @func: common part of the link
 */
struct dtrace_kprobe {
	struct kretprobe rp;
	u64 cookie;
	struct dtrace_func *func;
};

/**
 * struct dtrace_multi_kprobes - a program on many addresses by kprobes
 * @multi: common part of the link; its table is the array of kprobes
 * @cnt: number of kprobes that are registered
 * @kps: pointers to the kprobes, for entries
 * @rps: pointers to the kretprobes, for returns
 */
struct dtrace_multi_kprobes {
	struct dtrace_multi multi;
	u32 cnt;
	union {
		struct kprobe **kps;
		struct kretprobe **rps;
	};
};

static struct dtrace_multi_kprobes *to_multi_kprobes(struct dtrace_multi *multi)
{
	return container_of(multi, struct dtrace_multi_kprobes, multi);
}

/* Fill in the fields that differ between the kprobes of the link. */
static __always_inline void dtrace_kprobe_set(const struct dtrace_kprobe *probe,
					      struct dtrace_ctx *ctx)
{
	ctx->src_ctx = probe->rp.kp.addr;
	if (READ_ONCE(probe->func->ids))
		dtrace_func_set_ids(ctx, probe->cookie);
}

static __always_inline unsigned long dtrace_regs_arg(void *regs, unsigned int n)
{
	return regs_get_kernel_argument(regs, n);
}

static __always_inline unsigned long dtrace_regs_sp(void *regs)
{
	return kernel_stack_pointer(regs);
}

static const struct dtrace_func_regs dtrace_regs = {
	.arg	= dtrace_regs_arg,
	.sp	= dtrace_regs_sp,
};

static int dtrace_kprobe_entry(struct kprobe *kp, struct pt_regs *regs)
{
	struct dtrace_kprobe *probe = container_of(kp, struct dtrace_kprobe, rp.kp);
	struct dtrace_func *func = probe->func;
	const struct bpf_prog *prog;
	struct dtrace_level *level;
	u32 fetched;

	if (unlikely(!dtrace_func_begin(func, &prog, 0, &level)))
		return 0;
	dtrace_kprobe_set(probe, &level->ctx);
	fetched = READ_ONCE(func->fetched);
	dtrace_func_fetch(&level->ctx, &dtrace_regs, regs, fetched);
	level->ctx.regs = regs;
	dtrace_func_end_with(level, prog, &dtrace_regs, regs, fetched);

	return 0;
}
NOKPROBE_SYMBOL(dtrace_kprobe_entry);

static int dtrace_kprobe_return(struct kretprobe_instance *ri,
				struct pt_regs *regs)
{
	struct kretprobe *rp = get_kretprobe(ri);
	struct dtrace_kprobe *probe;
	const struct bpf_prog *prog;
	struct dtrace_level *level;

	/* NULL if another CPU has just unregistered the kretprobe. */
	if (unlikely(!rp))
		return 0;
	probe = container_of(rp, struct dtrace_kprobe, rp);
	if (unlikely(!dtrace_func_begin(probe->func, &prog, 0, &level)))
		return 0;
	dtrace_kprobe_set(probe, &level->ctx);
	dtrace_func_fetch_result(&level->ctx, regs);
	dtrace_func_end(level, prog);

	return 0;
}
NOKPROBE_SYMBOL(dtrace_kprobe_return);

static void dtrace_kprobes_detach_entry(struct dtrace_multi *multi)
{
	struct dtrace_multi_kprobes *kprobes = to_multi_kprobes(multi);

	unregister_kprobes(kprobes->kps, kprobes->cnt);
	kvfree(kprobes->kps);
}

static void dtrace_kprobes_detach_return(struct dtrace_multi *multi)
{
	struct dtrace_multi_kprobes *kprobes = to_multi_kprobes(multi);

	unregister_kretprobes(kprobes->rps, kprobes->cnt);
	kvfree(kprobes->rps);
}

static void dtrace_kprobes_add_misses(struct dtrace_multi *multi,
				      struct bpf_link_misses *misses)
{
	struct dtrace_multi_kprobes *kprobes = to_multi_kprobes(multi);
	const struct dtrace_kprobe *probes = multi->table;
	u32 i;

	for (i = 0; i < kprobes->cnt; i++) {
		misses->kprobe += READ_ONCE(probes[i].rp.kp.nmissed);
		misses->returns += READ_ONCE(probes[i].rp.nmissed);
	}
}

static const struct dtrace_multi_kind dtrace_kprobes_entry_kind = {
	.type		= BPF_TRACE_KPROBE_MULTI,
	.size		= sizeof(struct dtrace_multi_kprobes),
	.detach		= dtrace_kprobes_detach_entry,
	.add_misses	= dtrace_kprobes_add_misses,
};

static const struct dtrace_multi_kind dtrace_kprobes_return_kind = {
	.type		= BPF_TRACE_KPROBE_MULTI,
	.size		= sizeof(struct dtrace_multi_kprobes),
	.detach		= dtrace_kprobes_detach_return,
	.add_misses	= dtrace_kprobes_add_misses,
};

static int dtrace_kprobes_alloc(struct dtrace_multi_kprobes *kprobes, u32 cnt)
{
	kprobes->multi.table = kvcalloc(cnt, sizeof(struct dtrace_kprobe),
					GFP_KERNEL_ACCOUNT);
	kprobes->kps = kvcalloc(cnt, sizeof(*kprobes->kps), GFP_KERNEL_ACCOUNT);

	return kprobes->multi.table && kprobes->kps ? 0 : -ENOMEM;
}

static int dtrace_kprobe_register(struct dtrace_kprobe *probe,
				  unsigned long addr, bool is_return)
{
	/* As for kprobe events: in such code, a kprobe could hit itself. */
	if (trace_kprobe_within_notrace(addr))
		return -EINVAL;
	probe->rp.kp.addr = (kprobe_opcode_t *)addr;
	if (is_return) {
		probe->rp.handler = dtrace_kprobe_return;
		return register_kretprobe(&probe->rp);
	}
	probe->rp.kp.pre_handler = dtrace_kprobe_entry;

	return register_kprobe(&probe->rp.kp);
}

/* Like register_kprobes(), but a task that is killed stops. */
static int dtrace_kprobes_register(struct dtrace_multi_kprobes *kprobes,
				   const unsigned long *addrs,
				   const u64 *cookies, u32 cnt, bool is_return)
{
	struct dtrace_kprobe *probe = kprobes->multi.table;
	int err;

	for (; kprobes->cnt < cnt; kprobes->cnt++, probe++) {
		if (fatal_signal_pending(current))
			return -EINTR;
		probe->func = &kprobes->multi.func;
		if (cookies)
			probe->cookie = cookies[kprobes->cnt];
		err = dtrace_kprobe_register(probe, addrs[kprobes->cnt],
					     is_return);
		if (err)
			return err;
		if (is_return)
			kprobes->rps[kprobes->cnt] = &probe->rp;
		else
			kprobes->kps[kprobes->cnt] = &probe->rp.kp;
		cond_resched();
	}

	return 0;
}

/**
 * dtrace_kprobes_attach() - attach a program to addresses, each by a kprobe
 * @prog: of type BPF_PROG_TYPE_DTRACE; the caller holds it until
 *	dtrace_multi_update() replaces it, or dtrace_multi_free()
 * @addrs: addresses in the kernel or in modules
 * @cookies: probe_id << 32 | ecb_id for each address, or NULL
 * @cnt: number of addresses
 * @is_return: whether the program runs when the functions that begin at the
 *	addresses return
 *
 * A module whose addresses are in @addrs can be unloaded. The kernel disarms
 * its kprobes.
 *
 * Context: process context, may sleep
 * Return: an object for dtrace_multi_detach() and then dtrace_multi_free(), or
 * * -EINVAL	the program replaces results, an address is in no code, in code
 *		that kprobes must not be in, or, with @is_return, inside of a
 *		function
 * * -EILSEQ	no instruction begins at an address
 * * -ENOENT	an address is in no function, or in one of a module that was freed
 * * -EPERM	the kernel is locked down for confidentiality
 * * -EEXIST	an address is there twice
 * * -EINTR	the task was killed
 * * -ENOMEM	there is no memory
 */
struct dtrace_multi *dtrace_kprobes_attach(struct bpf_prog *prog,
					   const unsigned long *addrs,
					   const u64 *cookies, u32 cnt,
					   bool is_return)
{
	struct dtrace_multi_kprobes *kprobes;
	struct dtrace_multi *multi;
	int err;

	/* A kprobe for entries can be at an address inside of a function. */
	if (prog->kprobe_override)
		return ERR_PTR(-EINVAL);
	err = security_locked_down(LOCKDOWN_KPROBES);
	if (err)
		return ERR_PTR(err);
	err = dtrace_multi_check_addrs(addrs, cnt);
	if (err)
		return ERR_PTR(err);
	multi = dtrace_multi_alloc(is_return ? &dtrace_kprobes_return_kind :
					       &dtrace_kprobes_entry_kind,
				   prog, is_return);
	if (IS_ERR(multi))
		return multi;
	multi->func.regs = true;
	kprobes = to_multi_kprobes(multi);

	err = dtrace_kprobes_alloc(kprobes, cnt);
	if (!err)
		err = dtrace_kprobes_register(kprobes, addrs, cookies, cnt,
					      is_return);
	if (err) {
		dtrace_multi_detach(multi);
		dtrace_multi_free(multi);
		return ERR_PTR(err);
	}

	return multi;
}
