/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The contexts of a CPU. contexts.c has their memory.
 */
#ifndef _TRACE_DTRACE_CONTEXTS_H
#define _TRACE_DTRACE_CONTEXTS_H

#include <linux/percpu.h>

#include "dtrace.h"

/* The levels are task, softirq, hardirq, NMI; see interrupt_context_level(). */
#define DTRACE_NR_LEVELS	4

/*
 * One task alone can use five slots: the program of a uprobe, a kprobe in it,
 * and a raw tracepoint in softirq, in hardirq and in an NMI. The other slots
 * are for preemption.
 */
#define DTRACE_NR_SLOTS		8

/**
 * struct dtrace_level - the context of a CPU at one level
 * @ctx: context that the program gets
 * @serial: number of the enabling that last filled in @ctx, 0 at first
 * @regs: registers of the caller, for sources without registers
 * @scratch: working memory of the program
 */
struct dtrace_level {
	struct dtrace_ctx ctx;
	u64 serial;
	struct pt_regs regs;
	u8 scratch[DTRACE_SCRATCH_SIZE] __aligned(8);
};

/**
 * struct dtrace_slot - a context of a CPU without an order
 * @ctx: context that the program gets
 * @scratch: working memory of the program
 */
struct dtrace_slot {
	struct dtrace_ctx ctx;
	u8 scratch[DTRACE_SCRATCH_SIZE] __aligned(8);
};

/**
 * struct dtrace_contexts - the contexts of a CPU
 * @levels: for sources that keep preemption disabled; see level.h
 * @slots: for trampolines and test runs; see ctx.c
 */
struct dtrace_contexts {
	struct dtrace_level levels[DTRACE_NR_LEVELS];
	struct dtrace_slot slots[DTRACE_NR_SLOTS];
};

DECLARE_PER_CPU(struct dtrace_contexts *, dtrace_contexts);

int dtrace_contexts_get(void);
void dtrace_contexts_put(void);
u64 dtrace_new_serial(void);
void dtrace_level_run_checked(struct dtrace_level *level,
			      const struct bpf_prog *prog);

#endif /* _TRACE_DTRACE_CONTEXTS_H */
