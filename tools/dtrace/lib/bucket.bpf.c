// SPDX-License-Identifier: GPL-2.0
/*
 * Library functions of distributions and of stddev(). gen/agg_buckets.h says
 * what the numbers of buckets mean.
 *
 * The verifier takes their results for unknown numbers. So it walks through the
 * code after a call once, and not once for each bucket.
 */
#include "lib.h"

/* As an unsigned number, so that the least one has it, too. */
static inline u64 absolute(s64 value)
{
	const u64 sign = (u64)(value >> 63);

	return ((u64)value ^ sign) - sign;
}

/* 0: the number 0; n: from 2 to the power of n - 1; negative numbers likewise, below 0. */
s64 dt_quantize(s64 value)
{
	u64 size = (u64)value, bucket = unknown();

	/* The compiler would compute the results of both ways, and then choose one. */
	opaque(size);
	if (value < 0) {
		size = -size;
		opaque(size);
		/* The least number belongs to the bucket of the next one. */
		if ((s64)size < 0)
			size >>= 1;
	}
	/* Branches take half as many instructions as shifts by a computed number. */
#define STEP(bits)                                \
	do {                                      \
		if (size >= 1ull << (bits)) {     \
			size >>= bits;            \
			bucket += bits;           \
			opaque(size);             \
		}                                 \
	} while (0)
	STEP(32);
	STEP(16);
	STEP(8);
	STEP(4);
	STEP(2);
	STEP(1);
#undef STEP
	/* What is left is 1, or 0 if the number was. */
	bucket += size;
	if (value < 0) {
		bucket = -bucket;
		opaque(bucket);
	}
	return (s64)bucket;
}

/* 0: below @base; n: from @base + (n - 1) * @step; the last one is @levels + 1. */
s64 dt_lquantize(s64 value, s64 base, u64 step, u64 levels)
{
	const u64 zero = unknown();
	u64 bucket = 0;

	if (value >= base) {
		const u64 level = ((u64)value - (u64)base) / step;

		bucket = (level < levels ? level : levels) + 1;
	}
	forget(bucket, zero);
	return (s64)bucket;
}

/*
 * 0: nearer to 0 than @factor to the power of @low; n: the steps of the magnitudes from there,
 * those of negative numbers below 0; the last one is all beyond @high. @magnitudes: @low, and @high in the upper half.
 */
s64 dt_llquantize(s64 value, u64 factor, u64 magnitudes, u64 steps)
{
	const u64 sign = (u64)(value >> 63), size = absolute(value), zero = unknown();
	const u32 low = (u32)magnitudes, high = (u32)(magnitudes >> 32);
	u64 begin = 1, bucket = 0;
	u32 i;

	for (i = 0; i < low; i++)
		begin *= factor;
	if (size >= begin)
		bucket = 1;
	for (i = low; i <= high && size >= begin; i++) {
		const u64 end = begin * factor, parts = end < steps ? end : steps;

		bucket += size < end ? (size - begin) / (end / parts) : parts - parts / factor;
		begin = end;
	}
	forget(bucket, zero);
	return (s64)((bucket ^ sign) - sign);
}

/* Adds the square of @value to the number of 128 bits at @sum. Whoever comes between adds a whole square, too. */
int dt_add_square(u64 *sum, s64 value)
{
	const u64 size = absolute(value), low = (u32)size, high = size >> 32;
	const u64 middle = low * high, square = low * low, part = middle << 33, least = square + part;
	u64 carry = high * high + (middle >> 31);

	carry += least < square;
	carry += __sync_fetch_and_add(sum, least) > ~least;
	if (carry)
		__sync_fetch_and_add(sum + 1, carry);
	return 0;
}
