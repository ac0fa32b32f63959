// SPDX-License-Identifier: GPL-2.0
/*
 * Writable buffers of a context: which accesses the verifier allows
 *
 * A program does not know the length of a buffer until it has compared a
 * pointer into the buffer with the buffer's end. These tests take every form of
 * such a comparison, each with the last byte that it proves and the first byte
 * that it does not. Then come variable offsets, the arithmetic on buffer
 * pointers, and comparisons that prove nothing.
 *
 * The working memory (scratch) stands for all buffers, because it is never
 * empty. Where two buffers are needed, the output is the other one.
 */
#include "code.h"

#define CHECKED	8	/* bytes that the comparisons below ask for */

/*
 * Compare begin + CHECKED with the end, @end_first: in the opposite order,
 * and use the byte at @offset where the jump goes (@jumped) or does not go.
 */
static void compare(struct code *c, int op, bool end_first, bool jumped,
		    int offset)
{
	int skip;

	scratch(c, R7, R8);
	emit(c, BPF_MOV64_REG(R1, R7));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R1, CHECKED));
	if (end_first)
		skip = jump_reg(c, op, R8, R1);
	else
		skip = jump_reg(c, op, R1, R8);
	if (jumped) {
		leave(c);
		land(c, skip);
		touch(c, R7, offset);
		leave(c);
	} else {
		touch(c, R7, offset);
		leave(c);
		land(c, skip);
		leave(c);
	}
}

/*
 * Three tests for each form of comparison: the last byte it proves, the byte
 * behind that, and the branch on which it proves nothing.
 */
