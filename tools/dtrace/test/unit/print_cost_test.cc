// SPDX-License-Identifier: GPL-2.0
/*
 * The cost of a printed line, of a key, of a series of metrics, or of a frame of a stack: test/bench/print_cost for two
 * sizes, counted by callgrind.
 */
#include <gtest/gtest.h>

#include <string>

#include "callgrind.h"
#include "test/paths.h"

namespace {

using dt::test::callgrind_cost;

/* From the ring to the write, with four values; so that a reader keeps up with four CPUs. */
constexpr uint64_t kMost = 1400;

/* From the kernel's memory to the write, with two keys: they are found in a table, and sorted. */
constexpr uint64_t kMostOfAKey = 1350;

/* From the totals to the page, with two labels; a scrape of 10,000 series must not hold up tracing. */
constexpr uint64_t kMostOfASeries = 4000;

/* From the addresses to the line; most of its name was found for a frame before. */
constexpr uint64_t kMostOfAFrame = 700;

/* Of one more. */
void measure(const std::string &kind, uint64_t &cost)
{
	std::string said;
	const std::string program = dt::paths::print_cost + std::string(" ") + kind;
	const uint64_t few = callgrind_cost(program + " 1000", said);
	ASSERT_GT(few, 0u) << said;
	const uint64_t many = callgrind_cost(program + " 11000", said);
	ASSERT_GT(many, few) << said;
	cost = (many - few) / 10000;
	::testing::Test::RecordProperty(kind, std::to_string(cost));
}

void expect_cheap(const std::string &kind, uint64_t most)
{
	uint64_t cost = 0;

	if (!dt::test::has_valgrind())
		GTEST_SKIP() << "valgrind is not installed";
	measure(kind, cost);
	EXPECT_LE(cost, most);
}

TEST(PrintCost, OfALineOfPrintf)
{
	expect_cheap("printf", kMost);
}

/* To put the records of four rings in order of time costs little beside a line. */
TEST(PrintCost, OfALineOfFourRingsIsNearlyThatOfOne)
{
	uint64_t four = 0, one = 0;

	if (!dt::test::has_valgrind())
		GTEST_SKIP() << "valgrind is not installed";
	measure("printf", four);
	measure("printf-of-one-ring", one);
	EXPECT_LE(100 * four, 115 * one);
}

TEST(PrintCost, OfAFrameOfTheKernel)
{
	expect_cheap("kernel-frame", kMostOfAFrame);
}

TEST(PrintCost, OfAFrameOfAProcess)
{
	expect_cheap("user-frame", kMostOfAFrame);
}

TEST(PrintCost, OfALineOfTrace)
{
	expect_cheap("trace", kMost);
}

TEST(PrintCost, OfAKeyOfAnAggregation)
{
	expect_cheap("key", kMostOfAKey);
}

TEST(PrintCost, OfASeriesOfMetrics)
{
	expect_cheap("series", kMostOfASeries);
}

} // namespace
