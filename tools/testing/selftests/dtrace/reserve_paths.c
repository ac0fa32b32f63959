// SPDX-License-Identifier: GPL-2.0
/*
 * Every path from a reserve reaches a commit, or the program is rejected
 *
 * Preemption is off while a reservation is open, and readers wait for it, so a
 * program must not leave one open. The verifier keeps a set of open buffers in
 * each state. It ignores the return value of reserve: commit must follow in any
 * case. The set must be empty where control leaves the program: at an exit of
 * the main function, at a tail call, and at a call of a function that is
 * verified separately.
 *
 * This program type has no other exits. bpf_throw() is rejected whether or not
 * a buffer is open, and so are LD_ABS and LD_IND, which end a program when they
 * fail. Timers and work queues, whose callbacks would run later, are not
 * available to tracing programs.
 */

#include "code.h"

#define DONE	77

/* The end of a good program: result 0 is DONE. */
static void done(struct code *c)
{
	emit(c, BPF_MOV64_IMM(R2, DONE));
	result(c, 0, R2);
	leave(c);
}

/* Where the program ends. */

ACCEPTED(closed_at_exit, DONE)
{
	reserve(c, 64);
	commit(c);
	done(c);
}

REFUSED(open_at_exit, MSG_EXIT)
{
	reserve(c, 64);
	done(c);
}

ACCEPTED(discarded_at_exit, DONE)
{
	reserve(c, 64);
	commit_to(c, MAP_EVENTS, BPF_BUFFER_DISCARD);
	done(c);
}

/* The verifier cannot know that the buffer was not reserved. */
REFUSED(open_at_exit_after_an_error, MSG_EXIT)
{
	reserve(c, 64);
	emit(c, BPF_JMP_IMM(BPF_JEQ, R0, 0, 2));
	leave(c);
	commit(c);
	done(c);
}

/* Which map and which flags commit gets makes no difference here. */
ACCEPTED(commit_to_another_map_closes, DONE)
{
	reserve(c, 64);
	commit_to(c, MAP_OTHER_EVENTS, 0);
	done(c);
}

ACCEPTED(commit_with_bad_flags_closes, DONE)
{
	reserve(c, 64);
	commit_to(c, MAP_EVENTS, 4);
	done(c);
}

ACCEPTED(closed_at_tail_call, DONE)
{
	reserve(c, 64);
	commit(c);
	tail_call(c);
	done(c);
}

REFUSED(open_at_tail_call, MSG_TAIL_CALL)
{
	reserve(c, 64);
	tail_call(c);
	commit(c);
	done(c);
}

static void around_a_function(struct code *c, int linkage)
{
	int callee;

	reserve(c, 64);
	callee = call(c);
	commit(c);
	done(c);
	function(c, callee, linkage, TAKES_NOTHING);
	leave(c);
}

ACCEPTED(open_at_static_call, DONE)
{
	around_a_function(c, BTF_FUNC_STATIC);
}

REFUSED(open_at_global_call, MSG_GLOBAL_CALL)
{
	around_a_function(c, BTF_FUNC_GLOBAL);
}

ACCEPTED(closed_at_global_call, DONE)
{
	int callee;

	reserve(c, 64);
	commit(c);
	callee = call(c);
	done(c);
	function(c, callee, BTF_FUNC_GLOBAL, TAKES_NOTHING);
	leave(c);
}

REFUSED(open_at_exit_of_a_global_function, MSG_EXIT)
{
	int callee;

	emit(c, BPF_MOV64_REG(R1, R6));
	callee = call(c);
	done(c);
	function_of_ctx(c, callee, BTF_FUNC_GLOBAL);
	reserve(c, 64);
	leave(c);
}

ACCEPTED(closed_at_exit_of_a_global_function, DONE)
{
	int callee;

	emit(c, BPF_MOV64_REG(R1, R6));
	callee = call(c);
	done(c);
	function_of_ctx(c, callee, BTF_FUNC_GLOBAL);
	reserve(c, 64);
	commit(c);
	leave(c);
}

/* Exceptional exits do not exist. */

static void throw_while_open(struct code *c)
{
	reserve(c, 64);
	emit(c, BPF_MOV64_IMM(R1, 0));
	call_kernel_function(c, "bpf_throw");
	commit(c);
	done(c);
}

