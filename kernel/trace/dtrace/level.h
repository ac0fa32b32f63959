/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Contexts by interrupt level, for sources that keep preemption disabled
 * during a firing; level.c describes them. All functions are inline, because
 * the claim of a context is a large part of the cost of a firing.
 */
#ifndef _TRACE_DTRACE_LEVEL_H
#define _TRACE_DTRACE_LEVEL_H

#include <linux/context_tracking_state.h>
#include <linux/percpu.h>
#include <linux/perf_event.h>
#include <linux/preempt.h>
#include <linux/rcupdate.h>
#include <linux/sched.h>

#include "dtrace.h"

/* Task, softirq, hardirq, NMI; see interrupt_context_level(). */
#define DTRACE_NR_LEVELS	4
#define DTRACE_ABOVE_TASK	(NMI_MASK | HARDIRQ_MASK | SOFTIRQ_OFFSET)

/**
 * struct dtrace_level - the context of a CPU at one level
 * @ctx: what the program gets
 * @serial: of the enabling that @ctx was last filled for, 0 at first
 * @regs: "here", for sources without registers
 * @scratch: working memory of the program
 */
struct dtrace_level {
	struct dtrace_ctx ctx;
	u64 serial;
	struct pt_regs regs;
	u8 scratch[DTRACE_SCRATCH_SIZE] __aligned(8);
};

DECLARE_PER_CPU(struct dtrace_level *, dtrace_levels);

int dtrace_levels_get(void);
void dtrace_levels_put(void);
u64 dtrace_new_serial(void);

/* As rcu_is_watching(), without a call where that can be. */
static __always_inline bool dtrace_rcu_is_watching(void)
{
#ifdef CONFIG_CONTEXT_TRACKING_IDLE
	return raw_cpu_read(context_tracking.state.counter) & CT_RCU_WATCHING;
#else
	return rcu_is_watching();
#endif
}

/*
 * dtrace_level_claim() - take the context of this CPU and level
 *
 * The program that is given the context gives it back, unless @ctx.hold is set.
 *
 * Context: any, NMI included; preemption is off until the context is released
 * Return: the context; NULL if a program is running at this level already
 */
static __always_inline struct dtrace_level *dtrace_level_claim(void)
{
	struct dtrace_level *level;

	/*
	 * Whoever sees an enabling sees the contexts; the other half of the
	 * barrier is where the enabling is published.
	 */
	smp_rmb();
	level = raw_cpu_read(dtrace_levels);
	if (unlikely(preempt_count() & DTRACE_ABOVE_TASK))
		level += interrupt_context_level();

	if (unlikely(level->ctx.busy))
		return NULL;
	level->ctx.busy = 1;
	barrier();	/* before anything is written to the context */
	level->ctx.task = current;

	return level;
}

/* Give the context back that a program was run with while @ctx.hold was set. */
static __always_inline void dtrace_level_release(struct dtrace_level *level)
{
	level->ctx.hold = 0;
	barrier();	/* whatever was done to the context is done */
	WRITE_ONCE(level->ctx.busy, 0);
}

/*
 * As perf_fetch_caller_regs(), which has been there before: it also writes what
 * never changes. Whoever walks the stack leaves out all frames up to sp.
 */
static __always_inline void dtrace_level_fetch_regs(struct dtrace_level *level)
{
#if defined(CONFIG_X86_64) && !defined(CONFIG_FRAME_POINTER)
	level->regs.ip = CALLER_ADDR0;
	level->regs.sp = current_stack_pointer;
#else
	perf_fetch_caller_regs(&level->regs);
#endif
}

#endif /* _TRACE_DTRACE_LEVEL_H */
