// SPDX-License-Identifier: GPL-2.0
/* Indentation of -F: arrows, depth, and which of several clauses has the arrow. */
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

		EXPECT_EQ(out::flow_text(flow.step(records[i], next), probes[i]), firings[i].expected)
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

} // namespace
