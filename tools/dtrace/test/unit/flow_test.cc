// SPDX-License-Identifier: GPL-2.0
/* Indentation of -F: arrows, depth, which of several clauses has the arrow, and how long calls took. */
#include <gtest/gtest.h>

#include "out/flow.h"

namespace {

using namespace dt;

constexpr bool kFunctions = false, kSyscalls = true;

struct Firing {
	bool is_call;
	const char *function, *name;
	uint32_t ecb, clause;
	const char *expected;
};

void expect_places(const std::vector<Firing> &firings)
{
	std::vector<Probe> probes(firings.size());
	std::vector<run::Record> records(firings.size());
	out::Flow flow;

	for (size_t i = 0; i < firings.size(); i++) {
		probes[i].is_call = firings[i].is_call;
		probes[i].function = firings[i].function;
		probes[i].name = firings[i].name;
		records[i].probe = &probes[i];
		records[i].ecb = firings[i].ecb;
		records[i].clause = firings[i].clause;
	}
	for (size_t i = 0; i < firings.size(); i++) {
		const run::Record *next = i + 1 < firings.size() ? &records[i + 1] : nullptr;

		EXPECT_EQ(out::flow_text(flow.step(records[i], 0, 0, next), records[i]), firings[i].expected)
			<< "record " << i;
	}
}

TEST(Flow, CalledFunctionsStandToTheRight)
{
	expect_places({
		{kFunctions, "read", "entry", 1, 0, " -> read"},
		{kFunctions, "check", "entry", 2, 0, "   -> check"},
		{kFunctions, "check", "return", 3, 0, "   <- check"},
		{kFunctions, "read", "return", 4, 0, " <- read"},
		{kFunctions, "read", "entry", 1, 0, " -> read"},
	});
}

TEST(Flow, SystemCallsHaveOtherArrows)
{
	expect_places({
		{kSyscalls, "write", "entry", 1, 0, " => write"},
		{kFunctions, "write", "entry", 2, 0, "   -> write"},
		{kFunctions, "write", "return", 3, 0, "   <- write"},
		{kSyscalls, "write", "return", 4, 0, " <= write"},
	});
}

TEST(Flow, OtherProbesHaveABar)
{
	expect_places({
		{kFunctions, "read", "entry", 1, 0, " -> read"},
		{kFunctions, "x", "carpentry", 2, 0, "  | x:carpentry"},
		{kFunctions, "x", "method-entry", 3, 0, "   -> x"},
		{kFunctions, "", "BEGIN", 4, 0, "    | :BEGIN"},
	});
}

TEST(Flow, OneArrowForAllClausesOfAProbe)
{
	expect_places({
		{kFunctions, "read", "entry", 1, 0, " -> read"},
		{kFunctions, "read", "entry", 1, 2, "  | read:entry"},
		{kFunctions, "read", "return", 2, 1, "  | read:return"},
		{kFunctions, "read", "return", 2, 3, " <- read"},
	});
}

/* The same clause again is another firing: recursion. */
TEST(Flow, RecursionIndents)
{
	expect_places({
		{kFunctions, "walk", "entry", 1, 0, " -> walk"},
		{kFunctions, "walk", "entry", 1, 0, "   -> walk"},
		{kFunctions, "walk", "return", 2, 0, "   <- walk"},
		{kFunctions, "walk", "return", 2, 0, " <- walk"},
	});
}

TEST(Flow, ReturnWithoutEntryStaysAtTheMargin)
{
	expect_places({
		{kFunctions, "read", "return", 1, 0, " <- read"},
		{kFunctions, "read", "return", 1, 0, " <- read"},
	});
}

/* Records with their threads, CPUs and times. */
class Timed {
public:
	std::string place(const char *function, const char *name, uint32_t thread, unsigned cpu, uint64_t time)
	{
		return step_text(function, name, thread, cpu, time, nullptr);
	}