REFUSED(no_exception_while_open, MSG_THROW)
{
	throw_while_open(c);
}

REFUSED(no_packet_load_while_open, "not allowed for this program type")
{
	reserve(c, 64);
	emit(c, BPF_LD_ABS(BPF_B, 0));
	commit(c);
	done(c);
}

/*
 * What may sleep is not for a program that has preemption off, whatever its type.
 * No program of this type may sleep at any other time either, and says so then.
 */

static void copy_from_user(struct code *c)
{
	emit(c, BPF_MOV64_REG(R1, R10));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R1, -8));
	emit(c, BPF_MOV64_IMM(R2, 8));
	emit(c, BPF_MOV64_IMM(R3, 0));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_copy_from_user));
}

static void copy_string_from_user(struct code *c)
{
	emit(c, BPF_MOV64_REG(R1, R10));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R1, -8));
	emit(c, BPF_MOV64_IMM(R2, 8));
	emit(c, BPF_MOV64_IMM(R3, 0));
	emit(c, BPF_MOV64_IMM(R4, 0));
	call_kernel_function(c, "bpf_copy_from_user_str");
}

static void sleep_while(struct code *c, bool open,
			void (*what)(struct code *c))
{
	reserve(c, 64);
	if (open)
		what(c);
	commit(c);
	if (!open)
		what(c);
	done(c);
}

REFUSED(no_helper_that_may_sleep_while_open, MSG_SLEEP)
{
	sleep_while(c, true, copy_from_user);
}

REFUSED(helper_that_may_sleep_while_closed, "non-sleepable prog")
{
	sleep_while(c, false, copy_from_user);
}

REFUSED(no_kernel_function_that_may_sleep_while_open, MSG_SLEEP_KFUNC)
{
	sleep_while(c, true, copy_string_from_user);
}

REFUSED(kernel_function_that_may_sleep_while_closed,
	"program must be sleepable to call sleepable kfunc")
{
	sleep_while(c, false, copy_string_from_user);
}

/* One branch only. Bit 0 of an unknown number decides. */

static void branches(struct code *c, bool first, bool second)
{
	int other, join;

	c->flags = BPF_F_TEST_STATE_FREQ;
	unknown(c, R9, 1);
	reserve(c, 64);
	other = jump_imm(c, BPF_JNE, R9, 0);
	if (first)
		commit(c);
	join = jump(c);
	land(c, other);
	if (second)
		commit(c);
	land(c, join);
	done(c);
}

ACCEPTED(closed_in_both_branches, DONE)
{
	branches(c, true, true);
}

REFUSED(closed_in_the_first_branch, MSG_EXIT)
{
	branches(c, true, false);
}

REFUSED(closed_in_the_second_branch, MSG_EXIT)
{
	branches(c, false, true);
}

/* The paths meet where one has nothing open; only the set tells them apart. */
static void opened_on(struct code *c, bool first, bool second, bool close)
{
	int other, join;

	c->flags = BPF_F_TEST_STATE_FREQ;
	unknown(c, R9, 1);
	other = jump_imm(c, BPF_JNE, R9, 0);
	if (first)
		reserve(c, 64);
	join = jump(c);
	land(c, other);
	if (second)
		reserve(c, 64);
	land(c, join);
	if (close)
		commit(c);
	done(c);
}

REFUSED(opened_in_the_first_branch, MSG_EXIT)
{
	opened_on(c, true, false, false);
}

REFUSED(opened_in_the_second_branch, MSG_EXIT)
{
	opened_on(c, false, true, false);
}

ACCEPTED(opened_in_one_branch_and_closed, DONE)
{
	opened_on(c, true, false, true);
}

/* Twice. */

REFUSED(doubled, MSG_AGAIN)
{
	reserve(c, 64);
	reserve(c, 64);
	commit(c);
	done(c);
}

REFUSED(doubled_with_another_map, MSG_AGAIN)
{
	reserve(c, 64);
	reserve_from(c, MAP_OTHER_EVENTS, 64);
	commit(c);
	done(c);
}

