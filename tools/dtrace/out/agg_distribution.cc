// SPDX-License-Identifier: GPL-2.0
/*
 * Distributions: a row for each bucket from one before the first that has a count to one behind the last.
 *
 * The bar of a row is its part of all counts, 40 columns for all of them. If counts below 0 occur (by increments),
 * each side of the line has 20, and bars of counts below 0 end at it.
 */
#include "out/agg_print.h"

#include <algorithm>
#include <cmath>

#include "gen/agg_buckets.h"
#include "out/columns.h"

namespace dt::out {

namespace {

constexpr int kBar = 40;
constexpr size_t kLabelWidth = 16, kCountWidth = 9;

/* With -x aggzoom the longest bar fills so much of the width. */
constexpr long double kZoomed = 0.95L;

struct Scale {
	bool has_positive = false, has_negative = false;
	long double total = 0, largest = 0;
	bool zooms = false;

	/* What fills a bar. */
	long double whole() const { return zooms ? largest / kZoomed : total; }
};

std::string bar(int64_t count, const Scale &scale)
{
	const bool is_split = scale.has_positive && scale.has_negative;
	const int length = is_split ? kBar / 2 : kBar;
	const long double whole = scale.whole();
	const long double part = whole > 0 ? std::fabs(static_cast<long double>(count)) * length / whole : 0;
	const auto depth = static_cast<size_t>(part + 0.5L), rest = static_cast<size_t>(length) - depth;
	const std::string filled(depth, '@'), blank(rest, ' '), other(kBar / 2, ' ');

	if (!is_split)
		return scale.has_negative ? blank + filled + '|' : '|' + filled + blank;
	return count <= 0 ? blank + filled + '|' + other : other + '|' + filled + blank;
}

std::string label(const typed::Aggregation &aggregation, int64_t bucket, const gen::AggBuckets &all)
{
	const std::string value = std::to_string(gen::bucket_value(aggregation, bucket)),
			  second = std::to_string(gen::bucket_value(aggregation, 1));
	const BuiltinId function = aggregation.function->id;

	if (function == BuiltinId::Lquantize && bucket == all.first)
		return "< " + second;
	if (function == BuiltinId::Llquantize && bucket == 0)
		return "abs() < " + second;
	if (function == BuiltinId::Llquantize && bucket == all.first)
		return "<= " + value;
	if (function != BuiltinId::Quantize && bucket == all.last)
		return ">= " + value;
	return value;
}

} // namespace

void print_distribution(const typed::Aggregation &aggregation, const AggCell &cell, int64_t normal, bool zooms,
			std::string &out)
{
	const gen::AggBuckets all = gen::buckets_of(aggregation);
	int64_t first = INT64_MAX, last = INT64_MIN;
	Scale scale = {.zooms = zooms};

	for (const auto &[bucket, count] : cell.buckets) {
		if (!count)
			continue;
		first = std::min(first, bucket);
		last = std::max(last, bucket);
		(count > 0 ? scale.has_positive : scale.has_negative) = true;
		const long double size = std::fabs(static_cast<long double>(count));
		scale.total += size;
		scale.largest = std::max(scale.largest, size);
	}
	if (first > last) /* nothing, or increments that add up to 0: the buckets about 0, or the first ones */
		first = last = aggregation.function->id == BuiltinId::Lquantize ? 1 : 0;
	out += "\n           value  ------------- Distribution ------------- count    \n";
	for (int64_t bucket = std::max(first - 1, all.first); bucket <= std::min(last + 1, all.last); bucket++) {
		const auto it = cell.buckets.find(bucket);
		const int64_t count = it == cell.buckets.end() ? 0 : it->second;

		append_right(label(aggregation, bucket, all), kLabelWidth, out);
		out += ' ' + bar(count, scale) + ' ';
		append_left(std::to_string(wrapping_quotient(count, normal)), kCountWidth, out);
		out += '\n';
	}
}

} // namespace dt::out
