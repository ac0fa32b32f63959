// SPDX-License-Identifier: GPL-2.0
/*
 * Writable buffers of a context: how long the verifier's knowledge of a pointer
 * lasts
 *
 * A helper that updates the context may move every buffer. From then on, a
 * pointer that was read before is a number, wherever it is kept: in a register,
 * on the stack, in the frame of a caller. The first half of this file tests
 * these locations one by one.
 *
 * The verifier prunes a path when it has already verified a state that allows
 * the same or more. The second half joins two paths that differ in one property
 * of a buffer pointer. The path that is verified first is harmless, so wrong
 * pruning of the second path would accept a bad program.
 */
#include "code.h"

#define CHECKED	8

/* What ends the pointers. */

static void reserve_and_commit(struct code *c)
{
	reserve(c, 64);
	commit(c);
}

/*
 * A checked pointer to scratch in R7, then @update; then, if @again, the
 * pointer and its check once more; then an access.
 */
static void use_after(struct code *c, void (*update)(struct code *c),
		      bool again)
{
	int out, out2 = -1;

	scratch(c, R7, R8);
	out = check(c, R7, R8, CHECKED);
	update(c);
	if (again) {
		scratch(c, R7, R8);
		out2 = check(c, R7, R8, CHECKED);
	}
	touch(c, R7, 0);
	land(c, out);
	if (again)
		land(c, out2);
	leave(c);
}

