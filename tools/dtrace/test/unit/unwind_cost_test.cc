// SPDX-License-Identifier: GPL-2.0
/* The cost of compiling call frame information: test/bench/unwind_cost for bash, counted by callgrind. */
#include <gtest/gtest.h>

#include <string>

#include "callgrind.h"
#include "test/paths.h"

namespace {

/* For a row; libdw runs the rules of a function anew for each range of it. */
constexpr uint64_t kMost = 3200;

TEST(UnwindCost, OfARow)
{
	if (!dt::test::has_valgrind())
		GTEST_SKIP() << "valgrind is not installed";
	std::string said;
	const uint64_t cost = dt::test::callgrind_cost(std::string(dt::paths::unwind_cost) + " /bin/bash", said);
	const size_t end = said.find(" rows\n");

	ASSERT_GT(cost, 0u) << said;
	ASSERT_NE(end, std::string::npos) << said;
	const size_t begin = said.find_last_not_of("0123456789", end - 1) + 1;
	const uint64_t rows = std::strtoull(said.c_str() + begin, nullptr, 10);
	ASSERT_GT(rows, 1000u) << said;
	EXPECT_LE(cost / rows, kMost);
	::testing::Test::RecordProperty("instructions", std::to_string(cost / rows));
}

} // namespace