ACCEPTED(one_after_the_other, DONE)
{
	reserve(c, 64);
	commit(c);
	reserve(c, 64);
	commit(c);
	done(c);
}

ACCEPTED(commit_twice, DONE)
{
	reserve(c, 64);
	commit(c);
	commit(c);
	done(c);
}

/* Loops. */

static void in_a_loop(struct code *c, bool close)
{
	int top;

	emit(c, BPF_MOV64_IMM(R9, 0));
	top = c->len;
	reserve(c, 64);
	if (close)
		commit(c);
	emit(c, BPF_ALU64_IMM(BPF_ADD, R9, 1));
	emit(c, BPF_JMP_IMM(BPF_JLT, R9, 4, back(c, top)));
	done(c);
}

ACCEPTED(closed_in_a_loop, DONE)
{
	in_a_loop(c, true);
}

REFUSED(open_in_a_loop, MSG_AGAIN)
{
	in_a_loop(c, false);
}

REFUSED(closed_behind_a_loop, MSG_AGAIN)
{
	int top;

	emit(c, BPF_MOV64_IMM(R9, 0));
	top = c->len;
	reserve(c, 64);
	emit(c, BPF_ALU64_IMM(BPF_ADD, R9, 1));
	emit(c, BPF_JMP_IMM(BPF_JLT, R9, 4, back(c, top)));
	commit(c);
	done(c);
}

/* Callbacks. */

static void with_a_callback(struct code *c, bool open_before, bool open,
			    bool close, bool close_after)
{
	int from;

	if (open_before)
		reserve(c, 64);
	from = loop(c, 3);
	if (close_after)
		commit(c);
	done(c);

	callback(c, from);
	if (open)
		reserve(c, 64);
	if (close)
		commit(c);
	leave(c);
}

ACCEPTED(opened_and_closed_in_a_callback, DONE)
{
	with_a_callback(c, false, true, true, false);
}

REFUSED(open_at_exit_of_a_callback, "is reserved")
{
	with_a_callback(c, false, true, false, false);
}

/* The second call of the callback finds it open. */
REFUSED(opened_in_a_callback_closed_behind_it, "is reserved")
{
	with_a_callback(c, false, true, false, true);
}

/* A callback may be called not once. */
REFUSED(closed_in_a_callback_only, MSG_EXIT)
{
	with_a_callback(c, true, false, true, false);
}

ACCEPTED(open_across_a_callback, DONE)
{
	with_a_callback(c, true, false, false, true);
}

REFUSED(doubled_in_a_callback, MSG_AGAIN)
{
	with_a_callback(c, true, true, true, true);
}

/* Functions. */

/* main() { first(ctx); second(ctx); } */
static void with_functions(struct code *c, void (*first)(struct code *c),
			   void (*second)(struct code *c))
{
	int callee[2];

	emit(c, BPF_MOV64_REG(R1, R6));
	callee[0] = call(c);
	emit(c, BPF_MOV64_REG(R1, R6));
	callee[1] = call(c);
	done(c);
	function_of_ctx(c, callee[0], BTF_FUNC_STATIC);
	first(c);
	leave(c);
	function_of_ctx(c, callee[1], BTF_FUNC_STATIC);
	second(c);
	leave(c);
}

static void open_one(struct code *c)
{
	reserve(c, 64);
}

static void write_mark(struct code *c)
{
	int out;

	output(c, R7, R8);
	out = check(c, R7, R8, 64);
	touch(c, R7, 0);
	land(c, out);
	commit(c);
}

static void write_mark_unless_odd(struct code *c)
{
	int odd;

	unknown(c, R9, 1);
	odd = jump_imm(c, BPF_JNE, R9, 0);
	write_mark(c);
	land(c, odd);
}

static void nothing(struct code *c)
{
}

ACCEPTED(opened_in_one_function_closed_in_another, DONE)
{
	with_functions(c, open_one, write_mark);
}

REFUSED(opened_in_a_function, MSG_EXIT)
{
	with_functions(c, open_one, nothing);
}

REFUSED(opened_in_two_functions, MSG_AGAIN)
{
	with_functions(c, open_one, open_one);
}

REFUSED(closed_in_one_branch_of_a_function, MSG_EXIT)
{
	with_functions(c, open_one, write_mark_unless_odd);
}

