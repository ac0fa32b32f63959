// SPDX-License-Identifier: GPL-2.0
/*
 * Memory of the contexts of all CPUs.
 *
 * A CPU has a context for each interrupt level (level.h), and slots (ctx.c), in
 * one piece of memory. The memory exists while a program of the type exists. A
 * link holds its program until no firing can see the link, so links need no
 * count of their own.
 */
#include <linux/atomic.h>
#include <linux/cleanup.h>
#include <linux/cpumask.h>
#include <linux/kprobes.h>
#include <linux/mutex.h>
#include <linux/perf_event.h>
#include <linux/rcupdate.h>
#include <linux/slab.h>
#include <linux/topology.h>

#include "level.h"

/* The contexts of each CPU, or NULL if no program exists. */
DEFINE_PER_CPU(struct dtrace_contexts *, dtrace_contexts);
static unsigned int dtrace_contexts_users;
static DEFINE_MUTEX(dtrace_contexts_mutex);	/* protects the two above */
static atomic64_t dtrace_last_serial;

static struct dtrace_contexts *dtrace_contexts_make(int cpu)
{
	struct dtrace_contexts *contexts;
	struct dtrace_level *level;
	struct dtrace_slot *slot;
	int i;

	contexts = kvzalloc_node(sizeof(*contexts), GFP_KERNEL,
				 cpu_to_node(cpu));
	if (!contexts)
		return NULL;

	for (i = 0; i < DTRACE_NR_LEVELS; i++) {
		level = &contexts->levels[i];
		dtrace_ctx_init(&level->ctx, cpu, level->scratch);
		perf_fetch_caller_regs(&level->regs);
	}
	for (i = 0; i < DTRACE_NR_SLOTS; i++) {
		slot = &contexts->slots[i];
		dtrace_ctx_init(&slot->ctx, cpu, slot->scratch);
		perf_fetch_caller_regs(&slot->ctx.own_regs);
	}

	return contexts;
}

/*
 * A trampoline may have found the contexts of its CPU before it finds that the
 * program is gone, so the memory stays for a grace period.
 */
static void dtrace_contexts_free(void)
{
	struct dtrace_contexts *contexts;
	int cpu;

	for_each_possible_cpu(cpu) {
		contexts = per_cpu(dtrace_contexts, cpu);
		WRITE_ONCE(per_cpu(dtrace_contexts, cpu), NULL);
		kvfree_rcu_mightsleep(contexts);
	}
}

/**
 * dtrace_contexts_get() - make sure that contexts exist
 *
 * Context: process context, may sleep
 * Return: 0 or -ENOMEM. After 0 the caller must call dtrace_contexts_put().
 */
int dtrace_contexts_get(void)
{
	struct dtrace_contexts *contexts;
	int cpu;

	guard(mutex)(&dtrace_contexts_mutex);

	if (dtrace_contexts_users++)
		return 0;
	for_each_possible_cpu(cpu) {
		contexts = dtrace_contexts_make(cpu);
		if (!contexts) {
			dtrace_contexts_free();
			dtrace_contexts_users--;
			return -ENOMEM;
		}
		/* Pairs with the address dependency in __dtrace_ctx_claim(). */
		smp_store_release(per_cpu_ptr(&dtrace_contexts, cpu), contexts);
	}

	return 0;
}

/**
 * dtrace_contexts_put() - the caller does not need contexts any more
 *
 * No link has a program of the caller, and a grace period has passed since then.
 *
 * Context: process context, may sleep
 */
void dtrace_contexts_put(void)
{
	guard(mutex)(&dtrace_contexts_mutex);

	if (!--dtrace_contexts_users)
		dtrace_contexts_free();
}

/**
 * dtrace_new_serial() - make a number for an enabling
 *
 * Context: any
 * Return: a number that is never 0 and never used again
 */
u64 dtrace_new_serial(void)
{
	return atomic64_inc_return(&dtrace_last_serial);
}

/**
 * dtrace_level_run_checked() - run a program with a lock that lockdep sees
 * @level: claimed context
 * @prog: program
 *
 * This also takes the statistics of the program, if they are switched on. Both
 * come after the program and can be traced, so the context stays claimed until
 * then. If the program would have released it, this function does.
 *
 * Context: any, NMI included; preemption is disabled
 */
noinline notrace void dtrace_level_run_checked(struct dtrace_level *level,
					       const struct bpf_prog *prog)
{
	u64 hold = level->ctx.hold;

	level->ctx.hold = 1;
	rcu_read_lock();
	bpf_prog_run(prog, &level->ctx);
	rcu_read_unlock();
	if (!hold)
		dtrace_level_release(level);
}
NOKPROBE_SYMBOL(dtrace_level_run_checked);
