// SPDX-License-Identifier: GPL-2.0
/* Aggregations as metrics: types, names, labels and buckets. */
#include <gtest/gtest.h>

#include "out/metrics.h"

namespace dt::out {
namespace {

/* An aggregation @name by texts. */
class Total {
public:
	Total(const char *name, const char *function, std::vector<std::string> keys = {},
	      std::vector<int64_t> params = {})
	{
		aggregation_.name = name;
		aggregation_.function = find_builtin(function);
		aggregation_.keys.assign(keys.size(), &types::String);
		aggregation_.key_names = std::move(keys);
		aggregation_.params = std::move(params);
		total.aggregation = &aggregation_;
	}
	/* @data: as an entry of the function has it. */
	Total &add(std::vector<std::string> texts, std::vector<uint64_t> data, int64_t bucket = 0)
	{
		AggRow &row = total.rows[std::to_string(total.rows.size())];

		for (const std::string &text : texts) {
			row.keys.emplace_back();
			row.keys.back().is_text = true;
			row.keys.back().text = text;
		}
		row.cell.add(total.function(), data, bucket);
		return *this;
	}
	Total &is_signed()
	{
		aggregation_.is_unsigned = false;
		return *this;
	}

	AggTotal total;

private:
	typed::Aggregation aggregation_;
};

std::string text_of(std::vector<const AggTotal *> totals, const std::string &labels = "",
		    MetricsFormat format = MetricsFormat::OpenMetrics)
{
	const Naming naming;
	std::string out;
	Metrics metrics(format, labels, naming, out);

	for (const AggTotal *total : totals)
		metrics.aggregation(*total);
	metrics.end();
	return out;
}

TEST(Metrics, CountsAndUnsignedSumsAreCounters)
{
	Total a("opens", "count", {"execname"}), b("bytes_total", "sum"), c("room", "sum");

	a.add({"sh"}, {2}).add({"cat"}, {3});
	b.add({}, {UINT64_MAX});
	c.is_signed().add({}, {static_cast<uint64_t>(-5)});
	EXPECT_EQ(text_of({&a.total, &b.total, &c.total}), "# HELP dtrace_opens count() of @opens\n"
							   "# TYPE dtrace_opens counter\n"
							   "dtrace_opens_total{execname=\"cat\"} 3\n"
							   "dtrace_opens_total{execname=\"sh\"} 2\n"
							   "# HELP dtrace_bytes sum() of @bytes_total\n"
							   "# TYPE dtrace_bytes counter\n"
							   "dtrace_bytes_total 18446744073709551615\n"
							   "# HELP dtrace_room sum() of @room\n"
							   "# TYPE dtrace_room gauge\n"
							   "dtrace_room -5\n"
							   "# EOF\n");
}

TEST(Metrics, ACollectorOfTextFilesWantsTheWholeNameOfACounter)
{
	Total a("opens", "count");

	a.add({}, {2});
	EXPECT_EQ(text_of({&a.total}, "", MetricsFormat::Prometheus), "# HELP dtrace_opens_total count() of @opens\n"
								      "# TYPE dtrace_opens_total counter\n"
								      "dtrace_opens_total 2\n");
}

TEST(Metrics, AnAverageIsASumAndACount)
{
	Total a("size", "avg"), b("spread", "stddev"), c("most", "max");

	a.add({}, {2, 10});
	b.add({}, {2, 20, 208, 0}); /* 8 and 12 */
	c.add({}, {7});
	c.total.rows["0"].cell.value = -7;
	EXPECT_EQ(text_of({&a.total, &b.total, &c.total}), "# HELP dtrace_size avg() of @size\n"
							   "# TYPE dtrace_size summary\n"
							   "dtrace_size_sum 10\n"
							   "dtrace_size_count 2\n"
							   "# HELP dtrace_spread stddev() of @spread\n"
							   "# TYPE dtrace_spread gauge\n"
							   "dtrace_spread 2\n"
							   "# HELP dtrace_most max() of @most\n"
							   "# TYPE dtrace_most gauge\n"
							   "dtrace_most -7\n"
							   "# EOF\n");
}

TEST(Metrics, BucketsAreCumulativeAndTheSameInAllSeries)
{
	Total a("time", "quantize", {"execname"}), b("size", "lquantize", {}, {0, 30, 10});

	/* 4 to 7 three times; 16 to 31 once. */
	a.add({"cat"}, {3}, 3).add({"sh"}, {1}, 5);
	b.add({}, {1, 2}, 0).add({}, {4}, 4);
	EXPECT_EQ(text_of({&a.total, &b.total}), "# HELP dtrace_time quantize() of @time\n"
						 "# TYPE dtrace_time histogram\n"
						 "dtrace_time_bucket{execname=\"cat\",le=\"3.0\"} 0\n"
						 "dtrace_time_bucket{execname=\"cat\",le=\"7.0\"} 3\n"
						 "dtrace_time_bucket{execname=\"cat\",le=\"15.0\"} 3\n"
						 "dtrace_time_bucket{execname=\"cat\",le=\"31.0\"} 3\n"
						 "dtrace_time_bucket{execname=\"cat\",le=\"+Inf\"} 3\n"
						 "dtrace_time_bucket{execname=\"sh\",le=\"3.0\"} 0\n"
						 "dtrace_time_bucket{execname=\"sh\",le=\"7.0\"} 0\n"
						 "dtrace_time_bucket{execname=\"sh\",le=\"15.0\"} 0\n"
						 "dtrace_time_bucket{execname=\"sh\",le=\"31.0\"} 1\n"
						 "dtrace_time_bucket{execname=\"sh\",le=\"+Inf\"} 1\n"
						 "# HELP dtrace_size lquantize() of @size\n"
						 "# TYPE dtrace_size histogram\n"
						 "dtrace_size_bucket{le=\"-1.0\"} 1\n"
						 "dtrace_size_bucket{le=\"9.0\"} 3\n"
						 "dtrace_size_bucket{le=\"29.0\"} 3\n"
						 "dtrace_size_bucket{le=\"+Inf\"} 7\n"
						 "# EOF\n");
}

TEST(Metrics, LabelsHaveNamesOfTheSourceOrOfTheOption)
{
	Total a("a", "count", {"dev_statname", "", "dev_statname", "__x", "le"});

	a.add({"sda", "b", "c", "d", "e"}, {1});
	EXPECT_NE(text_of({&a.total}).find("{dev_statname=\"sda\",key2=\"b\",key3=\"c\",key4=\"d\",key5=\"e\"} 1\n"),
		  std::string::npos);
	EXPECT_NE(text_of({&a.total}, "disk,why").find("{disk=\"sda\",why=\"b\",dev_statname=\"c\",key4="),
		  std::string::npos);
}

TEST(Metrics, TextOfLabelsIsEscapedAndValid)
{
	Total a("a", "count", {"x"});

	a.add({"q\"b\\n\nu\xc3\xa4z\xff"}, {1});
	EXPECT_NE(text_of({&a.total}).find("{x=\"q\\\"b\\\\n\\nu\xc3\xa4z\xef\xbf\xbd\"} 1\n"), std::string::npos);
}

TEST(Metrics, KeysWithOneTextAreOneSeries)
{
	Total a("a", "count", {"x"}), b("b", "min", {"x"});

	a.add({"\xff"}, {1}).add({"\xfe"}, {2});
	b.add({"\xff"}, {1}).add({"\xfe"}, {2});
	b.total.rows["0"].cell.value = 9;
	b.total.rows["1"].cell.value = 4;
	EXPECT_NE(text_of({&a.total}).find("{x=\"\xef\xbf\xbd\"} 3\n"), std::string::npos);
	EXPECT_NE(text_of({&b.total}).find("{x=\"\xef\xbf\xbd\"} 4\n"), std::string::npos);
}

TEST(Metrics, NamesOfSamplesAreUnique)
{
	Total a("a", "avg"), b("a_sum", "max"), c("a_total", "min");
	const std::string text =
		(a.add({}, {1, 1}), b.add({}, {1}), c.add({}, {1}), text_of({&a.total, &b.total, &c.total}));

	EXPECT_NE(text.find("# TYPE dtrace_a summary\n"), std::string::npos);
	EXPECT_NE(text.find("# TYPE dtrace_a_sum_2 gauge\n"), std::string::npos);
	EXPECT_NE(text.find("# TYPE dtrace_a_2 gauge\n"), std::string::npos);
}

TEST(Metrics, LossesOfAllKindsAreThere)
{
	const Naming naming;
	std::string out;
	const std::string labels;
	LossCounts counts;
	Metrics metrics(MetricsFormat::OpenMetrics, labels, naming, out);

	counts.of_kind[static_cast<size_t>(LossKind::Aggregation)] = 3;
	counts.faults = 2;
	metrics.losses(counts);
	EXPECT_NE(out.find("dtrace_tracer_lost_total{kind=\"records\"} 0\n"), std::string::npos);
	EXPECT_NE(out.find("dtrace_tracer_lost_total{kind=\"aggregation\"} 3\n"), std::string::npos);
	EXPECT_NE(out.find("dtrace_tracer_faults_total 2\n"), std::string::npos);
}

} // namespace
} // namespace dt::out
