// SPDX-License-Identifier: GPL-2.0
/*
 * One record, three ways: the dtrace program type with reserve and commit in a
 * perf ring, bpf_perf_event_output(), and the BPF ring buffer. Each has a
 * kprobe_multi link of its own; bench.c attaches one at a time.
 *
 * One read of a kernel variable, three ways, as D's compiler emits it: for per-CPU
 * variables, which the verifier knows, for variables that always exist, and for
 * all others. Programs that do nothing show what the event itself costs.
 */
#include <linux/bpf.h>
#include <linux/ptrace.h>
#include <linux/dtrace.h>
#include <bpf/bpf_core_read.h>
#include <bpf/bpf_helpers.h>
#include <bpf/bpf_tracing.h>
#include "../progs/output.bpf.h"
#include "bench.h"

char _license[] SEC("license") = "GPL";

#define ID	7

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

struct {
	__uint(type, BPF_MAP_TYPE_RINGBUF);
	__uint(max_entries, 1 << 21);
} ringbuf SEC(".maps");

static __always_inline void hand_over(struct pt_regs *ctx)
{
	struct dtrace_ecb *ecb;
	__u32 zero = 0;

	ecb = bpf_map_lookup_elem(&ecbs, &zero);
	if (!ecb)
		return;
	ecb->id = ID;
	ecb->probe_id = ID;
	ecb->nargs = 1;
	ecb->args[0] = PT_REGS_PARM1(ctx);
	bpf_tail_call_static(ctx, &clauses, 0);
}

SEC("kprobe.multi")
int on_dtrace(struct pt_regs *ctx)
{
	hand_over(ctx);
	return 0;
}

static __always_inline void write_record(struct dtrace_bpf_context *ctx)
{
	struct buffer_record *record;
	void *end;

	bpf_buffer_reserve(ctx, DTRACE_BUF_OUTPUT, &rings, sizeof(*record));
	record = ctx->buf;
	end = ctx->buf_end;
	if ((void *)(record + 1) <= end) {
		record->id = ctx->ecb_id;
		record->body.time = bpf_ktime_get_ns();
		record->body.pid = ctx->pid;
		record->body.tid = ctx->tid;
		record->body.arg = ctx->args[0];
		record->body.rest[0] = 0;
		record->body.rest[1] = 0;
		record->fill = 0;
	}
	bpf_buffer_commit(ctx, DTRACE_BUF_OUTPUT, &rings, 0);
}

SEC("dtrace")
int clause_record(struct dtrace_bpf_context *ctx)
{
	bpf_finalize_context(ctx, &ecbs);
	write_record(ctx);
	return 0;
}

/* Without a trampoline there is nothing to fetch. */
SEC("dtrace")
int direct_record(struct dtrace_bpf_context *ctx)
{
	write_record(ctx);
	return 0;
}

SEC("dtrace")
int clause_empty(struct dtrace_bpf_context *ctx)
{
	return 0;
}

struct rq {
	int cpu;
} __attribute__((preserve_access_index));

struct task_struct {
	int pid;
} __attribute__((preserve_access_index));

extern const struct rq runqueues __ksym;
extern const void init_task __ksym;
extern void *bpf_rdonly_cast(const void *object, __u32 type) __ksym;

/* As volatile, or else the compiler leaves out what is not used. */
SEC("dtrace")
int clause_direct_load(struct dtrace_bpf_context *ctx)
{
	const struct rq *rq = bpf_this_cpu_ptr(&runqueues);

	(void)*(const volatile int *)&rq->cpu;
	return 0;
}

SEC("dtrace")
int clause_cast_read(struct dtrace_bpf_context *ctx)
{
	__u32 type = bpf_core_type_id_kernel(struct task_struct);
	const struct task_struct *task = bpf_rdonly_cast(&init_task, type);

	(void)*(const volatile int *)&task->pid;
	return 0;
}

SEC("dtrace")
int clause_probe_read(struct dtrace_bpf_context *ctx)
{
	volatile int value;

	bpf_probe_read_kernel((void *)&value, sizeof(value), &init_task);
	(void)value;
	return 0;
}

