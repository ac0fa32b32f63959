// SPDX-License-Identifier: GPL-2.0
#include <linux/bpf.h>
#include <bpf/bpf_helpers.h>
#include "bpf_misc.h"

/* What clang keeps of 512 bytes beside other variables. */
#define WORDS	60

struct {
	__uint(type, BPF_MAP_TYPE_PROG_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, __u32);
} progs SEC(".maps");

/* This program has no stack of its own. */
SEC("tc")
int shallow(struct __sk_buff *skb)
{
	bpf_tail_call_static(skb, &progs, 0);
	return -1;
}

/* This program uses nearly all of its stack. */
SEC("tc")
int deep(struct __sk_buff *skb)
{
	volatile __u64 words[WORDS];
	__u64 sum = 0;
	int i;

	for (i = 0; i < WORDS; i++)
		words[i] = i + 1;
	for (i = 0; i < WORDS; i++)
		sum += words[i];
	return sum;
}

char _license[] SEC("license") = "GPL";
