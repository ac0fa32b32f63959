// SPDX-License-Identifier: GPL-2.0
/* The screen of -x top, line by line. */
#include <gtest/gtest.h>

#include "base/options.h"
#include "out/top_view.h"

namespace dt::out {
namespace {

TopShot reads()
{
	return {std::chrono::seconds(12),
		std::chrono::seconds(1),
		{{"@reads",
		  {"execname", "fd"},
		  {{{"dd", "3"}, 1200, 100.0}, {{"python3", "10"}, 14, 1.25}, {{"python3", "7"}, 1900, 0.0}}}}};
}

/* Without the first line and the last one. */
std::string middle(const TopShot &shot, const TopChoice &choice = {}, TopSize size = {60, 6}, uint64_t most = kAllRows)
{
	const std::vector<std::string> lines = top_lines(shot, size, choice, most, "");
	std::string text;

	EXPECT_EQ(lines.size(), size.lines);
	for (size_t i = 1; i + 1 < lines.size(); i++)
		text += lines[i] + '\n';
	return text;
}

TEST(TopView, FillsTheScreenWithRowsByRate)
{
	const std::vector<std::string> wanted = {
		"dtrace: 12 s, refreshed each second",	     "       TOTAL   PER SECOND* @reads[execname, fd]",
		"        1200        100.0  dd       3",     "          14          1.2  python3  10",
		"        1900          0.0  python3  7",     "",
		"q quit  p pause  < > sorted by  r reverse",
	};

	EXPECT_EQ(top_lines(reads(), {60, 7}, {}, kAllRows, ""), wanted);
}

TEST(TopView, SortsByTheChosenColumn)
{
	EXPECT_EQ(middle(reads(), {.column = 1}), "       TOTAL*  PER SECOND  @reads[execname, fd]\n"
						  "        1900          0.0  python3  7\n"
						  "        1200        100.0  dd       3\n"
						  "          14          1.2  python3  10\n");
	EXPECT_EQ(middle(reads(), {.column = 2}), "       TOTAL   PER SECOND  @reads[execname*, fd]\n"
						  "        1200        100.0  dd       3\n"
						  "        1900          0.0  python3  7\n"
						  "          14          1.2  python3  10\n");
}

TEST(TopView, SortsNumbersAsNumbers)
{
	EXPECT_EQ(middle(reads(), {.column = 3}), "       TOTAL   PER SECOND  @reads[execname, fd*]\n"
						  "        1200        100.0  dd       3\n"
						  "        1900          0.0  python3  7\n"
						  "          14          1.2  python3  10\n");
	EXPECT_EQ(middle(reads(), {.column = 3, .is_reversed = true}),
		  "       TOTAL   PER SECOND  @reads[execname, fd*]\n"
		  "          14          1.2  python3  10\n"
		  "        1900          0.0  python3  7\n"
		  "        1200        100.0  dd       3\n");
}

TEST(TopView, ShowsTheFirstRowsThatFit)
{
	EXPECT_EQ(middle(reads(), {}, {60, 4}), "       TOTAL   PER SECOND* @reads[execname, fd]\n"
						"        1200        100.0  dd  3\n");
	EXPECT_EQ(middle(reads(), {}, {60, 6}, 1), "       TOTAL   PER SECOND* @reads[execname, fd]\n"
						   "        1200        100.0  dd  3\n\n\n");
}

TEST(TopView, LongLinesAreCut)
{
	EXPECT_EQ(middle(reads(), {}, {30, 4}), "       TOTAL   PER SECOND* @re\n"
						"        1200        100.0  dd \n");
}

TEST(TopView, TablesShareTheLines)
{
	TopShot shot = reads();

	shot.tables.push_back({"@", {}, {{{}, 7, {}}}});
	EXPECT_EQ(middle(shot, {}, {60, 8}), "       TOTAL   PER SECOND* @reads[execname, fd]\n"
					     "        1200        100.0  dd       3\n"
					     "          14          1.2  python3  10\n"
					     "\n"
					     "       TOTAL   PER SECOND* @\n"
					     "           7            -  \n");
}

TEST(TopView, DistributionsAreBlocks)
{
	const TopShot shot = {std::chrono::seconds(1),
			      std::chrono::seconds(1),
			      {{"@time", {"execname"}, {{{"dd"}, 5, 5.0, "▁█ "}}, "512 ... 2048"}}};

	EXPECT_EQ(middle(shot, {}, {60, 4}), "       TOTAL   PER SECOND* @time[execname]  512 ... 2048\n"
					     "           5          5.0  :▁█ :  dd\n");
}

/* Neither a key nor a message moves the cursor. */
TEST(TopView, OtherBytesAreQuestionMarks)
{
	const TopShot shot = {{}, std::chrono::seconds(1), {{"@", {"a", "b"}, {{{"\x1b[2Jé\xff", "x"}, 1, 1.0}}}}};

	EXPECT_EQ(middle(shot, {}, {60, 4}), "       TOTAL   PER SECOND* @[a, b]\n"
					     "           1          1.0  ?[2Jé?  x\n");
	EXPECT_EQ(top_lines(shot, {60, 2}, {}, kAllRows, "a\nb\xc2\x9b").back(), "a?b?");
}

TEST(TopView, SaysThatItIsPausedAndWhatTheToolHasSaid)
{
	TopShot shot = reads();

	shot.period = std::chrono::milliseconds(100);
	EXPECT_EQ(top_lines(shot, {60, 2}, {.is_paused = true}, kAllRows, "dtrace: 3 drops on CPU 1"),
		  (std::vector<std::string>{"dtrace: 12 s, refreshed each 100 ms, paused",
					    "dtrace: 3 drops on CPU 1"}));
}

TEST(TopView, ASmallTerminalHasFewLines)
{
	EXPECT_EQ(top_lines(reads(), {60, 1}, {}, kAllRows, "").size(), 1u);
	EXPECT_EQ(top_lines(reads(), {4, 3}, {}, kAllRows, ""), (std::vector<std::string>{"dtra", "    ", "q qu"}));
}

TEST(TopView, KnowsHowManyColumnsThereAre)
{
	EXPECT_EQ(sort_columns(reads()), 4u);
	EXPECT_EQ(sort_columns({}), 2u);
}

} // namespace
} // namespace dt::out
