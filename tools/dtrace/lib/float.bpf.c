// SPDX-License-Identifier: GPL-2.0
/*
 * Conversion between integers and the floating-point numbers of IEEE 754. It
 * uses integer arithmetic, because a BPF program has no other.
 *
 * A number other than 0 is represented as
 *
 *     (-1)^sign * fraction / 2^63 * 2^exponent
 *
 * with the highest bit of @fraction set.
 */
#include "lib.h"

/* Kinds of numbers: an integer without and with a sign, else the bytes of a floating-point number. */
enum { IS_UNSIGNED, IS_SIGNED, IS_FLOAT = 4, IS_DOUBLE = 8 };

#define TOP (1ull << 63)

struct format {
	u32 bits;	/* of the fraction, without the one that is not stored */
	u32 bias;
	u64 most;	/* exponent of what is infinite or no number */
};

static inline struct format format_of(u32 kind)
{
	struct format format = {52, 1023, 2047};

	if (kind == IS_FLOAT) {
		format.bits = 23;
		format.bias = 127;
		format.most = 255;
	}
	return format;
}

/* Rounded to the nearest one, of two that are as near to the even one. */
static inline u64 pack(u64 fraction, s64 exponent, struct format format)
{
	const u64 infinite = format.most << format.bits;
	s64 stored = exponent + format.bias;
	u64 drop = 63 - format.bits, half, rest, kept;

	if (stored >= (s64)format.most)
		return infinite;
	/* Below the smallest exponent there are fewer bits, and the first one is stored. */
	if (stored < 1) {
		drop += (u64)(1 - stored);
		stored = 1;
		if (drop > 64)
			return 0;
		if (drop == 64)
			return fraction > TOP;
	}
	half = 1ull << (drop - 1);
	rest = fraction & (half + half - 1);
	kept = fraction >> drop;
	if (rest > half || (rest == half && (kept & 1)))
		kept++;
	/* The first bit of @kept counts for one in the exponent, as does a carry. */
	return ((u64)(stored - 1) << format.bits) + kept;
}

/*
 * The bits of @value, a number of kind @from, as one of kind @to. An integer has no
 * fraction; one that the kind cannot hold is the smallest s64.
 */
u64 dt_convert_number(u64 value, u32 from, u32 to)
{
	const struct format source = format_of(from), target = format_of(to);
	u64 sign = 0, fraction = value, special = 0;
	s64 exponent = 63;

	if (from == IS_SIGNED && (s64)value < 0) {
		sign = 1;
		fraction = -value;
	} else if (from >= IS_FLOAT) {
		const u64 stored = value >> source.bits & source.most;
		const u64 is_normal = stored != 0;

		sign = value >> (from * 8 - 1) & 1;
		fraction = (value & ((1ull << source.bits) - 1)) | is_normal << source.bits;
		fraction <<= 63 - source.bits;
		exponent = (s64)(stored + !is_normal) - source.bias;
		special = stored == source.most;
	}
	for (u32 step = 32; step && fraction; step /= 2) {
		if (!(fraction >> (64 - step))) {
			fraction <<= step;
			exponent -= step;
		}
	}
	if (to < IS_FLOAT) {
		if (special || (fraction && exponent > 63))
			return TOP;
		if (exponent < 0)
			return 0;
		if (fraction && exponent == 63 && (sign || to == IS_SIGNED))
			return TOP;
		fraction >>= 63 - exponent;
		return sign ? -fraction : fraction;
	}
	sign <<= to * 8 - 1;
	if (special) /* not a number stays that, whatever bits the source had */
		return sign | target.most << target.bits | (u64)(fraction != TOP) << (target.bits - 1);
	return sign | (fraction ? pack(fraction, exponent, target) : 0);
}
