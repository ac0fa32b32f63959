// SPDX-License-Identifier: GPL-2.0
/*
 * Draws distributions and values as bars and as lines of blocks.
 *
 * A distribution has a row for each bucket, from one before the first bucket with a count to one after the
 * last.
 *
 * The length of a bar is the row's share of all counts; 40 columns stand for all of them. If negative counts occur
 * (by increments), each side of the line has 20 columns, and bars of negative counts end at the line.
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

	void add(int64_t count)
	{
		const long double size = std::fabs(static_cast<long double>(count));

		has_positive |= count > 0;
		has_negative |= count < 0;
		total += size;
		largest = std::max(largest, size);
	}

	/* The count that fills a bar. */
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

/* Buckets that are shown. */
struct ShownBuckets {
	int64_t first = INT64_MAX, last = INT64_MIN;

	void add(const AggCell &cell)
	{
		for (const auto &[bucket, count] : cell.buckets) {
			if (!count)
				continue;
			first = std::min(first, bucket);
			last = std::max(last, bucket);
		}
	}

	/* One more on each side. */
	void widen(const typed::Aggregation &aggregation, const gen::AggBuckets &all)
	{
		if (first > last) /* nothing, or increments that add up to 0: the buckets about 0, or the first ones */
			first = last = aggregation.function->id == BuiltinId::Lquantize ? 1 : 0;
		first = std::max(first - 1, all.first);
		last = std::min(last + 1, all.last);
	}
};

int64_t count_of(const AggCell &cell, int64_t bucket)
{
	const auto it = cell.buckets.find(bucket);

	return it == cell.buckets.end() ? 0 : it->second;
}

void append_title(std::string_view what, size_t width, std::string &out)
{
	append_right(what, width, out);
	out += "  ------------- Distribution ------------- count    \n";
}

/* The bar of @count, and @shown after it. */
void append_bar(int64_t count, const Scale &scale, int64_t shown, std::string &out)
{
	out += ' ' + bar(count, scale) + ' ';
	append_left(std::to_string(shown), kCountWidth, out);
	out += '\n';
}

size_t label_width(const std::vector<PictureRow> &rows)
{
	size_t width = kLabelWidth;

	for (const PictureRow &row : rows)
		width = std::max(width, row.label.size());
	return width;
}

/* Any count above 0 gets a visible block. */
void append_block(int64_t count, long double whole, bool is_utf8, std::string &out)
{
	static constexpr std::string_view kLetters = ".-~=+*#@";
	constexpr auto kHeights = static_cast<int64_t>(kLetters.size());

	if (!count) {
		out += ' ';
		return;
	}
	const long double part = std::fabs(static_cast<long double>(count)) / whole;
	const auto height = std::clamp<int64_t>(static_cast<int64_t>(part * kHeights + 0.5L), 1, kHeights);

	if (is_utf8)
		out += {'\xe2', '\x96', static_cast<char>(0x80 + height)}; /* U+2581, lower one eighth block, and up */
	else
		out += kLetters[static_cast<size_t>(height - 1)];
}

} // namespace

std::string bucket_label(const typed::Aggregation &aggregation, int64_t bucket, int64_t first)
{
	const gen::AggBuckets all = gen::buckets_of(aggregation);
	const std::string value = std::to_string(gen::bucket_value(aggregation, bucket)),
			  second = std::to_string(gen::bucket_value(aggregation, 1));
	const BuiltinId function = aggregation.function->id;

	if (function == BuiltinId::Lquantize && bucket == all.first)
		return "< " + second;
	/* The numbers about 0: below 0 they end where the row above says. */
	if (function == BuiltinId::Llquantize && bucket == 0)
		return bucket == first ? "< " + second : "0";
	if (function == BuiltinId::Llquantize && bucket == all.first)
		return "<= " + value;
	if (function != BuiltinId::Quantize && bucket == all.last)
		return ">= " + value;
	return value;
}

void print_distribution(const typed::Aggregation &aggregation, const AggCell &cell, int64_t normal, bool zooms,
			std::string &out)
{
	const gen::AggBuckets all = gen::buckets_of(aggregation);
	Scale scale = {.zooms = zooms};
	ShownBuckets range;

	range.add(cell);
	for (const auto &[bucket, count] : cell.buckets)
		scale.add(count);
	range.widen(aggregation, all);
	out += '\n';
	append_title("value", kLabelWidth, out);
	for (int64_t bucket = range.first; bucket <= range.last; bucket++) {
		const int64_t count = count_of(cell, bucket);

		append_right(bucket_label(aggregation, bucket, range.first), kLabelWidth, out);
		append_bar(count, scale, wrapping_quotient(count, normal), out);
	}
}

void print_bars(const std::vector<PictureRow> &rows, bool zooms, std::string &out)
{
	Scale scale = {.zooms = zooms};
	const size_t width = label_width(rows);

	for (const PictureRow &row : rows)
		scale.add(row.value);
	out += '\n';
	append_title("key", width, out);
	for (const PictureRow &row : rows) {
		append_right(row.label, width, out);
		append_bar(row.value, scale, row.value, out);
	}
}

Blocks blocks_of(const typed::Aggregation &aggregation, const std::vector<const AggCell *> &cells, bool zooms,
		 bool is_utf8)
{
	const gen::AggBuckets all = gen::buckets_of(aggregation);
	ShownBuckets range;
	Blocks blocks;

	for (const AggCell *cell : cells)
		range.add(*cell);
	range.widen(aggregation, all);
	blocks.least = bucket_label(aggregation, range.first, range.first);
	blocks.most = bucket_label(aggregation, range.last, range.first);
	blocks.buckets = static_cast<size_t>(range.last - range.first + 1);
	for (const AggCell *cell : cells) {
		std::string &line = blocks.lines.emplace_back();
		Scale scale;

		for (const auto &[bucket, count] : cell->buckets)
			scale.add(count);
		for (int64_t bucket = range.first; bucket <= range.last; bucket++)
			append_block(count_of(*cell, bucket), zooms ? scale.largest : scale.total, is_utf8, line);
	}
	return blocks;
}

void print_packed(const typed::Aggregation &aggregation, const std::vector<PictureRow> &rows, bool zooms, bool is_utf8,
		  std::string &out)
{
	const size_t width = label_width(rows);
	std::vector<const AggCell *> cells;

	for (const PictureRow &row : rows)
		cells.push_back(row.cell);
	const Blocks blocks = blocks_of(aggregation, cells, zooms, is_utf8);
	const size_t end_width = std::max({size_t{6}, blocks.least.size(), blocks.most.size()});
	out += '\n';
	append_right("key", width, out);
	append_right("min", end_width + 1, out);
	out += " ." + std::string(blocks.buckets, '-') + ". ";
	append_left("max", end_width, out);
	out += " | count\n";
	for (size_t i = 0; i < rows.size(); i++) {
		append_right(rows[i].label, width, out);
		out += ' ';
		append_right(blocks.least, end_width, out);
		out += " :" + blocks.lines[i] + ": ";
		append_left(blocks.most, end_width, out);
		out += " | " + std::to_string(rows[i].value) + '\n';
	}
}

} // namespace dt::out
