// SPDX-License-Identifier: GPL-2.0
/*
 * Writable buffers of a context as memory: widths, alignment, helpers
 *
 * Plain loads and stores of all widths work, and helpers may read or fill a
 * checked buffer like a map value. Uses that need more than plain memory are
 * rejected: atomic operations, kernel functions that take memory, and dynptrs,
 * which outlive a commit.
 *
 * The rule that only privileged programs may store a kernel pointer has no
 * negative test, because an unprivileged program of this type cannot be loaded
 * in the first place.
 */

#include "code.h"

#define CHECKED	16
#define VALUE	0x8192a3b4c5d6e7f8ULL

/* dst = VALUE */
static void load_value(struct code *c, int dst)
{
	emit_wide(c, dst, 0, (int)(__u32)VALUE, (int)(VALUE >> 32));
}

/* Begin with checked pointers; the jump returned wants to land(). */
static int checked_scratch(struct code *c, int size)
{
	scratch(c, R7, R8);
	return check(c, R7, R8, size);
}

/* Load @insn into R2, which becomes result @index. */
static void read_back(struct code *c, int index, struct bpf_insn insn)
{
	emit(c, insn);
	result(c, index, R2);
}

ACCEPTED(loads_of_all_widths, VALUE, (__u32)VALUE, (__u16)VALUE, (__u8)VALUE)
{
	int out = checked_scratch(c, CHECKED);

	load_value(c, R3);
	emit(c, BPF_STX_MEM(BPF_DW, R7, R3, 0));
	read_back(c, 0, BPF_LDX_MEM(BPF_DW, R2, R7, 0));
	read_back(c, 1, BPF_LDX_MEM(BPF_W, R2, R7, 0));
	read_back(c, 2, BPF_LDX_MEM(BPF_H, R2, R7, 0));
	read_back(c, 3, BPF_LDX_MEM(BPF_B, R2, R7, 0));
	land(c, out);
	leave(c);
}

static struct bpf_insn load_signed(int size)
{
	return BPF_RAW_INSN(BPF_LDX | size | BPF_MEMSX, R2, R7, 0, 0);
}

ACCEPTED(sign_extending_loads_of_all_widths, (__u64)(__s64)(__s32)VALUE,
	 (__u64)(__s64)(__s16)VALUE, (__u64)(__s64)(__s8)VALUE)
{
	int out = checked_scratch(c, CHECKED);

	load_value(c, R3);
	emit(c, BPF_STX_MEM(BPF_DW, R7, R3, 0));
	read_back(c, 0, load_signed(BPF_W));
	read_back(c, 1, load_signed(BPF_H));
	read_back(c, 2, load_signed(BPF_B));
	land(c, out);
	leave(c);
}

/* A store of each width over a word of ones. */
static void stores(struct code *c, bool immediate)
{
	static const int size[] = { BPF_DW, BPF_W, BPF_H, BPF_B };
	int out = checked_scratch(c, CHECKED);
	int i;

	emit(c, BPF_MOV64_IMM(R4, MARK));
	for (i = 0; i < 4; i++) {
		emit(c, BPF_ST_MEM(BPF_DW, R7, 0, -1));
		emit(c, immediate ? BPF_ST_MEM(size[i], R7, 0, MARK) :
				    BPF_STX_MEM(size[i], R7, R4, 0));
		read_back(c, i, BPF_LDX_MEM(BPF_DW, R2, R7, 0));
	}
	land(c, out);
	leave(c);
}

ACCEPTED(stores_of_all_widths, MARK, 0xffffffff0000005aULL,
	 0xffffffffffff005aULL, 0xffffffffffffff5aULL)
{
	stores(c, false);
}

ACCEPTED(stores_of_immediates_of_all_widths, MARK, 0xffffffff0000005aULL,
	 0xffffffffffff005aULL, 0xffffffffffffff5aULL)
{
	stores(c, true);
}

ACCEPTED(output_is_memory_too, VALUE, (__u32)(VALUE >> 32))
{
	int out;

	reserve(c, 64);
	output(c, R7, R8);
	out = check(c, R7, R8, 64);
	load_value(c, R3);
	emit(c, BPF_STX_MEM(BPF_DW, R7, R3, 4));
	read_back(c, 0, BPF_LDX_MEM(BPF_DW, R2, R7, 4));
	read_back(c, 1, BPF_LDX_MEM(BPF_W, R2, R7, 8));
	land(c, out);
	commit(c);
	leave(c);
}

/* Alignment, as on a machine that cannot do without. */