/* Arguments. */

static void reserve_what(struct code *c, struct bpf_insn id)
{
	emit(c, BPF_MOV64_REG(R1, R6));
	emit(c, id);
	emit_map(c, R3, MAP_EVENTS);
	emit(c, BPF_MOV64_IMM(R4, 64));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_buffer_reserve));
	commit(c);
	done(c);
}

static void commit_what(struct code *c, struct bpf_insn id)
{
	reserve(c, 64);
	emit(c, BPF_MOV64_REG(R1, R6));
	emit(c, id);
	emit_map(c, R3, MAP_EVENTS);
	emit(c, BPF_MOV64_IMM(R4, 0));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_buffer_commit));
	commit(c);
	done(c);
}

#define BAD_ID(name, msg, insn)						\
	static const char name##_says[] = msg;				\
	static struct bpf_insn name##_id(void)				\
	{								\
		return insn;						\
	}								\
	REFUSED(reserve_of_##name, name##_says)				\
	{								\
		reserve_what(c, name##_id());				\
	}								\
	REFUSED(commit_of_##name, name##_says)				\
	{								\
		commit_what(c, name##_id());				\
	}

BAD_ID(no_buffer, MSG_BUF_ID, BPF_MOV64_IMM(R2, 0))
BAD_ID(working_memory, MSG_BUF_ID, BPF_MOV64_IMM(R2, DTRACE_BUF_SCRATCH))
BAD_ID(one_too_many, MSG_BUF_ID, BPF_MOV64_IMM(R2, DTRACE_BUF_SCRATCH + 1))
BAD_ID(an_offset, MSG_BUF_ID, BPF_MOV64_IMM(R2, CTX(buf)))
BAD_ID(too_much, MSG_BUF_ID, BPF_MOV64_IMM(R2, DTRACE_BUF_OUTPUT | 0x10000))
BAD_ID(a_negative_number, MSG_BUF_ID, BPF_MOV64_IMM(R2, -DTRACE_BUF_OUTPUT))
BAD_ID(a_variable, MSG_BUF_CONST, BPF_LDX_MEM(BPF_W, R2, R6, CTX(tid)))

/* A constant is known however it came about. */
ACCEPTED(reserve_of_a_computed_buffer, DONE)
{
	emit(c, BPF_MOV64_IMM(R2, DTRACE_BUF_OUTPUT - 8));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R2, 8));
	reserve_what(c, BPF_MOV64_REG(R2, R2));
}

ACCEPTED(size_known_at_run_time, DONE)
{
	unknown(c, R9, 63);
	emit(c, BPF_MOV64_REG(R1, R6));
	emit(c, BPF_MOV64_IMM(R2, DTRACE_BUF_OUTPUT));
	emit_map(c, R3, MAP_EVENTS);
	emit(c, BPF_MOV64_REG(R4, R9));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_buffer_reserve));
	commit(c);
	done(c);
}

REFUSED(reserve_from_another_type_of_map, "cannot pass map_type")
{
	reserve_from(c, MAP_HASH, 64);
	commit(c);
	done(c);
}

REFUSED(commit_to_another_type_of_map, "cannot pass map_type")
{
	reserve(c, 64);
	commit_to(c, MAP_HASH, 0);
	done(c);
}

REFUSED(reserve_without_the_context, "R1 type=fp expected=ctx")
{
	emit(c, BPF_MOV64_REG(R6, R10));
	reserve(c, 64);
	commit(c);
	done(c);
}

/* Other program types have no buffers. */
static void as_kprobe(struct code *c, void (*body)(struct code *c))
{
	c->type = BPF_PROG_TYPE_KPROBE;
	body(c);
	leave(c);
}

REFUSED(no_reserve_in_a_kprobe, MSG_HELPER "bpf_buffer_reserve")
{
	as_kprobe(c, open_one);
}

REFUSED(no_commit_in_a_kprobe, MSG_HELPER "bpf_buffer_commit")
{
	as_kprobe(c, commit);
}

REFUSED(no_finalize_in_a_kprobe, MSG_HELPER "bpf_finalize_context")
{
	as_kprobe(c, finalize);
}

TEST_HARNESS_MAIN
