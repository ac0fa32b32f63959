// SPDX-License-Identifier: GPL-2.0
/* Instances of a template: longer, shorter, skipped, failing. */
#include <gtest/gtest.h>

#include "elf_writer.h"
#include "link/instances.h"

namespace {

using namespace dt::test;
using namespace dt::linker;
using dt::Result;
using dt::bpf::Function;
using dt::bpf::RefKind;

Insn nop() { return insn(BPF_ALU64 | BPF_MOV | BPF_K); }
Insn jump(int16_t off) { return insn(BPF_JMP | BPF_JA, 0, 0, off); }

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

TEST(Instances, TheTemplateStaysAsItIs)
{
	const Function f = function({nop(), ret()});

	ASSERT_TRUE(instantiate(f, 2, [](uint32_t, const Function &) -> Result<InstanceEdits> {
		return InstanceEdits{false, {{0, 1, {}}}};
	}));
	EXPECT_EQ(f.insns.size(), 2u);
}

} // namespace