static void aligned_scratch(struct code *c, int size, int offset)
{
	int out;

	c->flags = BPF_F_STRICT_ALIGNMENT;
	out = checked_scratch(c, CHECKED);
	emit(c, BPF_ST_MEM(size, R7, offset, MARK));
	read_back(c, 0, BPF_LDX_MEM(size, R2, R7, offset));
	land(c, out);
	leave(c);
}

static void aligned_output(struct code *c, int size, int offset)
{
	int out;

	c->flags = BPF_F_STRICT_ALIGNMENT;
	reserve(c, 64);
	output(c, R7, R8);
	out = check(c, R7, R8, 64);
	emit(c, BPF_ST_MEM(size, R7, offset, MARK));
	read_back(c, 0, BPF_LDX_MEM(size, R2, R7, offset));
	land(c, out);
	commit(c);
	leave(c);
}

/* An access of @size is aligned at one offset and misaligned at another. */
#define ALIGNMENT(name, buffer, size, good, bad)			\
	static void align_##name(struct code *c, bool aligned)		\
	{								\
		aligned_##buffer(c, size, aligned ? good : bad);	\
	}								\
	ACCEPTED(name##_aligned, MARK)					\
	{								\
		align_##name(c, true);					\
	}								\
	REFUSED(name##_misaligned, MSG_ALIGN)				\
	{								\
		align_##name(c, false);					\
	}

ALIGNMENT(u64_in_scratch, scratch, BPF_DW, 8, 4)
ALIGNMENT(u32_in_scratch, scratch, BPF_W, 4, 2)
ALIGNMENT(u16_in_scratch, scratch, BPF_H, 2, 1)
ALIGNMENT(u64_in_output, output, BPF_DW, 4, 8)
ALIGNMENT(u32_in_output, output, BPF_W, 4, 2)
ALIGNMENT(u16_in_output, output, BPF_H, 2, 1)

static void aligned_variable(struct code *c, int mask)
{
	int out;

	c->flags = BPF_F_STRICT_ALIGNMENT;
	unknown(c, R9, mask);
	scratch(c, R7, R8);
	emit(c, BPF_ALU64_REG(BPF_ADD, R7, R9));
	out = check(c, R7, R8, 8);
	emit(c, BPF_ST_MEM(BPF_DW, R7, 0, MARK));
	read_back(c, 0, BPF_LDX_MEM(BPF_DW, R2, R7, 0));
	land(c, out);
	leave(c);
}

ACCEPTED(variable_offset_keeps_alignment, MARK)
{
	aligned_variable(c, 0xf8);
}

REFUSED(variable_offset_loses_alignment, MSG_ALIGN)
{
	aligned_variable(c, 0xfc);
}

/* Pointers as contents. */

ACCEPTED(kernel_pointer_may_be_stored, 1)
{
	int out = checked_scratch(c, CHECKED);

	emit(c, BPF_LDX_MEM(BPF_DW, R3, R6, CTX(task)));
	emit(c, BPF_STX_MEM(BPF_DW, R7, R3, 0));
	emit(c, BPF_LDX_MEM(BPF_DW, R4, R7, 0));
	emit(c, BPF_MOV64_IMM(R2, 1));
	emit(c, BPF_JMP_REG(BPF_JEQ, R3, R4, 1));
	emit(c, BPF_MOV64_IMM(R2, 0));
	result(c, 0, R2);
	land(c, out);
	leave(c);
}

REFUSED(stored_pointer_comes_back_as_a_number, MSG_SCALAR)
{
	int out = checked_scratch(c, CHECKED);

	emit(c, BPF_STX_MEM(BPF_DW, R7, R7, 0));
	emit(c, BPF_LDX_MEM(BPF_DW, R7, R7, 0));
	touch(c, R7, 0);
	land(c, out);
	leave(c);
}

/* Atomic operations. */

static void atomic(struct code *c, int size, int op)
{
	int out = checked_scratch(c, CHECKED);

	emit(c, BPF_ST_MEM(BPF_DW, R7, 0, 1));
	emit(c, BPF_MOV64_IMM(R0, 1));
	emit(c, BPF_MOV64_IMM(R2, 2));
	emit(c, BPF_ATOMIC_OP(size, op, R7, R2, 0));
	land(c, out);
	leave(c);
}

REFUSED(no_atomic_addition, MSG_ATOMIC)
{
	atomic(c, BPF_DW, BPF_ADD);
}

REFUSED(no_half_atomic_addition, MSG_ATOMIC)
{
	atomic(c, BPF_W, BPF_ADD);
}

REFUSED(no_fetching_or, MSG_ATOMIC)
{
	atomic(c, BPF_DW, BPF_OR | BPF_FETCH);
}

REFUSED(no_exchange, MSG_ATOMIC)
{
	atomic(c, BPF_DW, BPF_XCHG);
}

REFUSED(no_compare_and_exchange, MSG_ATOMIC)
{
	atomic(c, BPF_DW, BPF_CMPXCHG);
}

REFUSED(no_atomic_in_output, MSG_ATOMIC)
{
	int out;

	reserve(c, 64);
	output(c, R7, R8);
	out = check(c, R7, R8, 64);
	emit(c, BPF_MOV64_IMM(R2, 2));
	emit(c, BPF_ATOMIC_OP(BPF_DW, BPF_ADD, R7, R2, 4));
	land(c, out);
	commit(c);
	leave(c);
}

/* Helpers that fill. The source is result 8, which holds VALUE or text. */

#define SOURCE	8

static void put_source(struct code *c, bool text)
{
	emit_map_value(c, R9, MAP_RESULTS);
	emit(c, BPF_ALU64_IMM(BPF_ADD, R9, 8 * SOURCE));
	if (text) {
		emit(c, BPF_ST_MEM(BPF_W, R9, 0, 0x64636261));	/* "abcd" */
		emit(c, BPF_ST_MEM(BPF_W, R9, 4, 0));
	} else {
		load_value(c, R3);
		emit(c, BPF_STX_MEM(BPF_DW, R9, R3, 0));
	}
}

/* R0 = helper(R7, @size, source) */
static void fill(struct code *c, int helper, int size)
{
	emit(c, BPF_MOV64_REG(R1, R7));
	emit(c, BPF_MOV64_IMM(R2, size));
	emit(c, BPF_MOV64_REG(R3, R9));
	emit(c, BPF_EMIT_CALL(helper));
}

static void fill_scratch(struct code *c, int helper, bool checked, int size)
{
	int out = -1;

	put_source(c, helper == BPF_FUNC_probe_read_kernel_str);
	scratch(c, R7, R8);
	if (checked)
		out = check(c, R7, R8, 8);
	fill(c, helper, size);
	if (checked) {
		result(c, 0, R0);
		read_back(c, 1, BPF_LDX_MEM(BPF_DW, R2, R7, 0));
		land(c, out);
	}
	leave(c);
}

static void fill_output(struct code *c, int helper, int size)
{
	int out;

	put_source(c, helper == BPF_FUNC_probe_read_kernel_str);
	reserve(c, 64);
	output(c, R7, R8);
	out = check(c, R7, R8, 8);
	emit(c, BPF_ST_MEM(BPF_DW, R7, 0, 0));
	fill(c, helper, size);
	result(c, 0, R0);
	read_back(c, 1, BPF_LDX_MEM(BPF_DW, R2, R7, 0));
	land(c, out);
	commit(c);
	leave(c);
}

#define TEXT	0x64636261

ACCEPTED(probe_read_fills_scratch, 0, VALUE)
{
	fill_scratch(c, BPF_FUNC_probe_read_kernel, true, 8);
}

REFUSED(probe_read_off_by_one, MSG_RANGE)
{
	fill_scratch(c, BPF_FUNC_probe_read_kernel, true, 9);
}

REFUSED(probe_read_without_check, MSG_RANGE)
{
	fill_scratch(c, BPF_FUNC_probe_read_kernel, false, 8);
}

ACCEPTED(probe_read_fills_output, 0, VALUE)
{
	fill_output(c, BPF_FUNC_probe_read_kernel, 8);
}

REFUSED(probe_read_into_output_off_by_one, MSG_RANGE)
{
	fill_output(c, BPF_FUNC_probe_read_kernel, 9);
}

ACCEPTED(probe_read_str_fills_scratch, 5)
{
	fill_scratch(c, BPF_FUNC_probe_read_kernel_str, true, 8);
}

ACCEPTED(probe_read_str_fills_output, 5, TEXT)
{
	fill_output(c, BPF_FUNC_probe_read_kernel_str, 8);
}

REFUSED(probe_read_str_into_output_off_by_one, MSG_RANGE)
{
	fill_output(c, BPF_FUNC_probe_read_kernel_str, 9);
}

REFUSED(probe_read_str_without_check, MSG_RANGE)
{
	fill_scratch(c, BPF_FUNC_probe_read_kernel_str, false, 8);
}

/* A size that only the run knows: R4, between 0 and @mask (0: any u32). */
static void fill_variable(struct code *c, int mask)
{
	int out;

	put_source(c, false);
	unknown(c, R4, mask);
	emit(c, BPF_MOV32_REG(R4, R4));
	scratch(c, R7, R8);
	out = check(c, R7, R8, 8);
	emit(c, BPF_ST_MEM(BPF_DW, R7, 0, MARK));
	emit(c, BPF_MOV64_REG(R1, R7));
	emit(c, BPF_MOV64_REG(R2, R4));
	emit(c, BPF_MOV64_REG(R3, R9));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_probe_read_kernel));
	read_back(c, 0, BPF_LDX_MEM(BPF_DW, R2, R7, 0));
	land(c, out);
	leave(c);
}

