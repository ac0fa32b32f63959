// SPDX-License-Identifier: GPL-2.0
/*
 * Firing of static probes: pass the arguments to the programs, in as few
 * instructions as possible.
 *
 * Preemption is disabled during a firing, so the context is that of the CPU
 * and of the interrupt level (level.h). The program itself releases the
 * context, at each of its exits. Nothing remains to be done after the call of
 * the program.
 */
#include <linux/bpf.h>
#include <linux/cpumask.h>
#include <linux/dtrace.h>
#include <linux/filter.h>
#include <linux/percpu.h>
#include <linux/preempt.h>
#include <linux/rcupdate.h>
#include <asm/local.h>

#include "level.h"
#include "sdt.h"

/*
 * NMIs change these counters, too. A per-CPU operation is not safe from NMIs on
 * every architecture, so the counters are of type local_t.
 */
static DEFINE_PER_CPU(local_t, sdt_recursion);
static DEFINE_PER_CPU(local_t, sdt_no_rcu);

/**
 * sdt_count_misses() - count the firings that ran no program
 * @recursion: firings while a program was running at the level already
 * @no_rcu: firings while RCU was not watching
 *
 * Context: any. Probes fire meanwhile, so the sums belong to no single moment.
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

/*
 * Fill in the ids of an enabling, unless the context has them already. The
 * number of arguments stays, because all sites of a probe have equal types.
 */
static __always_inline void sdt_take_enabling(struct dtrace_level *level,
					      const struct sdt_enabling *enabling,
					      u32 nargs)
{
	struct dtrace_ctx *ctx = &level->ctx;

	if (likely(level->serial == enabling->serial))
		return;

	ctx->regs = &level->regs;
	ctx->src = BPF_PROG_TYPE_DTRACE;
	ctx->src_ctx = (void *)(unsigned long)enabling->cookie;
	memcpy(&ctx->ids, &enabling->ids, sizeof(ctx->ids));	/* one move */
	ctx->guard_misses = dtrace_guard_misses_of(enabling->misses);
	ctx->hold = 0;
	dtrace_ctx_set_nargs(ctx, nargs);
	level->serial = enabling->serial;
}

/*
 * Run several programs, or one with statistics. Each program must leave the
 * context claimed for the next one.
 */
static noinline notrace void sdt_run_chain(struct sdt_enabling *enabling,
					   struct dtrace_level *level, u32 nargs)
{
	do {
		sdt_take_enabling(level, enabling, nargs);
		level->ctx.hold = 1;
		bpf_prog_run(READ_ONCE(enabling->prog), &level->ctx);
		enabling = rcu_dereference(enabling->next);
	} while (enabling);
	dtrace_level_release(level);
}

/*
 * Count a firing while a program was running at the level already: once for
 * all probes, and in each link that misses the firing.
 */
static noinline notrace void sdt_count_recursion(const struct sdt_enabling *enabling)
{
	local_inc(raw_cpu_ptr(&sdt_recursion));
	do {
		dtrace_count_miss(enabling->misses, DTRACE_MISS_RECURSION);
		enabling = rcu_dereference(enabling->next);
	} while (enabling);
}

/* Inlined into the functions below, so that their caller has the site. */
static __always_inline void sdt_fire(struct sdt_probe *probe, u32 nargs,
				     const u64 *args)
{
	const struct bpf_prog *prog;
	struct sdt_enabling *enabling;
	struct dtrace_level *level;
	u32 i;

	preempt_disable_notrace();
	if (unlikely(!dtrace_rcu_is_watching())) {
		local_inc(raw_cpu_ptr(&sdt_no_rcu));
		goto enable;
	}
	rcu_read_lock();

	/*
	 * A site is switched on after the chain gets its first enabling, and
	 * off after the chain loses its last one. Here the chain may be empty.
	 */
	enabling = rcu_dereference(probe->first);
	if (unlikely(!enabling))
		goto unlock;

	if (unlikely(!dtrace_level_claim(&level))) {
		sdt_count_recursion(enabling);
		goto unlock;
	}
	for (i = 0; i < nargs; i++)
		level->ctx.args[i] = args[i];
	dtrace_fetch_regs(&level->regs);

	if (static_branch_unlikely(&bpf_stats_enabled_key) ||
	    unlikely(rcu_access_pointer(enabling->next))) {
		sdt_run_chain(enabling, level, nargs);
		goto unlock;
	}
	sdt_take_enabling(level, enabling, nargs);
	/* No value is needed after the call, so no register has to be saved. */
	prog = READ_ONCE(enabling->prog);
	bpf_dispatcher_nop_func(&level->ctx, prog->insnsi, prog->bpf_func);
unlock:
	rcu_read_unlock();
enable:
	preempt_enable_notrace();
}

