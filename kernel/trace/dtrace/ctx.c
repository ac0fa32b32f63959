// SPDX-License-Identifier: GPL-2.0
/*
 * Contexts of DTrace programs that are called by trampolines, and the
 * conversion of a trampoline's context into one.
 *
 * On one CPU, another program can interrupt a program, even in an NMI. If only
 * migration is disabled, a program can also be preempted by a program that
 * ends later. So each CPU has several contexts, called slots. They have no
 * order. Each slot has a busy word: a claim takes any free slot, and a release
 * clears the busy word of the slot that it releases.
 *
 *	claim                   program                release
 *	convert_ctx()    ──►    epilogue: busy = hold
 *	  cmpxchg(busy)  ──►    (call not taken)  ──►  release_ctx()
 *
 * Only code on the slot's CPU accesses the busy word. Program order is
 * therefore the only order that the word needs.
 *
 * If all slots are busy, the tail call is not taken. The kernel counts these
 * calls here, for all programs together. If a call is not taken, the trampoline
 * continues after the call, and can count it there.
 */
#define pr_fmt(fmt) "dtrace: " fmt

#include <linux/bpf.h>
#include <linux/cpumask.h>
#include <linux/filter.h>
#include <linux/fs.h>
#include <linux/init.h>
#include <linux/jump_label.h>
#include <linux/percpu.h>
#include <linux/perf_event.h>
#include <linux/rcupdate.h>
#include <linux/sched.h>
#include <linux/seq_file.h>
#include <linux/trace_events.h>
#include <linux/tracefs.h>
#include <asm/local.h>

#include "../trace.h"
#include "compat.h"
#include "contexts.h"

/*
 * NMIs change these counters, too. A per-CPU operation is not safe from NMIs on
 * every architecture, so the counters are of type local_t.
 */
static DEFINE_PER_CPU(local_t, dtrace_slot_misses);
static DEFINE_PER_CPU(local_t, dtrace_guard_misses);

/* Programs that raise bpf_prog_active. */
static DEFINE_STATIC_KEY_FALSE(dtrace_guard_key);

/**
 * dtrace_guard_get() - a program is going to raise bpf_prog_active
 * @aux: of the program
 *
 * Context: process context, may sleep
 */
void dtrace_guard_get(struct bpf_prog_aux *aux)
{
	aux->raises_active = true;
	static_branch_inc(&dtrace_guard_key);
}

/**
 * dtrace_guard_put() - a program is freed
 * @aux: of the program, for which dtrace_guard_get() may have been called
 *
 * Context: process context, may sleep
 */
void dtrace_guard_put(struct bpf_prog_aux *aux)
{
	if (aux->raises_active)
		static_branch_dec(&dtrace_guard_key);
}

/**
 * dtrace_ctx_init() - fill in the fields of a context that never change
 * @ctx: zeroed
 * @cpu: CPU that the context belongs to
 * @scratch: working memory, of size DTRACE_SCRATCH_SIZE
 *
 * Context: any
 */
void dtrace_ctx_init(struct dtrace_ctx *ctx, int cpu, void *scratch)
{
	ctx->out.data = &ctx->sample;
	ctx->cpu = cpu;
	ctx->scratch = scratch;
	ctx->scratch_end = scratch + DTRACE_SCRATCH_SIZE;
	ctx->prog_active = per_cpu_ptr(&bpf_prog_active, cpu);
	ctx->guard_misses = per_cpu_ptr(&dtrace_guard_misses, cpu);
}

static __always_inline bool dtrace_slot_claim(struct dtrace_slot *slot)
{
	u64 busy = 0;

	return try_cmpxchg_local(&slot->ctx.busy, &busy, 1);
}

/* @first is busy: claim another slot. If all slots are busy, count this. */
static noinline struct dtrace_slot *
dtrace_slot_claim_next(struct dtrace_slot *first)
{
	struct dtrace_slot *slot;

	for (slot = first + 1; slot < first + DTRACE_NR_SLOTS; slot++) {
		if (!READ_ONCE(slot->ctx.busy) && dtrace_slot_claim(slot))
			return slot;
	}

	local_inc(this_cpu_ptr(&dtrace_slot_misses));

	return NULL;
}

/*
 * Return whether a slot was claimed. If the result were the context, the
 * callers would compare it with NULL once more.
 */