#define FORM(name, op, end_first, jumped, proves)			\
	static const int name##_proves = proves;			\
	static void compare_##name(struct code *c, bool other_branch,	\
				   int offset)				\
	{								\
		compare(c, op, end_first, (jumped) != other_branch,	\
			offset);					\
	}								\
	ACCEPTED(name##_proves_its_last_byte, MARK)			\
	{								\
		compare_##name(c, false, name##_proves - 1);		\
	}								\
	REFUSED(name##_off_by_one, MSG_RANGE)				\
	{								\
		compare_##name(c, false, name##_proves);		\
	}								\
	REFUSED(name##_other_branch, MSG_RANGE)				\
	{								\
		compare_##name(c, true, 0);				\
	}

/* A pointer below the end, not at it, proves one byte more. */
FORM(begin_gt_end, BPF_JGT, false, false, CHECKED)
FORM(begin_ge_end, BPF_JGE, false, false, CHECKED + 1)
FORM(begin_lt_end, BPF_JLT, false, true, CHECKED + 1)
FORM(begin_le_end, BPF_JLE, false, true, CHECKED)
FORM(end_gt_begin, BPF_JGT, true, true, CHECKED + 1)
FORM(end_ge_begin, BPF_JGE, true, true, CHECKED)
FORM(end_lt_begin, BPF_JLT, true, false, CHECKED)
FORM(end_le_begin, BPF_JLE, true, false, CHECKED + 1)

REFUSED(store_without_check, MSG_RANGE)
{
	scratch(c, R7, R8);
	emit(c, BPF_ST_MEM(BPF_B, R7, 0, MARK));
	leave(c);
}

/* The whole of what is said in front of MSG_RANGE: which buffer, and where. */
static void two_bytes_too_far(struct code *c, enum dtrace_buf_id which)
{
	int out;

	if (which == DTRACE_BUF_SCRATCH)
		scratch(c, R7, R8);
	else
		output(c, R7, R8);
	out = check(c, R7, R8, CHECKED);
	emit(c, BPF_ST_MEM(BPF_H, R7, CHECKED, MARK));
	land(c, out);
	leave(c);
}

static void scratch_too_far(struct code *c)
{
	two_bytes_too_far(c, DTRACE_BUF_SCRATCH);
}

static void output_too_far(struct code *c)
{
	two_bytes_too_far(c, DTRACE_BUF_OUTPUT);
}

TEST(message_names_the_buffer_and_the_place)
{
	const char *format =
		"invalid access to context buffer %d, off=%d size=2, R7(id=0,off=%d,r=%d)\n";
	char message[128];

	snprintf(message, sizeof(message), format, DTRACE_BUF_SCRATCH, CHECKED,
		 CHECKED, CHECKED);
	code_refused(_metadata, scratch_too_far, message);
	snprintf(message, sizeof(message), format, DTRACE_BUF_OUTPUT, CHECKED,
		 CHECKED, CHECKED);
	code_refused(_metadata, output_too_far, message);
}

REFUSED(load_without_check, MSG_RANGE)
{
	scratch(c, R7, R8);
	emit(c, BPF_LDX_MEM(BPF_B, R0, R7, 0));
	leave(c);
}

/* An access that begins within the proven bytes and ends behind them. */
REFUSED(access_across_the_end, MSG_RANGE)
{
	int out;

	scratch(c, R7, R8);
	out = check(c, R7, R8, CHECKED);
	emit(c, BPF_ST_MEM(BPF_W, R7, CHECKED - 2, MARK));
	land(c, out);
	leave(c);
}

REFUSED(access_before_the_buffer, MSG_RANGE)
{
	int out;

	scratch(c, R7, R8);
	out = check(c, R7, R8, CHECKED);
	emit(c, BPF_ST_MEM(BPF_B, R7, -1, MARK));
	land(c, out);
	leave(c);
}

ACCEPTED(access_back_from_the_checked_pointer, MARK)
{
	int out;

	scratch(c, R7, R8);
	emit(c, BPF_ALU64_IMM(BPF_ADD, R7, CHECKED));
	out = jump_reg(c, BPF_JGT, R7, R8);
	touch(c, R7, -CHECKED);
	land(c, out);
	leave(c);
}

REFUSED(access_back_too_far, MSG_RANGE)
{
	int out;

	scratch(c, R7, R8);
	emit(c, BPF_ALU64_IMM(BPF_ADD, R7, CHECKED));
	out = jump_reg(c, BPF_JGT, R7, R8);
	touch(c, R7, -CHECKED - 1);
	land(c, out);
	leave(c);
}

/* The range belongs to the pair, not to one register. */
ACCEPTED(check_covers_a_pointer_loaded_again, MARK)
{
	int out;

	scratch(c, R7, R8);
	emit(c, BPF_LDX_MEM(BPF_DW, R9, R6, CTX(scratch)));
	out = check(c, R7, R8, CHECKED);
	touch(c, R9, CHECKED - 1);
	land(c, out);
	leave(c);
}

/* Comparisons that prove nothing. */

static void useless(struct code *c, struct bpf_insn comparison)
{
	int at;

	scratch(c, R7, R8);
	emit(c, BPF_LDX_MEM(BPF_DW, R3, R6, CTX(args[0])));
	emit(c, BPF_MOV64_REG(R1, R7));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R1, CHECKED));
	emit(c, comparison);
	at = c->len - 1;
	emit(c, BPF_ST_MEM(BPF_B, R7, 0, MARK));
	land(c, at);
	leave(c);
}

REFUSED(signed_comparison_proves_nothing, MSG_RANGE)
{
	useless(c, BPF_JMP_REG(BPF_JSGT, R1, R8, 0));
}

REFUSED(half_comparison_proves_nothing, MSG_RANGE)
{
	useless(c, BPF_JMP32_REG(BPF_JGT, R1, R8, 0));
}

REFUSED(inequality_proves_nothing, MSG_RANGE)
{
	useless(c, BPF_JMP_REG(BPF_JNE, R1, R8, 0));
}

REFUSED(comparison_with_a_number_proves_nothing, MSG_RANGE)
{
	useless(c, BPF_JMP_REG(BPF_JGT, R1, R3, 0));
}

REFUSED(comparison_with_a_constant_proves_nothing, MSG_RANGE)
{
	useless(c, BPF_JMP_IMM(BPF_JGT, R1, 4096, 0));
}

REFUSED(comparison_with_the_beginning_proves_nothing, MSG_RANGE)
{
	useless(c, BPF_JMP_REG(BPF_JGT, R1, R7, 0));
}

/* The end of another buffer. R7/R8 are of the output, R9/R2 of scratch. */

static void open_both(struct code *c)
{
	reserve(c, 64);
	output(c, R7, R8);
	scratch(c, R9, R2);
}

ACCEPTED(each_buffer_with_its_own_end, MARK, MARK + 1)
{
	int out, out2;

	open_both(c);
	out = check(c, R7, R8, CHECKED);
	out2 = check(c, R9, R2, CHECKED);
	emit(c, BPF_ST_MEM(BPF_B, R7, 0, MARK));
	emit(c, BPF_ST_MEM(BPF_B, R9, 0, MARK + 1));
	emit(c, BPF_LDX_MEM(BPF_B, R2, R7, 0));
	result(c, 0, R2);
	emit(c, BPF_LDX_MEM(BPF_B, R2, R9, 0));
	result(c, 1, R2);
	land(c, out);
	land(c, out2);
	commit(c);
	leave(c);
}

static void foreign(struct code *c, int checked, int end, int used)
{
	int out;

	open_both(c);
	out = check(c, checked, end, CHECKED);
	emit(c, BPF_ST_MEM(BPF_B, used, 0, MARK));
	land(c, out);
	commit(c);
	leave(c);
}

REFUSED(output_with_the_end_of_scratch, MSG_RANGE)
{
	foreign(c, R7, R2, R7);
}

REFUSED(scratch_with_the_end_of_output, MSG_RANGE)
{
	foreign(c, R9, R8, R9);
}

/* Both pointers have the same offset and no id: only the buffer differs. */
REFUSED(check_of_output_covers_scratch, MSG_RANGE)
{
	foreign(c, R7, R8, R9);
}

REFUSED(check_of_scratch_covers_output, MSG_RANGE)
{
	foreign(c, R9, R2, R7);
}

/*
 * Branches that the verifier drops because it knows how they go. A bad access
 * on a dropped branch is not seen, so it tells what was dropped.
 */

static void twice_compared(struct code *c, int first_end, int second_end)
{
	int below, beyond;

	open_both(c);
	emit(c, BPF_MOV64_REG(R1, R7));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R1, CHECKED));
	below = jump_reg(c, BPF_JLE, R1, first_end);
	beyond = jump_reg(c, BPF_JGT, R1, second_end);
	emit(c, BPF_ST_MEM(BPF_DW, R10, 0, 0));
	land(c, below);
	land(c, beyond);
	commit(c);
	emit(c, BPF_MOV64_IMM(R2, MARK));
	result(c, 0, R2);
	leave(c);
}

