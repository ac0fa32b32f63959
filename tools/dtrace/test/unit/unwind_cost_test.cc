// SPDX-License-Identifier: GPL-2.0
/* The cost of call frame information, compiled or from the cache: test/bench/unwind_cost for bash, counted by callgrind. */
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "callgrind.h"
#include "test/paths.h"

namespace {

/* For a row; libdw runs the rules of a function anew for each range of it. */
constexpr uint64_t kMost = 2800;
/* The same from the cache: most of it shows that the rows are in order. */
constexpr uint64_t kMostFromCache = 18;

class UnwindCost : public ::testing::Test {
protected:
	UnwindCost()
	{
		char name[] = "/tmp/dt_cost_testXXXXXX";

		directory_ = mkdtemp(name);
	}
	~UnwindCost() override { std::filesystem::remove_all(directory_); }

	void SetUp() override
	{
		if (!dt::test::has_valgrind())
			GTEST_SKIP() << "valgrind is not installed";
	}

	/* Of a row, with the cache in @cache, or without one. */
	static void expect_at_most(uint64_t most, const std::string &cache)
	{
		std::string said;
		const uint64_t cost =
			dt::test::callgrind_cost(dt::paths::unwind_cost + (" '" + cache) + "' /bin/bash", said);
		const size_t end = said.find(" rows\n");

		ASSERT_GT(cost, 0u) << said;
		ASSERT_NE(end, std::string::npos) << said;
		const size_t begin = said.find_last_not_of("0123456789", end - 1) + 1;
		const uint64_t rows = std::strtoull(said.c_str() + begin, nullptr, 10);
		ASSERT_GT(rows, 1000u) << said;
		EXPECT_LE(cost / rows, most);
		RecordProperty("instructions", std::to_string(cost / rows));
	}

	std::string directory_;
};

TEST_F(UnwindCost, OfARow)
{
	expect_at_most(kMost, "");
}

TEST_F(UnwindCost, OfARowFromTheCache)
{
	expect_at_most(kMostFromCache, directory_);
}

} // namespace
