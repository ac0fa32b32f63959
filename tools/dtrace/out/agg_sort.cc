// SPDX-License-Identifier: GPL-2.0
/*
 * Joins rows by their keys and sorts them; see agg_sort.h.
 *
 * What a distribution is compared by is a sum over its buckets. A comparison in the
 * sort would compute that sum again and again. So it is computed once for each row,
 * and indices are sorted instead of the rows.
 *
 * Rows with equal values are ordered by their keys. So the output does not depend
 * on the order of the hash tables.
 */
#include "out/agg_sort.h"

#include <algorithm>

#include "gen/agg_buckets.h"

namespace dt::out {

namespace {

/* Values are compared by their weight: the number itself, or the sum of a distribution and its count of zeros. */
struct Weight {
	long double number = 0;
	int64_t zeros = 0;
};

Weight weight_of(const AggTotal &total, const AggCell &cell)
{
	Weight weight;

	if (!gen::has_buckets(total.function()))
		return {static_cast<long double>(cell.shown(total.function())), 0};
	for (const auto &[bucket, count] : cell.buckets) {
		const int64_t value = gen::bucket_value(*total.aggregation, bucket);

		weight.number += static_cast<long double>(value) * static_cast<long double>(count);
		weight.zeros += value == 0 ? count : 0;
	}
	return weight;
}

template <typename Ordered>
int order(const Ordered &a, const Ordered &b)
{
	return a < b ? -1 : a > b;
}

int order(const Weight &a, const Weight &b)
{
	const int by_number = order(a.number, b.number);

	return by_number ? by_number : order(a.zeros, b.zeros);
}

/* Which of the members of a key has its value. */
int form_of(const AggKeyValue &value)
{
	return value.is_text ? 0 : value.is_stack ? 1 : value.is_object ? 2 : 3;
}

int order(const AggKeyValue &a, const AggKeyValue &b, const Type *type)
{
	if (form_of(a) != form_of(b))
		return order(form_of(a), form_of(b));
	if (a.is_text)
		return a.text.compare(b.text);
	if (a.is_stack) {
		const int by_frames = order(a.stack, b.stack);

		return by_frames ? by_frames : order(a.pid, b.pid);
	}
	if (a.is_object)
		return order(a.object, b.object);
	return type->is_signed ? order(a.number, b.number) :
				 order(static_cast<uint64_t>(a.number), static_cast<uint64_t>(b.number));
}

/* The first difference of @count things that @differ compares by number, from number @first on and round. */
template <typename Differ>
int first_difference(size_t count, size_t first, Differ differ)
{
	const size_t begin = first < count ? first : 0;

	for (size_t i = begin; i < count; i++) {
		if (const int which = differ(i))
			return which;
	}
	for (size_t i = 0; i < begin; i++) {
		if (const int which = differ(i))
			return which;
	}
	return 0;
}

} // namespace

int order_of_keys(const std::vector<AggKeyValue> &a, const std::vector<AggKeyValue> &b,
		  const std::vector<const Type *> &types, size_t first)
{
	return first_difference(a.size(), first, [&](size_t i) { return order(a[i], b[i], types[i]); });
}

namespace {

/*
 * Sorts indices of lines, whose weights are computed once. Most comparisons end with the value that counts first, so it
 * stands beside the index.
 */
class Sorter {
public:
	Sorter(AggTotals totals, const Options &options)
		: totals_(totals), options_(options),
		  first_(options.aggsortpos < totals.size() ? options.aggsortpos : 0)
	{
	}

	std::vector<AggLine> sort(std::vector<AggLine> lines)
	{
		std::vector<RankedLine> ranks;
		std::vector<AggLine> sorted;

		ranks.reserve(lines.size());
		weights_.reserve(lines.size() * totals_.size());
		sorted.reserve(lines.size());
		for (const AggLine &line : lines) {
			for (size_t i = 0; i < totals_.size(); i++)
				weights_.push_back(weight_of(*totals_[i], line.cell(i)));
			ranks.push_back({weights_[ranks.size() * totals_.size() + first_].number, ranks.size()});
		}
		std::ranges::sort(ranks, [&](const RankedLine &a, const RankedLine &b) {
			if (a.number != b.number && !options_.aggsortkey)
				return options_.aggsortrev ? a.number > b.number : a.number < b.number;
			const int which = compare(lines, a.line, b.line);

			return options_.aggsortrev ? which > 0 : which < 0;
		});
		for (const RankedLine &rank : ranks)
			sorted.push_back(std::move(lines[rank.line]));
		return sorted;
	}

private:
	struct RankedLine {
		long double number; /* of the value that counts first */
		size_t line;
	};

	int compare(const std::vector<AggLine> &lines, size_t a, size_t b) const
	{
		const auto by_value = [&] {
			return first_difference(totals_.size(), first_, [&](size_t i) {
				return order(weights_[a * totals_.size() + i], weights_[b * totals_.size() + i]);
			});
		};
		const auto by_key = [&] {
			return order_of_keys(*lines[a].keys, *lines[b].keys, totals_[0]->aggregation->keys,
					     options_.aggsortkeypos);
		};
		const int first = options_.aggsortkey ? by_key() : by_value();

		return first || options_.aggsortkey ? first : by_key();
	}

	AggTotals totals_;
	const Options &options_;
	const size_t first_;	      /* the total whose values are compared first */
	std::vector<Weight> weights_; /* of each line one for each total */
};

const AggRow kEmpty;

/* Adds the rows of all totals but the first to @lines, which have those of the first. */
void join_others(AggTotals totals, std::vector<AggLine> &lines)
{
	std::unordered_map<std::string_view, size_t> known;

	for (AggLine &line : lines)
		known.emplace(*line.bytes, known.size());
	for (size_t i = 1; i < totals.size(); i++) {
		for (const auto &[key, row] : totals[i]->rows) {
			const auto [it, is_new] = known.try_emplace(key, lines.size());

			if (is_new)
				lines.push_back({&key, &row.keys, &kEmpty,
						 std::vector<const AggRow *>(totals.size() - 1, &kEmpty)});
			lines[it->second].others[i - 1] = &row;
		}
	}
}

} // namespace

std::vector<AggLine> sorted_lines(AggTotals totals, const Options &options)
{
	std::vector<AggLine> lines;

	lines.reserve(totals[0]->rows.size());
	for (const auto &[key, row] : totals[0]->rows)
		lines.push_back({&key, &row.keys, &row, std::vector<const AggRow *>(totals.size() - 1, &kEmpty)});
	if (totals.size() > 1)
		join_others(totals, lines);
	return Sorter(totals, options).sort(std::move(lines));
}

} // namespace dt::out
