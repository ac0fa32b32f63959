/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Firings for which a link ran no program, by reason.
 *
 * Each link has its own counters, and each CPU has its own copy of them: a
 * program on all functions may skip many firings on all CPUs at once.
 */
#ifndef _TRACE_DTRACE_MISSES_H
#define _TRACE_DTRACE_MISSES_H

#include <linux/bpf.h>
#include <linux/cpumask.h>
#include <linux/percpu.h>
#include <asm/local.h>

/**
 * enum dtrace_miss - why a firing ran no program
 * @DTRACE_MISS_PROG_ACTIVE: bpf_prog_active was set on this CPU; the first one,
 *	so that dtrace_guard_misses_of() adds nothing
 * @DTRACE_MISS_RECURSION: a program of a link was running at this level
 * @DTRACE_MISS_NO_RCU: RCU was not watching
 * @DTRACE_NR_MISSES: number of reasons
 */
enum dtrace_miss {
	DTRACE_MISS_PROG_ACTIVE,
	DTRACE_MISS_RECURSION,
	DTRACE_MISS_NO_RCU,
	DTRACE_NR_MISSES,
};

/*
 * NMIs change these counters, too. A per-CPU operation is not safe from NMIs on
 * every architecture, so the counters are of type local_t.
 */
struct dtrace_misses {
	local_t count[DTRACE_NR_MISSES];
};

/* Preemption is disabled. */
static __always_inline void dtrace_count_miss(struct dtrace_misses __percpu *misses,
					      enum dtrace_miss why)
{
	local_inc(&raw_cpu_ptr(misses)->count[why]);
}

/*
 * What a guarded program counts if bpf_prog_active is set. Preemption is
 * disabled, and stays so as long as the result is used.
 */
static __always_inline local_t *
dtrace_guard_misses_of(struct dtrace_misses __percpu *misses)
{
	return &raw_cpu_ptr(misses)->count[DTRACE_MISS_PROG_ACTIVE];
}

static inline u64 dtrace_misses_sum(struct dtrace_misses __percpu *misses,
				    enum dtrace_miss why)
{
	u64 sum = 0;
	int cpu;

	for_each_possible_cpu(cpu)
		sum += local_read(&per_cpu_ptr(misses, cpu)->count[why]);

	return sum;
}

/* Probes fire meanwhile, so the sums belong to no single moment. */
static inline void dtrace_misses_read(struct dtrace_misses __percpu *misses,
				      struct bpf_link_misses *sums)
{
	*sums = (struct bpf_link_misses) {
		.recursion = dtrace_misses_sum(misses, DTRACE_MISS_RECURSION),
		.prog_active = dtrace_misses_sum(misses, DTRACE_MISS_PROG_ACTIVE),
		.no_rcu = dtrace_misses_sum(misses, DTRACE_MISS_NO_RCU),
	};
}

/* What link info has as "missed". */
static inline u64 dtrace_misses_total(const struct bpf_link_misses *misses)
{
	return misses->recursion + misses->prog_active + misses->no_rcu +
	       misses->returns + misses->kprobe;
}

#endif /* _TRACE_DTRACE_MISSES_H */
