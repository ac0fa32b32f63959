/* SPDX-License-Identifier: GPL-2.0 */
/* What a test and held.bpf.c share. */
#ifndef HELD_BPF_H
#define HELD_BPF_H

struct held {
	int tid;	/* the thread that is held */
	int here;	/* how often the thread was held */
	int go;		/* the test lets the thread go on */
};

#endif /* HELD_BPF_H */
