/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The record that all ways under comparison write: 48 bytes with time, pid, tid
 * and one argument, the rest constant.
 *
 * 8-byte fields are aligned where the record is placed: bpf_buffer_reserve()
 * places it at 4 modulo 8, bpf_ringbuf_reserve() at 0. So the number and the
 * padding word are at the front in the first case and at the end in the second.
 */
#ifndef BENCH_H
#define BENCH_H

#include <linux/types.h>

struct body {
	__u64 time;
	__u32 pid;
	__u32 tid;
	__u64 arg;
	__u64 rest[2];
};

struct record {			/* bpf_perf_event_output, bpf_ringbuf_* */
	struct body body;
	__u32 id;
	__u32 fill;
};

struct buffer_record {		/* bpf_buffer_*: starts at 4 modulo 8 */
	__u32 id;
	struct body body;
	__u32 fill;
} __attribute__((__packed__, __aligned__(4)));

_Static_assert(sizeof(struct record) == 48, "the figures are for 48 bytes");
_Static_assert(sizeof(struct buffer_record) == 48, "the figures are for 48 bytes");

#endif
