// SPDX-License-Identifier: GPL-2.0
/* The table of all files' rows: each block's entry leads to its rows, and no file takes the room of the others. */
#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "os/row_table.h"

namespace {

unwind_row row_at(uint32_t offset)
{
	return {.offset = offset, .cfa = 8, .form = UNWIND_SP, .ra = -1, .fp = 0, .kept = 0};
}

class RowTables : public ::testing::Test {
protected:
	std::unique_ptr<unwind_table> memory_ = std::make_unique<unwind_table>();
	dt::os::RowTable table_{memory_.get()};
};

TEST_F(RowTables, HaveTheRowsOfEachBlockBetweenTwoEntries)
{
	const std::vector<unwind_row> rows = {row_at(0x1010), row_at(0x1080), row_at(0x1090), row_at(0x1290)};
	ASSERT_TRUE(table_.add(std::vector{row_at(0)}));
	const std::optional<dt::os::FileRows> added = table_.add(rows);

	ASSERT_TRUE(added);
	EXPECT_EQ(added->first, 0x1000u);
	ASSERT_EQ(added->blocks, 6u);
	const std::vector<uint32_t> wanted = {2, 3, 4, 4, 4, 4, 5};
	const uint32_t *const entries = memory_->index + added->index;
	EXPECT_EQ(std::vector(entries, entries + 7), wanted);
	EXPECT_EQ(memory_->rows[5].offset, 0x290u) << "counted from the first block";
}

TEST_F(RowTables, AreNotFilledByTwoRowsThatLieFarApart)
{
	const std::optional<dt::os::FileRows> hostile = table_.add(std::vector{row_at(0), row_at(0x7000000)});

	ASSERT_TRUE(hostile);
	EXPECT_EQ(hostile->blocks, 0u);
	const std::optional<dt::os::FileRows> next = table_.add(std::vector{row_at(0)});
	ASSERT_TRUE(next);
	EXPECT_EQ(next->index, 0u);
	EXPECT_EQ(next->blocks, 1u);
}

TEST_F(RowTables, SayThatThereIsNoRoom)
{
	std::vector<unwind_row> rows;

	for (uint32_t i = 0; i < UNWIND_ROWS - 1; i++)
		rows.push_back(row_at(i));
	EXPECT_TRUE(table_.add(rows));
	EXPECT_FALSE(table_.add(std::vector{row_at(0)}));
}

} // namespace