SEC("kprobe.multi")
int on_empty(struct pt_regs *ctx)
{
	return 0;
}

SEC("fentry/__x64_sys_getpgid")
int BPF_PROG(on_fentry)
{
	return 0;
}

SEC("fexit/__x64_sys_getpgid")
int BPF_PROG(on_fexit)
{
	return 0;
}

SEC("kretprobe.multi")
int on_return(struct pt_regs *ctx)
{
	return 0;
}

SEC("kprobe")
int on_kprobe(struct pt_regs *ctx)
{
	return 0;
}

SEC("raw_tp")
int on_tracepoint(struct bpf_raw_tracepoint_args *ctx)
{
	return 0;
}

static __always_inline void fill(struct record *record, struct pt_regs *ctx)
{
	__u64 id = bpf_get_current_pid_tgid();

	record->id = ID;
	record->fill = 0;
	record->body.time = bpf_ktime_get_ns();
	record->body.pid = id >> 32;
	record->body.tid = (__u32)id;
	record->body.arg = PT_REGS_PARM1(ctx);
	record->body.rest[0] = 0;
	record->body.rest[1] = 0;
}

SEC("kprobe.multi")
int on_perf_output(struct pt_regs *ctx)
{
	struct record record;

	fill(&record, ctx);
	bpf_perf_event_output(ctx, &rings, BPF_F_CURRENT_CPU, &record, sizeof(record));
	return 0;
}

static __always_inline void submit(struct pt_regs *ctx, __u64 flags)
{
	struct record *record = bpf_ringbuf_reserve(&ringbuf, sizeof(*record), 0);

	if (!record)
		return;
	fill(record, ctx);
	bpf_ringbuf_submit(record, flags);
}

SEC("kprobe.multi")
int on_ringbuf(struct pt_regs *ctx)
{
	submit(ctx, 0);
	return 0;
}

/* If its size is known only at run time, a record needs a dynptr. A helper gives its memory. */
static __always_inline void *reserve_dynptr(struct bpf_dynptr *memory, struct pt_regs *ctx)
{
	struct record *record;

	bpf_ringbuf_reserve_dynptr(&ringbuf, sizeof(*record), 0, memory);
	record = bpf_dynptr_data(memory, 0, sizeof(*record));
	if (record)
		fill(record, ctx);
	return record;
}

SEC("kprobe.multi")
int on_dynptr(struct pt_regs *ctx)
{
	struct bpf_dynptr memory;

	reserve_dynptr(&memory, ctx);
	bpf_ringbuf_submit_dynptr(&memory, 0);
	return 0;
}

/* A kfunc that does what bpf_dynptr_data() does; tracers may only read what the kfunc returns. */
extern void *bpf_dynptr_slice(const struct bpf_dynptr *memory, __u32 offset, void *buffer,
			      __u32 size) __ksym;

SEC("kprobe.multi")
int on_dynptr_kfunc(struct pt_regs *ctx)
{
	struct bpf_dynptr memory;

	reserve_dynptr(&memory, ctx);
	bpf_dynptr_slice(&memory, 0, NULL, sizeof(struct record));
	bpf_ringbuf_submit_dynptr(&memory, 0);
	return 0;
}

SEC("kprobe.multi")
int on_dynptr_helper(struct pt_regs *ctx)
{
	struct bpf_dynptr memory;

	reserve_dynptr(&memory, ctx);
	bpf_dynptr_data(&memory, 0, sizeof(struct record));
	bpf_ringbuf_submit_dynptr(&memory, 0);
	return 0;
}

/* Wakes the reader as seldom as a perf ring with a watermark of 128 KiB. */
#define BATCH	2048

__u64 submitted;

SEC("kprobe.multi")
int on_ringbuf_batched(struct pt_regs *ctx)
{
	submit(ctx, ++submitted % BATCH ? BPF_RB_NO_WAKEUP : BPF_RB_FORCE_WAKEUP);
	return 0;
}
