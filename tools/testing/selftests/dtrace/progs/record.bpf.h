/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What the clause of record.bpf.c writes, and its instructions from the
 * test.
 */
#ifndef RECORD_BPF_H
#define RECORD_BPF_H

#include <linux/types.h>

/* What a clause does while its record is open, by the number of its ecb. */
enum {
	NEST_NOT,
	NEST_FAULT,	/* touch user memory that is not there */
	NEST_CALL,	/* call a helper that nesters are attached to */
	NEST_WAIT,	/* until another clause has run on this CPU */
};

/* Numbers that the trampolines of nest.bpf.c hand over. */
enum {
	ID_FAULT = 40,
	ID_NMI,
	ID_CLOCK,
	ID_START,
	ID_NESTER,
	IDS
};

#define NESTERS	16

struct record {
	__u32 id;
	__u32 tid;
	__u32 begun;	/* value of runs when the clause began */
	__u32 ended;	/* value of runs when it ended */
	__u32 error;	/* what was not as the clause had left it, or 0 */
	__u32 check;	/* id ^ RECORD_CHECK, written last */
};

#define RECORD_CHECK	0x5aa5c33c

/* Bits of record.error. */
enum {
	CHANGED_ID = 1,
	CHANGED_ARGS = 2,
	CHANGED_TASK = 4,
	CHANGED_SCRATCH = 8,
	CHANGED_OUTPUT = 16,
	NOT_FINALIZED = 32,
};

#endif /* RECORD_BPF_H */