#define UPDATES(helper)							\
	static void after_##helper(struct code *c, bool again)		\
	{								\
		use_after(c, helper, again);				\
	}								\
	REFUSED(use_after_##helper, MSG_SCALAR)				\
	{								\
		after_##helper(c, false);				\
	}								\
	ACCEPTED(reload_after_##helper, MARK)				\
	{								\
		after_##helper(c, true);				\
	}

UPDATES(commit)
UPDATES(reserve_and_commit)
UPDATES(finalize)

/*
 * The call is not taken. The verifier that marks what is read of a state ends
 * the pointers like after other updates. Newer ones let them stay valid, which
 * is safe.
 */
static void after_tail_call(struct code *c)
{
	use_after(c, tail_call, false);
}

TEST(use_after_tail_call)
{
	const __u64 want[] = { MARK };

	if (dt_kernel_has("mark_reg_read"))
		code_refused(_metadata, after_tail_call, MSG_SCALAR);
	else
		code_accepted(_metadata, after_tail_call, want, 1, DT_EXEC_JIT);
}

ACCEPTED(reload_after_tail_call, MARK)
{
	use_after(c, tail_call, true);
}

/* Helpers of other kinds leave the pointers alone. */
static void another_helper(struct code *c)
{
	emit(c, BPF_EMIT_CALL(BPF_FUNC_ktime_get_ns));
}

ACCEPTED(use_after_another_helper, MARK)
{
	use_after(c, another_helper, false);
}

static void touch_after_reserve(struct code *c, bool again)
{
	int out, out2 = -1;

	scratch(c, R7, R8);
	out = check(c, R7, R8, CHECKED);
	reserve(c, 64);
	if (again) {
		scratch(c, R7, R8);
		out2 = check(c, R7, R8, CHECKED);
	}
	touch(c, R7, 0);
	if (again)
		land(c, out2);
	commit(c);
	land(c, out);
	leave(c);
}

REFUSED(use_after_reserve, MSG_SCALAR)
{
	touch_after_reserve(c, false);
}

ACCEPTED(reload_after_reserve, MARK)
{
	touch_after_reserve(c, true);
}

static void touch_output(struct code *c, bool before)
{
	int out;

	reserve(c, 64);
	output(c, R7, R8);
	out = check(c, R7, R8, CHECKED);
	if (before)
		touch(c, R7, 0);
	land(c, out);
	commit(c);
	if (!before)
		touch(c, R7, 0);
	leave(c);
}

REFUSED(output_after_commit, MSG_SCALAR)
{
	touch_output(c, false);
}

ACCEPTED(output_before_commit, MARK)
{
	touch_output(c, true);
}

/* A pair of which one half is old. */
static void half_reloaded(struct code *c, int reg, int field)
{
	int out;

	scratch(c, R7, R8);
	commit(c);
	emit(c, BPF_LDX_MEM(BPF_DW, reg, R6, field));
	out = check(c, R7, R8, CHECKED);
	touch(c, R7, 0);
	land(c, out);
	leave(c);
}

REFUSED(old_end_proves_nothing, MSG_RANGE)
{
	half_reloaded(c, R7, CTX(scratch));
}

REFUSED(old_begin_stays_a_number, MSG_SCALAR)
{
	half_reloaded(c, R8, CTX(scratch_end));
}

/* Helpers want to know where they read and write, too. */
static void fill_after(struct code *c, void (*update)(struct code *c))
{
	int out;

	scratch(c, R7, R8);
	out = check(c, R7, R8, CHECKED);
	update(c);
	emit(c, BPF_MOV64_REG(R1, R7));
	emit(c, BPF_MOV64_IMM(R2, CHECKED));
	emit_map_value(c, R3, MAP_RESULTS);
	emit(c, BPF_EMIT_CALL(BPF_FUNC_probe_read_kernel));
	result(c, 0, R0);
	land(c, out);
	leave(c);
}

REFUSED(helper_after_commit, "R1 type=scalar expected=")
{
	fill_after(c, commit);
}

ACCEPTED(helper_after_another_helper, 0)
{
	fill_after(c, another_helper);
}

/* Where pointers are kept. */

static void kept_on_the_stack(struct code *c, bool update)
{
	int out;

	scratch(c, R7, R8);
	out = check(c, R7, R8, CHECKED);
	emit(c, BPF_STX_MEM(BPF_DW, R10, R7, -8));
	emit(c, BPF_MOV64_IMM(R7, 0));
	if (update)
		commit(c);
	emit(c, BPF_LDX_MEM(BPF_DW, R7, R10, -8));
	touch(c, R7, CHECKED - 1);
	land(c, out);
	leave(c);
}

ACCEPTED(spilled_pointer_keeps_its_range, MARK)
{
	kept_on_the_stack(c, false);
}

REFUSED(spilled_pointer_is_ended, MSG_SCALAR)
{
	kept_on_the_stack(c, true);
}

static void end_kept_on_the_stack(struct code *c, bool update)
{
	int out;

	emit(c, BPF_LDX_MEM(BPF_DW, R8, R6, CTX(scratch_end)));
	emit(c, BPF_STX_MEM(BPF_DW, R10, R8, -8));
	if (update)
		commit(c);
	emit(c, BPF_LDX_MEM(BPF_DW, R7, R6, CTX(scratch)));
	emit(c, BPF_LDX_MEM(BPF_DW, R8, R10, -8));
	out = check(c, R7, R8, CHECKED);
	touch(c, R7, CHECKED - 1);
	land(c, out);
	leave(c);
}

ACCEPTED(spilled_end_is_an_end, MARK)
{
	end_kept_on_the_stack(c, false);
}

REFUSED(spilled_end_is_ended, MSG_RANGE)
{
	end_kept_on_the_stack(c, true);
}

/* A pointer in the caller's R7 or on its stack while a function runs. */
static void kept_by_the_caller(struct code *c, bool spilled, int linkage,
			       void (*body)(struct code *c))
{
	int out, callee;

	scratch(c, R7, R8);
	out = check(c, R7, R8, CHECKED);
	if (spilled) {
		emit(c, BPF_STX_MEM(BPF_DW, R10, R7, -8));
		emit(c, BPF_MOV64_IMM(R7, 0));
	}
	emit(c, BPF_MOV64_REG(R1, R6));
	callee = call(c);
	if (spilled)
		emit(c, BPF_LDX_MEM(BPF_DW, R7, R10, -8));
	touch(c, R7, CHECKED - 1);
	land(c, out);
	leave(c);

	function_of_ctx(c, callee, linkage);
	body(c);
	leave(c);
}

REFUSED(register_of_the_caller_is_ended, MSG_SCALAR)
{
	kept_by_the_caller(c, false, BTF_FUNC_STATIC, reserve_and_commit);
}

REFUSED(stack_of_the_caller_is_ended, MSG_SCALAR)
{
	kept_by_the_caller(c, true, BTF_FUNC_STATIC, reserve_and_commit);
}

ACCEPTED(register_of_the_caller_outlives_other_helpers, MARK)
{
	kept_by_the_caller(c, false, BTF_FUNC_STATIC, another_helper);
}

ACCEPTED(stack_of_the_caller_outlives_other_helpers, MARK)
{
	kept_by_the_caller(c, true, BTF_FUNC_STATIC, another_helper);
}

/* Global functions are verified apart: what they call is known beforehand. */
REFUSED(global_function_that_commits_ends_pointers, MSG_SCALAR)
{
	kept_by_the_caller(c, false, BTF_FUNC_GLOBAL, commit);
}

REFUSED(global_function_that_finalizes_ends_pointers, MSG_SCALAR)
{
	kept_by_the_caller(c, false, BTF_FUNC_GLOBAL, finalize);
}

/* The same, two calls deep. */
static void commit_in_a_function(struct code *c)
{
	int callee;

	emit(c, BPF_MOV64_REG(R1, R6));
	callee = call(c);
	leave(c);
	function_of_ctx(c, callee, BTF_FUNC_STATIC);
	commit(c);
}

REFUSED(global_function_of_one_that_commits_ends_pointers, MSG_SCALAR)
{
	kept_by_the_caller(c, false, BTF_FUNC_GLOBAL, commit_in_a_function);
}

ACCEPTED(global_function_of_other_helpers_ends_nothing, MARK)
{
	kept_by_the_caller(c, false, BTF_FUNC_GLOBAL, another_helper);
}

static void kept_across_a_loop(struct code *c, void (*body)(struct code *c))
{
	int out, from;

	scratch(c, R7, R8);
	out = check(c, R7, R8, CHECKED);
	from = loop(c, 2);
	touch(c, R7, CHECKED - 1);
	land(c, out);
	leave(c);

	callback(c, from);
	body(c);
	leave(c);
}

REFUSED(callback_that_commits_ends_pointers, MSG_SCALAR)
{
	kept_across_a_loop(c, reserve_and_commit);
}

ACCEPTED(callback_of_other_helpers_ends_nothing, MARK)
{
	kept_across_a_loop(c, another_helper);
}

/* Static functions take and return buffer pointers with what is known. */
static void passed_to_a_function(struct code *c, int offset)
{
	int out, callee;

	scratch(c, R7, R8);
	out = check(c, R7, R8, CHECKED);
	emit(c, BPF_MOV64_REG(R1, R7));
	callee = call(c);
	emit(c, BPF_MOV64_REG(R7, R0));
	touch(c, R7, -offset);
	land(c, out);
	leave(c);

	function(c, callee, BTF_FUNC_STATIC, TAKES_NOTHING);
	emit(c, BPF_ST_MEM(BPF_B, R1, offset, 1));
	emit(c, BPF_MOV64_REG(R0, R1));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R0, offset));
	emit(c, BPF_EXIT_INSN());
}

