/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Random programs of type dtrace, and a model that executes them
 *
 * gen_write() writes a program from a seed. gen_model() executes the program in
 * user space. It knows the rules of the type, but not the verifier, so it shows
 * what the verifier or the kernel does wrong: an accepted program that breaks a
 * rule, or a record with other bytes than those that the program stores.
 */
#ifndef _DTRACE_TEST_GEN_H
#define _DTRACE_TEST_GEN_H

#include <stdbool.h>
#include <linux/types.h>

#include "code.h"

/* The value of MAP_RESULTS: results, and then a copy of the context. */
#define GEN_COPY	(CODE_RESULTS * 8)
#define GEN_VALUE	(GEN_COPY + (int)sizeof(struct dtrace_bpf_context))

/* Results that programs store; the last one is UNKNOWN, which they only read. */
#define GEN_RESULTS	16

enum gen_kind {
	GEN_GOOD,		/* the verifier must accept it */
	GEN_BAD,		/* the verifier must reject it */
	GEN_CHANGED,		/* was good until instructions were changed */
	GEN_TARGET,		/* of the tail calls of another one; good */
	NR_GEN_KINDS,
};

struct gen_prog {
	struct code code;
	enum gen_kind kind;
	const char *defect;	/* of GEN_BAD, else NULL */
	bool finalizes;		/* fetches what a trampoline hands over */
	bool copies;		/* copies the context to GEN_COPY */
	bool tail_calls;
	int body;		/* first instruction after the copy */
};

/*
 * Write the program of a seed. The caller has called code_init(), and sets the
 * descriptors of maps in code.map. -E2BIG if the program has no room.
 */
int gen_write(struct gen_prog *p, __u64 seed, enum gen_kind kind);

/* A program that only fetches what is handed over, and copies the context. */
void gen_write_copy(struct code *c);

/* A sequence of numbers, all of them from a seed. */
__u64 gen_random(__u64 *state);

/* Names of the defects; NULL after the last one. */
const char *gen_defect(int i);

/* What a byte of memory is to the model. */
struct gen_byte {
	__u8 value;
	bool is_known;
};

#define GEN_RECORDS	64
#define GEN_RECORD_MAX	4096

struct gen_record {
	__u32 size;		/* that the program has reserved */
	struct gen_byte bytes[GEN_RECORD_MAX];
};

/* What the context of a firing has. */
struct gen_input {
	struct dtrace_bpf_context ctx;
	bool knows_args, knows_regs;
	int body;		/* of the program */
	__u64 unknown;		/* result UNKNOWN */
	__u64 pid_tgid;
	char comm[16];
};

enum gen_end {
	GEN_DONE,		/* records and results are complete */
	GEN_OPEN,		/* depends on what the model does not know */
	GEN_FAULT,		/* no verifier may accept this; see text */
};

struct gen_output {
	enum gen_end end;
	char text[96];
	int count;		/* of records */
	struct gen_record records[GEN_RECORDS];
	struct gen_byte results[GEN_VALUE];
};

/* Execute a program; @target is what its tail calls find, or NULL. */
void gen_model(const struct code *code, const struct code *target,
	       const struct gen_input *in, struct gen_output *out);

#endif /* _DTRACE_TEST_GEN_H */
