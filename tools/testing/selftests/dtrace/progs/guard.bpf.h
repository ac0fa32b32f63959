/* SPDX-License-Identifier: GPL-2.0 */
/* The maps of guard.bpf.c. */
#ifndef GUARD_BPF_H
#define GUARD_BPF_H

enum guard_map {
	GUARD_LRU,
	GUARD_LRU_PERCPU,
	GUARD_LRU_OWN_LIST,	/* a list of each CPU instead of a common one */
	GUARD_LPM,
	GUARD_MAPS,
};

#endif /* GUARD_BPF_H */