ACCEPTED(fill_of_variable_size, MARK)
{
	fill_variable(c, 7);
}

REFUSED(fill_of_variable_size_beyond_the_check, MSG_RANGE)
{
	fill_variable(c, 15);
}

REFUSED(fill_of_unknown_size, "unbounded memory access")
{
	fill_variable(c, 0);
}

/* snprintf("<%d>", 42) into R7, its argument in @data */
static void format(struct code *c, int data, int size)
{
	emit(c, BPF_MOV64_REG(R1, R7));
	emit(c, BPF_MOV64_IMM(R2, size));
	emit_map_value(c, R3, MAP_FORMAT);
	emit(c, BPF_MOV64_REG(R4, data));
	emit(c, BPF_MOV64_IMM(R5, 8));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_snprintf));
}

static void format_into_scratch(struct code *c, int checked)
{
	int out = checked_scratch(c, checked);

	emit(c, BPF_ST_MEM(BPF_DW, R10, -8, 42));
	emit(c, BPF_MOV64_REG(R9, R10));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R9, -8));
	format(c, R9, 8);
	result(c, 0, R0);
	read_back(c, 1, BPF_LDX_MEM(BPF_W, R2, R7, 0));
	land(c, out);
	leave(c);
}

ACCEPTED(snprintf_fills_scratch, 5, 0x3e32343c)		/* "<42>" */
{
	format_into_scratch(c, 8);
}

