// SPDX-License-Identifier: GPL-2.0
/*
 * Programs that update one map from places that interrupt each other. LRU maps
 * and LPM tries have no guard of their own.
 */
#include "handover.bpf.h"
#include "guard.bpf.h"

char _license[] SEC("license") = "GPL";

#define LRU_MAP(name, _type, flags)			\
struct {						\
	__uint(type, _type);				\
	__uint(map_flags, flags);			\
	__uint(max_entries, 64);			\
	__type(key, __u32);				\
	__type(value, __u64);				\
} name SEC(".maps")

LRU_MAP(lru, BPF_MAP_TYPE_LRU_HASH, 0);
LRU_MAP(lru_percpu, BPF_MAP_TYPE_LRU_PERCPU_HASH, 0);
LRU_MAP(lru_own_list, BPF_MAP_TYPE_LRU_HASH, BPF_F_NO_COMMON_LRU);

struct lpm_key {
	__u32 prefixlen;
	__u32 data;
};

struct {
	__uint(type, BPF_MAP_TYPE_LPM_TRIE);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__uint(max_entries, 64);
	__type(key, struct lpm_key);
	__type(value, __u64);
} lpm SEC(".maps");

__u32 which;	/* GUARD_*: the map that all programs update */
__u32 next;	/* key */
int inside;	/* the outer program updates the map now, on CPU 0 */
__u64 runs;
__u64 inner_runs;
__u64 failures;

/*
 * Each update takes every lock. LRU maps get new keys, more than they have room
 * for. A trie allocates one node or two each time. Its cache begins with four
 * nodes, and an interrupt refills the cache; on PREEMPT_RT, a thread does. So a
 * trie gets two updates. The second one finds the node of the first.
 */
static __always_inline void update(__u32 times)
{
	struct lpm_key lpm_key = { .prefixlen = 32 };
	__u64 value = 1;
	__u32 i, key;
	long err;

	if (which == GUARD_LPM && times > 2)
		times = 2;
	for (i = 0; i < times; i++) {
		key = __sync_fetch_and_add(&next, 1);
		switch (which) {
		case GUARD_LRU:
			err = bpf_map_update_elem(&lru, &key, &value, 0);
			break;
		case GUARD_LRU_PERCPU:
			err = bpf_map_update_elem(&lru_percpu, &key, &value, 0);
			break;
		case GUARD_LRU_OWN_LIST:
			err = bpf_map_update_elem(&lru_own_list, &key, &value, 0);
			break;
		default:
			lpm_key.data = key % 32;
			err = bpf_map_update_elem(&lpm, &lpm_key, &value, 0);
			break;
		}
		if (err)
			__sync_fetch_and_add(&failures, 1);
	}
}

SEC("dtrace")
int outer(struct dtrace_bpf_context *ctx)
{
	bpf_finalize_context(ctx, &ecbs);
	__sync_fetch_and_add(&inside, 1);
	update(200);
	__sync_fetch_and_sub(&inside, 1);
	__sync_fetch_and_add(&runs, 1);
	return 0;
}

/* The whole kernel calls some of the functions that are probed. */
static __always_inline int is_interrupting(void)
{
	return inside && !bpf_get_smp_processor_id();
}

SEC("dtrace")
int inner(struct dtrace_bpf_context *ctx)
{
	bpf_finalize_context(ctx, &ecbs);
	if (!is_interrupting())
		return 0;
	__sync_fetch_and_add(&inner_runs, 1);
	update(1);
	return 0;
}

/* As inner, of a type for which the kernel raises bpf_prog_active. */
SEC("kprobe")
int base(struct pt_regs *ctx)
{
	__sync_fetch_and_add(&inner_runs, 1);
	update(1);
	return 0;
}

/* Of module func_test: returns when the NMI is over. */
extern void func_test_raise_nmi(void) __ksym;

/* The test chooses a function that the kernel calls with the locks held. */
SEC("fentry")
int raise(void *ctx)
{
	if (is_interrupting())
		func_test_raise_nmi();
	return 0;
}
