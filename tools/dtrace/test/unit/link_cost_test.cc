// SPDX-License-Identifier: GPL-2.0
/* Linking grows linearly: callgrind counts the instructions of test/bench/link_cost for two sizes. */
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <string>

namespace {

/* Instructions executed in measured(), or 0 with what was said in @said. */
uint64_t cost(const char *size, std::string &said)
{
	const std::string command = "valgrind --tool=callgrind --collect-atstart=no --toggle-collect=measured "
				    "--callgrind-out-file=/dev/null " LINK_COST " " + std::string(size) + " 2>&1";
	FILE *pipe = popen(command.c_str(), "r");
	char line[512];

	said.clear();
	while (pipe && fgets(line, sizeof(line), pipe))
		said += line;
	if (!pipe || pclose(pipe) != 0)
		return 0;
	const size_t at = said.find("Collected : ");
	return at == std::string::npos ? 0 : std::strtoull(said.c_str() + at + 12, nullptr, 10);
}

TEST(LinkCost, AHundredTimesTheFunctionsAndRelocationsCostAtMostAHundredTimes)
{
	if (std::system("valgrind --version > /dev/null 2>&1") != 0)
		GTEST_SKIP() << "valgrind is not installed";
	std::string said;
	const uint64_t small = cost("100 1000", said);
	ASSERT_GT(small, 0u) << said;
	const uint64_t large = cost("10000 100000", said);
	ASSERT_GT(large, 0u) << said;
	EXPECT_LE(large, 100 * small);
	RecordProperty("small", std::to_string(small));
	RecordProperty("large", std::to_string(large));
}

} // namespace
