/* SPDX-License-Identifier: GPL-2.0 */
/* The destination of clauses: the rings. */
#ifndef OUTPUT_BPF_H
#define OUTPUT_BPF_H

#include <linux/bpf.h>
#include <linux/dtrace.h>
#include <bpf/bpf_helpers.h>

/* One for each CPU. */
struct {
	__uint(type, BPF_MAP_TYPE_PERF_EVENT_ARRAY);
	__type(key, __u32);
	__type(value, __u32);
} rings SEC(".maps");

#endif /* OUTPUT_BPF_H */
