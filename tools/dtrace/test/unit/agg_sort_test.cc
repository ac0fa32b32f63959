// SPDX-License-Identifier: GPL-2.0
/* The order of many rows: values of any sign and size, the same value several times, and sums beyond 64 bits. */
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "out/agg_sort.h"

namespace dt::out {
namespace {

class Rows {
public:
	explicit Rows(const char *function)
	{
		aggregation_.function = find_builtin(function);
		aggregation_.keys = {&types::Long};
		total_.aggregation = &aggregation_;
	}

	void add(int64_t key, int64_t value, int64_t bucket = 0)
	{
		AggRow &row = total_.rows[std::to_string(key)];
		const uint64_t data[] = {static_cast<uint64_t>(value)};

		row.keys.resize(1);
		row.keys[0].number = key;
		row.cell.add(total_.function(), data, bucket);
	}
	std::vector<int64_t> keys(const Options &options = {}) const
	{
		const AggTotal *const totals[] = {&total_};
		std::vector<int64_t> keys;

		for (const AggLine &line : sorted_lines(totals, options))
			keys.push_back(line.keyed->second.keys.front().number);
		return keys;
	}

private:
	typed::Aggregation aggregation_;
	AggTotal total_;
};

TEST(AggSort, ManyRowsGoByValueAndThenByKey)
{
	std::mt19937_64 random(1);
	std::vector<std::pair<int64_t, int64_t>> wanted; /* value, key */
	Rows rows("sum");
	Options reversed;

	reversed.aggsortrev = true;
	for (int64_t key = 0; key < 3000; key++) {
		/* From a few bits to all; the first have the same value, and the next are the least and the greatest. */
		const int64_t value = key < 100 ? 7 :
				      key < 110 ? (key % 2 ? INT64_MIN : INT64_MAX) :
						  static_cast<int64_t>(random()) >> (key % 64);

		wanted.emplace_back(value, key);
		rows.add(key, value);
	}
	std::ranges::sort(wanted);
	const auto has_keys = [&](const std::vector<int64_t> &keys) {
		return std::ranges::equal(keys, wanted, {}, {}, &std::pair<int64_t, int64_t>::second);
	};
	EXPECT_TRUE(has_keys(rows.keys()));
	std::ranges::reverse(wanted);
	EXPECT_TRUE(has_keys(rows.keys(reversed)));
}

/* In buckets of 2 to the power of 61 and 62, these are beyond what 64 bits can hold. */
TEST(AggSort, SumsBeyond64BitsAreStillCompared)
{
	Rows rows("quantize");

	rows.add(1, 9, 63);
	rows.add(2, 8, 63);
	rows.add(3, 17, 62);
	rows.add(4, 9, -63);
	rows.add(5, 8, -63);
	rows.add(6, 1, 0);
	EXPECT_EQ(rows.keys(), (std::vector<int64_t>{4, 5, 6, 2, 3, 1}));
}

} // namespace
} // namespace dt::out