REFUSED(snprintf_off_by_one, MSG_RANGE)
{
	format_into_scratch(c, 7);
}

/* Helpers that read. */

static void format_from_scratch(struct code *c, int checked)
{
	int out = checked_scratch(c, checked);

	emit(c, BPF_MOV64_REG(R9, R7));
	emit(c, BPF_ST_MEM(BPF_W, R9, 0, 42));
	emit(c, BPF_ST_MEM(BPF_DW, R10, -8, 0));
	emit(c, BPF_MOV64_REG(R7, R10));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R7, -8));
	format(c, R9, 8);
	result(c, 0, R0);
	land(c, out);
	leave(c);
}

ACCEPTED(snprintf_reads_scratch, 5)
{
	format_from_scratch(c, 8);
}

REFUSED(snprintf_reads_off_by_one, MSG_RANGE)
{
	format_from_scratch(c, 7);
}

static void output_from_scratch(struct code *c, int checked)
{
	int out = checked_scratch(c, checked);

	emit(c, BPF_MOV64_REG(R1, R6));
	emit_map(c, R2, MAP_EVENTS);
	emit(c, BPF_MOV64_IMM(R3, 0));
	emit(c, BPF_MOV64_REG(R4, R7));
	emit(c, BPF_MOV64_IMM(R5, CHECKED));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_perf_event_output));
	result(c, 0, R0);
	land(c, out);
	leave(c);
}

ACCEPTED(perf_event_output_reads_scratch, 0)
{
	output_from_scratch(c, CHECKED);
}

REFUSED(perf_event_output_reads_off_by_one, MSG_RANGE)
{
	output_from_scratch(c, CHECKED - 1);
}

/* A key and a value side by side in scratch. */
static void map_from_scratch(struct code *c, int checked)
{
	int out = checked_scratch(c, checked), none;

	emit(c, BPF_ST_MEM(BPF_DW, R7, 0, 7));
	emit(c, BPF_ST_MEM(BPF_W, R7, 8, MARK));
	emit_map(c, R1, MAP_HASH);
	emit(c, BPF_MOV64_REG(R2, R7));
	emit(c, BPF_MOV64_REG(R3, R7));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R3, 8));
	emit(c, BPF_MOV64_IMM(R4, BPF_ANY));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_map_update_elem));
	emit_map(c, R1, MAP_HASH);
	emit(c, BPF_MOV64_REG(R2, R7));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_map_lookup_elem));
	none = jump_imm(c, BPF_JEQ, R0, 0);
	read_back(c, 0, BPF_LDX_MEM(BPF_B, R2, R0, 0));
	land(c, none);
	land(c, out);
	leave(c);
}

