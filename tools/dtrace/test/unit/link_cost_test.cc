// SPDX-License-Identifier: GPL-2.0
/*
 * The cost of linking grows linearly: callgrind counts the instructions of test/bench/link_cost for two
 * sizes. Nearly all instructions are spent on functions and relocations, in each phase. So 100 times the
 * input costs nearly 100 times as much; only longer names cost more than their share.
 */
#include <gtest/gtest.h>

#include <string>

#include "callgrind.h"
#include "test/paths.h"

namespace {

using dt::test::callgrind_cost;

TEST(LinkCost, AHundredTimesTheFunctionsAndRelocationsCostAtMostAHundredTimes)
{
	if (!dt::test::has_valgrind())
		GTEST_SKIP() << "valgrind is not installed";
	std::string said;
	const uint64_t small = callgrind_cost(dt::paths::link_cost + std::string(" 100 1000"), said);
	ASSERT_GT(small, 0u) << said;
	const uint64_t large = callgrind_cost(dt::paths::link_cost + std::string(" 10000 100000"), said);
	ASSERT_GT(large, 0u) << said;
	EXPECT_LE(large, 100 * small);
	RecordProperty("small", std::to_string(small));
	RecordProperty("large", std::to_string(large));
}

} // namespace
