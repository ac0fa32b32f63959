// SPDX-License-Identifier: GPL-2.0
/* The walk through the stack of a process, by tables and memory that the test supplies. */
#include <gtest/gtest.h>
#include <linux/bpf.h>

#include <cstring>
#include <map>
#include <memory>
#include <vector>

#include "os/row_table.h"

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wunused-function"

namespace unwind_test {

#include "lib/lib.h"

/* What the kernel has. */
struct Machine {
	std::map<u64, u64> memory;
	u64 regs[21] = {};
	std::unique_ptr<unwind_table> table = std::make_unique<unwind_table>();
	unwind_process process = {};
	bool is_known = true; /* the process */
	unsigned cut = 0, reads = 0;
};

Machine *machine;

long bpf_probe_read_user(void *to, u32 size, const void *from)
{
	machine->reads++;
	for (u32 at = 0; at < size; at += sizeof(u64)) {
		const auto word = machine->memory.find(reinterpret_cast<u64>(from) + at);

		if (word == machine->memory.end())
			return -1;
		std::memcpy(static_cast<char *>(to) + at, &word->second, sizeof(word->second));
	}
	return 0;
}

long bpf_probe_read_kernel(void *to, u32 size, const void *from)
{
	if (from)
		std::memcpy(to, from, size);
	else
		std::memset(to, 0, size);
	return from ? 0 : -1;
}

void *bpf_get_current_task_btf()
{
	return nullptr;
}

const u64 *bpf_task_pt_regs(void *)
{
	return machine->regs;
}

int dt_count(u32 which)
{
	machine->cut += which == UNKNOWN_PROCESS;
	return 0;
}

} // namespace unwind_test

struct unwind_test::dt_map {};

namespace unwind_test {

#include "lib/unwind.bpf.c"

dt_map unwind_rows, unwind_processes;

void *bpf_map_lookup_elem(dt_map *map, const void *)
{
	if (map == &unwind_rows)
		return machine->table.get();
	return machine->is_known ? &machine->process : nullptr;
}

namespace {

using Frames = std::vector<u64>;

constexpr u64 kProgram = 0x400000, kLibrary = 0x7f0000000000, kGenerated = 0x7f0000100000;

/*
 * The program: main() at byte 0 has a frame of 32 bytes, start() at byte 0x100 has no caller. The library: a function with
 * a frame pointer at byte 0x1000, one whose caller is not known at 0x1100, a signal's at 0x1200. Generated code
 * has frame pointers. Also in the library: a function whose frame is found by the register that callees keep at 0x1300,
 * one that saves it at 0x1400, and one that saves it at a place that is not known at 0x1500.
 */
class Unwind : public ::testing::Test {
protected:
	Unwind()
	{
		machine = &machine_;
		const unwind_row program[] = {
			{0, 32, UNWIND_SP, -1, 0, 0},
			{0x100, 0, UNWIND_END, 0, 0, 0},
		};
		const unwind_row library[] = {
			{0x1000, 16, UNWIND_FP, -1, -2, 0},
			{0x1100, 0, UNWIND_NONE, 0, 0, 0},
			{0x1200, 160, UNWIND_AT_SP | UNWIND_RA_BY_SP | UNWIND_FP_BY_SP | UNWIND_SIGNAL, 21, 15, 0},
			{0x1300, UNWIND_KEPT << 16 | 24, UNWIND_REGISTER, -1, 0, 0},
			{0x1400, 32, UNWIND_SP, -1, 0, -2},
			{0x1500, 32, UNWIND_SP, -1, 0, UNWIND_LOST},
		};
		dt::os::RowTable table(machine_.table.get());
		const dt::os::FileRows program_rows = *table.add(program), library_rows = *table.add(library);
		machine_.process = {.count = 3,
				    .mappings = {dt::os::code_mapping(kProgram, 0x1000, 0, program_rows),
						 dt::os::code_mapping(kLibrary, 0x1000, 0x1000, library_rows),
						 dt::os::code_mapping(kGenerated, 0x1000, 0, {})}};
	}

	Frames walk_from(u64 pc, u64 sp, u64 fp, u64 most = STACK_FRAMES)
	{
		Frames frames(UNWIND_BYTES / 8, 99);

		machine_.regs[WORD_PC] = pc;
		machine_.regs[WORD_SP] = sp;
		machine_.regs[WORD_FP] = fp;
		const u64 count =
			dt_unwind(frames.data(), reinterpret_cast<const char *>(frames.data() + STACK_FRAMES), most, 7);
		for (u64 i = count; i < STACK_FRAMES; i++)
			EXPECT_EQ(frames[i], 0u) << i;
		frames.resize(count);
		return frames;
	}

