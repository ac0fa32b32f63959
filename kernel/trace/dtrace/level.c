// SPDX-License-Identifier: GPL-2.0
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
 */
#include <linux/atomic.h>
#include <linux/cleanup.h>
#include <linux/cpumask.h>
#include <linux/mutex.h>
#include <linux/slab.h>
#include <linux/workqueue.h>

#include "level.h"

/*
 * Contexts of each CPU. They exist while an enabling exists, and the source of
 * the enabling may rely on this.
 */
DEFINE_PER_CPU(struct dtrace_level *, dtrace_levels);
static DEFINE_MUTEX(dtrace_levels_mutex);	/* protects their memory */
static atomic_t dtrace_levels_users;
static atomic64_t dtrace_last_serial;

static void dtrace_levels_free(void)
{
	int cpu;

	for_each_possible_cpu(cpu) {
		kvfree(per_cpu(dtrace_levels, cpu));
		per_cpu(dtrace_levels, cpu) = NULL;
	}
}

static void dtrace_levels_free_unused(struct work_struct *work)
{
	guard(mutex)(&dtrace_levels_mutex);
	if (!atomic_read(&dtrace_levels_users))
		dtrace_levels_free();
}

static DECLARE_WORK(dtrace_levels_work, dtrace_levels_free_unused);

static int dtrace_levels_alloc(void)
{
	struct dtrace_level *level;
	int cpu, i;

	for_each_possible_cpu(cpu) {
		level = kvzalloc_node(array_size(DTRACE_NR_LEVELS,
						 sizeof(*level)),
				      GFP_KERNEL, cpu_to_node(cpu));
		if (!level) {
			dtrace_levels_free();
			return -ENOMEM;
		}
		per_cpu(dtrace_levels, cpu) = level;
		for (i = 0; i < DTRACE_NR_LEVELS; i++, level++) {
			perf_fetch_caller_regs(&level->regs);
			dtrace_ctx_init(&level->ctx, cpu, level->scratch);
		}
	}

	return 0;
}

/**
 * dtrace_levels_get() - make sure that contexts exist
 *
 * Context: process context, may sleep
 * Return: 0 or -ENOMEM. After 0 the caller must call dtrace_levels_put().
 */
int dtrace_levels_get(void)
{
	int err = 0;

	guard(mutex)(&dtrace_levels_mutex);
	if (!raw_cpu_read(dtrace_levels))
		err = dtrace_levels_alloc();
	if (!err)
		atomic_inc(&dtrace_levels_users);

	return err;
}

/**
 * dtrace_levels_put() - an enabling does not need contexts any more
 *
 * No firing can see the enabling. The contexts are freed later, unless another
 * enabling needs them before that.
 *
 * Context: any
 */
void dtrace_levels_put(void)
{
	if (atomic_dec_and_test(&dtrace_levels_users))
		schedule_work(&dtrace_levels_work);
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
