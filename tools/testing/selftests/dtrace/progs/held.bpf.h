/* SPDX-License-Identifier: GPL-2.0 */
/* How a test and held.bpf.c speak. */
#ifndef HELD_BPF_H
#define HELD_BPF_H

struct held {
	int tid;	/* the thread that is held */
	int here;	/* how often it came there */
	int go;		/* it may go on */
};

#endif /* HELD_BPF_H */
