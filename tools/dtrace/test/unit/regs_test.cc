// SPDX-License-Identifier: GPL-2.0
/* Virtual registers become machine registers, and no two live values share one. */
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "bpf/code.h"
#include "bpf/disasm.h"
#include "gen/regs.h"

namespace {

using namespace dt::bpf;
using dt::gen::allocate_registers;

std::string text(const Code &code)
{
	return disassemble({.insns = assemble("f", code).insns});
}

TEST(Regs, ValueAcrossACallIsCalleeSaved)
{
	Code code;
	const Reg v = code.new_reg();

	code.emit(mov(v, 7));
	code.emit(call_helper(BPF_FUNC_ktime_get_ns));
	code.emit(mov(Reg::r0, v));
	code.emit(exit_insn());
	EXPECT_EQ(allocate_registers(code, 0), 0);
	EXPECT_EQ(text(code), "    0: r6 = 7\n    1: call ktime_get_ns\n    2: r0 = r6\n    3: exit\n");
}

TEST(Regs, ResultOfACallStaysWhereItIs)
{
	Code code;
	const Reg v = code.new_reg();

	code.emit(call_helper(BPF_FUNC_ktime_get_ns));
	code.emit(mov(v, Reg::r0));
	code.emit(alu(Alu::add, v, 1));
	code.emit(mov(Reg::r0, v));
	code.emit(exit_insn());
	allocate_registers(code, 0);
	EXPECT_EQ(text(code), "    0: call ktime_get_ns\n    1: r0 += 1\n    2: exit\n");
}

TEST(Regs, ArgumentsBeingSetAreNotOverwritten)
{
	Code code;
	const Reg v = code.new_reg(), w = code.new_reg();

	code.emit(mov(Reg::r1, 1));
	code.emit(mov(v, 2)); /* while R1 waits for the call */
	code.emit(mov(w, 3));
	code.emit(alu(Alu::add, v, w));
	code.emit(mov(Reg::r2, v));
	code.emit(call_helper(BPF_FUNC_ktime_get_ns));
	code.emit(exit_insn());
	allocate_registers(code, 0);
	const Function f = assemble("f", code);
	for (size_t i = 1; i < 4; i++)
		EXPECT_NE(f.insns[i].dst_reg, 1);
}

/* Runs straight code of moves, additions, loads and stores. R1 is the address of @context. */
uint64_t run(const Function &f, const std::vector<uint64_t> &context = {})
{
	constexpr uint64_t stack_end = 512, context_begin = 1024;
	uint64_t r[11] = {};
	std::array<uint64_t, 256> memory = {};

	r[1] = context_begin;
	r[10] = stack_end;
	std::copy(context.begin(), context.end(), memory.begin() + context_begin / 8);
	for (const Insn &insn : f.insns) {
		auto address = [&](unsigned base) { return (r[base] + static_cast<uint64_t>(insn.off)) / 8; };

		switch (insn.code) {
		case BPF_ALU64 | BPF_MOV | BPF_K: r[insn.dst_reg] = static_cast<uint64_t>(insn.imm); break;
		case BPF_ALU64 | BPF_MOV | BPF_X: r[insn.dst_reg] = r[insn.src_reg]; break;
		case BPF_ALU64 | BPF_ADD | BPF_X: r[insn.dst_reg] += r[insn.src_reg]; break;
		case BPF_LDX | BPF_MEM | BPF_DW: r[insn.dst_reg] = memory.at(address(insn.src_reg)); break;
		case BPF_STX | BPF_MEM | BPF_DW: memory.at(address(insn.dst_reg)) = r[insn.src_reg]; break;
		case BPF_JMP | BPF_CALL: std::fill(r, r + 6, 0xdead); break;
		case BPF_JMP | BPF_EXIT: return r[0];
		default: ADD_FAILURE() << "not expected here";
		}
	}
	return 0;
}

TEST(Regs, MoreValuesThanRegistersAreSpilledAndKeepTheirValue)
{
	for (unsigned count : {1u, 4u, 5u, 9u, 10u, 11u, 30u}) {
		Code code;
		std::vector<Reg> values;
		const Reg sum = code.new_reg();

		for (unsigned i = 0; i < count; i++) {
			values.push_back(code.new_reg());
			/* In two steps: a constant would be made again, not spilled. */
			code.emit(mov(values.back(), static_cast<int32_t>(1u << i)));
			code.emit(alu(Alu::add, values.back(), values.back()));
		}
		code.emit(call_helper(BPF_FUNC_ktime_get_ns));
		code.emit(mov(sum, 0));
		for (Reg v : values)
			code.emit(alu(Alu::add, sum, v));
		code.emit(mov(Reg::r0, sum));
		code.emit(exit_insn());
		const int stack = allocate_registers(code, 16);
		EXPECT_EQ(run(assemble("f", code)), 2 * ((uint64_t{1} << count) - 1)) << count;
		EXPECT_EQ(stack, 16 + 8 * static_cast<int>(count > 4 ? count - 4 : 0)) << count;
	}
}

TEST(Regs, ValuesThatDoNotLiveAtTheSameTimeShareThePlacesOfTheStack)
{
	constexpr unsigned groups = 100, each = 10;
	Code code;
	const Reg sum = code.new_reg();

	code.emit(mov(sum, 0));
	for (unsigned group = 0; group < groups; group++) {
		std::vector<Reg> values;

		for (unsigned i = 0; i < each; i++) {
			values.push_back(code.new_reg());
			code.emit(mov(values.back(), static_cast<int32_t>(group + i)));
			code.emit(alu(Alu::add, values.back(), values.back()));
		}
		code.emit(call_helper(BPF_FUNC_ktime_get_ns));
		for (Reg v : values)
			code.emit(alu(Alu::add, sum, v));
	}
	code.emit(mov(Reg::r0, sum));
	code.emit(exit_insn());
	/* All of a group and the sum live across its call, four of them in registers. */
	EXPECT_EQ(allocate_registers(code, 16), 16 + 8 * static_cast<int>(each + 1 - 4));
	EXPECT_EQ(run(assemble("f", code)), 2 * (each * groups * (groups - 1) / 2 + groups * each * (each - 1) / 2));
}

TEST(Regs, MoreValuesThanSixteenBitsCanCountStayApart)
{
	constexpr int count = 70'000;
	Code code;
	const Reg first = code.new_reg(), sum = code.new_reg();

	code.emit(mov(first, 1'000'000));
	code.emit(alu(Alu::add, first, first));
	code.emit(mov(sum, 0));
	for (int i = 0; i < count; i++) {
		const Reg v = code.new_reg();

		code.emit(mov(v, i));
		code.emit(alu(Alu::add, sum, v));
	}
	code.emit(alu(Alu::add, sum, first));
	code.emit(mov(Reg::r0, sum));
	code.emit(exit_insn());
	EXPECT_EQ(allocate_registers(code, 0), 0);
	EXPECT_EQ(run(assemble("f", code)), 2'000'000 + uint64_t{count} * (count - 1) / 2);
}

TEST(Regs, FieldOfTheContextIsReadAgainThoughTheContextIsSpilledToo)
{
	Code code;
	const Reg context = code.new_reg(), field = code.new_reg(), sum = code.new_reg();
	const Reg other = code.new_reg();
	std::vector<Reg> values;

	code.emit(mov(context, Reg::r1));
	code.emit(load(Width::dw, field, context, 8));
	for (unsigned i = 0; i < 10; i++) {
		values.push_back(code.new_reg());
		code.emit(mov(values.back(), 1));
		code.emit(alu(Alu::add, values.back(), values.back()));
	}
	code.emit(call_helper(BPF_FUNC_ktime_get_ns));
	code.emit(mov(sum, 0));
	for (unsigned times = 0; times < 2; times++) {
		for (Reg v : values)
			code.emit(alu(Alu::add, sum, v));
	}
	code.emit(alu(Alu::add, sum, field));
	code.emit(load(Width::dw, other, context, 16));
	code.emit(alu(Alu::add, sum, other));
	code.emit(mov(Reg::r0, sum));
	code.emit(exit_insn());
	EXPECT_EQ(allocate_registers(code, 0), 8 * (10 + 1 - 4));
	EXPECT_EQ(run(assemble("f", code), {0, 100, 1000}), 2 * 10 * 2 + 1100u);
}

/* The verifier would forget the bound. */
TEST(Regs, FieldThatWasComparedWithABoundIsNotReadAgain)
{
	for (const Cmp cmp : {Cmp::gt, Cmp::eq}) {
		Code code;
		const Reg context = code.new_reg(), field = code.new_reg(), sum = code.new_reg();
		const Label out = code.new_label();
		std::vector<Reg> values;

		code.emit(mov(context, Reg::r1));
		code.emit(load(Width::dw, field, context, 8));
		code.emit(mov(sum, 0));
		code.emit(jump_if(cmp, field, 1000, out));
		for (unsigned i = 0; i < 10; i++) {
			values.push_back(code.new_reg());
			code.emit(mov(values.back(), 1));
			code.emit(alu(Alu::add, values.back(), values.back()));
		}
		code.emit(call_helper(BPF_FUNC_ktime_get_ns));
		for (unsigned times = 0; times < 2; times++) {
			for (Reg v : values)
				code.emit(alu(Alu::add, sum, v));
		}
		code.emit(alu(Alu::add, sum, field));
		code.bind(out);
		code.emit(mov(Reg::r0, sum));
		code.emit(exit_insn());
		allocate_registers(code, 0);
		const Function function = assemble("f", code);
		const auto is_read = [](const Insn &insn) {
			return insn.code == (BPF_LDX | BPF_MEM | BPF_DW) && insn.src_reg != BPF_REG_10;
		};

		EXPECT_EQ(std::ranges::count_if(function.insns, is_read), cmp == Cmp::gt ? 1 : 2);
	}
}

TEST(Regs, ConstantsAreMadeAgainInsteadOfSpilled)
{
	Code code;
	std::vector<Reg> values;
	const Reg sum = code.new_reg();

	for (unsigned i = 0; i < 20; i++) {
		values.push_back(code.new_reg());
		code.emit(mov(values.back(), static_cast<int32_t>(1u << i)));
	}
	code.emit(call_helper(BPF_FUNC_ktime_get_ns));
	code.emit(mov(sum, 0));
	for (Reg v : values)
		code.emit(alu(Alu::add, sum, v));
	code.emit(mov(Reg::r0, sum));
	code.emit(exit_insn());
	EXPECT_EQ(allocate_registers(code, 16), 16);
	EXPECT_EQ(run(assemble("f", code)), (1u << 20) - 1);
}

TEST(Regs, ValueSetOnBothWaysHasOneRegister)
{
	Code code;
	const Reg v = code.new_reg(), c = code.new_reg();
	const Label no = code.new_label(), done = code.new_label();

	code.emit(mov(c, Reg::r1));
	code.emit(jump_if(Cmp::eq, c, 0, no));
	code.emit(mov(v, 1));
	code.emit(jump(done));
	code.bind(no);
	code.emit(mov(v, 2));
	code.bind(done);
	code.emit(mov(Reg::r0, v));
	code.emit(exit_insn());
	allocate_registers(code, 0);
	const Function f = assemble("f", code);
	ASSERT_EQ(f.insns.size(), 5u);
	EXPECT_EQ(f.insns[1].dst_reg, f.insns[3].dst_reg);
}

} // namespace