/**
 * __sdt_fire0() - run the programs of a static probe without arguments
 * @probe: probe of the site
 *
 * Only DTRACE_PROBE0() calls this function, at a site that is switched on.
 * __sdt_fire1() to __sdt_fire6() also take the arguments of the probe.
 *
 * Context: any, NMI included
 */
notrace void __sdt_fire0(struct sdt_probe *probe)
{
	sdt_fire(probe, 0, NULL);
}
EXPORT_SYMBOL_GPL(__sdt_fire0);

/**
 * __sdt_fire1() - run the programs of a static probe with 1 argument
 * @probe: probe of the site
 * @a0: argument 0 of the probe
 *
 * Context: as __sdt_fire0()
 */
notrace void __sdt_fire1(struct sdt_probe *probe, u64 a0)
{
	sdt_fire(probe, 1, (u64[]) { a0 });
}
EXPORT_SYMBOL_GPL(__sdt_fire1);

/**
 * __sdt_fire2() - run the programs of a static probe with 2 arguments
 * @probe: probe of the site
 * @a0: argument 0 of the probe
 * @a1: argument 1 of the probe
 *
 * Context: as __sdt_fire0()
 */
notrace void __sdt_fire2(struct sdt_probe *probe, u64 a0, u64 a1)
{
	sdt_fire(probe, 2, (u64[]) { a0, a1 });
}
EXPORT_SYMBOL_GPL(__sdt_fire2);

/**
 * __sdt_fire3() - run the programs of a static probe with 3 arguments
 * @probe: probe of the site
 * @a0: argument 0 of the probe
 * @a1: argument 1 of the probe
 * @a2: argument 2 of the probe
 *
 * Context: as __sdt_fire0()
 */
notrace void __sdt_fire3(struct sdt_probe *probe, u64 a0, u64 a1, u64 a2)
{
	sdt_fire(probe, 3, (u64[]) { a0, a1, a2 });
}
EXPORT_SYMBOL_GPL(__sdt_fire3);

/**
 * __sdt_fire4() - run the programs of a static probe with 4 arguments
 * @probe: probe of the site
 * @a0: argument 0 of the probe
 * @a1: argument 1 of the probe
 * @a2: argument 2 of the probe
 * @a3: argument 3 of the probe
 *
 * Context: as __sdt_fire0()
 */
notrace void __sdt_fire4(struct sdt_probe *probe, u64 a0, u64 a1, u64 a2,
			 u64 a3)
{
	sdt_fire(probe, 4, (u64[]) { a0, a1, a2, a3 });
}
EXPORT_SYMBOL_GPL(__sdt_fire4);

/**
 * __sdt_fire5() - run the programs of a static probe with 5 arguments
 * @probe: probe of the site
 * @a0: argument 0 of the probe
 * @a1: argument 1 of the probe
 * @a2: argument 2 of the probe
 * @a3: argument 3 of the probe
 * @a4: argument 4 of the probe
 *
 * Context: as __sdt_fire0()
 */
notrace void __sdt_fire5(struct sdt_probe *probe, u64 a0, u64 a1, u64 a2,
			 u64 a3, u64 a4)
{
	sdt_fire(probe, 5, (u64[]) { a0, a1, a2, a3, a4 });
}
EXPORT_SYMBOL_GPL(__sdt_fire5);

/**
 * __sdt_fire6() - run the programs of a static probe with 6 arguments
 * @probe: probe of the site
 * @a0: argument 0 of the probe
 * @a1: argument 1 of the probe
 * @a2: argument 2 of the probe
 * @a3: argument 3 of the probe
 * @a4: argument 4 of the probe
 * @a5: argument 5 of the probe
 *
 * Context: as __sdt_fire0()
 */
notrace void __sdt_fire6(struct sdt_probe *probe, u64 a0, u64 a1, u64 a2,
			 u64 a3, u64 a4, u64 a5)
{
	sdt_fire(probe, 6, (u64[]) { a0, a1, a2, a3, a4, a5 });
}
EXPORT_SYMBOL_GPL(__sdt_fire6);
