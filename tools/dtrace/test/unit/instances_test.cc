// SPDX-License-Identifier: GPL-2.0
/* Instances of a template: longer, shorter, skipped, failing. */
#include <gtest/gtest.h>

#include <algorithm>

#include "elf_writer.h"
#include "gen/arch.h"
#include "gen/frame.h"
#include "gen/trampoline.h"
#include "link/image.h"
#include "link/instances.h"

namespace {

using namespace dt::test;
using namespace dt::link;
using dt::Result;
using dt::bpf::Function;
using dt::bpf::RefKind;

Insn nop()
{
	return insn(BPF_ALU64 | BPF_MOV | BPF_K);
}
Insn jump(int16_t off)
{
	return insn(BPF_JMP | BPF_JA, 0, 0, off);
}

Function function(const std::vector<Insn> &insns)
{
	Function f;

	f.name = "template";
	f.insns = insns;
	return f;
}

bool has(const std::string &text, const char *part)
{
	return text.find(part) != std::string::npos;
}

TEST(Edits, LongerCodeMakesJumpsOverItLonger)
{
	/* 0: goto 3; 1 2: nop; 3: goto 1 */
	const Function f = function({jump(2), nop(), nop(), jump(-3)});
	const auto made = apply_edits(f, {{2, 0, function({nop(), nop(), nop()})}});

	ASSERT_TRUE(made) << made.error().text();
	ASSERT_EQ(made->insns.size(), 7u);
	EXPECT_EQ(made->insns[0].off, 5);
	EXPECT_EQ(made->insns[6].off, -6);
}

TEST(Edits, ShorterCodeMakesThemShorter)
{
	const Function f = function({jump(3), nop(), nop(), nop(), jump(-5)});
	const auto made = apply_edits(f, {{1, 3, {}}});

	ASSERT_TRUE(made) << made.error().text();
	EXPECT_EQ(made->insns[0].off, 0);
	EXPECT_EQ(made->insns[1].off, -2);
}

TEST(Edits, AJumpToTheEditLeadsToWhatWasPutIn)
{
	const Function f = function({jump(1), nop(), nop(), ret()});
	const auto made = apply_edits(f, {{2, 1, function({nop(), nop()})}});

	ASSERT_TRUE(made);
	EXPECT_EQ(made->insns[0].off, 1);
	EXPECT_EQ(made->insns.size(), 5u);
}

TEST(Edits, RelocationsAndNotesMoveAlong)
{
	Function f = function({nop(), wide(), insn(0), ret()}), insert = function({nop(), wide(), insn(0)});

	f.relocs = {{1, RefKind::Map, "old", 0, -1}};
	f.notes = {{3, {}, "end"}};
	insert.relocs = {{1, RefKind::Map, "new", 0, -1}};
	const auto made = apply_edits(f, {{1, 0, insert}});
	ASSERT_TRUE(made);
	ASSERT_EQ(made->relocs.size(), 2u);
	EXPECT_EQ(made->relocs[0].symbol, "new");
	EXPECT_EQ(made->relocs[0].at, 2u);
	EXPECT_EQ(made->relocs[1].symbol, "old");
	EXPECT_EQ(made->relocs[1].at, 4u);
	EXPECT_EQ(made->notes[0].at, 6u);
}

TEST(Edits, JumpsOfWhatIsPutInStay)
{
	const Function f = function({nop(), ret()});
	const auto made = apply_edits(f, {{1, 0, function({jump(1), nop(), nop()})}});

	ASSERT_TRUE(made);
	EXPECT_EQ(made->insns[1].off, 1);
}

TEST(Edits, LongJumpsOverTheHole)
{
	const std::vector<Insn> much(40000, nop());
	const Function f =
		function({insn(BPF_JMP32 | BPF_JA, 0, 0, 0, 1), nop(), nop(), insn(BPF_JMP32 | BPF_JA, 0, 0, 0, -4)});
	const auto longer = apply_edits(f, {{1, 0, function(much)}});
	ASSERT_TRUE(longer) << longer.error().text();
	EXPECT_EQ(longer->insns[0].imm, 40001);
	EXPECT_EQ(longer->insns[40003].imm, -40004);

	const auto shorter = apply_edits(*longer, {{1, 40000, {}}});
	ASSERT_TRUE(shorter);
	EXPECT_EQ(shorter->insns[0].imm, 1);
	EXPECT_EQ(shorter->insns[3].imm, -4);
}

TEST(Edits, CallsAfterTheHoleStillLeadToTheirFunctions)
{
	Function f = function({nop(), call(), ret()}), insert = function({call(), nop(), nop()});
	Function before = function({ret()}), behind = function({nop(), ret()});

	f.relocs = {{1, RefKind::Call, "behind", 0, -1}};
	insert.relocs = {{0, RefKind::Call, "before", 0, -1}};
	before.name = "before";
	behind.name = "behind";
	const auto made = apply_edits(f, {{1, 0, insert}});
	ASSERT_TRUE(made);
	const std::vector<Function> own = {before, behind};
	const Library none;
	Maps maps({});
	LinkedProgram program = construct(*lay_out(*made, none, {}, *index_locals(own)));
	ASSERT_TRUE(resolve(program, none, maps));
	/* nop, call before, nop, nop, call behind, exit; before; behind */
	ASSERT_EQ(program.starts.size(), 3u);
	EXPECT_EQ(1 + 1 + program.insns[1].imm, 6);
	EXPECT_EQ(4 + 1 + program.insns[4].imm, 7);
	EXPECT_EQ(program.starts[2].name, "behind");
}

TEST(Edits, SeveralAtOnce)
{
	const Function f = function({jump(3), nop(), nop(), nop(), ret()});
	const auto made = apply_edits(f, {{1, 1, function({nop(), nop()})}, {3, 1, {}}});

	ASSERT_TRUE(made);
	EXPECT_EQ(made->insns.size(), 5u);
	EXPECT_EQ(made->insns[0].off, 3);
}

struct Bad {
	const char *what;
	std::vector<Insn> code;
	std::vector<Edit> edits;
	const char *error;
};

TEST(Edits, WhatCannotBe)
{
	const Bad table[] = {
		{"a jump into what goes away", {jump(1), nop(), nop(), ret()}, {{1, 2, {}}}, "leads into"},
		{"half of a wide load", {wide(), insn(0), ret()}, {{1, 1, {}}}, "cuts a 64-bit load"},
		{"half of a wide load behind", {nop(), wide(), insn(0)}, {{0, 2, {}}}, "cuts a 64-bit load"},
		{"beyond the end", {ret()}, {{1, 1, {}}}, "beyond the end"},
		{"overlap", {nop(), nop(), ret()}, {{0, 2, {}}, {1, 1, {}}}, "overlaps"},
		{"not ascending", {nop(), nop(), ret()}, {{1, 1, {}}, {0, 1, {}}}, "overlaps"},
		{"a jump out of the function", {jump(9), nop()}, {{1, 0, {}}}, "leaves the function"},
	};

	for (const Bad &row : table) {
		const auto made = apply_edits(function(row.code), row.edits);

		ASSERT_FALSE(made) << row.what;
		EXPECT_TRUE(has(made.error().text(), row.error)) << made.error().text();
	}
}

TEST(Edits, AJumpThatBecomesTooLongIsAnError)
{
	const Function f = function({jump(1), nop(), ret()});
	const std::vector<Insn> much(40000, nop());
	const auto made = apply_edits(f, {{1, 0, function(much)}});

	ASSERT_FALSE(made);
	EXPECT_TRUE(has(made.error().text(), "too long"));
}

TEST(Instances, AreFoundByNumberAndSkippedOnesKeepTheirs)
{
	const Function f = function({nop(), ret()});
	const auto made = instantiate(f, 3, [](uint32_t n, const Function &) -> Result<InstanceEdits> {
		if (n == 1)
			return InstanceEdits{true, {}};
		return InstanceEdits{false, {{1, 0, function(std::vector<Insn>(n, nop()))}}};
	});

	ASSERT_TRUE(made);
	EXPECT_EQ(made->count(), 3u);
	ASSERT_NE(made->find(0), nullptr);
	EXPECT_EQ(made->find(0)->insns.size(), 2u);
	EXPECT_EQ(made->find(1), nullptr);
	ASSERT_NE(made->find(2), nullptr);
	EXPECT_EQ(made->find(2)->insns.size(), 4u);
	EXPECT_EQ(made->find(3), nullptr);
}

TEST(Instances, AFailingPreprocessorEndsItWithTheInstanceNamed)
{
	const Function f = function({ret()});
	int calls = 0;
	const auto made = instantiate(f, 5, [&](uint32_t n, const Function &) -> Result<InstanceEdits> {
		calls++;
		if (n == 2)
			return dt::Error{"no such argument"};
		return InstanceEdits{};
	});

	ASSERT_FALSE(made);
	EXPECT_EQ(calls, 3);
	EXPECT_TRUE(has(made.error().text(), "instance 2 of template: no such argument"));
}

TEST(Instances, NoneMoreThanWereAskedFor)
{
	const Function f = function({ret()});
	std::vector<uint32_t> asked;
	const auto made = instantiate(f, 4, [&](uint32_t n, const Function &) -> Result<InstanceEdits> {
		asked.push_back(n);
		return InstanceEdits{};
	});

	ASSERT_TRUE(made);
	EXPECT_EQ(asked, (std::vector<uint32_t>{0, 1, 2, 3}));
	EXPECT_EQ(instantiate(f, 0, nullptr)->count(), 0u);
}

TEST(Instances, AnEditThatCannotBeEndsItToo)
{
	const Function f = function({ret()});
	const auto made = instantiate(f, 1, [](uint32_t, const Function &) -> Result<InstanceEdits> {
		return InstanceEdits{false, {{5, 0, {}}}};
	});

	ASSERT_FALSE(made);
	EXPECT_TRUE(has(made.error().text(), "beyond the end"));
}

/* Loads from the context of the source, R6, in order of the code: their offsets. */
std::vector<int> context_loads(const LinkedProgram &program)
{
	std::vector<int> offsets;

	for (const Insn &insn : program.insns) {
		if (BPF_CLASS(insn.code) == BPF_LDX && insn.src_reg == 6)
			offsets.push_back(insn.off);
	}
	return offsets;
}

/* Stores into args[] of the hand-over element, R7. */
size_t argument_stores(const LinkedProgram &program)
{
	return static_cast<size_t>(std::ranges::count_if(program.insns, [](const Insn &insn) {
		const bool is_store = BPF_CLASS(insn.code) == BPF_STX || BPF_CLASS(insn.code) == BPF_ST;

		return is_store && insn.dst_reg == 7 && insn.off >= static_cast<int>(offsetof(dtrace_ecb, args));
	}));
}

/* The user of instances: one template, arguments in registers, on the stack, and what a function returns. */
TEST(Instances, ArgumentsInDifferentPlaces)
{
	using namespace dt;
	const auto in_registers = static_cast<uint8_t>(gen::arch::kArgs.size());
	ArgList registers = {2, {}}, stack = {1, {}}, returned = {2, {}}, given = {1, {}};
	gen::Unit unit;

	registers.place[0] = {ArgSource::FunctionArg, 0};
	registers.place[1] = {ArgSource::FunctionArg, 1};
	stack.place[0] = {ArgSource::FunctionArg, in_registers};
	returned.place[1] = {ArgSource::ReturnValue, 0};
	given.place[0] = {ArgSource::Given, 0};
	for (const char *name : {gen::kMapEcbs, gen::kMapPrograms, gen::kMapState, gen::kMapDrops})
		unit.maps.push_back({.name = name, .init = {}});
	for (const ArgList *args : {&registers, &stack, &returned})
		unit.trampolines.push_back({TrampolineKind::Function, 0, args, args->count, {}});
	unit.trampolines.push_back({TrampolineKind::Direct, 0, &given, 1, {}});
	gen::add_trampoline_code(unit, {});

	const auto image = link::link(unit, {});
	ASSERT_TRUE(image) << image.error().text();
	ASSERT_EQ(image->trampolines.size(), 4u);
	const auto program = [&](size_t n) -> const LinkedProgram & { return image->trampolines[n].program; };
	EXPECT_EQ(context_loads(program(0)), (std::vector<int>{gen::arch::kArgs[0], gen::arch::kArgs[1]}));
	EXPECT_EQ(context_loads(program(1)), std::vector<int>{gen::arch::kStack});
	EXPECT_EQ(context_loads(program(2)), std::vector<int>{gen::arch::kReturn});
	EXPECT_EQ(context_loads(program(3)), (std::vector<int>{0, 8}));
	for (size_t n = 0; n < 4; n++)
		EXPECT_EQ(argument_stores(program(n)), image->trampolines[n].wanted.nargs) << n;
	/* What is behind the hole is found however long the fetches are. */
	for (size_t n = 0; n < 3; n++) {
		EXPECT_EQ(program(n).map_refs.size(), 4u);
		EXPECT_EQ(program(n).insns.back().code, BPF_JMP | BPF_EXIT);
	}
}

TEST(Instances, TheTemplateStaysAsItIs)
{
	const Function f = function({nop(), ret()});

	ASSERT_TRUE(instantiate(f, 2, [](uint32_t, const Function &) -> Result<InstanceEdits> {
		return InstanceEdits{false, {{0, 1, {}}}};
	}));
	EXPECT_EQ(f.insns.size(), 2u);
}

} // namespace
