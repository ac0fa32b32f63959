// SPDX-License-Identifier: GPL-2.0
/* Aggregations as text: order of rows, several aggregations in a line, distributions. */
#include <gtest/gtest.h>

#include <cstring>

#include "out/agg_print.h"

namespace dt::out {
namespace {

/* An aggregation by a text and an int. */
class Total {
public:
	explicit Total(const char *function, std::vector<int64_t> params = {})
	{
		aggregation_.name = "a";
		aggregation_.function = find_builtin(function);
		aggregation_.keys = {&types::String, &types::Int};
		aggregation_.params = std::move(params);
		total.aggregation = &aggregation_;
	}

	/* @cpu: negative: not known. */
	Total &add(const char *text, int64_t number, int64_t value, int64_t bucket = 0, int cpu = -1)
	{
		AggRow &row = total.rows[text + std::string("\n") + std::to_string(number)];
		const uint64_t data[] = {static_cast<uint64_t>(value)};

		row.keys.resize(2);
		row.keys[0].is_text = true;
		row.keys[0].text = text;
		row.keys[1].number = number;
		row.cell.add(total.function(), data, bucket);
		if (cpu >= 0)
			row.of_cpu[static_cast<unsigned>(cpu)].add(total.function(), data, bucket);
		return *this;
	}

