// SPDX-License-Identifier: GPL-2.0
/* Buckets of distributions: the library's functions choose the bucket whose printed range has the value. */
#include <gtest/gtest.h>

#include <linux/bpf.h>

#include <random>

#include "gen/agg_buckets.h"

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
namespace bucket_lib {
#include "lib/bucket.bpf.c"
} // namespace bucket_lib
#pragma GCC diagnostic pop

namespace dt::gen {
namespace {

typed::Aggregation distribution(const char *function, std::vector<int64_t> params = {})
{
	typed::Aggregation aggregation;

	aggregation.function = find_builtin(function);
	aggregation.params = std::move(params);
	return aggregation;
}

/* Numbers of all sizes and signs, and those about powers of 2 and 10. */
std::vector<int64_t> numbers()
{
	std::vector<int64_t> list = {INT64_MIN, INT64_MIN + 1, INT64_MAX, 0};
	std::mt19937_64 random(1);

	for (int bits = 1; bits < 63; bits++) {
		for (int64_t near : {-1, 0, 1}) {
			list.push_back((int64_t{1} << bits) + near);
			list.push_back(-(int64_t{1} << bits) + near);
		}
		list.push_back(static_cast<int64_t>(random()) >> bits);
	}
	for (int64_t power = 1; power <= INT64_MAX / 10; power *= 10) {
		for (int64_t near : {-1, 0, 1}) {
			list.push_back(power + near);
			list.push_back(-power + near);
		}
	}
	for (int64_t small = -300; small < 300; small++)
		list.push_back(small);
	return list;
}

/* Is @number not nearer to 0 than where @bucket begins, and nearer than where the one after it does? */
void expect_within(const typed::Aggregation &aggregation, int64_t bucket, int64_t number)
{
	const AggBuckets all = buckets_of(aggregation);
	const int64_t begin = bucket_value(aggregation, bucket);

	ASSERT_GE(bucket, all.first) << number;
	ASSERT_LE(bucket, all.last) << number;
	if (bucket > 0) {
		EXPECT_GE(number, begin);
		if (bucket < all.last) {
			EXPECT_LT(number, bucket_value(aggregation, bucket + 1));
		}
	} else if (bucket < 0) {
		EXPECT_LE(number, begin);
		if (bucket > all.first) {
			EXPECT_GT(number, bucket_value(aggregation, bucket - 1));
		}
	} else {
		EXPECT_LT(number, bucket_value(aggregation, 1));
		if (all.first < 0) {
			EXPECT_GT(number, bucket_value(aggregation, -1));
		}
	}
}

TEST(AggBuckets, PowersOfTwo)
{
	const typed::Aggregation aggregation = distribution("quantize");

	for (int64_t number : numbers())
		expect_within(aggregation, bucket_lib::dt_quantize(number), number);
}

TEST(AggBuckets, StepsFromABaseToALimit)
{
	for (const auto &params :
	     {std::vector<int64_t>{0, 100, 10}, {-50, 60, 7}, {0, 3}, {INT32_MIN, INT32_MAX, 65535}}) {
		const typed::Aggregation aggregation = distribution("lquantize", params);
		const int64_t step = params.size() > 2 ? params[2] : 1;
		const int64_t levels = (params[1] - params[0]) / step;

		EXPECT_EQ(buckets_of(aggregation).last, levels + 1);
		for (int64_t number : numbers()) {
			const int64_t bucket = bucket_lib::dt_lquantize(number, params[0], static_cast<uint64_t>(step),
									static_cast<uint64_t>(levels));

			EXPECT_EQ(bucket == 0, number < params[0]);
			if (bucket)
				expect_within(aggregation, bucket, number);
		}
	}
}

TEST(AggBuckets, StepsOfMagnitudes)
{
	for (const auto &params : {std::vector<int64_t>{10, 0, 3, 10},
				   {10, 0, 6, 20},
				   {2, 0, 61, 2},
				   {2, 0, 3, 4},
				   {10, 2, 17, 100},
				   {16, 1, 3, 16},
				   {3, 0, 2, 9}}) {
		const typed::Aggregation aggregation = distribution("llquantize", params);

		for (int64_t number : numbers()) {
			const auto magnitudes = static_cast<uint64_t>(params[2] << 32 | params[1]);

			expect_within(aggregation,
				      bucket_lib::dt_llquantize(number, static_cast<uint64_t>(params[0]), magnitudes,
								static_cast<uint64_t>(params[3])),
				      number);
		}
	}
}

TEST(AggBuckets, EachBucketBeginsAfterTheOneBeforeIt)
{
	for (const typed::Aggregation &aggregation :
	     {distribution("quantize"), distribution("lquantize", {-10, 1000, 3}),
	      distribution("llquantize", {10, 0, 6, 20}), distribution("llquantize", {2, 0, 3, 4})}) {
		const AggBuckets all = buckets_of(aggregation);

		for (int64_t bucket = all.first; bucket < all.last; bucket++)
			EXPECT_LT(bucket_value(aggregation, bucket), bucket_value(aggregation, bucket + 1)) << bucket;
	}
}

TEST(AggBuckets, SquaresAreAddedUpWithAll128Bits)
{
	__extension__ using Wide = unsigned __int128;
	bucket_lib::u64 sum[2] = {};
	Wide wanted = 0;

	for (int64_t number : numbers()) {
		const Wide size = number < 0 ? 0 - static_cast<uint64_t>(number) : static_cast<uint64_t>(number);

		bucket_lib::dt_add_square(sum, number);
		wanted += size * size;
		ASSERT_EQ(Wide{sum[1]} << 64 | sum[0], wanted) << number;
	}
}

} // namespace
} // namespace dt::gen