ACCEPTED(same_comparison_again_is_foreseen, MARK)
{
	twice_compared(c, R8, R8);
}

REFUSED(foreign_end_marks_nothing, MSG_STACK)
{
	twice_compared(c, R2, R8);
}

REFUSED(foreign_end_foresees_nothing, MSG_STACK)
{
	twice_compared(c, R8, R2);
}

/*
 * What is known about a pointer beyond the end does not hold for another one
 * that is made from it: an output of 4 bytes ends before begin + 8, but not
 * before begin.
 */
static void moved_back(struct code *c, int first, int second,
		       struct bpf_insn insn)
{
	int below, beyond;

	reserve(c, 4);
	output(c, R7, R8);
	emit(c, BPF_MOV64_REG(R1, R7));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R1, CHECKED));
	below = jump_reg(c, first, R1, R8);
	emit(c, insn);
	beyond = jump_reg(c, second, R1, R8);
	emit(c, BPF_ST_MEM(BPF_DW, R10, 0, 0));
	land(c, below);
	land(c, beyond);
	commit(c);
	emit(c, BPF_MOV64_IMM(R2, MARK));
	result(c, 0, R2);
	leave(c);
}

REFUSED(pointer_beyond_the_end_moves_back, MSG_STACK)
{
	moved_back(c, BPF_JLE, BPF_JGT,
		   BPF_ALU64_IMM(BPF_SUB, R1, CHECKED));
}

REFUSED(pointer_beyond_the_end_moves_by_a_negative_number, MSG_STACK)
{
	moved_back(c, BPF_JLE, BPF_JGT,
		   BPF_ALU64_IMM(BPF_ADD, R1, -CHECKED));
}

