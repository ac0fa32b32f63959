// SPDX-License-Identifier: GPL-2.0
/*
 * The jobs of "events" as one would write them by hand for libbpf: each once for kprobe_multi and once for fentry; the
 * tracepoints beside static probes and system calls; and those on a process and on samples.
 *
 * They are rivals, so each does as little as it can: counts are per CPU, and records wake nobody.
 */
#include <linux/bpf.h>
#include <linux/ptrace.h>
#include <stdbool.h>
#include <bpf/bpf_helpers.h>
#include <bpf/bpf_tracing.h>
#include <bpf/usdt.bpf.h>

char _license[] SEC("license") = "GPL";

#define FRAMES 127
#define BUCKETS 127

struct record {
	__u64 time;
	__u32 pid;
	__u32 tid;
	__u64 arg;
};

struct who {
	char name[16];
	__u32 pid;
};

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, __u64);
} number SEC(".maps");

/* The middle one is that of 0, as quantize() has it. */
struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, BUCKETS);
	__type(key, __u32);
	__type(value, __u64);
} buckets SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_HASH);
	__uint(max_entries, 4096);
	__type(key, struct who);
	__type(value, __u64);
} names SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_HASH);
	__uint(max_entries, 4096);
	__type(key, __u32);
	__type(value, __u64);
} stacks SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_STACK_TRACE);
	__uint(max_entries, 4096);
	__uint(key_size, sizeof(__u32));
	__uint(value_size, FRAMES * sizeof(__u64));
} frames SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_RINGBUF);
	__uint(max_entries, 1 << 22);
} records SEC(".maps");

static __always_inline int count(void *map, const void *key)
{
	__u64 *value = bpf_map_lookup_elem(map, key), one = 1;

	if (value)
		++*value;
	else
		bpf_map_update_elem(map, key, &one, BPF_NOEXIST);
	return 0;
}

static __always_inline int count_one(void)
{
	__u32 zero = 0;

	return count(&number, &zero);
}

static __always_inline int do_false(void *ctx, __u64 arg)
{
	return bpf_get_current_pid_tgid() >> 32 ? 0 : count_one();
}

static __always_inline int do_count(void *ctx, __u64 arg)
{
	return count_one();
}

static __always_inline int do_record(void *ctx, __u64 arg)
{
	struct record *record = bpf_ringbuf_reserve(&records, sizeof(*record), 0);
	__u64 id = bpf_get_current_pid_tgid();

	if (!record)
		return 0;
	record->time = bpf_ktime_get_ns();
	record->pid = id >> 32;
	record->tid = id;
	record->arg = arg;
	bpf_ringbuf_submit(record, BPF_RB_NO_WAKEUP);
	return 0;
}

static __always_inline int do_quantize(void *ctx, __u64 arg)
{
	__u64 rest = (__s64)arg < 0 ? -arg : arg;
	__u32 bits = 0, bucket;

	if (rest >> 32)
		bits += 32, rest >>= 32;
	if (rest >> 16)
		bits += 16, rest >>= 16;
	if (rest >> 8)
		bits += 8, rest >>= 8;
	if (rest >> 4)
		bits += 4, rest >>= 4;
	if (rest >> 2)
		bits += 2, rest >>= 2;
	bits += rest > 1 ? 2 : rest;
	bucket = (__s64)arg < 0 ? BUCKETS / 2 - bits : BUCKETS / 2 + bits;
	return count(&buckets, &bucket);
}

static __always_inline int do_names(void *ctx, __u64 arg)
{
	struct who who = { .pid = bpf_get_current_pid_tgid() >> 32 };

	bpf_get_current_comm(who.name, sizeof(who.name));
	return count(&names, &who);
}

static __always_inline int do_stacks(void *ctx, __u64 arg)
{
	__s32 stack = bpf_get_stackid(ctx, &frames, 0);

	return stack < 0 ? 0 : count(&stacks, &stack);
}

#define JOB(job)						\
	SEC("kprobe.multi")					\
	int job##_multi(struct pt_regs *ctx)			\
	{							\
		return do_##job(ctx, PT_REGS_PARM1(ctx));	\
	}							\
	SEC("fentry/__x64_sys_getpgid")				\
	int job##_fentry(__u64 *ctx)				\
	{							\
		return do_##job(ctx, ctx[0]);			\
	}

JOB(false)
JOB(count)
JOB(record)
JOB(names)
JOB(stacks)

SEC("kprobe.multi")
int quantize_multi(struct pt_regs *ctx)
{
	return do_quantize(ctx, PT_REGS_PARM1(ctx));
}

/* The argument is a pointer, which the verifier lets nobody negate unless it comes from here. */
SEC("fentry/__x64_sys_getpgid")
int quantize_fentry(__u64 *ctx)
{
	__u64 arg = 0;

	bpf_get_func_arg(ctx, 0, &arg);
	return do_quantize(ctx, arg);
}

/* The tracepoint of module sdt_bench beside its static probe. */
SEC("raw_tp/sdt_bench_place")
int record_static(__u64 *ctx)
{
	return do_record(ctx, ctx[0]);
}

SEC("tp/syscalls/sys_enter_getpgid")
int count_tracepoint(void *ctx)
{
	return count_one();
}

SEC("raw_tp/sys_enter")
int count_all(__u64 *ctx)
{
	return count_one();
}

SEC("raw_tp/sched_switch")
int count_switches(__u64 *ctx)
{
	return count_one();
}

/* On user_place() of the command. */
SEC("uprobe.multi")
int count_user(struct pt_regs *ctx)
{
	return count_one();
}

SEC("uretprobe.multi")
int count_user_return(struct pt_regs *ctx)
{
	return count_one();
}

SEC("uprobe.multi")
int record_user(struct pt_regs *ctx)
{
	return do_record(ctx, PT_REGS_PARM1(ctx));
}

SEC("usdt")
int count_place(struct pt_regs *ctx)
{
	return count_one();
}

/* Reads the argument, as a count by its value would. */
SEC("usdt")
int BPF_USDT(count_usdt, long argument)
{
	return argument < 0 ? 0 : count_one();
}

/* 997 samples a second. */
SEC("perf_event")
int sample_names(void *ctx)
{
	struct who who = {};

	bpf_get_current_comm(who.name, sizeof(who.name));
	return count(&names, &who);
}

SEC("perf_event")
int sample_stacks(void *ctx)
{
	return do_stacks(ctx, 0);
}

SEC("perf_event")
int sample_user_stacks(void *ctx)
{
	__s32 stack = bpf_get_stackid(ctx, &frames, BPF_F_USER_STACK);

	return stack < 0 ? 0 : count(&stacks, &stack);
}
