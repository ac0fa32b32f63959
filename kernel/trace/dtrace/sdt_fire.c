// SPDX-License-Identifier: GPL-2.0
/*
 * Firing of static probes: hand the arguments to the programs, in as few
 * instructions as that takes.
 *
 * A context with its working memory is a slot, and claiming one of a pool costs
 * more than all the rest. But preemption is off from the firing to its end, so
 * that activations on a CPU nest by interrupt level: a CPU has a slot for each
 * of the four levels, and whoever finds that of his level busy is called from
 * a program that runs there. That is a recursion, it is counted and goes no
 * further.
 *
 * What is the same at each firing stands in the slot for good, and what a link
 * says until another one wants the slot. The program gives the slot back, as at
 * all its exits, so that nothing is left to do when it has been called.
 */
#include <linux/atomic.h>
#include <linux/bpf.h>
#include <linux/cleanup.h>
#include <linux/context_tracking_state.h>
#include <linux/cpumask.h>
#include <linux/dtrace.h>
#include <linux/filter.h>
#include <linux/mutex.h>
#include <linux/percpu.h>
#include <linux/perf_event.h>
#include <linux/preempt.h>
#include <linux/rcupdate.h>
#include <linux/sched.h>
#include <linux/slab.h>
#include <linux/workqueue.h>
#include <asm/local.h>

#include "dtrace.h"
#include "sdt.h"

/* Task, softirq, hardirq, NMI; see interrupt_context_level(). */
#define SDT_NR_LEVELS	4
#define SDT_ABOVE_TASK	(NMI_MASK | HARDIRQ_MASK | SOFTIRQ_OFFSET)

/* @serial: of the enabling that the context has been filled for, 0 at first */
struct sdt_slot {
	struct dtrace_ctx ctx;
	u64 serial;
	struct pt_regs regs;
	u8 scratch[DTRACE_SCRATCH_SIZE] __aligned(8);
};

/* There while there is a link, which who sees one may rely on. */
static DEFINE_PER_CPU(struct sdt_slot *, sdt_slots);
static DEFINE_MUTEX(sdt_slots_mutex);
static atomic_t sdt_slots_users;

/* Changed by NMIs, too: a per-CPU operation is not safe from them everywhere. */
static DEFINE_PER_CPU(local_t, sdt_recursion);
static DEFINE_PER_CPU(local_t, sdt_no_rcu);

static void sdt_slots_free(void)
{
	int cpu;

	for_each_possible_cpu(cpu) {
		kvfree(per_cpu(sdt_slots, cpu));
		per_cpu(sdt_slots, cpu) = NULL;
	}
}

static void sdt_slots_free_unused(struct work_struct *work)
{
	guard(mutex)(&sdt_slots_mutex);
	if (!atomic_read(&sdt_slots_users))
		sdt_slots_free();
}

static DECLARE_WORK(sdt_slots_work, sdt_slots_free_unused);

static int sdt_slots_alloc(void)
{
	struct sdt_slot *slot;
	int cpu, i;

	for_each_possible_cpu(cpu) {
		slot = kvzalloc_node(array_size(SDT_NR_LEVELS, sizeof(*slot)),
				     GFP_KERNEL, cpu_to_node(cpu));
		if (!slot) {
			sdt_slots_free();
			return -ENOMEM;
		}
		per_cpu(sdt_slots, cpu) = slot;
		for (i = 0; i < SDT_NR_LEVELS; i++, slot++) {
			perf_fetch_caller_regs(&slot->regs);
			slot->ctx.regs = &slot->regs;
			slot->ctx.src = BPF_PROG_TYPE_DTRACE;
			slot->ctx.cpu = cpu;
			slot->ctx.scratch = slot->scratch;
			slot->ctx.scratch_end = slot->scratch + sizeof(slot->scratch);
		}
	}

	return 0;
}

/**
 * sdt_slots_get() - see to it that probes can fire
 *
 * Context: process context, may sleep
 * Return: 0, and sdt_slots_put() must follow; or -ENOMEM
 */
int sdt_slots_get(void)
{
	int err = 0;

	guard(mutex)(&sdt_slots_mutex);
	if (!raw_cpu_read(sdt_slots))
		err = sdt_slots_alloc();
	if (!err)
		atomic_inc(&sdt_slots_users);

	return err;
}

/**
 * sdt_slots_put() - no firing can see the link any more that needed slots
 *
 * Context: any; they are freed later, unless they are needed again
 */
void sdt_slots_put(void)
{
	if (atomic_dec_and_test(&sdt_slots_users))
		schedule_work(&sdt_slots_work);
}

/**
 * sdt_count_misses() - how often no program was run
 * @recursion: because one was running at this level already
 * @no_rcu: because RCU was not watching
 *
 * Context: any; probes fire meanwhile, so that the sums are of no one moment
 */
void sdt_count_misses(unsigned long *recursion, unsigned long *no_rcu)
{
	int cpu;

	*recursion = 0;
	*no_rcu = 0;
	for_each_possible_cpu(cpu) {
		*recursion += local_read(per_cpu_ptr(&sdt_recursion, cpu));
		*no_rcu += local_read(per_cpu_ptr(&sdt_no_rcu, cpu));
	}
}

/* As rcu_is_watching(), without a call where that can be. */
static __always_inline bool sdt_rcu_is_watching(void)
{
#ifdef CONFIG_CONTEXT_TRACKING_IDLE
	return raw_cpu_read(context_tracking.state.counter) & CT_RCU_WATCHING;
#else
	return rcu_is_watching();
#endif
}