	AggTotal total;

private:
	typed::Aggregation aggregation_;
};

std::string text_of(std::vector<const AggTotal *> totals, const char *format, const Options &options = {})
{
	typed::PrintfSpec spec;
	std::string wrong, out;
	uint32_t at;

	EXPECT_TRUE(typed::parse_printf(format, spec, wrong, at)) << wrong;
	print_formatted(totals, spec, options, {}, out);
	return out;
}

TEST(AggPrint, RowsGoByValueOrByKeyOrTheOtherWayRound)
{
	Total a("sum");
	const std::vector<const AggTotal *> one = {&a.total};
	Options options;

	a.add("x", 2, 5).add("y", 1, 5).add("z", 0, -7);
	EXPECT_EQ(text_of(one, "%s%d "), "z0 x2 y1 ");
	options.aggsortrev = true;
	EXPECT_EQ(text_of(one, "%s%d ", options), "y1 x2 z0 ");
	options.aggsortrev = false;
	options.aggsortkey = true;
	EXPECT_EQ(text_of(one, "%s%d ", options), "x2 y1 z0 ");
	options.aggsortkeypos = 1;
	EXPECT_EQ(text_of(one, "%s%d ", options), "z0 y1 x2 ");
	options.aggsortkeypos = 2; /* there is none: the first */
	EXPECT_EQ(text_of(one, "%s%d ", options), "x2 y1 z0 ");
}

TEST(AggPrint, SeveralAreJoinedByKeyAndWhatIsMissingIsZero)
{
	Total a("sum"), b("sum");
	Options options;

	a.add("x", 1, 5).add("y", 1, 3);
	b.add("y", 1, 70).add("z", 1, -80);
	EXPECT_EQ(text_of({&a.total, &b.total}, "%s %@d %@d\n"), "z 0 -80\ny 3 70\nx 5 0\n");
	options.aggsortpos = 1;
	EXPECT_EQ(text_of({&a.total, &b.total}, "%s %@d %@d\n", options), "z 0 -80\nx 5 0\ny 3 70\n");
	EXPECT_EQ(text_of({&b.total, &a.total}, "%s %@d %@d\n"), "z -80 0\nx 0 5\ny 70 3\n");
	std::string columns;
	print_totals(std::vector<const AggTotal *>{&a.total, &b.total}, {}, {}, columns);
	EXPECT_EQ(columns,
		  "  z                                                         1                0              -80\n"
		  "  y                                                         1                3               70\n"
		  "  x                                                         1                5                0\n");
}

TEST(AggPrint, ConversionsTakeKeysAndValuesInTurn)
{
	Total a("sum"), b("sum");

	a.add("x", 255, 10);
	b.add("x", 255, 20);
	EXPECT_EQ(text_of({&a.total, &b.total}, "%@5d|%-3s|%@x|%x|%@d|100%%\n"), "   10|x  |14|ff|20|100%\n");
	a.total.normal = 3;
	EXPECT_EQ(text_of({&a.total}, "%@d"), "3");
}

TEST(AggPrint, FoldedRowsHaveKeysAndOneValue)
{
	Total a("sum"), q("quantize");
	Options options;
	std::string out;

	options.oformat = OutputFormat::Folded;
	a.add("x", 2, 5).add("y z", -1, 3);
	q.add("x", 1, 4, 7).add("x", 1, 2, 9);
	print_totals(std::vector<const AggTotal *>{&a.total}, options, {}, out);
	print_totals(std::vector<const AggTotal *>{&q.total}, options, {}, out);
	EXPECT_EQ(out, "y z;-1 3\nx;2 5\nx;1 6\n");
}

/* A sample in user space has no stack of the kernel: a picture of it has no frame without a name. */
TEST(AggPrint, FoldedRowsLeaveOutAStackWithoutFrames)
{
	Total a("sum");
	Options options;
	std::string out;

	options.oformat = OutputFormat::Folded;
	a.add("x", 2, 5);
	a.total.rows.begin()->second.keys[1].is_stack = true;
	print_totals(std::vector<const AggTotal *>{&a.total}, options, {}, out);
	EXPECT_EQ(out, "x 5\n");
}

TEST(AggPrint, StandardDeviationIsDividedWithinTheRoot)
{
	Total a("stddev");
	AggRow &row = a.total.rows["x"];
	const uint64_t data[] = {4, 40, 600, 0}; /* 0 0 20 20, say; 600: as if squares were less */

	row.keys.resize(2);
	row.cell.add(a.total.function(), data, 0);
	EXPECT_EQ(text_of({&a.total}, "%@d"), "7"); /* 150 - 100 */
	a.total.normal = 2;
	EXPECT_EQ(text_of({&a.total}, "%@d"), "3"); /* 37 - 25 */
	row.cell = {};
	EXPECT_EQ(text_of({&a.total}, "%@d"), "0");
}

/* An increment may be any number, and so may the divisor of normalize(). */
TEST(AggPrint, TheLeastCountOfAllIsDividedByMinusOne)
{
	Total a("quantize"), b("sum");
	Options folded;
	std::string out;

	a.add("x", 1, INT64_MIN, 1).add("x", 1, INT64_MIN, 2);
	b.add("x", 1, INT64_MIN);
	a.total.normal = b.total.normal = -1;
	EXPECT_NE(text_of({&a.total}, "%@d").find("| -9223372036854775808"), std::string::npos);
	EXPECT_EQ(text_of({&b.total}, "%@d"), "-9223372036854775808");
	folded.oformat = OutputFormat::Folded;
	print_totals(std::vector<const AggTotal *>{&a.total}, folded, {}, out);
	EXPECT_EQ(out, "x;1 0\n");
}

TEST(AggPrint, DistributionsAreSortedByTheirSumThenByZeros)
{
	Total a("quantize");

	a.add("x", 1, 1, 4).add("y", 1, 3, 1).add("z", 1, 2, 0).add("w", 1, 1, 0);
	EXPECT_EQ(text_of({&a.total}, "%s "), "w z y x ");
}

std::string distribution(const char *function, std::vector<int64_t> params,
			 const std::vector<std::pair<int64_t, int64_t>> &counts, int64_t normal = 1, bool zooms = false)
{
	Total a(function, std::move(params));
	std::string out;

	for (const auto &[bucket, count] : counts)
		a.add("", 0, count, bucket);
	static const AggCell kEmpty;
	print_distribution(*a.total.aggregation, counts.empty() ? kEmpty : a.total.rows.begin()->second.cell, normal,
			   zooms, out);
	return out;
}

std::string columns(const Total &of, const Options &options)
{
	std::string out;

	print_totals(std::vector<const AggTotal *>{&of.total}, options, {}, out);
	return out;
}

TEST(AggPrint, EachCpuHasALineAfterTheValueOfAll)
{
	Total a("sum"), q("quantize");

	a.add("x", 7, 10, 0, 0).add("x", 7, 40, 0, 3);
	EXPECT_EQ(columns(a, {}).substr(60),
		  "7               50\n    [CPU 0]               10\n    [CPU 3]               40\n");
	q.add("x", 7, 1, 1, 2);
	EXPECT_NE(columns(q, {}).find("\n\n    [CPU 2]\n           value  ---"), std::string::npos);
	q.total.rows.begin()->second.clear();
	EXPECT_EQ(columns(q, {}).find("CPU"), std::string::npos);
}

TEST(AggPrint, ValuesAreBarsBesideTheirKeys)
{
	Total a("sum");
	Options options;

	options.agghist = true;
	a.add("dd", 1, 30).add("a name that is long", -2, 10);
	EXPECT_EQ(columns(a, options), "\n                   key  ------------- Distribution ------------- count    \n"
				       "a name that is long -2 |@@@@@@@@@@                               10       \n"
				       "                  dd 1 |@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@           30       \n");
	options.aggzoom = true;
	EXPECT_NE(columns(a, options).find("dd 1 |" + std::string(38, '@') + "   30 "), std::string::npos);
	options.aggzoom = false;
	a.add("z", 0, -20);
	EXPECT_NE(columns(a, options).find(" z 0              @@@@@@@|                     -20"), std::string::npos);
}

TEST(AggPrint, DistributionsAreLinesOfBlocks)
{
	Total a("quantize"), s("sum");
	Options options;

	options.aggpack = true;
	options.encoding = Encoding::Ascii;
	a.add("dd", 1, 8, 3).add("dd", 1, 1, 1).add("sh", 1, 5, 2);
	EXPECT_EQ(columns(a, options), "\n             key    min .-----. max    | count\n"
				       "            sh 1      0 :  @  : 8      | 5\n"
				       "            dd 1      0 : . # : 8      | 9\n");
	options.aggzoom = true;
	EXPECT_NE(columns(a, options).find(": . @ :"), std::string::npos);
	options.encoding = Encoding::Utf8;
	EXPECT_NE(columns(a, options).find(": ▁ █ :"), std::string::npos);
	s.add("x", 1, 5); /* has no buckets */
	EXPECT_EQ(columns(s, options), columns(s, {}));
}

constexpr const char *kTitle = "\n           value  ------------- Distribution ------------- count    \n";

TEST(AggPrint, BarsAreAPartOfFortyColumns)
{
	EXPECT_EQ(distribution("quantize", {}, {{0, 1}, {1, 3}}),
		  std::string(kTitle) + "              -1 |                                         0        \n"
					"               0 |@@@@@@@@@@                               1        \n"
					"               1 |@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@           3        \n"
					"               2 |                                         0        \n");
	EXPECT_EQ(distribution("quantize", {}, {{1, 3}}, 2, true),
		  std::string(kTitle) + "               0 |                                         0        \n"
					"               1 |@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@   1        \n"
					"               2 |                                         0        \n");
}

TEST(AggPrint, CountsBelowZeroHaveBarsOnTheOtherSide)
{
	EXPECT_EQ(distribution("lquantize", {0, 10, 5}, {{1, -2}}),
		  std::string(kTitle) + "             < 0                                         | 0        \n"
					"               0 @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@| -2       \n"
					"               5                                         | 0        \n");
	EXPECT_EQ(distribution("lquantize", {0, 10, 5}, {{1, -2}, {3, 2}}),
		  std::string(kTitle) + "             < 0                     |                     0        \n"
					"               0           @@@@@@@@@@|                     -2       \n"
					"               5                     |                     0        \n"
					"           >= 10                     |@@@@@@@@@@           2        \n");
}

TEST(AggPrint, ADistributionThatWasClearedShowsWhereItWouldBegin)
{
	EXPECT_EQ(distribution("quantize", {}, {}),
		  std::string(kTitle) + "              -1 |                                         0        \n"
					"               0 |                                         0        \n"
					"               1 |                                         0        \n");
	EXPECT_EQ(distribution("lquantize", {0, 10, 5}, {}),
		  std::string(kTitle) + "             < 0 |                                         0        \n"
					"               0 |                                         0        \n"
					"               5 |                                         0        \n");
}

TEST(AggPrint, NumbersAboutZeroAreAllBelowTheFirstMagnitudeIfNoneIsNegative)
{
	const std::string text = distribution("llquantize", {2, 1, 2, 2}, {{1, 1}});

	EXPECT_EQ(text, std::string(kTitle) + "             < 2 |                                         0        \n"
					      "               2 |@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@ 1        \n"
					      "               4 |                                         0        \n");
}

TEST(AggPrint, MagnitudesHaveEdgesOnBothSides)
{
	const std::string text = distribution("llquantize", {2, 0, 1, 2}, {{-3, 1}, {3, 1}});

	EXPECT_EQ(text, std::string(kTitle) + "           <= -4 |@@@@@@@@@@@@@@@@@@@@                     1        \n"
					      "              -2 |                                         0        \n"
					      "              -1 |                                         0        \n"
					      "               0 |                                         0        \n"
					      "               1 |                                         0        \n"
					      "               2 |                                         0        \n"
					      "            >= 4 |@@@@@@@@@@@@@@@@@@@@                     1        \n");
}

} // namespace
} // namespace dt::out
