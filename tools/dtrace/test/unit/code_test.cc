// SPDX-License-Identifier: GPL-2.0
/* Labels become distances, even long ones; unreachable code is removed. */
#include <gtest/gtest.h>

#include "bpf/code.h"
#include "bpf/disasm.h"

namespace {

using namespace dt::bpf;

void filler(Code &code, unsigned count)
{
	for (unsigned i = 0; i < count; i++)
		code.emit(mov(Reg::r0, 0));
}

/* A jump by @op over @count instructions. */
Function over(Op op, Label to, Code &code, unsigned count)
{
	code.emit(std::move(op));
	filler(code, count);
	code.bind(to);
	code.emit(exit_insn());
	return assemble("f", code);
}

TEST(Code, JumpsForwardAndBackward)
{
	Code code;
	const Label again = code.new_label(), out = code.new_label();

	code.bind(again);
	code.emit(jump_if(Cmp::eq, Reg::r1, 0, out));
	code.emit(jump(again));
	code.bind(out);
	code.emit(exit_insn());
	const Function f = assemble("f", code);
	ASSERT_EQ(f.insns.size(), 3u);
	EXPECT_EQ(f.insns[0].off, 1);
	EXPECT_EQ(f.insns[1].off, -2);
}

TEST(Code, WideLoadsCountTwice)
{
	Code code;
	const Label out = code.new_label();

	code.emit(jump(out));
	code.emit(load_imm64(Reg::r1, 0x123456789));
	code.bind(out);
	code.emit(exit_insn());
	EXPECT_EQ(assemble("f", code).insns[0].off, 2);
}

TEST(Code, LongestShortJump)
{
	Code code;
	const Label out = code.new_label();
	const Function f = over(jump(out), out, code, kShortJump);

	EXPECT_EQ(f.insns[0].code, BPF_JMP | BPF_JA);
	EXPECT_EQ(f.insns[0].off, kShortJump);
}

TEST(Code, JumpBeyondTheRangeBecomesLong)
{
	Code code;
	const Label out = code.new_label();
	const Function f = over(jump(out), out, code, kShortJump + 1);

	EXPECT_EQ(f.insns[0].code, BPF_JMP32 | BPF_JA);
	EXPECT_EQ(f.insns[0].imm, kShortJump + 1);
}

TEST(Code, ConditionalJumpBeyondTheRangeGoesByALongOne)
{
	Code code;
	const Label out = code.new_label();
	const Function f = over(jump_if(Cmp::set, Reg::r1, 1, out), out, code, 40000);

	ASSERT_EQ(f.insns.size(), 40004u);
	EXPECT_EQ(f.insns[0].off, 1); /* taken: to the long jump */
	EXPECT_EQ(f.insns[1].off, 1); /* not: over it */
	EXPECT_EQ(f.insns[2].code, BPF_JMP32 | BPF_JA);
	EXPECT_EQ(f.insns[2].imm, 40000);
}

TEST(Code, OneLongJumpCanMakeAnotherOneLong)
{
	Code code;
	const Label a = code.new_label(), b = code.new_label();

	code.emit(jump_if(Cmp::eq, Reg::r1, 0, a)); /* one less than it reaches to a, if the next one stays short */
	code.emit(jump_if(Cmp::eq, Reg::r2, 0, b));
	filler(code, kShortJump - 1);
	code.bind(a);
	filler(code, 10);
	code.bind(b);
	code.emit(exit_insn());
	const Function f = assemble("f", code);
	EXPECT_EQ(f.insns.size(), 2u + 2 + 2 + kShortJump - 1 + 10 + 1);
	EXPECT_EQ(f.insns[2].imm, 3 + kShortJump - 1);
	EXPECT_EQ(f.insns[5].imm, kShortJump - 1 + 10);
}

TEST(Code, ConstantsTakeTheShortestLoad)
{
	Code code;

	code.load_const(Reg::r1, -1);
	code.load_const(Reg::r2, 0xffffffff);
	code.load_const(Reg::r3, 0x100000000);
	const Function f = assemble("f", code);
	ASSERT_EQ(f.insns.size(), 4u);
	EXPECT_EQ(f.insns[0].code, BPF_ALU64 | BPF_MOV | BPF_K);
	EXPECT_EQ(f.insns[1].code, BPF_ALU | BPF_MOV | BPF_K);
	EXPECT_TRUE(is_wide(f.insns[2]));
	EXPECT_EQ(f.insns[3].imm, 1);
}

TEST(Code, WhatCannotBeReachedGoesAway)
{
	Code code;
	const Label out = code.new_label(), dead = code.new_label();

	code.emit(jump(out));
	code.emit(mov(Reg::r0, 1));
	code.emit(jump_if(Cmp::eq, Reg::r0, 0, dead)); /* does not make `dead` live */
	code.bind(dead);
	code.emit(mov(Reg::r0, 2));
	code.bind(out);
	code.emit(exit_insn());
	remove_unreachable(code);
	EXPECT_EQ(assemble("f", code).insns.size(), 1u); /* the jump to the next one, too */
}

TEST(Code, NotesFollowTheirInstruction)
{
	Code code;

	code.set_span({1, 2, 0});
	code.emit(load_imm64(Reg::r1, 1ll << 40));
	code.emit(mov(Reg::r2, 0), "here");
	const Function f = assemble("f", code);
	ASSERT_EQ(f.notes.size(), 2u);
	EXPECT_EQ(f.notes[1].at, 2u);
	EXPECT_EQ(f.notes[1].text, "here");
}

struct Text {
	Op op;
	const char *expected;
};

TEST(Disasm, EachKindOfInstruction)
{
	const Text table[] = {
		{mov(Reg::r1, -5), "r1 = -5"},
		{alu32(Alu::mov, Reg::r1, -1), "w1 = 0xffffffff"},
		{movsx(Reg::r1, Reg::r2, 32), "r1 = (s32)r2"},
		{signed_alu(Alu::div, Reg::r1, Reg::r2), "r1 s/= r2"},
		{alu(Alu::mod, Reg::r1, 7), "r1 %= 7"},
		{neg(Reg::r3), "r3 = -r3"},
		{to_big_endian(Reg::r3, 16), "r3 = be16 r3"},
		{load(Width::h, Reg::r1, Reg::r2, -8), "r1 = *(u16 *)(r2 - 8)"},
		{store(Width::b, Reg::r1, 4, Reg::r2), "*(u8 *)(r1 + 4) = r2"},
		{store(Width::dw, Reg::r1, 4, -1), "*(u64 *)(r1 + 4) = -1"},
		{cmpxchg(Width::dw, Reg::r1, 0, Reg::r2), "r0 = cmpxchg *(u64 *)(r1 + 0), r0, r2"},
		{call_helper(BPF_FUNC_buffer_reserve), "call buffer_reserve"},
		{call_helper(99999), "call helper#99999"},
		{exit_insn(), "exit"},
		{load_imm64(Reg::r1, 0x1234567890), "r1 = 0x1234567890 ll"},
		{{.code = 0x8d}, "unknown 8d 0 0 0000 00000000"},
	};

	for (const Text &row : table) {
		Code code;

		code.emit(row.op);
		const Function f = assemble("f", code);
		EXPECT_EQ(disassemble(f.insns[0], f.insns.size() > 1 ? &f.insns[1] : nullptr, 0), row.expected);
	}
}

TEST(Disasm, WhatIsOpenIsShownByName)
{
	const Text table[] = {
		{load_map(Reg::r1, "m"), "    0: r1 = map m\n"},
		{load_value(Reg::r1, "m", 4), "    0: r1 = m + 4\n"},
		{call_function("f"), "    0: call f()\n"},
		{load_symbol(Reg::r2, "jiffies", 0), "    0: r2 = `jiffies\n"},
		{load_symbol(Reg::r2, "mod`var", 8), "    0: r2 = mod`var + 8\n"},
	};

	for (const Text &row : table) {
		Code code;

		code.emit(row.op);
		const Function f = assemble("f", code);
		EXPECT_EQ(disassemble({.insns = f.insns, .relocs = f.relocs}), row.expected);
	}
}

TEST(Disasm, AHelperThatTheKernelPutInIsShownByName)
{
	const Insn call = {.code = BPF_JMP | BPF_CALL, .dst_reg = 0, .src_reg = 0, .off = 0, .imm = -3920};
	const std::vector<Reloc> relocs = {{0, RefKind::Helper, "buffer_reserve", 0, -1}};

	EXPECT_EQ(disassemble({.insns = {&call, 1}, .relocs = relocs}), "    0: call buffer_reserve\n");
}

TEST(Disasm, AnyBytesCanBeListed)
{
	std::vector<Insn> insns;

	for (unsigned code = 0; code < 256; code++) {
		Insn insn = {};

		insn.code = static_cast<uint8_t>(code);
		insn.dst_reg = insn.src_reg = 15;
		insn.off = -1;
		insn.imm = -1;
		insns.push_back(insn);
	}
	const std::string text = disassemble({.insns = insns});
	EXPECT_NE(text.find("  255: "), std::string::npos);
}

TEST(Disasm, SourceLineIsShownOnce)
{
	Code code;

	code.set_span({1, 2, 0});
	code.emit(mov(Reg::r0, 0));
	code.set_span({3, 4, 0});
	code.emit(exit_insn());
	const Function f = assemble("f", code);
	EXPECT_EQ(disassemble({f.insns, f.notes, {}, {}, [](dt::Span) { return std::string("x.d:1: line"); }}),
		  "; x.d:1: line\n    0: r0 = 0\n    1: exit\n");
}

} // namespace
