// SPDX-License-Identifier: GPL-2.0
/* See agg_buckets.h. The checker has limited the parameters, so nothing here overflows 64 bits. */
#include "gen/agg_buckets.h"

#include <algorithm>

#include "type/rows.h"

namespace dt::gen {

namespace {

constexpr int64_t kQuantizeMost = 63;

/* Calls @visit for each magnitude with its first bucket, where it begins, buckets and the width of each. */
template <typename Visit>
int64_t walk_magnitudes(const std::vector<int64_t> &params, Visit visit)
{
	const int64_t factor = params[0], steps = params[3];
	int64_t begin = 1, bucket = 1;

	for (int64_t i = 0; i < params[1]; i++)
		begin *= factor;
	for (int64_t i = params[1]; i <= params[2]; i++) {
		const int64_t end = begin * factor, parts = std::min(end, steps), count = parts - parts / factor;

		visit(bucket, begin, count, end / parts);
		bucket += count;
		begin = end;
	}
	visit(bucket, begin, 1, 0);
	return bucket;
}

int64_t power_of_2(int64_t bucket)
{
	if (bucket == 0)
		return 0;
	return bucket > 0 ? int64_t{1} << (bucket - 1) : -(int64_t{1} << (-bucket - 1));
}

} // namespace

AggBuckets buckets_of(const typed::Aggregation &aggregation)
{
	switch (aggregation.function->id) {
	case BuiltinId::Quantize: return {-kQuantizeMost, kQuantizeMost};
	case BuiltinId::Lquantize: return {0, LinearBuckets(aggregation.params).levels + 1};
	case BuiltinId::Llquantize: {
		const int64_t last = walk_magnitudes(aggregation.params, [](auto...) {});

		return {-last, last};
	}
	default: no_code("function with buckets");
	}
}

int64_t bucket_value(const typed::Aggregation &aggregation, int64_t bucket)
{
	switch (aggregation.function->id) {
	case BuiltinId::Quantize: return power_of_2(bucket);
	case BuiltinId::Lquantize: {
		const LinearBuckets linear(aggregation.params);

		return linear.base + (bucket - 1) * linear.step;
	}
	case BuiltinId::Llquantize: {
		const int64_t wanted = bucket < 0 ? -bucket : bucket;
		int64_t value = 0;

		walk_magnitudes(aggregation.params, [&](int64_t first, int64_t begin, int64_t count, int64_t width) {
			if (wanted >= first && wanted < first + count)
				value = begin + (wanted - first) * width;
		});
		return bucket < 0 ? -value : value;
	}
	default: no_code("function with buckets");
	}
}

BucketRange bucket_range(const typed::Aggregation &aggregation, int64_t bucket)
{
	const AggBuckets all = buckets_of(aggregation);
	const auto value = [&](int64_t of) { return bucket_value(aggregation, of); };
	BucketRange range;

	if (bucket > all.first)
		range.from = bucket > 0 ? value(bucket) : value(bucket - 1) + 1;
	if (bucket < all.last)
		range.to = bucket < 0 ? value(bucket) : value(bucket + 1) - 1;
	return range;
}

} // namespace dt::gen
