// SPDX-License-Identifier: GPL-2.0
/* The cost of a printed line, of a key, or of a series of metrics: test/bench/print_cost for two sizes, counted by callgrind. */
#include <gtest/gtest.h>

#include <string>

#include "callgrind.h"
#include "test/paths.h"

namespace {

using dt::test::callgrind_cost;

/* From the ring to the write, with four values; so that a reader keeps up with four CPUs. */
constexpr uint64_t kMost = 1400;

/* From the kernel's memory to the write, with two keys: they are found in a table, and sorted. */
constexpr uint64_t kMostOfAKey = 3500;

/* From the totals to the page, with two labels; a scrape of 10,000 series must not hold up tracing. */
constexpr uint64_t kMostOfASeries = 4500;

void expect_cheap(const std::string &kind, uint64_t most)
{
	if (!dt::test::has_valgrind())
		GTEST_SKIP() << "valgrind is not installed";
	std::string said;
	const std::string program = dt::paths::print_cost + std::string(" ") + kind;
	const uint64_t few = callgrind_cost(program + " 1000", said);
	ASSERT_GT(few, 0u) << said;
	const uint64_t many = callgrind_cost(program + " 11000", said);
	ASSERT_GT(many, few) << said;
	EXPECT_LE((many - few) / 10000, most);
	::testing::Test::RecordProperty("instructions", std::to_string((many - few) / 10000));
}

TEST(PrintCost, OfALineOfPrintf)
{
	expect_cheap("printf", kMost);
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