ACCEPTED(pointer_passed_and_returned, MARK)
{
	passed_to_a_function(c, CHECKED - 1);
}

REFUSED(pointer_passed_off_by_one, MSG_RANGE)
{
	passed_to_a_function(c, CHECKED);
}

/* Two paths that meet. R9 decides; the path of 0 is walked first. */

static int fork_paths(struct code *c)
{
	c->flags = BPF_F_TEST_STATE_FREQ;
	unknown(c, R9, 1);
	return jump_imm(c, BPF_JNE, R9, 0);
}

static void join_ranges(struct code *c, int first, int second, bool spilled)
{
	int other, join, out, out2;

	scratch(c, R7, R8);
	other = fork_paths(c);
	out = check(c, R7, R8, first);
	if (spilled)
		emit(c, BPF_STX_MEM(BPF_DW, R10, R7, -8));
	join = jump(c);
	land(c, other);
	out2 = check(c, R7, R8, second);
	if (spilled)
		emit(c, BPF_STX_MEM(BPF_DW, R10, R7, -8));
	land(c, join);
	if (spilled)
		emit(c, BPF_LDX_MEM(BPF_DW, R7, R10, -8));
	touch(c, R7, 15);
	land(c, out);
	land(c, out2);
	leave(c);
}

ACCEPTED(join_of_ranges, MARK)
{
	join_ranges(c, 16, 24, false);
}

REFUSED(join_with_a_shorter_range, MSG_RANGE)
{
	join_ranges(c, 16, 8, false);
}

ACCEPTED(join_of_spilled_ranges, MARK)
{
	join_ranges(c, 16, 24, true);
}

REFUSED(join_with_a_shorter_spilled_range, MSG_RANGE)
{
	join_ranges(c, 16, 8, true);
}

static void join_offsets(struct code *c, int second)
{
	int other, join, out, out2;

	/* An offset that is negative as a whole is not accepted by each kernel. */
	scratch(c, R7, R8);
	emit(c, BPF_ALU64_IMM(BPF_ADD, R7, 1));
	other = fork_paths(c);
	out = check(c, R7, R8, CHECKED);
	join = jump(c);
	land(c, other);
	out2 = check(c, R7, R8, CHECKED);
	emit(c, BPF_ALU64_IMM(BPF_ADD, R7, second));
	land(c, join);
	touch(c, R7, CHECKED - 1);
	land(c, out);
	land(c, out2);
	leave(c);
}