ACCEPTED(map_helpers_read_scratch, MARK)
{
	map_from_scratch(c, 16);
}

REFUSED(map_helpers_read_off_by_one, MSG_RANGE)
{
	map_from_scratch(c, 15);
}

/* What is verified apart from the program, and dynptrs. */

static void global_function(struct code *c, bool map_value)
{
	int out = checked_scratch(c, CHECKED), callee;

	emit(c, BPF_MOV64_REG(R1, R7));
	if (map_value)
		emit_map_value(c, R1, MAP_RESULTS);
	callee = call(c);
	land(c, out);
	leave(c);

	function(c, callee, BTF_FUNC_GLOBAL, TAKES_INT_PTR);
	emit(c, BPF_JMP_IMM(BPF_JEQ, R1, 0, 1));
	emit(c, BPF_ST_MEM(BPF_W, R1, 0, MARK));
	leave(c);
}

ACCEPTED(global_function_takes_a_map_value, MARK)
{
	global_function(c, true);
}

REFUSED(global_function_takes_no_buffer, MSG_APART)
{
	global_function(c, false);
}

/* A dynptr at R10-16 over 16 bytes at @memory. */
static void make_dynptr(struct code *c, int memory)
{
	emit(c, BPF_MOV64_REG(R1, memory));
	emit(c, BPF_MOV64_IMM(R2, 16));
	emit(c, BPF_MOV64_IMM(R3, 0));
	emit(c, BPF_MOV64_REG(R4, R10));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R4, -16));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_dynptr_from_mem));
}

static void dynptr_over(struct code *c, bool map_value)
{
	int out = checked_scratch(c, CHECKED);

	if (map_value)
		emit_map_value(c, R7, MAP_RESULTS);
	make_dynptr(c, R7);
	result(c, 0, R0);
	land(c, out);
	leave(c);
}

ACCEPTED(dynptr_over_a_map_value, 0)
{
	dynptr_over(c, true);
}

REFUSED(no_dynptr_over_a_buffer, MSG_DYNPTR)
{
	dynptr_over(c, false);
}

/*
 * The verifier's list of what a memory argument may be begins as it did, down to
 * the order, and ends with buffers: selftests/bpf compare its text. What newer
 * kernels add stands between.
 */
static void read_into_a_number(struct code *c)
{
	emit(c, BPF_MOV64_IMM(R1, 1));
	emit(c, BPF_MOV64_IMM(R2, 8));
	emit(c, BPF_MOV64_IMM(R3, 0));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_probe_read_kernel));
	leave(c);
}

REFUSED(types_of_memory_are_those_of_the_base,
	"expected=fp, pkt, pkt_meta, map_key, map_value, mem, ringbuf_mem, buf, trusted_ptr_, ctx")
{
	read_into_a_number(c);
}

REFUSED(buffers_are_the_last_of_the_types_of_memory, ", ctx_buf\n")
{
	read_into_a_number(c);
}

/* bpf_dynptr_slice() with its buffer in scratch or on the stack. */
static void slice(struct code *c, bool on_stack)
{
	int out = checked_scratch(c, CHECKED), none;

	emit_map_value(c, R9, MAP_RESULTS);
	emit(c, BPF_ST_MEM(BPF_DW, R9, 8, MARK));
	make_dynptr(c, R9);
	if (on_stack) {
		emit(c, BPF_MOV64_REG(R7, R10));
		emit(c, BPF_ALU64_IMM(BPF_ADD, R7, -24));
		emit(c, BPF_ST_MEM(BPF_DW, R7, 0, 0));
	}
	emit(c, BPF_MOV64_REG(R1, R10));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R1, -16));
	emit(c, BPF_MOV64_IMM(R2, 8));
	emit(c, BPF_MOV64_REG(R3, R7));
	emit(c, BPF_MOV64_IMM(R4, 8));
	call_kernel_function(c, "bpf_dynptr_slice");
	none = jump_imm(c, BPF_JEQ, R0, 0);
	read_back(c, 0, BPF_LDX_MEM(BPF_DW, R2, R0, 0));
	land(c, none);
	land(c, out);
	leave(c);
}

ACCEPTED(kernel_function_takes_stack, MARK)
{
	slice(c, true);
}

REFUSED(kernel_function_takes_no_buffer, MSG_APART)
{
	slice(c, false);
}

TEST_HARNESS_MAIN
