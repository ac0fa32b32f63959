// SPDX-License-Identifier: GPL-2.0
/*
 * Where in a program a tail call into another type may stand
 *
 * A tail call into another type is allowed in the main function only. Within a
 * type, static and global functions may make tail calls, too. A callback may
 * make none.
 *
 * Extensions, which are functions of the programs that they extend, are in
 * trampolines.c.
 */
#include "code.h"

#define MSG_PLACE "tail call into another program type outside of the main function"
/* "cannot use tail_call" or "cannot tail call" */
#define MSG_CALLBACK " within callback"

#define CALLED	88

/* A program of type @type in MAP_PROGS, that leaves CALLED as result 0. */
static void callee_of(struct code *c, enum bpf_prog_type type)
{
	const struct bpf_insn insns[] = {
		BPF_LD_MAP_VALUE(R1, code_map(c, MAP_RESULTS), 0),
		BPF_ST_MEM(BPF_DW, R1, 0, CALLED),
		DT_RETURN_0(),
	};
	int fd = dt_load(type, insns, ARRAY_SIZE(insns));

	if (fd < 0 || dt_set(code_map(c, MAP_PROGS), 0, fd))
		c->error = EINVAL;
	close(fd);
}

static void begin(struct code *c, enum bpf_prog_type callee)
{
	c->type = BPF_PROG_TYPE_RAW_TRACEPOINT;
	callee_of(c, callee);
}

static void nothing(struct code *c)
{
}

/* main() { f(ctx); body }, f(ctx) { inner } */
static void with_function(struct code *c, int linkage,
			  void (*body)(struct code *c),
			  void (*inner)(struct code *c))
{
	int callee;

	emit(c, BPF_MOV64_REG(R1, R6));
	callee = call(c);
	body(c);
	leave(c);
	function_of_ctx(c, callee, linkage);
	inner(c);
	leave(c);
}

ACCEPTED(in_the_main_function, CALLED)
{
	begin(c, BPF_PROG_TYPE_DTRACE);
	tail_call(c);
	leave(c);
}

ACCEPTED(in_the_main_function_beside_a_static_one, CALLED)
{
	begin(c, BPF_PROG_TYPE_DTRACE);
	with_function(c, BTF_FUNC_STATIC, tail_call, nothing);
}

ACCEPTED(in_the_main_function_beside_a_global_one, CALLED)
{
	begin(c, BPF_PROG_TYPE_DTRACE);
	with_function(c, BTF_FUNC_GLOBAL, tail_call, nothing);
}

REFUSED(in_a_static_function, MSG_PLACE)
{
	begin(c, BPF_PROG_TYPE_DTRACE);
	with_function(c, BTF_FUNC_STATIC, nothing, tail_call);
}

REFUSED(in_a_static_function_and_in_the_main_one, MSG_PLACE)
{
	begin(c, BPF_PROG_TYPE_DTRACE);
	with_function(c, BTF_FUNC_STATIC, tail_call, tail_call);
}

REFUSED(in_a_global_function, MSG_PLACE)
{
	begin(c, BPF_PROG_TYPE_DTRACE);
	with_function(c, BTF_FUNC_GLOBAL, nothing, tail_call);
}

/* Its index is not known: nor is the call a direct one. */
static void tail_call_anywhere(struct code *c)
{
	unknown(c, R9, 0);
	emit(c, BPF_MOV64_REG(R1, R6));
	emit_map(c, R2, MAP_PROGS);
	emit(c, BPF_MOV64_REG(R3, R9));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_tail_call));
}

REFUSED(in_a_static_function_with_any_index, MSG_PLACE)
{
	begin(c, BPF_PROG_TYPE_DTRACE);
	with_function(c, BTF_FUNC_STATIC, nothing, tail_call_anywhere);
}

static void tail_call_in_a_callback(struct code *c, enum bpf_prog_type callee)
{
	int from;

	begin(c, callee);
	from = loop(c, 1);
	leave(c);
	callback(c, from);
	tail_call(c);
	leave(c);
}

REFUSED(in_a_callback, MSG_CALLBACK)
{
	tail_call_in_a_callback(c, BPF_PROG_TYPE_DTRACE);
}

REFUSED(within_the_type_in_a_callback, MSG_CALLBACK)
{
	tail_call_in_a_callback(c, BPF_PROG_TYPE_RAW_TRACEPOINT);
}

ACCEPTED(within_the_type_in_a_static_function, CALLED)
{
	begin(c, BPF_PROG_TYPE_RAW_TRACEPOINT);
	with_function(c, BTF_FUNC_STATIC, nothing, tail_call);
}

ACCEPTED(within_the_type_in_a_global_function, CALLED)
{
	begin(c, BPF_PROG_TYPE_RAW_TRACEPOINT);
	with_function(c, BTF_FUNC_GLOBAL, nothing, tail_call);
}

TEST_HARNESS_MAIN
