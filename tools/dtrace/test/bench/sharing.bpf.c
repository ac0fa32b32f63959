// SPDX-License-Identifier: GPL-2.0
/*
 * One clause for six kinds of event sources, in four ways:
 *
 *   once_*, trampoline_*
 *                 one program of type dtrace, and a trampoline for each kind that has no link of its own
 *   kind_*        a program for each kind, which contains the clause
 *   target_*, extension_*
 *                 a program for each kind that calls a global function, and a freplace program for each of these
 *   global_*      a program for each kind, which calls a global function for each copy of the clause
 *
 * The clause counts by name and process, and writes a record. The macro CLAUSES is the number of copies of the clause.
 */
#include <linux/bpf.h>
#include <linux/dtrace.h>
#include <linux/ptrace.h>
#include <bpf/bpf_helpers.h>
#include <bpf/bpf_tracing.h>

char _license[] SEC("license") = "GPL";

struct firing {
	__u64 probe, arg;
};

struct key {
	char comm[16];
	__u64 pid;
};

struct record {
	__u64 probe, time, id, arg;
};

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_HASH);
	__uint(max_entries, 1024);
	__type(key, struct key);
	__type(value, __u64);
} counts SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_RINGBUF);
	__uint(max_entries, 1 << 16);
} records SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, 9);
	__type(key, __u32);
	__type(value, struct dtrace_ecb);
} ecbs SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_PROG_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, __u32);
} clauses SEC(".maps");

static __always_inline void run_once(__u64 probe, __u64 arg)
{
	struct key key = { .pid = bpf_get_current_pid_tgid() >> 32 };
	struct record *record;
	__u64 one = 1, *count;

	bpf_get_current_comm(key.comm, sizeof(key.comm));
	count = bpf_map_lookup_elem(&counts, &key);
	if (count)
		++*count;
	else
		bpf_map_update_elem(&counts, &key, &one, BPF_NOEXIST);
	record = bpf_ringbuf_reserve(&records, sizeof(*record), 0);
	if (!record)
		return;
	record->probe = probe;
	record->time = bpf_ktime_get_ns();
	record->id = bpf_get_current_pid_tgid();
	record->arg = arg;
	bpf_ringbuf_submit(record, 0);
}

static __always_inline void run(__u64 probe, __u64 arg)
{
#pragma unroll
	for (int i = 0; i < CLAUSES; i++)
		run_once(probe + i, arg);
}

SEC("dtrace")
int once_clause(struct dtrace_bpf_context *ctx)
{
	if (bpf_finalize_context(ctx, &ecbs))
		return 0;
	run(ctx->probe_id, ctx->args[0]);
	return 0;
}

/* What freplace programs take the place of. */
__attribute__((noinline)) int clause(struct firing *firing)
{
	/* The compiler must neither remove the argument nor know the result. */
	volatile int result = 0;

	if (firing)
		result = firing->probe;
	return result;
}

#define GLOBAL(n)							\
__attribute__((noinline)) int clause_##n(struct firing *firing)		\
{									\
	if (firing)							\
		run_once(firing->probe + n, firing->arg);		\
	return 0;							\
}

GLOBAL(0) GLOBAL(1) GLOBAL(2) GLOBAL(3) GLOBAL(4) GLOBAL(5) GLOBAL(6) GLOBAL(7) GLOBAL(8) GLOBAL(9)
_Static_assert(CLAUSES == 1 || CLAUSES == 10, "call_clauses() calls one or all ten");

static __always_inline void call_clauses(struct firing *firing)
{
	clause_0(firing);
	if (CLAUSES == 1)
		return;
	clause_1(firing);
	clause_2(firing);
	clause_3(firing);
	clause_4(firing);
	clause_5(firing);
	clause_6(firing);
	clause_7(firing);
	clause_8(firing);
	clause_9(firing);
}

static __always_inline void hand_over(void *ctx, __u64 probe, __u64 arg)
{
	struct dtrace_ecb *ecb;
	__u32 zero = 0;

	ecb = bpf_map_lookup_elem(&ecbs, &zero);
	if (!ecb)
		return;
	ecb->id = probe;
	ecb->probe_id = probe;
	ecb->nargs = 1;
	ecb->args[0] = arg;
	bpf_tail_call_static(ctx, &clauses, 0);
}

#define TRAMPOLINE(name, section, type, value)				\
SEC(section) int trampoline_##name(type *ctx)				\
{									\
	hand_over(ctx, __COUNTER__, value);				\
	return 0;							\
}

#define KIND(name, section, type, value)				\
SEC(section) int kind_##name(type *ctx)					\
{									\
	run(__COUNTER__, value);					\
	return 0;							\
}									\
SEC(section) int target_##name(type *ctx)				\
{									\
	struct firing firing = { __COUNTER__, value };			\
									\
	clause(&firing);						\
	return 0;							\
}									\
SEC(section) int global_##name(type *ctx)				\
{									\
	struct firing firing = { __COUNTER__, value };			\
									\
	call_clauses(&firing);						\
	return 0;							\
}									\
SEC("freplace/clause") int extension_##name(struct firing *firing)	\
{									\
	if (firing)							\
		run(firing->probe, firing->arg);			\
	return 0;							\
}

/* A static probe of the kernel would be a raw tracepoint otherwise. */
KIND(function, "kprobe", struct pt_regs, PT_REGS_PARM1(ctx))
KIND(static_probe, "raw_tp", struct bpf_raw_tracepoint_args, ctx->args[0])
KIND(tracepoint, "tp", __u64, ctx[1])
KIND(raw_tp, "raw_tp", struct bpf_raw_tracepoint_args, ctx->args[0])
/* Registers are the first member of a timer's context. */
KIND(timer, "perf_event", struct pt_regs, PT_REGS_IP(ctx))
KIND(uprobe, "uprobe", struct pt_regs, PT_REGS_PARM1(ctx))

/* Functions and static probes have links. */
TRAMPOLINE(tracepoint, "tp", __u64, ctx[1])
TRAMPOLINE(raw_tp, "raw_tp", struct bpf_raw_tracepoint_args, ctx->args[0])
TRAMPOLINE(timer, "perf_event", struct pt_regs, PT_REGS_IP(ctx))
TRAMPOLINE(uprobe, "uprobe", struct pt_regs, PT_REGS_PARM1(ctx))
