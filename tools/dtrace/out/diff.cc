// SPDX-License-Identifier: GPL-2.0
/*
 * Joins the rows of two runs by the text of their keys; see diff.h. Addresses differ from run
 * to run, so keys that print the same text are equal.
 */
#include "out/diff.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string_view>

#include "base/diag.h"
#include "gen/agg_buckets.h"
#include "out/agg_print.h"
#include "out/columns.h"
#include "out/widths.h"

namespace dt::out {

namespace {

/* A key in both runs; nullptr: a run does not have it. */
struct Pair {
	const AggCell *before = nullptr, *after = nullptr;
};

/* The cells of one key of one run. */
using Cells = std::map<std::string, AggCell>;

Cells cells_of(const AggTotal &total, const Naming &naming)
{
	Cells cells;
	AggKeys reader(total.aggregation->keys);

	for (const auto &[bytes, row] : total.rows) {
		std::string key;

		/* With a skipped stack, two rows could have the same text. */
		join_keys(reader.of(bytes, row), total.aggregation->keys,
			  {.separator = "  ", .skips_empty_stacks = false}, naming, key);
		cells[key].merge(total.function(), row.cell);
	}
	return cells;
}

const AggTotal *find_total(const std::vector<AggTotal> &totals, std::string_view name)
{
	const auto it = std::ranges::find_if(totals, [&](const AggTotal &total) {
		return total.aggregation && total.aggregation->name == name;
	});

	return it == totals.end() ? nullptr : &*it;
}

std::string title(const AggTotal &total)
{
	return '@' + total.aggregation->name + ", " + std::string(total.aggregation->function->name) + "()";
}

std::string number_or_dash(std::optional<int64_t> number)
{
	return number ? std::to_string(*number) : "-";
}

/* "+15 +150.0%"; a run that lacks the key counts as 0, and has no share. */
std::string change_text(std::optional<int64_t> before, std::optional<int64_t> after)
{
	__extension__ using Wide = __int128;
	const Wide from = before.value_or(0), to = after.value_or(0);
	const bool falls = to < from;
	const auto size = static_cast<uint64_t>(falls ? from - to : to - from);
	std::string text = (falls ? "-" : "+") + std::to_string(size);

	if (before && *before != 0 && after) {
		const double share = 100.0 * static_cast<double>(size) / std::abs(static_cast<double>(*before));

		text += format(" %c%.1f%%", falls ? '-' : '+', share);
	}
	return text;
}

/* Keys are sorted by the size of their change. That of a distribution is the sum over its buckets. */
uint64_t size_of_change(const Pair &pair, BuiltinId function)
{
	const auto distance = [](int64_t a, int64_t b) {
		const auto x = static_cast<uint64_t>(a), y = static_cast<uint64_t>(b);

		return a < b ? y - x : x - y;
	};
	static const AggCell none;
	const AggCell &before = pair.before ? *pair.before : none, &after = pair.after ? *pair.after : none;

	if (!gen::has_buckets(function))
		return distance(before.shown(function), after.shown(function));
	uint64_t size = 0;
	std::map<int64_t, std::pair<int64_t, int64_t>> counts;
	for (const auto &[bucket, count] : before.buckets)
		counts[bucket].first = count;
	for (const auto &[bucket, count] : after.buckets)
		counts[bucket].second = count;
	for (const auto &[bucket, both] : counts)
		size += distance(both.first, both.second);
	return size;
}

void append_row(std::string_view label, size_t label_width, std::optional<int64_t> before, std::optional<int64_t> after,
		std::string &out)
{
	out += "  ";
	append_left(label, label_width, out);
	append_right(' ' + number_or_dash(before), kDiffValueWidth, out);
	append_right(' ' + number_or_dash(after), kDiffValueWidth, out);
	out += "  ";
	append_right(change_text(before, after), kDiffValueWidth, out);
	out += '\n';
}

void append_header(std::string_view label, const DiffSide &before, const DiffSide &after, std::string &out)
{
	out += "\n  ";
	append_left(label, kDiffKeyWidth, out);
	append_right(' ' + before.name, kDiffValueWidth, out);
	append_right(' ' + after.name, kDiffValueWidth, out);
	out += "  ";
	append_right("change", kDiffValueWidth, out);
	out += '\n';
}

std::optional<int64_t> count_in(const AggCell *cell, int64_t bucket)
{
	if (!cell)
		return {};
	const auto it = cell->buckets.find(bucket);
	return it == cell->buckets.end() ? 0 : it->second;
}

/* A row for each bucket from the first to the last that has a count in a run. */
void append_distribution(const typed::Aggregation &aggregation, const std::string &key, const Pair &pair,
			 const DiffSide &before, const DiffSide &after, std::string &out)
{
	int64_t first = INT64_MAX, last = INT64_MIN;

	for (const AggCell *cell : {pair.before, pair.after}) {
		if (!cell || cell->buckets.empty())
			continue;
		first = std::min(first, cell->buckets.begin()->first);
		last = std::max(last, cell->buckets.rbegin()->first);
	}
	out += key.empty() ? "" : "\n  " + key;
	append_header("value", before, after, out);
	for (int64_t bucket = first; bucket <= last; bucket++)
		append_row(bucket_label(aggregation, bucket, first), kDiffKeyWidth, count_in(pair.before, bucket),
			   count_in(pair.after, bucket), out);
}

std::optional<int64_t> shown(const AggCell *cell, BuiltinId function)
{
	return cell ? std::optional(cell->shown(function)) : std::nullopt;
}

void append_total(const AggTotal &total, const std::map<std::string, Pair> &pairs, const DiffSide &before,
		  const DiffSide &after, std::string &out)
{
	const BuiltinId function = total.function();
	std::vector<std::pair<std::string, Pair>> lines(pairs.begin(), pairs.end());

	/* Equal changes stay in the order of keys. */
	std::ranges::stable_sort(lines, std::ranges::greater(),
				 [&](const auto &line) { return size_of_change(line.second, function); });
	if (!gen::has_buckets(function))
		append_header("", before, after, out);
	for (const auto &[key, pair] : lines) {
		if (gen::has_buckets(function))
			append_distribution(*total.aggregation, key, pair, before, after, out);
		else
			append_row(key, kDiffKeyWidth, shown(pair.before, function), shown(pair.after, function), out);
	}
}

/* Appends the table of one aggregation: @a of the first run, @b of the second. One of them may be null. */
void append_aggregation(const AggTotal *a, const AggTotal *b, const DiffSide &before, const DiffSide &after,
			std::string &out)
{
	const AggTotal &one = a ? *a : *b;

	out += out.empty() ? "" : "\n";
	if (a && b && (a->function() != b->function() || a->aggregation->params != b->aggregation->params)) {
		out += title(*a) + " in " + before.name + ", " + title(*b) + " in " + after.name +
		       ": different functions are not compared\n";
		return;
	}
	out += title(one) + '\n';
	const Cells cells_a = a ? cells_of(*a, before.naming) : Cells(),
		    cells_b = b ? cells_of(*b, after.naming) : Cells();
	std::map<std::string, Pair> pairs;
	for (const auto &[key, cell] : cells_a)
		pairs[key].before = &cell;
	for (const auto &[key, cell] : cells_b)
		pairs[key].after = &cell;
	append_total(one, pairs, before, after, out);
}

} // namespace

std::string diff_text(const DiffSide &before, const DiffSide &after)
{
	std::string out;

	for (const AggTotal &total : before.totals) {
		if (total.aggregation)
			append_aggregation(&total, find_total(after.totals, total.aggregation->name), before, after,
					   out);
	}
	for (const AggTotal &total : after.totals) {
		if (total.aggregation && !find_total(before.totals, total.aggregation->name))
			append_aggregation(nullptr, &total, before, after, out);
	}
	return out;
}

} // namespace dt::out
