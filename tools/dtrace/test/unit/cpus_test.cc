// SPDX-License-Identifier: GPL-2.0
/*
 * Lists of CPUs.
 */
#include <gtest/gtest.h>

#include "base/cpus.h"

namespace {

using namespace dt;

TEST(CpuList, RangesAndSingles)
{
	EXPECT_EQ(parse_cpu_list("0-2,5\n"), (std::vector<unsigned>{0, 1, 2, 5}));
	EXPECT_EQ(parse_cpu_list("3"), (std::vector<unsigned>{3}));
	for (const char *bad : {"", "x", "1-", "3-1", "1;2", "0-99999999"})
		EXPECT_TRUE(parse_cpu_list(bad).empty()) << bad;
}

} // namespace