ACCEPTED(join_of_offsets, MARK)
{
	join_offsets(c, -1);
}

REFUSED(join_with_a_greater_offset, MSG_RANGE)
{
	join_offsets(c, 1);
}

/* R4 is the pointer that is checked, or another with the same bounds. */
static void join_ids(struct code *c, int second)
{
	int other, join, out;

	unknown(c, R3, 0xf8);
	scratch(c, R7, R8);
	emit(c, BPF_MOV64_REG(R5, R7));
	emit(c, BPF_ALU64_REG(BPF_ADD, R7, R3));
	emit(c, BPF_ALU64_REG(BPF_ADD, R5, R3));
	other = fork_paths(c);
	emit(c, BPF_MOV64_REG(R4, R7));
	join = jump(c);
	land(c, other);
	emit(c, BPF_MOV64_REG(R4, second));
	land(c, join);
	emit(c, BPF_MOV64_IMM(R5, 0));
	out = check(c, R7, R8, CHECKED);
	touch(c, R4, CHECKED - 1);
	land(c, out);
	leave(c);
}

ACCEPTED(join_of_ids, MARK)
{
	join_ids(c, R7);
}

REFUSED(join_with_another_id, MSG_RANGE)
{
	join_ids(c, R5);
}

/* The second path takes its pointers from @begin and @end. */
static void join_buffers(struct code *c, int begin, int end)
{
	int other, join, out;

	other = fork_paths(c);
	scratch(c, R7, R8);
	join = jump(c);
	land(c, other);
	emit(c, BPF_LDX_MEM(BPF_DW, R7, R6, begin));
	emit(c, BPF_LDX_MEM(BPF_DW, R8, R6, end));
	land(c, join);
	out = check(c, R7, R8, CHECKED);
	touch(c, R7, CHECKED - 1);
	land(c, out);
	leave(c);
}

ACCEPTED(join_of_buffers, MARK)
{
	join_buffers(c, CTX(buf), CTX(buf_end));
}

REFUSED(join_with_a_pointer_of_another_buffer, MSG_RANGE)
{
	join_buffers(c, CTX(buf), CTX(scratch_end));
}

REFUSED(join_with_the_end_of_another_buffer, MSG_RANGE)
{
	join_buffers(c, CTX(scratch), CTX(buf_end));
}

/*
 * On the first path R4 is known to lie behind the end, so that the last
 * comparison is foreseen and what follows it is not looked at.
 */
static void join_beyond_end(struct code *c, bool second_too)
{
	int other, join, beyond, below, below2 = -1;

	scratch(c, R7, R8);
	emit(c, BPF_MOV64_REG(R4, R7));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R4, CHECKED));
	other = fork_paths(c);
	below = jump_reg(c, BPF_JLE, R4, R8);
	join = jump(c);
	land(c, other);
	if (second_too)
		below2 = jump_reg(c, BPF_JLE, R4, R8);
	land(c, join);
	beyond = jump_reg(c, BPF_JGT, R4, R8);
	emit(c, BPF_ST_MEM(BPF_DW, R10, 0, 0));
	land(c, below);
	if (second_too)
		land(c, below2);
	land(c, beyond);
	emit(c, BPF_MOV64_IMM(R2, MARK));
	result(c, 0, R2);
	leave(c);
}

ACCEPTED(join_of_pointers_beyond_the_end, MARK)
{
	join_beyond_end(c, true);
}

REFUSED(join_with_a_pointer_not_beyond_the_end, MSG_STACK)
{
	join_beyond_end(c, false);
}

/* A number on one path, a pointer on the other. */
static void join_kinds(struct code *c, bool update)
{
	int other, join, out, out2;

	scratch(c, R7, R8);
	other = fork_paths(c);
	out = check(c, R7, R8, CHECKED);
	join = jump(c);
	land(c, other);
	out2 = check(c, R7, R8, CHECKED);
	if (update)
		commit(c);
	land(c, join);
	touch(c, R7, 0);
	land(c, out);
	land(c, out2);
	leave(c);
}

ACCEPTED(join_of_live_pointers, MARK)
{
	join_kinds(c, false);
}

REFUSED(join_with_an_ended_pointer, MSG_SCALAR)
{
	join_kinds(c, true);
}

TEST_HARNESS_MAIN