static __always_inline bool __dtrace_ctx_claim(struct dtrace_ctx **ctx)
{
	struct dtrace_contexts *contexts = raw_cpu_read(dtrace_contexts);
	struct dtrace_slot *slot;

	RCU_LOCKDEP_WARN(!rcu_read_lock_held(), "slots can be freed");
	if (unlikely(!contexts))
		return false;

	/* Most firings interrupt no other firing, so the first slot is free. */
	slot = contexts->slots;
	if (unlikely(!dtrace_slot_claim(slot))) {
		slot = dtrace_slot_claim_next(slot);
		if (!slot)
			return false;
	}
	slot->ctx.task = current;
	dtrace_ctx_take(&slot->ctx, 0, 0, 0, NULL);
	*ctx = &slot->ctx;

	return true;
}

/**
 * dtrace_ctx_claim() - claim a slot of this CPU
 *
 * The caller owns the context until it calls dtrace_ctx_release(), or until a
 * program that gets the context exits. The context has the current task, and
 * neither ids nor arguments.
 *
 * Context: any, NMI included; the caller cannot migrate and holds the RCU read
 * lock until the context is released
 * Return: the context, or NULL. If all slots are busy, this is counted. If no
 * slots exist, no program exists that could get a context.
 */
struct dtrace_ctx *dtrace_ctx_claim(void)
{
	struct dtrace_ctx *ctx;

	return __dtrace_ctx_claim(&ctx) ? ctx : NULL;
}

/**
 * dtrace_ctx_release() - release a context that no program got
 * @ctx: from dtrace_ctx_claim()
 *
 * Context: any, NMI included; on the CPU of the claim
 */
void dtrace_ctx_release(void *ctx)
{
	struct dtrace_ctx *slot = ctx;

	/* All accesses come first; pairs with dtrace_slot_claim(). */
	barrier();
	WRITE_ONCE(slot->busy, 0);
}

/*
 * The conversion. Each kind of source has a function of its own, which the
 * trampoline calls directly. The kind is known when the trampoline is loaded,
 * so no firing has to look it up.
 *
 * bpf_prog_active keeps programs of kprobes, tracepoints and perf events from
 * interrupting each other on a CPU, so these sources share one element for the
 * hand-over.
 */
static __always_inline u64 dtrace_convert(u32 src, void *src_ctx,
					  struct pt_regs *regs,
					  enum dtrace_handover handover)
{
	struct dtrace_ctx *ctx;

	if (unlikely(!__dtrace_ctx_claim(&ctx)))
		return 0;

	ctx->handover = handover;
	ctx->src = src;
	ctx->src_ctx = src_ctx;
	if (!regs) {
		regs = &ctx->own_regs;
		dtrace_fetch_regs(regs);
	}
	ctx->regs = regs;

	return (unsigned long)ctx;
}

/* A kprobe or a uprobe. Only the run context tells which of them it is. */
BPF_CALL_2(dtrace_convert_probe, u32, src, struct pt_regs *, regs)
{
	struct bpf_trace_run_ctx *run_ctx;

	run_ctx = container_of(current->bpf_ctx, struct bpf_trace_run_ctx,
			       run_ctx);

	return dtrace_convert(src, regs, regs,
			      run_ctx->is_uprobe ? DTRACE_HANDOVER_OWNED :
						   DTRACE_HANDOVER_SHARED);
}

BPF_CALL_2(dtrace_convert_kprobe_multi, u32, src, struct pt_regs *, regs)
{
	return dtrace_convert(src, regs, regs, DTRACE_HANDOVER_SHARED);
}

BPF_CALL_2(dtrace_convert_uprobe_multi, u32, src, struct pt_regs *, regs)
{
	return dtrace_convert(src, regs, regs, DTRACE_HANDOVER_OWNED);
}

BPF_CALL_2(dtrace_convert_tracepoint, u32, src, struct pt_regs **, record)
{
	return dtrace_convert(src, record, *record,
			      dtrace_tracepoint_is_shared() ?
			      DTRACE_HANDOVER_SHARED : DTRACE_HANDOVER_OWNED);
}

BPF_CALL_2(dtrace_convert_perf_event, u32, src,
	   struct bpf_perf_event_data_kern *, data)
{
	return dtrace_convert(src, data, (struct pt_regs *)data->regs,
			      DTRACE_HANDOVER_SHARED);
}

/*
 * A raw tracepoint, fentry or fexit: sources without registers. They can be
 * anywhere in the kernel, and the kernel runs their programs even if
 * bpf_prog_active is raised. If the called program would raise it, too, it must
 * not run then. Which program is called is not known here, so this is the same
 * for all programs while one exists that raises it.
 */