REFUSED(pointer_at_the_end_moves_back, MSG_STACK)
{
	moved_back(c, BPF_JLT, BPF_JGE,
		   BPF_ALU64_IMM(BPF_SUB, R1, CHECKED));
}

ACCEPTED(pointer_beyond_the_end_stays, MARK)
{
	moved_back(c, BPF_JLE, BPF_JGT, BPF_MOV64_REG(R1, R1));
}

/* Variable offsets. */

static void variable_offset(struct code *c, int mask)
{
	int out;

	unknown(c, R9, mask);
	scratch(c, R7, R8);
	emit(c, BPF_ALU64_REG(BPF_ADD, R7, R9));
	out = check(c, R7, R8, CHECKED);
	touch(c, R7, CHECKED - 1);
	land(c, out);
	leave(c);
}

ACCEPTED(variable_offset_with_bound, MARK)
{
	variable_offset(c, 0xff8);
}

ACCEPTED(number_plus_pointer_is_a_pointer, MARK)
{
	int out;

	unknown(c, R9, 0xff8);
	scratch(c, R7, R8);
	emit(c, BPF_ALU64_REG(BPF_ADD, R9, R7));
	out = check(c, R9, R8, CHECKED);
	touch(c, R9, CHECKED - 1);
	land(c, out);
	leave(c);
}

/* The number stands where a pointer into another buffer has been. */
static void into_another_buffer(struct code *c, bool its_own_end)
{
	int out;

	open_both(c);
	emit(c, BPF_MOV64_IMM(R9, 8));
	emit(c, BPF_ALU64_REG(BPF_ADD, R9, R7));
	out = check(c, R9, its_own_end ? R8 : R2, CHECKED);
	touch(c, R9, CHECKED - 1);
	land(c, out);
	commit(c);
	leave(c);
}

ACCEPTED(number_plus_pointer_is_of_the_pointers_buffer, MARK)
{
	into_another_buffer(c, true);
}

REFUSED(number_plus_pointer_is_of_no_other_buffer, MSG_RANGE)
{
	into_another_buffer(c, false);
}

REFUSED(variable_offset_without_bound, "unbounded min value is not allowed")
{
	variable_offset(c, 0);
}

/* Beyond 64 KiB the sum with an access offset could overflow. */
REFUSED(variable_offset_with_a_wide_bound, MSG_RANGE)
{
	variable_offset(c, 0x1ffff);
}

REFUSED(variable_offset_added_after_the_check, MSG_RANGE)
{
	int out;

	unknown(c, R9, 7);
	scratch(c, R7, R8);
	out = check(c, R7, R8, CHECKED);
	emit(c, BPF_ALU64_REG(BPF_ADD, R7, R9));
	emit(c, BPF_ST_MEM(BPF_B, R7, 0, MARK));
	land(c, out);
	leave(c);
}

/* Two sums of the same bounds are not the same pointer. */
REFUSED(check_of_another_variable_offset, MSG_RANGE)
{
	int out;

	unknown(c, R9, 0xf8);
	scratch(c, R7, R8);
	emit(c, BPF_MOV64_REG(R4, R7));
	emit(c, BPF_ALU64_REG(BPF_ADD, R4, R9));
	unknown(c, R9, 0xf8);
	emit(c, BPF_ALU64_REG(BPF_ADD, R7, R9));
	out = check(c, R4, R8, CHECKED);
	emit(c, BPF_ST_MEM(BPF_B, R7, 0, MARK));
	land(c, out);
	leave(c);
}

REFUSED(variable_offset_that_may_be_negative, MSG_NEGATIVE)
{
	int low, high, out;

	unknown(c, R9, 0);
	low = jump_imm(c, BPF_JSLT, R9, -8);
	high = jump_imm(c, BPF_JSGT, R9, 8);
	scratch(c, R7, R8);
	emit(c, BPF_ALU64_REG(BPF_ADD, R7, R9));
	out = check(c, R7, R8, CHECKED);
	emit(c, BPF_ST_MEM(BPF_B, R7, 0, MARK));
	land(c, out);
	land(c, low);
	land(c, high);
	leave(c);
}

