// SPDX-License-Identifier: GPL-2.0
/* The cost of compiling is proportional to the program: test/bench/gen_cost for two sizes, counted by callgrind. */
#include <gtest/gtest.h>

#include <string>

#include "callgrind.h"
#include "test/paths.h"

namespace {

using dt::test::callgrind_cost;

void compare_sizes(const std::string &kind)
{
	if (!dt::test::has_valgrind())
		GTEST_SKIP() << "valgrind is not installed";
	std::string said;
	const uint64_t small = callgrind_cost(dt::paths::gen_cost + std::string(" ") + kind + " 150", said);
	ASSERT_GT(small, 0u) << said;
	const uint64_t large = callgrind_cost(dt::paths::gen_cost + std::string(" ") + kind + " 1500", said);
	ASSERT_GT(large, 0u) << said;
	/* Ten times as much, and what sorting adds. */
	EXPECT_LE(large, 12 * small);
	::testing::Test::RecordProperty("small", std::to_string(small));
	::testing::Test::RecordProperty("large", std::to_string(large));
}

TEST(GenCost, TenTimesTheReadsCostAboutTenTimes)
{
	compare_sizes("reads");
}

TEST(GenCost, TenTimesTheBranchesCostAboutTenTimes)
{
	compare_sizes("branches");
}

TEST(GenCost, TenTimesTheVariablesCostAboutTenTimes)
{
	compare_sizes("variables");
}

TEST(GenCost, TenTimesTheLiteralsCostAboutTenTimes)
{
	compare_sizes("literals");
}

/* With their probe's list of functions, which is read once. */
TEST(GenCost, ClausesOnAFunctionCostAtMostThreeTimesThoseOnBegin)
{
	if (!dt::test::has_valgrind())
		GTEST_SKIP() << "valgrind is not installed";
	std::string said;
	const uint64_t on_begin = callgrind_cost(dt::paths::gen_cost + std::string(" clauses-on-begin 500"), said);
	ASSERT_GT(on_begin, 0u) << said;
	const uint64_t on_function =
		callgrind_cost(dt::paths::gen_cost + std::string(" clauses-on-a-function 500"), said);
	ASSERT_GT(on_function, 0u) << said;
	EXPECT_LE(on_function, 3 * on_begin);
	::testing::Test::RecordProperty("on_begin", std::to_string(on_begin));
	::testing::Test::RecordProperty("on_function", std::to_string(on_function));
}

} // namespace
