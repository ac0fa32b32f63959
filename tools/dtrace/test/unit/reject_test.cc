// SPDX-License-Identifier: GPL-2.0
/* Which line of D the verifier rejects, from logs in the verifier's format. */
#include <gtest/gtest.h>

#include "out/rejected.h"
#include "run/session.h"

namespace {

using namespace dt;
using namespace dt::run;

constexpr Span kFirst = {0, 5, 0}, kSecond = {6, 11, 0};

/* 0-1 begin, 2-4 from the first clause, 5-8 from the second, 9-12 of the library. */
link::LinkedProgram program()
{
	link::LinkedProgram program;

	program.name = "dt_program_0";
	program.insns.resize(13);
	program.notes = {{0, {}, "ctx"}, {2, kFirst, ""}, {3, {}, "a remark"}, {5, kSecond, ""}, {10, {}, "a remark"}};
	program.starts = {{0, "dt_program_0"}, {9, "dt_strcmp"}};
	return program;
}

TEST(Rejection, LastInstructionOfThePathSaysTheLine)
{
	const Rejection got = explain_rejection(
		program(),
		"0: R1=ctx() R10=fp0\n"
		"0: (bf) r6 = r1                       ; R1=ctx() R6_w=ctx()\n"
		"2: (b7) r2 = 3                        ; R2_w=3\n"
		"3: (15) if r2 == 0x0 goto pc+1        ; R2_w=3\n"
		"4: (61) r1 = *(u32 *)(r2 +0)\n"
		"R2 invalid mem access 'scalar'\n"
		"processed 5 insns (limit 1000000) max_states_per_insn 0 total_states 0 peak_states 0 mark_read 0\n");

	EXPECT_TRUE(got.happened);
	EXPECT_EQ(got.program, "dt_program_0");
	EXPECT_EQ(got.instruction, "4: (61) r1 = *(u32 *)(r2 +0)");
	EXPECT_EQ(got.reason, "R2 invalid mem access 'scalar'");
	EXPECT_TRUE(bpf::is_same(got.span, kFirst));
	EXPECT_NE(got.log.find("r6 = r1"), std::string::npos);
}

/* The path comes back to the first clause after the second was verified. */
TEST(Rejection, LogFollowsBranchesNotAddresses)
{
	const Rejection got = explain_rejection(program(), "5: (b7) r0 = 0\n"
							   "8: (95) exit\n"
							   "\n"
							   "from 2 to 4: R2=0\n"
							   "4: (71) r1 = *(u8 *)(r3 +0)\n"
							   "R3 !read_ok\n");

	EXPECT_EQ(got.reason, "R3 !read_ok");
	EXPECT_TRUE(bpf::is_same(got.span, kFirst));
}

TEST(Rejection, LibraryFunctionCountsForItsCaller)
{
	const Rejection got = explain_rejection(
		program(),
		"3: (85) call pc+5\n"
		"caller:\n"
		" R6=ctx() R10=fp0\n"
		"callee:\n"
		" frame1: R1=scalar() R10=fp0\n"
		"9: (71) r1 = *(u8 *)(r1 +0)           ; frame1: R1_w=scalar()\n"
		"R1 invalid mem access 'scalar'\n"
		"processed 2 insns (limit 1000000) max_states_per_insn 0 total_states 0 peak_states 0 mark_read 0\n");

	EXPECT_EQ(got.reason, "R1 invalid mem access 'scalar'");
	EXPECT_TRUE(bpf::is_same(got.span, kFirst));
}

TEST(Rejection, BeginOfTheProgramIsOfNoLine)
{
	const Rejection got = explain_rejection(program(), "1: (85) call bpf_finalize_context#214\nunknown func 214\n");

	EXPECT_EQ(got.reason, "unknown func 214");
	EXPECT_FALSE(bpf::is_set(got.span));
}

/* The kernel takes the helpers away, which is not an error of the program. */
TEST(Rejection, LockdownIsTold)
{
	const std::string call = "34: (85) call bpf_probe_read_kernel#113\n";
	const auto is_told = [](const std::string &log) {
		const char *lacking = what_kernel_lacks(explain_rejection(program(), log));

		return lacking && std::string_view(lacking).find("locked down") != std::string_view::npos;
	};

	EXPECT_TRUE(is_told(
		call +
		"program of this type cannot use helper bpf_probe_read_kernel#113\n"
		"processed 30 insns (limit 1000000) max_states_per_insn 0 total_states 0 peak_states 0 mark_read 0\n"));
	EXPECT_TRUE(is_told("program of this type cannot use helper bpf_probe_read_user_str#114\n"));
	EXPECT_TRUE(is_told("program of this type cannot use helper bpf_probe_read_kernel#113\n  Use another one.\n"));
	EXPECT_FALSE(is_told("program of this type cannot use helper bpf_override_return#58\n"));
	EXPECT_FALSE(is_told(call + "R1 invalid mem access 'scalar'\n"));
	EXPECT_FALSE(is_told(""));
}

TEST(Rejection, ReturnThatTheKernelLacksIsTold)
{
	const auto lacking = [](const char *log) { return what_kernel_lacks(explain_rejection(program(), log)); };

	EXPECT_STREQ(lacking("program of this type cannot use helper bpf_override_return#58\n"),
		     "this kernel has no return(): it needs CONFIG_BPF_KPROBE_OVERRIDE");
	EXPECT_EQ(lacking("R1 invalid mem access 'scalar'\n"), nullptr);
	EXPECT_EQ(lacking("program of this type cannot use helper bpf_sys_bpf#166\n"), nullptr);
}

/* The lines of the log that say what registers hold show no instruction. */
TEST(Rejection, MessageHasTheLineTheInstructionAndTheReason)
{
	lex::Sources sources;
	const lex::Source &source =
		sources.add(ProgramKind::Script, "x.d", "BEGIN {\n\ttrace(curthread->mm->cpu_bitmap[i]);\n}\n");
	link::LinkedProgram linked = program();

	linked.notes = {{2, {9, 43, source.number}, ""}};
	EXPECT_EQ(out::rejection_text(
			  explain_rejection(
				  linked,
				  "3: (79) r3 = *(u64 *)(r3 +1136)     ; R3_w=ptr_mm_struct()\n"
				  "4: (0f) r3 += r1\n"
				  "4: R1_w=scalar() R3_w=ptr_mm_struct()\n"
				  "math between ptr_ pointer and register with unbounded min value is not allowed\n"
				  "processed 30 insns (limit 1000000) max_states_per_insn 0 total_states 0\n"),
			  sources),
		  "the kernel rejected dt_program_0, which is an error of this tool\n"
		  "  x.d:2: trace(curthread->mm->cpu_bitmap[i]);\n"
		  "  verifier: 4: (0f) r3 += r1\n"
		  "  verifier: math between ptr_ pointer and register with unbounded min value is not allowed\n"
		  "  report these lines, the D program and the output of uname -r to the maintainers of tools/dtrace");
}

/* Only what is known is said. */
TEST(Rejection, MessageWithoutALog)
{
	EXPECT_EQ(out::rejection_text(explain_rejection(program(), ""), {}),
		  "the kernel rejected dt_program_0, which is an error of this tool\n"
		  "  report these lines, the D program and the output of uname -r to the maintainers of tools/dtrace");
}

/* A log that was cut begins and ends anywhere. */
TEST(Rejection, LogThatWasCut)
{
	for (const char *log : {"", "\n", "12", "99999999999999999999: x", ": ", "7: (b7", "nonsense"}) {
		const Rejection got = explain_rejection(program(), log);

		EXPECT_TRUE(got.happened);
		EXPECT_EQ(got.log, log);
	}
	EXPECT_TRUE(bpf::is_same(explain_rejection(program(), "7: (b7").span, kSecond));
}

} // namespace