/* Arithmetic. */

ACCEPTED(end_minus_begin_is_a_number, 1)
{
	scratch(c, R7, R8);
	emit(c, BPF_ALU64_REG(BPF_SUB, R8, R7));
	emit(c, BPF_MOV64_IMM(R9, 1));
	emit(c, BPF_JMP_IMM(BPF_JGE, R8, 4096, 1));
	emit(c, BPF_MOV64_IMM(R9, 0));
	result(c, 0, R9);
	leave(c);
}

ACCEPTED(output_is_empty_before_a_reserve, 0)
{
	output(c, R7, R8);
	emit(c, BPF_ALU64_REG(BPF_SUB, R8, R7));
	result(c, 0, R8);
	leave(c);
}

ACCEPTED(subtraction_of_a_constant, MARK)
{
	int out;

	scratch(c, R7, R8);
	emit(c, BPF_ALU64_IMM(BPF_ADD, R7, CHECKED));
	out = jump_reg(c, BPF_JGT, R7, R8);
	emit(c, BPF_ALU64_IMM(BPF_SUB, R7, CHECKED));
	touch(c, R7, CHECKED - 1);
	land(c, out);
	leave(c);
}

REFUSED(subtraction_of_a_variable, MSG_NEGATIVE)
{
	int out;

	unknown(c, R9, 7);
	scratch(c, R7, R8);
	out = check(c, R7, R8, CHECKED);
	emit(c, BPF_ALU64_REG(BPF_SUB, R7, R9));
	emit(c, BPF_ST_MEM(BPF_B, R7, 0, MARK));
	land(c, out);
	leave(c);
}

REFUSED(subtraction_to_before_the_buffer, MSG_RANGE)
{
	int out;

	scratch(c, R7, R8);
	out = check(c, R7, R8, CHECKED);
	emit(c, BPF_ALU64_IMM(BPF_SUB, R7, 1));
	emit(c, BPF_ST_MEM(BPF_B, R7, 0, MARK));
	land(c, out);
	leave(c);
}

/* One operation on pointers @insn, with R3 = 8; the result is not used. */
static void operate(struct code *c, struct bpf_insn insn)
{
	scratch(c, R7, R8);
	emit(c, BPF_MOV64_IMM(R3, 8));
	emit(c, insn);
	leave(c);
}

REFUSED(end_does_not_move, MSG_END_MATH)
{
	operate(c, BPF_ALU64_IMM(BPF_ADD, R8, 8));
}

REFUSED(end_does_not_move_by_a_register, MSG_END_MATH)
{
	operate(c, BPF_ALU64_REG(BPF_ADD, R8, R3));
}

REFUSED(no_half_arithmetic, "32-bit pointer arithmetic prohibited")
{
	operate(c, BPF_ALU32_IMM(BPF_ADD, R7, 8));
}

REFUSED(no_bitwise_arithmetic, "bitwise operator &= on pointer prohibited")
{
	operate(c, BPF_ALU64_IMM(BPF_AND, R7, ~7));
}

REFUSED(no_multiplication, "pointer arithmetic with *= operator prohibited")
{
	operate(c, BPF_ALU64_IMM(BPF_MUL, R7, 2));
}

REFUSED(no_sum_of_pointers, "pointer += pointer prohibited")
{
	operate(c, BPF_ALU64_REG(BPF_ADD, R7, R8));
}

REFUSED(no_number_minus_pointer, "tried to subtract pointer from scalar")
{
	operate(c, BPF_ALU64_REG(BPF_SUB, R3, R7));
}

REFUSED(no_offset_beyond_half_a_gigabyte,
	"math between ctx_buf pointer and 536870912 is not allowed")
{
	operate(c, BPF_ALU64_IMM(BPF_ADD, R7, 1 << 29));
}

REFUSED(load_at_the_end, MSG_END)
{
	operate(c, BPF_LDX_MEM(BPF_B, R0, R8, -1));
}

REFUSED(store_at_the_end, MSG_END)
{
	operate(c, BPF_ST_MEM(BPF_B, R8, -1, MARK));
}

TEST_HARNESS_MAIN
