// SPDX-License-Identifier: GPL-2.0
/*
 * A clause that is interrupted by an NMI
 *
 * The clause notes what its context and its scratch memory hold, lets an NMI
 * happen on its CPU, and compares. A clause that runs in the NMI does the same,
 * but raises no other NMI.
 */
#include <linux/ptrace.h>
#include <linux/bpf.h>
#include <linux/dtrace.h>
#include <bpf/bpf_helpers.h>
#include <bpf/bpf_tracing.h>
#include "func_nmi.bpf.h"
#include "once.bpf.h"

char _license[] SEC("license") = "GPL";

#define WORDS	64	/* of scratch memory that are compared */

/* Of module func_test: returns when the NMI is over. */
extern void func_test_raise_nmi(void) __ksym;

struct nmi_tally tallies[NMI_IDS];
__u32 raises;	/* set by user space: clauses raise NMIs */

struct seen {
	__u64 cookie, address, first, second, ip;
	__u32 ecb_id, probe_id, nargs, tid;
};

static __always_inline void look(struct dtrace_bpf_context *ctx,
				 struct seen *seen)
{
	seen->cookie = bpf_get_attach_cookie(ctx);
	seen->address = bpf_get_func_ip(ctx);
	seen->first = READ_ONCE(ctx->args[0]);
	seen->second = READ_ONCE(ctx->args[1]);
	seen->ip = READ_ONCE(PT_REGS_IP(&ctx->regs));
	seen->ecb_id = READ_ONCE(ctx->ecb_id);
	seen->probe_id = READ_ONCE(ctx->probe_id);
	seen->nargs = READ_ONCE(ctx->nargs);
	seen->tid = READ_ONCE(ctx->tid);
}

static __always_inline int differ(const struct seen *a, const struct seen *b)
{
	return a->cookie != b->cookie || a->address != b->address ||
	       a->first != b->first || a->second != b->second ||
	       a->ip != b->ip || a->ecb_id != b->ecb_id ||
	       a->probe_id != b->probe_id || a->nargs != b->nargs ||
	       a->tid != b->tid;
}

SEC("dtrace")
int clause(struct dtrace_bpf_context *ctx)
{
	struct nmi_tally *tally = &tallies[ctx->ecb_id & (NMI_IDS - 1)];
	__u64 run = __sync_fetch_and_add(&tally->hits, 1);
	struct seen before, after;
	__u64 *scratch;
	int i, changed;

	look(ctx, &before);
	scratch = ctx->scratch;
	if ((void *)(scratch + WORDS) > ctx->scratch_end)
		return 0;
	for (i = 0; i < WORDS; i++)
		scratch[i] = (before.ecb_id + i) ^ run << 32;

	if (raises)
		func_test_raise_nmi();

	look(ctx, &after);
	changed = differ(&before, &after);
	for (i = 0; i < WORDS; i++)
		changed |= READ_ONCE(scratch[i]) !=
			   ((before.ecb_id + i) ^ run << 32);
	if (changed)
		__sync_fetch_and_add(&tally->changed, 1);
	return 0;
}
