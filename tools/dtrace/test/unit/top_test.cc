// SPDX-License-Identifier: GPL-2.0
/* -x top: keys, and rates of totals. */
#include <gtest/gtest.h>

#include "out/top.h"

namespace dt::out {
namespace {

Options in_ascii()
{
	Options options;

	options.encoding = Encoding::Ascii;
	return options;
}

/* An aggregation by a text. */
class Counted {
public:
	explicit Counted(const char *function)
	{
		aggregation_.name = "a";
		aggregation_.function = find_builtin(function);
		aggregation_.keys = {&types::String};
		aggregation_.key_names = {"execname"};
		total_.aggregation = &aggregation_;
		add(0, {});
		total_.rows["x"].keys[0].text = "dd";
		total_.rows["x"].cell = {};
	}

	void add(int64_t bucket, std::vector<uint64_t> data)
	{
		AggRow &row = total_.rows["x"];

		row.keys.resize(1);
		row.keys[0].is_text = true;
		if (!data.empty())
			row.cell.add(total_.function(), data, bucket);
	}

	/* Two seconds after the last one. */
	TopRow row(int64_t normal = 1)
	{
		rates_.begin(std::chrono::seconds(2));
		rates_.add(total_, normal);
		const std::vector<TopTable> tables = rates_.take_tables();

		EXPECT_EQ(tables.size(), 1u);
		EXPECT_EQ(tables[0].name, "@a");
		EXPECT_EQ(tables[0].key_names, std::vector<std::string>{"execname"});
		range = tables[0].range;
		EXPECT_EQ(tables[0].rows[0].keys, std::vector<std::string>{"dd"});
		return tables[0].rows[0];
	}

	std::string range;

private:
	typed::Aggregation aggregation_;
	AggTotal total_;
	TopRates rates_{in_ascii(), {}};
};

TEST(TopRates, ARateIsTheChangeOfATotal)
{
	Counted count("count");

	count.add(0, {100});
	EXPECT_EQ(count.row().rate, 50.0);
	count.add(0, {5});
	const TopRow row = count.row();
	EXPECT_EQ(row.total, 105);
	EXPECT_EQ(row.rate, 2.5);
	EXPECT_EQ(count.row().rate, 0.0);
}

TEST(TopRates, SumsMayFall)
{
	Counted sum("sum");

	sum.add(0, {static_cast<uint64_t>(-8)});
	EXPECT_EQ(sum.row().total, -8);
	EXPECT_EQ(sum.row().rate, 0.0);
	sum.add(0, {static_cast<uint64_t>(-8)});
	EXPECT_EQ(sum.row(4).rate, -1.0);
}

TEST(TopRates, AnAverageHasTheRateOfItsFirings)
{
	Counted avg("avg");

	avg.add(0, {4, 1000});
	const TopRow row = avg.row(10);
	EXPECT_EQ(row.total, 25);
	EXPECT_EQ(row.rate, 2.0);
}

TEST(TopRates, AMaximumHasNone)
{
	Counted max("max");

	max.add(0, {uint64_t{1} << 63 | 7});
	EXPECT_EQ(max.row().total, 7);
	EXPECT_FALSE(max.row().rate.has_value());
}

TEST(TopRates, ADistributionHasBlocks)
{
	Counted quantize("quantize");

	quantize.add(4, {1, 8});
	const TopRow row = quantize.row();
	EXPECT_EQ(row.total, 9);
	EXPECT_EQ(row.rate, 4.5);
	EXPECT_EQ(row.blocks.size(), 4u);
	EXPECT_EQ(row.blocks, " .# ");
	EXPECT_EQ(quantize.range, "4 ... 32");
}

struct Pressed {
	bool is_end;
	TopChoice choice;
};

Pressed press(std::string_view keys, TopChoice choice = {})
{
	const bool is_end = apply_keys(keys, 4, choice);

	return {is_end, choice};
}

TEST(TopKeys, ChooseAColumn)
{
	EXPECT_EQ(press(">").choice.column, 1u);
	EXPECT_EQ(press("\x1b[C\x1bOC").choice.column, 2u);
	EXPECT_EQ(press("<").choice.column, 3u);
	EXPECT_EQ(press("\x1b[D>").choice.column, 0u);
}

TEST(TopKeys, PauseReverseAndEnd)
{
	EXPECT_TRUE(press("p").choice.is_paused);
	EXPECT_FALSE(press("p ").choice.is_paused);
	EXPECT_TRUE(press("r").choice.is_reversed);
	EXPECT_TRUE(press("xq").is_end);
	EXPECT_FALSE(press("").is_end);
}

TEST(TopKeys, OthersDoNothing)
{
	const Pressed other = press("x\x1b[A\xff");

	EXPECT_FALSE(other.is_end);
	EXPECT_EQ(other.choice.column, 0u);
	EXPECT_FALSE(other.choice.is_paused || other.choice.is_reversed);
}

} // namespace
} // namespace dt::out
