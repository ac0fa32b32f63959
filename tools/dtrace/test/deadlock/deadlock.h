/* SPDX-License-Identifier: GPL-2.0 */
/* What deadlock.c and its programs share. */
#ifndef DEADLOCK_H
#define DEADLOCK_H

#include <linux/types.h>

/*
 * struct deadlock_vars - variables of the programs
 * @chosen: ecb_id of the outer program that works
 * @inside: whether the outer program works now. The whole kernel calls the functions that take locks.
 * @inner_left: how often the inner program still works. The allocator of BPF raises an interrupt when it has few
 *	objects. A program in the handler that takes objects raises the interrupt again, without end.
 * @outer_runs: how often outer programs worked
 * @inner_runs: how often inner programs worked
 */
struct deadlock_vars {
	__u32 chosen;
	__u32 inside;
	__s32 inner_left;
	__u64 outer_runs;
	__u64 inner_runs;
};

#endif /* DEADLOCK_H */
