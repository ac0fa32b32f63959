/* SPDX-License-Identifier: GPL-2.0 */
/* What losses.bpf.c and losses.c share. */
#ifndef LOSSES_H
#define LOSSES_H

/* A task on CPU 0, a task on CPU 1, NMIs on CPU 0; a power of two. */
enum producer { FIRST, SECOND, NMI, PRODUCERS = 4 };

struct tally {
	__u64 produced, lost;
};

/* 56 bytes in a BPF ring buffer, and 64 in a perf ring. */
struct record {
	__u32 words[12];
};

#endif
