/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Bucket numbers of quantize(), lquantize() and llquantize(), as the functions
 * of the library return them (lib/bucket.bpf.c), and the values that each bucket
 * holds.
 *
 *     quantize      0: the number 0; n: 2^(n-1) and more; -n: -2^(n-1) and less
 *     lquantize     0: below the base; n: from base + (n-1) * step; the last: all from the limit
 *     llquantize    0: nearer to 0 than factor^low; n: steps of the magnitudes in order;
 *                   the last: all from factor^(high+1); -n: the same below 0
 */
#ifndef DTRACE_GEN_AGG_BUCKETS_H
#define DTRACE_GEN_AGG_BUCKETS_H

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "typed/typed.h"

namespace dt::gen {

struct AggBuckets {
	int64_t first = 0, last = 0;

	uint64_t count() const { return static_cast<uint64_t>(last - first) + 1; }
	/* Does a mask of count() keep a number within a place that has one spare word? It is shorter than a comparison. */
	bool has_mask() const { return std::has_single_bit(count() + 1); }
};

/* The buckets that the constants of lquantize() describe. */
struct LinearBuckets {
	int64_t base, step, levels;

	explicit LinearBuckets(const std::vector<int64_t> &params)
		: base(params[0]), step(params.size() > 2 ? params[2] : 1), levels((params[1] - base) / step)
	{
	}
};

constexpr bool has_buckets(BuiltinId function)
{
	return function == BuiltinId::Quantize || function == BuiltinId::Lquantize || function == BuiltinId::Llquantize;
}

/* The buckets of @aggregation, whose function has buckets. */
AggBuckets buckets_of(const typed::Aggregation &aggregation);

/* The numbers that belong to the bucket, both ends included; nothing where there is no end. */
struct BucketRange {
	std::optional<int64_t> from, to;
};

BucketRange bucket_range(const typed::Aggregation &aggregation, int64_t bucket);

/* The number that begins the bucket; of a negative one the number nearest to 0 in it. */
int64_t bucket_value(const typed::Aggregation &aggregation, int64_t bucket);

} // namespace dt::gen

#endif