	/* And why they end; OUTERMOST if that is not said. */
	u64 why_from(u64 pc, u64 sp, u64 fp, u64 most = STACK_FRAMES)
	{
		std::vector<u64> frames(UNWIND_BYTES / 8);

		machine_.regs[WORD_PC] = pc;
		machine_.regs[WORD_SP] = sp;
		machine_.regs[WORD_FP] = fp;
		const u64 count = dt_unwind(frames.data(), reinterpret_cast<const char *>(frames.data() + STACK_FRAMES),
					    most | UNWIND_SAYS_WHY, 7);
		EXPECT_LE(count, most);
		return frames[count] ? frames[count] : u64{OUTERMOST};
	}

	Machine machine_;
};

TEST_F(Unwind, SaysOnRequestWhyAStackEndsEarly)
{
	machine_.memory = {{0x8000, 0x9999}, {0x8008, kProgram + 0x20}, {0x8028, kProgram + 0x110}};
	EXPECT_EQ(why_from(kLibrary + 0x10, 0x7ff0, 0x8000), OUTERMOST);
	EXPECT_EQ(why_from(kLibrary + 0x10, 0x7ff0, 0x8000, 2), OUTERMOST) << "no more frames are wanted";
	EXPECT_EQ(why_from(kLibrary + 0x110, 0x8008, 0x8000), UNWIND_NO_FRAME_POINTER);
	EXPECT_EQ(why_from(kLibrary + 0x110, 0x8008, 0), OUTERMOST);
	EXPECT_EQ(why_from(kProgram + 0x20, 0x1000, 0), UNWIND_UNREADABLE);
	machine_.memory = {{0x8018, 0x30303a3231203632}};
	EXPECT_EQ(why_from(kProgram + 0x20, 0x8000, 0), UNWIND_NO_CODE);
	machine_.is_known = false;
	EXPECT_EQ(why_from(kProgram + 0x20, 0x8000, 0), UNWIND_UNKNOWN_PROCESS);
	EXPECT_EQ(why_from(kProgram + 0x20, 0x8000, 0, 1), OUTERMOST) << "no more frames are wanted";
}

TEST_F(Unwind, GoesThroughFilesToTheOutermostFrame)
{
	machine_.memory = {{0x8000, 0x9999}, {0x8008, kProgram + 0x20}, {0x8028, kProgram + 0x110}};
	EXPECT_EQ(walk_from(kLibrary + 0x10, 0x7ff0, 0x8000),
		  (Frames{kLibrary + 0x10, kProgram + 0x20, kProgram + 0x110}));
	EXPECT_EQ(machine_.cut, 0u);
}

TEST_F(Unwind, HasNoMoreFramesThanAreWanted)
{
	machine_.memory = {{0x8000, 0x9999}, {0x8008, kProgram + 0x20}, {0x8028, kProgram + 0x110}};
	EXPECT_EQ(walk_from(kLibrary + 0x10, 0x7ff0, 0x8000, 2), (Frames{kLibrary + 0x10, kProgram + 0x20}));
}

TEST_F(Unwind, EndsAtWhatIsNoCode)
{
	machine_.memory = {{0x8018, 0x30303a3231203632}};
	EXPECT_EQ(walk_from(kProgram + 0x20, 0x8000, 0), (Frames{kProgram + 0x20}));
	machine_.memory = {{0x8018, kProgram + 0x1000}};
	EXPECT_EQ(walk_from(kProgram + 0x20, 0x8000, 0), (Frames{kProgram + 0x20}));
}

/* The function that is called last has changed the register. */
TEST_F(Unwind, FindsAFrameByTheRegisterThatCalleesKeep)
{
	const u64 resolver = kLibrary + 0x310, saves = kLibrary + 0x410, loses = kLibrary + 0x510;

	machine_.regs[WORD_KEPT] = 0x9000;
	machine_.memory = {{0x9010, kProgram + 0x110}};
	EXPECT_EQ(walk_from(resolver, 0x7000, 0), (Frames{resolver, kProgram + 0x110}));
	machine_.regs[WORD_KEPT] = 1;
	machine_.memory[0x7010] = 0x9000;
	machine_.memory[0x7018] = resolver;
	EXPECT_EQ(walk_from(saves, 0x7000, 0), (Frames{saves, resolver, kProgram + 0x110}));
	EXPECT_EQ(walk_from(loses, 0x7000, 0), (Frames{loses, resolver}));
}

TEST_F(Unwind, UsesFramePointersWhereNoRuleIsKnown)
{
	machine_.memory = {{0x8000, 0x9000}, {0x8008, kProgram + 0x110}};
	EXPECT_EQ(walk_from(kLibrary + 0x110, 0x8000, 0x8000), (Frames{kLibrary + 0x110, kProgram + 0x110}));
	EXPECT_EQ(walk_from(kLibrary + 0x110, 0x8008, 0x8000), (Frames{kLibrary + 0x110}));
}

TEST_F(Unwind, FetchesWhatIsCloseTogetherInOneRead)
{
	machine_.memory = {{0x8000, 0x9999}, {0x8008, kProgram + 0x110}};
	for (u64 below = 0x7fd0; below < 0x8000; below += 8)
		machine_.memory[below] = 1;
	EXPECT_EQ(walk_from(kLibrary + 0x10, 0x7ff0, 0x8000), (Frames{kLibrary + 0x10, kProgram + 0x110}));
	EXPECT_EQ(machine_.reads, 1u);
}

TEST_F(Unwind, EndsAtMemoryThatCannotBeRead)
{
	EXPECT_EQ(walk_from(kProgram + 0x20, 0x8000, 0), (Frames{kProgram + 0x20}));
}

/* Else two frames could point at each other. */
TEST_F(Unwind, EndsWhereTheStackDoesNotGrow)
{
	machine_.memory = {{0x8000, 0x7000}, {0x8008, kLibrary + 0x20}, {0x7000, 0x8000}, {0x7008, kLibrary + 0x30}};
	EXPECT_EQ(walk_from(kLibrary + 0x10, 0x7ff0, 0x8000), (Frames{kLibrary + 0x10, kLibrary + 0x20}));
}

/* A call that does not return may be the last instruction of its function. */
TEST_F(Unwind, LooksForACallerAtItsCall)
{
	machine_.memory = {{0x8018, kProgram + 0x100}, {0x8038, kProgram + 0x110}};
	EXPECT_EQ(walk_from(kProgram + 0x20, 0x8000, 0), (Frames{kProgram + 0x20, kProgram + 0x100, kProgram + 0x110}));
}

/* Another stack goes on with what was interrupted, here before the first instruction of start(). */
TEST_F(Unwind, GoesThroughSignals)
{
	machine_.memory = {{0x9000 + 120, 0x6000},
			   {0x9000 + 160, 0x5ff0},
			   {0x9000 + 168, kProgram + 0x100},
			   {0x5ff0 + 24, kProgram + 0x20}};
	EXPECT_EQ(walk_from(kLibrary + 0x210, 0x9000, 0), (Frames{kLibrary + 0x210, kProgram + 0x100}));
}

TEST_F(Unwind, UsesFramePointersInCodeMadeAtRunTime)
{
	machine_.memory = {{0x8000, 0x8100}, {0x8008, kGenerated + 0x50}, {0x8100, 0x9999}, {0x8108, kProgram + 0x110}};
	EXPECT_EQ(walk_from(kGenerated + 0x10, 0x7ff0, 0x8000),
		  (Frames{kGenerated + 0x10, kGenerated + 0x50, kProgram + 0x110}));
}

TEST_F(Unwind, CountsWhatIsCutBecauseTheProcessIsNotKnown)
{
	machine_.is_known = false;
	EXPECT_EQ(walk_from(kProgram + 0x20, 0x8000, 0), (Frames{kProgram + 0x20}));
	EXPECT_EQ(machine_.cut, 1u);
	machine_.is_known = true;
	machine_.process = {};
	EXPECT_EQ(walk_from(kProgram + 0x20, 0x8000, 0), (Frames{kProgram + 0x20}));
	EXPECT_EQ(machine_.cut, 2u);
}

TEST_F(Unwind, FindsNothingInThreadsOfTheKernel)
{
	machine_.is_known = false;
	EXPECT_EQ(walk_from(0, 0, 0), Frames());
	EXPECT_EQ(machine_.cut, 0u);
}

} // namespace
} // namespace unwind_test

#pragma GCC diagnostic pop
