// SPDX-License-Identifier: GPL-2.0
/* Abridged dumps of goldens: they leave out what another golden shows, and nothing else. */
#include <gtest/gtest.h>

#include "test/golden/abridge.h"

namespace {

using dt::golden::Shown;

const std::string kProgram = "record of clause 0: 8 bytes\n"
			     "dt_program_0, 16 instructions, 0 arguments, clauses 0\n"
			     "    0: r6 = r1                                ; ctx\n"
			     "    1: call finalize_context\n"
			     "    2: if r0 == 0 goto 5\n"
			     "    3: r0 = 0\n"
			     "    4: exit\n"
			     "; x.d:1: BEGIN\n"
			     "    5: r2 = 1                                 ; output\n"
			     "    6: r4 = 8\n"
			     "    7: call buffer_reserve\n"
			     "    8: r0 = *(u64 *)(r6 + 64)                 ; ctx.buf\n"
			     "    9: if r0 == 0 goto 12\n"
			     "   10: *(u32 *)(r0 + 0) = 1                   ; clause\n"
			     "   11: *(u32 *)(r0 + 4) = 1                   ; ecb\n"
			     "   12: r4 = 0\n"
			     "   13: call buffer_commit\n"
			     "   14: r0 = 0\n"
			     "   15: exit\n";
const std::string kFault = "dt_fault, 2 instructions\n"
			   "    0: r0 = 7\n"
			   "    1: exit\n";
const std::string kLinked = "trampoline 0, 5 instructions\n"
			    "trampoline_direct:\n"
			    "    0: r6 = r1\n"
			    "    1: *(u64 *)(r7 + 8) = r1                  ; id, probe_id\n"
			    "    2: r3 = 0                                 ; program 0\n"
			    "    3: call tail_call\n"
			    "    4: exit\n"
			    "dt_count:\n"
			    "    5: w0 = 0\n"
			    "    6: exit\n";

/* @program as a golden of that name, or another, shows it. */
std::string abridged(const std::string &program, const char *name = "gen/other.d")
{
	const Shown shown(kProgram, kFault, kLinked);

	EXPECT_EQ(shown.missing(), "");
	return shown.abridge(name, program);
}

/* @text with @from, which it has once, become @to. */
std::string with(std::string text, const std::string &from, const std::string &to)
{
	const size_t at = text.find(from);

	EXPECT_NE(at, text.npos) << from;
	return text.replace(at, from.size(), to);
}

const std::string kShort = "record of clause 0: 8 bytes\n"
			   "dt_program_0, 0 arguments, clauses 0\n"
			   "      prologue\n"
			   "; x.d:1: BEGIN\n"
			   "      r0 = reserve 8 bytes, else goto L1\n"
			   "      *(u32 *)(r0 + 0) = 1                   ; clause\n"
			   "      *(u32 *)(r0 + 4) = 1                   ; ecb\n"
			   "L1:   commit\n"
			   "      leave\n";

TEST(Abridge, WhatProgramsHaveInCommonIsALine)
{
	EXPECT_EQ(abridged(kProgram), kShort);
}

TEST(Abridge, OneGoldenShowsItWhole)
{
	const std::string whole = abridged(kProgram, Shown::kProgram);

	EXPECT_NE(whole.find("call finalize_context"), whole.npos);
	EXPECT_NE(whole.find("r0 = *(u64 *)(r6 + ctx.buf)\n"), whole.npos);
	EXPECT_NE(whole.find("r2 = 1 "), whole.npos);
	EXPECT_NE(whole.find("L1:   r2 = "), whole.npos);
}

TEST(Abridge, SizesAndRegistersMayDiffer)
{
	std::string program = with(kProgram, "r4 = 8", "r4 = 20");

	EXPECT_EQ(abridged(program), with(kShort, "reserve 8", "reserve 20"));
	program = with(program, "r0 = *(u64 *)(r6", "r7 = *(u64 *)(r6");
	program = with(program, "if r0 == 0 goto 12", "if r7 == 0 goto 12");
	EXPECT_NE(abridged(program).find("r7 = reserve 20 bytes, else goto L1\n"), program.npos);
}

TEST(Abridge, WhatDiffersIsShown)
{
	/* Another helper, constant, register, place to jump to, number of instructions. */
	EXPECT_NE(abridged(with(kProgram, "finalize_context", "get_smp_processor_id")).find("call get_smp"),
		  kShort.npos);
	EXPECT_EQ(abridged(with(kProgram, "call buffer_commit", "call buffer_reserve")).find("commit"), kShort.npos);
	EXPECT_EQ(abridged(with(kProgram, "if r0 == 0 goto 5", "if r0 == 1 goto 5")).find("prologue"), kShort.npos);
	EXPECT_EQ(abridged(with(kProgram, "if r0 == 0 goto 12", "if r4 == 0 goto 12")).find("= reserve"), kShort.npos);
	EXPECT_EQ(abridged(with(kProgram, "if r0 == 0 goto 5", "if r0 == 0 goto 4")).find("prologue"), kShort.npos);
	EXPECT_EQ(abridged(with(kProgram, "   13: call buffer_commit\n", "")).find("commit"), kShort.npos);
}

TEST(Abridge, DiscardIsCommitWithAnotherFlag)
{
	const std::string program = with(kProgram, "r4 = 0\n", "r4 = 1                                    ; discard\n");

	EXPECT_EQ(abridged(program), with(kShort, "commit", "discard"));
	EXPECT_EQ(abridged(with(kProgram, "r4 = 0\n", "r4 = 2\n")), with(kShort, "commit", "commit with flags 2"));
}

TEST(Abridge, AFieldIsNamedOnlyWhereItLies)
{
	EXPECT_NE(abridged(with(kProgram, "(r6 + 64)", "(r6 + 72)")).find("(r6 + 72)"), kShort.npos);
	EXPECT_EQ(abridged(with(kProgram, "(r6 + 64)", "(r6 + 72)")).find("= reserve"), kShort.npos);
}

TEST(Abridge, WhatIsEnteredInItsMiddleIsShown)
{
	EXPECT_EQ(abridged(with(kProgram, "if r0 == 0 goto 12", "if r0 == 0 goto 13")).find("      commit"),
		  kShort.npos);
}

TEST(Abridge, SpillsInBetweenAreShown)
{
	const std::string spill = "   99: *(u64 *)(r10 - 8) = r9                 ; spill\n";
	const std::string text = abridged(with(kProgram, "    8: r0 = ", spill + "    8: r0 = "));

	EXPECT_EQ(text, with(kShort, "else goto L1\n",
			     "else goto L1\n      *(u64 *)(r10 - 8) = r9                 ; spill\n"));
}

TEST(Abridge, FunctionsAndTrampolinesAreShownByOthers)
{
	EXPECT_EQ(abridged(kFault), "dt_fault: as in gen/fault-without-a-record.d\n");
	EXPECT_EQ(abridged(kFault, Shown::kFault), "dt_fault\n      r0 = 7\n      exit\n");
	EXPECT_EQ(abridged(kLinked), "trampoline 0\n"
				     "trampoline_direct:\n"
				     "      take the element\n"
				     "      r3 = 0                                 ; program 0\n"
				     "      call the program\n"
				     "dt_count: as in link/trampolines-and-library.d\n");
	EXPECT_EQ(abridged(with(kLinked, "w0 = 0", "w0 = 1")).find("as in"), kLinked.npos);
	EXPECT_EQ(abridged(with(kLinked, "call tail_call", "call loop")).find("call the"), kLinked.npos);
}

TEST(Abridge, WhatTheOthersDoNotShowIsSaid)
{
	EXPECT_EQ(Shown("", kFault, kLinked).missing(),
		  "gen/prologue-and-epilogue.d does not show what programs have in common");
	EXPECT_EQ(Shown(kProgram, "", kLinked).missing(), "gen/fault-without-a-record.d does not show dt_fault");
	EXPECT_EQ(Shown(kProgram, kFault, "").missing(),
		  "link/trampolines-and-library.d does not show trampolines and functions");
}

} // namespace
