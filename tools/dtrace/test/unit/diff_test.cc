// SPDX-License-Identifier: GPL-2.0
/* --diff: both values of each key and the change, the largest change first. */
#include <gtest/gtest.h>

#include <deque>

#include "out/diff.h"

namespace dt::out {
namespace {

/* The aggregations of a run. */
class Totals {
public:
	/* References to totals stay good. */
	Totals() { list.reserve(4); }

	AggTotal &add(const char *name, const char *function, std::vector<int64_t> params = {})
	{
		typed::Aggregation &aggregation = aggregations_.emplace_back();

		aggregation.name = name;
		aggregation.function = find_builtin(function);
		aggregation.keys = {&types::String};
		aggregation.params = std::move(params);
		list.emplace_back().aggregation = &aggregation;
		return list.back();
	}
	static void count(AggTotal &total, const std::string &key, std::vector<uint64_t> data, int64_t bucket = 0)
	{
		AggRow &row = total.rows[key];

		row.keys.resize(1);
		row.keys[0].is_text = true;
		row.keys[0].text = key;
		row.cell.add(total.function(), data, bucket);
	}

	std::vector<AggTotal> list;

private:
	std::deque<typed::Aggregation> aggregations_;
};

std::string diff(const Totals &a, const Totals &b)
{
	return diff_text({"a.rec", a.list, {}}, {"b.rec", b.list, {}});
}

TEST(Diff, TheLargestChangeIsFirst)
{
	Totals a, b;
	AggTotal &before = a.add("opens", "count"), &after = b.add("opens", "count");

	Totals::count(before, "bash", {10});
	Totals::count(before, "gone", {2});
	Totals::count(before, "same", {5});
	Totals::count(after, "bash", {4});
	Totals::count(after, "new", {30});
	Totals::count(after, "same", {5});
	EXPECT_EQ(diff(a, b),
		  "@opens, count()\n"
		  "\n"
		  "                                               a.rec            b.rec             change\n"
		  "  new                                              -               30                +30\n"
		  "  bash                                            10                4          -6 -60.0%\n"
		  "  gone                                             2                -                 -2\n"
		  "  same                                             5                5           +0 +0.0%\n");
}

TEST(Diff, BucketsAreSideBySide)
{
	Totals a, b;
	AggTotal &before = a.add("size", "quantize"), &after = b.add("size", "quantize");

	Totals::count(before, "read", {3}, 4);
	Totals::count(after, "read", {9}, 4);
	Totals::count(after, "read", {1}, 6);
	EXPECT_EQ(diff(a, b),
		  "@size, quantize()\n"
		  "\n"
		  "  read\n"
		  "  value                                        a.rec            b.rec             change\n"
		  "  8                                                3                9         +6 +200.0%\n"
		  "  16                                               0                0                 +0\n"
		  "  32                                               0                1                 +1\n");
}

TEST(Diff, EachFunctionIsComparedByWhatItShows)
{
	Totals a, b;
	AggTotal &avg_a = a.add("t", "avg"), &avg_b = b.add("t", "avg");
	AggTotal &dev_a = a.add("d", "stddev"), &dev_b = b.add("d", "stddev");

	Totals::count(avg_a, "x", {2, 10});
	Totals::count(avg_b, "x", {4, 40});
	Totals::count(dev_a, "x", {2, 4, 16, 0});
	Totals::count(dev_b, "x", {2, 4, 8, 0});
	const std::string text = diff(a, b);
	EXPECT_NE(text.find(
			  "  x                                                5               10         +5 +100.0%\n"),
		  std::string::npos)
		<< text;
	EXPECT_NE(text.find(
			  "  x                                                2                0         -2 -100.0%\n"),
		  std::string::npos)
		<< text;
}

TEST(Diff, DifferentFunctionsAreNotCompared)
{
	Totals a, b;

	a.add("x", "count");
	b.add("x", "sum");
	b.add("only", "max");
	EXPECT_EQ(diff(a, b),
		  "@x, count() in a.rec, @x, sum() in b.rec: different functions are not compared\n"
		  "\n"
		  "@only, max()\n"
		  "\n"
		  "                                               a.rec            b.rec             change\n");
}

} // namespace
} // namespace dt::out
