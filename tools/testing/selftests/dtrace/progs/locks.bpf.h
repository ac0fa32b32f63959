/* SPDX-License-Identifier: GPL-2.0 */
/* The maps of locks.bpf.c. */
#ifndef LOCKS_BPF_H
#define LOCKS_BPF_H

enum locks_map {
	LOCKS_QUEUE,
	LOCKS_STACK,
	LOCKS_RING,
	LOCKS_HASH,		/* its free elements are in a list with a lock */
	LOCKS_MAPS,
};

#endif /* LOCKS_BPF_H */