	std::string step_text(const char *function, const char *name, uint32_t thread, unsigned cpu, uint64_t time,
			      const Type *result, uint64_t value = 0)
	{
		Probe probe;
		run::Record record;

		probe.function = function;
		probe.name = name;
		record.probe = &probe;
		record.ecb = ++ecb_;
		record.thread = thread;
		record.result = value;
		out::FlowStep step = flow_.step(record, cpu, time, nullptr);
		step.has_times = true;
		step.result = result;
		return out::flow_text(step, record);
	}

private:
	out::Flow flow_;
	uint32_t ecb_ = 0;
};

TEST(Flow, AThreadKeepsItsDepthOnAnotherCpu)
{
	Timed flow;

	EXPECT_EQ(flow.place("a", "entry", 7, 0, 0), " -> a");
	EXPECT_EQ(flow.place("other", "entry", 8, 0, 0), " -> other");
	EXPECT_EQ(flow.place("b", "entry", 7, 1, 0), "   -> b");
	EXPECT_EQ(flow.place("b", "return", 7, 0, 0), "   <- b");
	EXPECT_EQ(flow.place("other", "return", 8, 0, 0), " <- other");
	EXPECT_EQ(flow.place("a", "return", 7, 1, 0), " <- a");
}

TEST(Flow, IdleThreadsAreOneForEachCpu)
{
	Timed flow;

	EXPECT_EQ(flow.place("a", "entry", 0, 0, 0), " -> a");
	EXPECT_EQ(flow.place("a", "entry", 0, 1, 0), " -> a");
	EXPECT_EQ(flow.place("b", "entry", 0, 0, 0), "   -> b");
}

TEST(Flow, ACallEndsAfterItsTime)
{
	Timed flow;

	EXPECT_EQ(flow.place("a", "entry", 7, 0, 1'000'000), " -> a");
	EXPECT_EQ(flow.place("b", "entry", 7, 0, 1'001'000), "   -> b");
	EXPECT_EQ(flow.place("b", "return", 7, 0, 1'001'843), "   <- b  843 ns");
	EXPECT_EQ(flow.place("a", "return", 7, 0, 1'132'456), " <- a  132 us");
	EXPECT_EQ(flow.place("a", "return", 7, 0, 1'132'999), " <- a");
}

/* The return of b was lost. */
TEST(Flow, AReturnEndsTheCallsAfterItsEntry)
{
	Timed flow;

	EXPECT_EQ(flow.place("a", "entry", 7, 0, 1000), " -> a");
	EXPECT_EQ(flow.place("b", "entry", 7, 0, 2000), "   -> b");
	EXPECT_EQ(flow.place("a", "return", 7, 0, 3000), " <- a  2.00 us");
	EXPECT_EQ(flow.place("c", "entry", 7, 0, 4000), " -> c");
}

/* The entry of b was lost, or tracing began within b. */
TEST(Flow, AReturnWithoutItsEntryEndsNoOtherCall)
{
	Timed flow;

	EXPECT_EQ(flow.place("a", "entry", 7, 0, 1000), " -> a");
	EXPECT_EQ(flow.place("b", "return", 7, 0, 2000), "   <- b");
	EXPECT_EQ(flow.place("a", "return", 7, 0, 3000), " <- a  2.00 us");
}

TEST(Flow, StaticProbesOfOneNameBelongTogether)
{
	Timed flow;

	EXPECT_EQ(flow.place("eval", "function-entry", 7, 0, 1000), " -> eval");
	EXPECT_EQ(flow.place("eval", "line-entry", 7, 0, 1500), "   -> eval");
	EXPECT_EQ(flow.place("eval.cold", "function-return", 7, 0, 3000), " <- eval.cold  2.00 us");
}

TEST(Flow, AThreadThatEndsWithinACallIsForgotten)
{
	Timed flow;

	for (uint32_t thread = 1; thread <= 100'000; thread++)
		EXPECT_EQ(flow.place("do_exit", "entry", thread, 0, 0), " -> do_exit");
	EXPECT_EQ(flow.place("a", "entry", 1, 0, 0), " -> a");
	EXPECT_EQ(flow.place("a", "entry", 100'000, 0, 0), "   -> a");
}

TEST(Flow, ResultsAreAsWideAsTheirTypes)
{
	TypePool pool(256);
	const Type *const pointer = pool.pointer_to(&types::Int);
	Timed flow;

	EXPECT_EQ(flow.step_text("f", "return", 7, 0, 0, &types::Int, 0xfffffffb), " <- f = -5");
	EXPECT_EQ(flow.step_text("f", "return", 7, 0, 0, &types::UInt, 0xabcd'fffffffb), " <- f = 4294967291");
	EXPECT_EQ(flow.step_text("f", "return", 7, 0, 0, &types::Long, ~uint64_t{4}), " <- f = -5");
	EXPECT_EQ(flow.step_text("f", "return", 7, 0, 0, &types::Char, 0x1ff), " <- f = -1");
	EXPECT_EQ(flow.step_text("f", "return", 7, 0, 0, pointer, 0xffff8000'00000010), " <- f = 0xffff800000000010");
}

TEST(Flow, DurationsHaveThreeDigits)
{
	EXPECT_EQ(out::duration_text(0), "0 ns");
	EXPECT_EQ(out::duration_text(999), "999 ns");
	EXPECT_EQ(out::duration_text(1000), "1.00 us");
	EXPECT_EQ(out::duration_text(13'250), "13.2 us");
	EXPECT_EQ(out::duration_text(132'999), "132 us");
	EXPECT_EQ(out::duration_text(999'999), "999 us");
	EXPECT_EQ(out::duration_text(1'009'999), "1.00 ms");
	EXPECT_EQ(out::duration_text(2'500'000'000), "2.50 s");
	EXPECT_EQ(out::duration_text(uint64_t{86'400} * 1'000'000'000), "86400 s");
}

} // namespace