static __always_inline struct sdt_slot *sdt_slot(void)
{
	struct sdt_slot *slot = raw_cpu_read(sdt_slots);

	if (unlikely(preempt_count() & SDT_ABOVE_TASK))
		slot += interrupt_context_level();

	return slot;
}

/*
 * As perf_fetch_caller_regs(), which has been there before: it also writes what
 * never changes. Whoever walks the stack leaves out all frames up to sp.
 */
static __always_inline void sdt_fetch_regs(struct pt_regs *regs)
{
#if defined(CONFIG_X86_64) && !defined(CONFIG_FRAME_POINTER)
	regs->ip = CALLER_ADDR0;
	regs->sp = current_stack_pointer;
#else
	perf_fetch_caller_regs(regs);
#endif
}

/* The types of a probe's arguments, and so their number, are the same for all sites. */
static __always_inline void sdt_take_enabling(struct sdt_slot *slot,
					      const struct sdt_enabling *enabling,
					      u32 nargs)
{
	struct dtrace_ctx *ctx = &slot->ctx;

	if (likely(slot->serial == enabling->serial))
		return;

	ctx->src_ctx = (void *)(unsigned long)enabling->cookie;
	ctx->ecb_id = enabling->ecb_id;
	ctx->probe_id = enabling->probe_id;
	dtrace_ctx_set_nargs(ctx, nargs);
	slot->serial = enabling->serial;
}

/* Several programs, which must leave the slot to the next one, or statistics. */
static noinline notrace void sdt_run_chain(struct sdt_enabling *enabling,
					   struct sdt_slot *slot, u32 nargs)
{
	slot->ctx.hold = 1;
	do {
		sdt_take_enabling(slot, enabling, nargs);
		bpf_prog_run(READ_ONCE(enabling->prog), &slot->ctx);
		enabling = rcu_dereference(enabling->next);
	} while (enabling);
	slot->ctx.hold = 0;

	barrier();	/* whatever was done to the slot is done */
	WRITE_ONCE(slot->ctx.busy, 0);
}

/* Inline in each of the functions below: their caller has the site. */
static __always_inline void sdt_fire(struct sdt_probe *probe, u32 nargs,
				     const u64 *args)
{
	const struct bpf_prog *prog;
	struct sdt_enabling *enabling;
	struct sdt_slot *slot;
	struct dtrace_ctx *ctx;
	u32 i;

	preempt_disable_notrace();
	if (unlikely(!sdt_rcu_is_watching())) {
		local_inc(raw_cpu_ptr(&sdt_no_rcu));
		goto enable;
	}
	rcu_read_lock();

	/* A site is switched on after the chain has an enabling, and off after it had. */
	enabling = rcu_dereference(probe->first);
	if (unlikely(!enabling))
		goto unlock;

	/* Who sees an enabling sees slots; rcu_assign_pointer() has the other half. */
	smp_rmb();
	slot = sdt_slot();
	ctx = &slot->ctx;
	if (unlikely(ctx->busy)) {
		local_inc(raw_cpu_ptr(&sdt_recursion));
		goto unlock;
	}
	ctx->busy = 1;
	barrier();	/* before anything is written to the slot */

	ctx->task = current;
	for (i = 0; i < nargs; i++)
		ctx->args[i] = args[i];
	sdt_fetch_regs(&slot->regs);

	if (static_branch_unlikely(&bpf_stats_enabled_key) ||
	    unlikely(rcu_access_pointer(enabling->next))) {
		sdt_run_chain(enabling, slot, nargs);
		goto unlock;
	}
	sdt_take_enabling(slot, enabling, nargs);
	/* Nothing is needed behind it, so that no register has to be saved. */
	prog = READ_ONCE(enabling->prog);
	bpf_dispatcher_nop_func(ctx, prog->insnsi, prog->bpf_func);
unlock:
	rcu_read_unlock();
enable:
	preempt_enable_notrace();
}

notrace void __sdt_fire0(struct sdt_probe *probe)
{
	sdt_fire(probe, 0, NULL);
}
EXPORT_SYMBOL_GPL(__sdt_fire0);

notrace void __sdt_fire1(struct sdt_probe *probe, u64 a0)
{
	sdt_fire(probe, 1, (u64[]) { a0 });
}
EXPORT_SYMBOL_GPL(__sdt_fire1);

notrace void __sdt_fire2(struct sdt_probe *probe, u64 a0, u64 a1)
{
	sdt_fire(probe, 2, (u64[]) { a0, a1 });
}
EXPORT_SYMBOL_GPL(__sdt_fire2);

notrace void __sdt_fire3(struct sdt_probe *probe, u64 a0, u64 a1, u64 a2)
{
	sdt_fire(probe, 3, (u64[]) { a0, a1, a2 });
}
EXPORT_SYMBOL_GPL(__sdt_fire3);

notrace void __sdt_fire4(struct sdt_probe *probe, u64 a0, u64 a1, u64 a2,
			 u64 a3)
{
	sdt_fire(probe, 4, (u64[]) { a0, a1, a2, a3 });
}
EXPORT_SYMBOL_GPL(__sdt_fire4);

notrace void __sdt_fire5(struct sdt_probe *probe, u64 a0, u64 a1, u64 a2,
			 u64 a3, u64 a4)
{
	sdt_fire(probe, 5, (u64[]) { a0, a1, a2, a3, a4 });
}
EXPORT_SYMBOL_GPL(__sdt_fire5);

notrace void __sdt_fire6(struct sdt_probe *probe, u64 a0, u64 a1, u64 a2,
			 u64 a3, u64 a4, u64 a5)
{
	sdt_fire(probe, 6, (u64[]) { a0, a1, a2, a3, a4, a5 });
}
EXPORT_SYMBOL_GPL(__sdt_fire6);
