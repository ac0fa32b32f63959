/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Contexts by interrupt level.
 *
 * Claiming a slot of ctx.c costs more than the rest of a firing. Sources that
 * keep preemption disabled until the program has ended do not need such a
 * slot, because their firings on a CPU nest by interrupt level. So each CPU
 * has one context for each of the four levels. If the context of a level is
 * busy, the source was called from a program that runs on this level. Such a
 * firing is skipped, and its source counts it.
 *
 * Fields that are the same at each firing are written once. The ids of an
 * enabling stay in the context until another enabling uses it.
 *
 * All functions are inline, because the claim of a context is a large part of
 * the cost of a firing.
 */
#ifndef _TRACE_DTRACE_LEVEL_H
#define _TRACE_DTRACE_LEVEL_H

#include <linux/context_tracking_state.h>
#include <linux/filter.h>
#include <linux/preempt.h>
#include <linux/rcupdate.h>
#include <linux/sched.h>

#include "contexts.h"

#define DTRACE_ABOVE_TASK	(NMI_MASK | HARDIRQ_MASK | SOFTIRQ_OFFSET)

/* rcu_is_watching(), without a call if the configuration allows that. */
static __always_inline bool dtrace_rcu_is_watching(void)
{
#ifdef CONFIG_CONTEXT_TRACKING_IDLE
	return raw_cpu_read(context_tracking.state.counter) & CT_RCU_WATCHING;
#else
	return rcu_is_watching();
#endif
}

/**
 * dtrace_level_claim() - claim the context of this CPU and level
 * @claimed: is set to the context
 *
 * The program that gets the context releases it, unless @ctx.hold is set.
 *
 * Context: any, NMI included; preemption is disabled until the context is
 * released
 * Return: whether a context was claimed; false if a program is running at this
 * level already. If the result were the context, the callers would compare it
 * with NULL once more.
 */
static __always_inline bool dtrace_level_claim(struct dtrace_level **claimed)
{
	struct dtrace_level *level;

	/*
	 * A firing that sees an enabling also sees the contexts, which
	 * dtrace_contexts_get() allocated when the program was loaded. For a
	 * static probe, this pairs with rcu_assign_pointer() in sdt_set_first()
	 * and sdt_chain_add(). A function calls into a link only after ftrace,
	 * kprobes or the trampoline have patched it, which orders memory. For a
	 * uprobe, this pairs with list_add_rcu() of its consumer.
	 */
	smp_rmb();
	level = raw_cpu_read(dtrace_contexts)->levels;
	if (unlikely(preempt_count() & DTRACE_ABOVE_TASK))
		level += interrupt_context_level();

	/*
	 * Before an interrupt is counted, its functions are at the level of what
	 * it interrupted. A program that runs there between these two accesses
	 * has released the context when the second one happens.
	 */
	if (unlikely(READ_ONCE(level->ctx.busy)))
		return false;
	WRITE_ONCE(level->ctx.busy, 1);
	/* Writes to the context come later; pairs with dtrace_level_free(). */
	barrier();
	level->ctx.task = current;
	*claimed = level;

	return true;
}

/**
 * dtrace_level_free() - release a context whose @hold does not change
 * @level: from dtrace_level_claim()
 *
 * Context: as dtrace_level_claim(), on the CPU of the claim
 */
static __always_inline void dtrace_level_free(struct dtrace_level *level)
{
	/* All accesses come first; pairs with dtrace_level_claim(). */
	barrier();
	WRITE_ONCE(level->ctx.busy, 0);
}

/**
 * dtrace_level_release() - release a context whose @hold was set while a program ran
 * @level: from dtrace_level_claim()
 *
 * Context: as dtrace_level_claim(), on the CPU of the claim
 */
static __always_inline void dtrace_level_release(struct dtrace_level *level)
{
	level->ctx.hold = 0;
	dtrace_level_free(level);
}

/**
 * dtrace_level_run() - run a program alone in its context
 * @level: from dtrace_level_claim()
 * @prog: program
 *
 * Preemption is disabled, and so RCU frees neither the program nor what it uses.
 * Only lockdep wants to see a lock.
 *
 * Context: as dtrace_level_claim(), on the CPU of the claim
 */
static __always_inline void dtrace_level_run(struct dtrace_level *level,
					     const struct bpf_prog *prog)
{
	if (IS_ENABLED(CONFIG_DEBUG_LOCK_ALLOC) ||
	    static_branch_unlikely(&bpf_stats_enabled_key))
		dtrace_level_run_checked(level, prog);
	else
		bpf_dispatcher_nop_func(&level->ctx, prog->insnsi,
					prog->bpf_func);
}

#endif /* _TRACE_DTRACE_LEVEL_H */
