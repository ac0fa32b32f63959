// SPDX-License-Identifier: GPL-2.0
/*
 * Programs that update maps, for deadlock.c. Those in `lru' use the map types that have no guard of their own, and so
 * raise bpf_prog_active. Those in `plain' use the others, and so interrupt each other.
 */
#include <linux/bpf.h>
#include <linux/dtrace.h>
#include <bpf/bpf_helpers.h>
#include "deadlock.h"

char _license[] SEC("license") = "GPL";

#define MAP(name, kind, flags, key_type)	\
	struct {				\
		__uint(type, kind);		\
		__uint(map_flags, flags);	\
		__uint(max_entries, 32);	\
		__type(key, key_type);		\
		__type(value, __u64);		\
	} name SEC(".maps")

MAP(hash, BPF_MAP_TYPE_HASH, 0, __u32);
MAP(hash_alloc, BPF_MAP_TYPE_HASH, BPF_F_NO_PREALLOC, __u32);
MAP(percpu_hash, BPF_MAP_TYPE_PERCPU_HASH, BPF_F_NO_PREALLOC, __u32);
MAP(lru, BPF_MAP_TYPE_LRU_HASH, 0, __u32);
MAP(lru_percpu, BPF_MAP_TYPE_LRU_PERCPU_HASH, 0, __u32);
MAP(lru_own_list, BPF_MAP_TYPE_LRU_HASH, BPF_F_NO_COMMON_LRU, __u32);
MAP(array, BPF_MAP_TYPE_ARRAY, 0, __u32);

struct {
	__uint(type, BPF_MAP_TYPE_LPM_TRIE);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__uint(max_entries, 32);
	__uint(key_size, 8);
	__uint(value_size, 8);
} trie SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_QUEUE);
	__uint(max_entries, 32);
	__type(value, __u64);
} queue SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_RINGBUF);
	__uint(max_entries, 4096);
} ring SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_TASK_STORAGE);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, int);
	__type(value, __u64);
} storage SEC(".maps");

struct deadlock_vars vars;

static __always_inline void work_plain(__u32 key)
{
	__u64 value = key;
	struct task_struct *task = bpf_get_current_task_btf();
	__u32 slot = key % 32;

	bpf_map_update_elem(&hash, &key, &value, 0);
	bpf_map_update_elem(&hash_alloc, &key, &value, 0);
	bpf_map_update_elem(&percpu_hash, &key, &value, 0);
	bpf_map_update_elem(&array, &slot, &value, 0);
	bpf_map_push_elem(&queue, &value, BPF_EXIST);
	bpf_map_pop_elem(&queue, &value);
	bpf_ringbuf_output(&ring, &value, sizeof(value), 0);
	bpf_task_storage_get(&storage, task, 0, BPF_LOCAL_STORAGE_GET_F_CREATE);
	bpf_task_storage_delete(&storage, task);
	bpf_map_delete_elem(&hash, &key);
	bpf_map_delete_elem(&hash_alloc, &key);
	bpf_map_delete_elem(&percpu_hash, &key);
}

static __always_inline void work_lru(__u32 key)
{
	__u64 value = key, prefix = 32 | (__u64)(key % 16) << 32;
	__u32 old = key - 7;

	bpf_map_update_elem(&trie, &prefix, &value, 0);
	bpf_map_update_elem(&lru, &key, &value, 0);
	bpf_map_update_elem(&lru_percpu, &key, &value, 0);
	bpf_map_update_elem(&lru_own_list, &key, &value, 0);
	bpf_map_delete_elem(&lru, &old);
	bpf_map_delete_elem(&lru_own_list, &old);
	bpf_map_delete_elem(&trie, &prefix);
}

#define OUTER(kind)							\
SEC("dtrace")								\
int outer_##kind(struct dtrace_bpf_context *ctx)			\
{									\
	__u32 key, i;							\
									\
	if (ctx->ecb_id != vars.chosen)					\
		return 0;						\
	key = __sync_fetch_and_add(&vars.outer_runs, 1) * 8;			\
	__sync_fetch_and_add(&vars.inside, 1);				\
	for (i = 0; i < 8; i++)						\
		work_##kind(key + i);					\
	__sync_fetch_and_sub(&vars.inside, 1);				\
	return 0;							\
}

#define INNER(kind)							\
SEC("dtrace")								\
int inner_##kind(struct dtrace_bpf_context *ctx)			\
{									\
	if (!vars.inside || __sync_fetch_and_sub(&vars.inner_left, 1) <= 0) \
		return 0;						\
	work_##kind(1 << 31 | (__u32)__sync_fetch_and_add(&vars.inner_runs, 1)); \
	return 0;							\
}

OUTER(plain)
OUTER(lru)
INNER(plain)
INNER(lru)