BPF_CALL_2(dtrace_convert_args, u32, src, void *, args)
{
	if (static_branch_unlikely(&dtrace_guard_key) &&
	    unlikely(this_cpu_read(bpf_prog_active))) {
		local_inc(this_cpu_ptr(&dtrace_guard_misses));
		return 0;
	}

	return dtrace_convert(src, args, NULL, DTRACE_HANDOVER_OWNED);
}

static bpf_convert_ctx_t dtrace_get_convert_kprobe(u32 attach_type)
{
	switch (attach_type) {
	case BPF_TRACE_KPROBE_MULTI:
	case BPF_TRACE_KPROBE_SESSION:
		return dtrace_convert_kprobe_multi;
	case BPF_TRACE_UPROBE_MULTI:
		return dtrace_convert_uprobe_multi;
	default:
		return dtrace_convert_probe;
	}
}

/*
 * Not all TRACING programs are sources. No probe fires in an iterator. A
 * modify_return program does not only observe: its result decides whether the
 * function is called.
 */
static bpf_convert_ctx_t dtrace_get_convert_tracing(u32 attach_type)
{
	switch (attach_type) {
	case BPF_TRACE_RAW_TP:
	case BPF_TRACE_FENTRY:
	case BPF_TRACE_FEXIT:
		return dtrace_convert_args;
	default:
		return NULL;
	}
}

/**
 * dtrace_get_convert_ctx() - get the conversion function of a kind of source
 * @src: program type of the trampoline | expected_attach_type << 16
 *
 * Context: any
 * Return: the function; NULL if dtrace_is_valid_tail_call() says no
 */
bpf_convert_ctx_t dtrace_get_convert_ctx(u32 src)
{
	switch ((u16)src) {
	case BPF_PROG_TYPE_KPROBE:
		return dtrace_get_convert_kprobe(src >> 16);
	case BPF_PROG_TYPE_TRACEPOINT:
		return dtrace_convert_tracepoint;
	case BPF_PROG_TYPE_PERF_EVENT:
		return dtrace_convert_perf_event;
	case BPF_PROG_TYPE_RAW_TRACEPOINT:
		return dtrace_convert_args;
	case BPF_PROG_TYPE_TRACING:
		return dtrace_get_convert_tracing(src >> 16);
	default:
		return NULL;
	}
}

/**
 * dtrace_is_valid_tail_call() - may a kind of source call dtrace programs
 * @src: program type of the trampoline | expected_attach_type << 16
 *
 * Context: any
 * Return: whether there is a conversion for the source
 */
bool dtrace_is_valid_tail_call(u32 src)
{
	return dtrace_get_convert_ctx(src);
}

/**
 * dtrace_convert_ctx() - make the context of a DTrace program
 * @src: as for dtrace_is_valid_tail_call(), which has said yes
 * @src_ctx: context of the trampoline
 *
 * Only trampolines that determine the type of the called program at a firing
 * call this function.
 *
 * Context: as dtrace_ctx_claim()
 * Return: as dtrace_ctx_claim()
 */
void *dtrace_convert_ctx(u32 src, void *src_ctx)
{
	bpf_convert_ctx_t convert = dtrace_get_convert_ctx(src);

	return (void *)(unsigned long)convert(src, (unsigned long)src_ctx, 0, 0, 0);
}

static int dtrace_stats_show(struct seq_file *m, void *v)
{
	unsigned long slot_misses = 0, guard_misses = 0;
	int cpu;

	for_each_possible_cpu(cpu) {
		slot_misses += local_read(per_cpu_ptr(&dtrace_slot_misses, cpu));
		guard_misses += local_read(per_cpu_ptr(&dtrace_guard_misses, cpu));
	}
	seq_printf(m, "slot_misses %lu\nguard_misses %lu\n", slot_misses,
		   guard_misses);

	return 0;
}
DEFINE_SHOW_ATTRIBUTE(dtrace_stats);

/**
 * dtrace_tracefs_dir() - directory for files about DTrace
 *
 * The first caller makes the directory.
 *
 * Context: only initcalls, which run one after the other; may sleep
 * Return: the directory, or NULL if there is none
 */
__init struct dentry *dtrace_tracefs_dir(void)
{
	static struct dentry *dir __initdata;

	if (!dir && !tracing_init_dentry())
		dir = tracefs_create_dir("dtrace", NULL);

	return IS_ERR(dir) ? NULL : dir;
}

static __init int dtrace_init_tracefs(void)
{
	struct dentry *dir = dtrace_tracefs_dir();

	if (dir)
		tracefs_create_file("stats", TRACE_MODE_READ, dir, NULL,
				    &dtrace_stats_fops);

	return 0;
}
fs_initcall(dtrace_init_tracefs);
