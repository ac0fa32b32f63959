// SPDX-License-Identifier: GPL-2.0
/*
 * Programs that use one map from places that interrupt each other: the outer one,
 * and one on a function that the kernel calls while it holds the lock of the map.
 */
#include "handover.bpf.h"
#include "locks.bpf.h"

char _license[] SEC("license") = "GPL";

struct {
	__uint(type, BPF_MAP_TYPE_QUEUE);
	__uint(max_entries, 64);
	__type(value, __u64);
} queue SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_STACK);
	__uint(max_entries, 64);
	__type(value, __u64);
} stack SEC(".maps");

/* Nobody reads it, so the records of all tests must find room. */
struct {
	__uint(type, BPF_MAP_TYPE_RINGBUF);
	__uint(max_entries, 1 << 20);
} ring SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 1024);
	__type(key, __u32);
	__type(value, __u64);
} hash SEC(".maps");

__u32 which;		/* LOCKS_*: the map that the outer program uses */
int inside;		/* the outer program does so now, on CPU 0 */
__u32 next;		/* key */
__u64 runs, failures;	/* of the outer program */
__u64 inner_runs;
__u64 refused[LOCKS_MAPS];	/* of the inner program */

static __always_inline long use(__u32 map)
{
	__u64 value = 1;
	void *record;
	__u32 key;

	switch (map) {
	case LOCKS_QUEUE:
		return bpf_map_push_elem(&queue, &value, BPF_EXIST) ?:
		       bpf_map_peek_elem(&queue, &value);
	case LOCKS_STACK:
		return bpf_map_push_elem(&stack, &value, BPF_EXIST) ?:
		       bpf_map_peek_elem(&stack, &value);
	case LOCKS_RING:
		record = bpf_ringbuf_reserve(&ring, 8, 0);
		if (!record)
			return -1;
		bpf_ringbuf_discard(record, BPF_RB_NO_WAKEUP);
		return 0;
	default:
		key = __sync_fetch_and_add(&next, 1);
		return bpf_map_update_elem(&hash, &key, &value, 0) ?:
		       bpf_map_delete_elem(&hash, &key);
	}
}

SEC("dtrace")
int outer(struct dtrace_bpf_context *ctx)
{
	__u32 map;

	bpf_finalize_context(ctx, &ecbs);
	for (map = 0; map < LOCKS_MAPS; map++) {
		which = map;
		inside = 1;
		barrier();
		if (use(map))
			__sync_fetch_and_add(&failures, 1);
		barrier();
		inside = 0;
	}
	__sync_fetch_and_add(&runs, 1);
	return 0;
}

static __always_inline int interrupt(void)
{
	__u32 map = which;

	if (!inside || bpf_get_smp_processor_id() || map >= LOCKS_MAPS)
		return 0;
	__sync_fetch_and_add(&inner_runs, 1);
	if (use(map))
		__sync_fetch_and_add(&refused[map], 1);
	return 0;
}

SEC("dtrace")
int inner(struct dtrace_bpf_context *ctx)
{
	bpf_finalize_context(ctx, &ecbs);
	return interrupt();
}

/* Programs of another type. */

SEC("fexit/_raw_spin_lock")
int locked(void *ctx)
{
	return interrupt();
}

SEC("fentry/_raw_spin_unlock")
int unlocks(void *ctx)
{
	return interrupt();
}
