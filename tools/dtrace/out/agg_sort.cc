// SPDX-License-Identifier: GPL-2.0
/*
 * Joins rows by their keys and sorts them; see agg_sort.h.
 *
 * What a distribution is compared by is a sum over its buckets. A comparison in the
 * sort would compute that sum again and again. So it is computed once for each row,
 * and lines, which are pointers to rows, are sorted: by an integer for the value that counts
 * first, which takes no comparisons. Most rows differ in it.
 *
 * Rows with equal values are ordered by their keys. So the output does not depend
 * on the order of the hash tables.
 */
#include "out/agg_sort.h"

#include <algorithm>
#include <cstring>

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

int order(int64_t a, int64_t b, const Type *type)
{
	return type->is_signed ? order(a, b) : order(static_cast<uint64_t>(a), static_cast<uint64_t>(b));
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
	return order(a.number, b.number, type);
}

/* The same for keys that are numbers and strings, without reading them: see AggKeys. */
int order_of_bytes(const std::string &a, const std::string &b, const std::vector<const Type *> &types)
{
	const char *of_a = a.c_str(), *of_b = b.c_str();

	for (const Type *type : types) {
		int64_t numbers[2];
		int which;

		if (type->is_string()) {
			which = std::strcmp(of_a, of_b);
			of_a += std::strlen(of_a) + 1;
			of_b += std::strlen(of_b) + 1;
		} else {
			std::memcpy(&numbers[0], of_a, sizeof(numbers[0]));
			std::memcpy(&numbers[1], of_b, sizeof(numbers[1]));
			which = order(numbers[0], numbers[1], type);
			of_a += sizeof(numbers[0]);
			of_b += sizeof(numbers[1]);
		}
		if (which)
			return which;
	}
	return 0;
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

/* A line, and an integer for the value that counts first, by which the lines are sorted. */
struct RankedLine {
	uint64_t rank;
	AggLine line;
	size_t weights = 0; /* where those of the line are */
};

/* Cells of different ranks have the order of these. Distributions with sums beyond 64 bits share one. */
uint64_t rank_of(const AggTotal &total, const AggCell &cell)
{
	constexpr long double most = 0x1p63L;
	constexpr uint64_t sign = uint64_t{1} << 63;

	if (!gen::has_buckets(total.function()))
		return static_cast<uint64_t>(cell.shown(total.function())) ^ sign;
	const long double sum = weight_of(total, cell).number;
	const int64_t number = sum >= most ? INT64_MAX : sum < -most ? INT64_MIN : static_cast<int64_t>(sum);
	return static_cast<uint64_t>(number) ^ sign;
}

/* Sorts by ranks, a byte of them after the other; bytes that all have in common are left out. */
void sort_by_rank(std::vector<RankedLine> &ranks)
{
	constexpr unsigned digit_bits = 8, digits = 1 << digit_bits;
	std::vector<RankedLine> other(ranks.size());
	uint64_t differs = 0;

	for (const RankedLine &line : ranks)
		differs |= line.rank ^ ranks.front().rank;
	for (unsigned shift = 0; shift < 64; shift += digit_bits) {
		size_t begin[digits + 1] = {};

		if (differs >> shift == 0)
			break;
		if ((differs >> shift) % digits == 0)
			continue;
		for (const RankedLine &line : ranks)
			begin[(line.rank >> shift) % digits + 1]++;
		for (unsigned digit = 0; digit < digits; digit++)
			begin[digit + 1] += begin[digit];
		for (const RankedLine &line : ranks)
			other[begin[(line.rank >> shift) % digits]++] = line;
		ranks.swap(other);
	}
}

/*
 * Sorts lines. Few lines have the same rank, and only these are compared with each other, by what is computed
 * once for each of them.
 */
class Sorter {
public:
	Sorter(AggTotals totals, const Options &options)
		: totals_(totals), options_(options),
		  first_(options.aggsortpos < totals.size() ? options.aggsortpos : 0)
	{
	}

	void sort(std::vector<AggLine> &lines)
	{
		std::vector<RankedLine> ranks;

		ranks.reserve(lines.size());
		for (const AggLine &line : lines) {
			const uint64_t rank = options_.aggsortkey ? 0 : rank_of(*totals_[first_], line.cell(first_));
			ranks.push_back({options_.aggsortrev ? ~rank : rank, line});
		}
		sort_by_rank(ranks);
		sort_equals(ranks);
		std::ranges::transform(ranks, lines.begin(), &RankedLine::line);
	}

private:
	void sort_equals(std::vector<RankedLine> &ranks) const
	{
		std::vector<Weight> weights; /* of each line of the same rank one for each total */
		const auto before = [&](const RankedLine &a, const RankedLine &b) {
			const int which = compare(weights, a, b);

			return options_.aggsortrev ? which > 0 : which < 0;
		};

		for (auto begin = ranks.begin(), end = begin; begin != ranks.end(); begin = end) {
			weights.clear();
			while (end != ranks.end() && end->rank == begin->rank)
				++end;
			if (end - begin < 2)
				continue;
			for (auto line = begin; line != end; ++line) {
				line->weights = weights.size();
				for (size_t i = 0; i < totals_.size(); i++)
					weights.push_back(weight_of(*totals_[i], line->line.cell(i)));
			}
			std::sort(begin, end, before);
		}
	}

	int compare(const std::vector<Weight> &weights, const RankedLine &a, const RankedLine &b) const
	{
		const auto by_value = [&] {
			return first_difference(totals_.size(), first_, [&](size_t i) {
				return order(weights[a.weights + i], weights[b.weights + i]);
			});
		};
		const auto by_key = [&] { return order_of_lines(a.line, b.line); };
		const int first = options_.aggsortkey ? by_key() : by_value();

		return first || options_.aggsortkey ? first : by_key();
	}

	int order_of_lines(const AggLine &a, const AggLine &b) const
	{
		const std::vector<const Type *> &types = totals_[0]->aggregation->keys;

		if (a.is_plain() && b.is_plain() && options_.aggsortkeypos == 0)
			return order_of_bytes(a.bytes(), b.bytes(), types);
		AggKeys of_a(types), of_b(types);
		return order_of_keys(a.keys(of_a), b.keys(of_b), types, options_.aggsortkeypos);
	}

	AggTotals totals_;
	const Options &options_;
	const size_t first_; /* the total whose values are compared first */
};

const AggRow kEmpty;

/* Adds the rows of all totals but the first to @lines, which have those of the first. */
void join_others(AggTotals totals, AggLines &lines)
{
	std::unordered_map<std::string_view, size_t> known;
	const auto add_others = [&](AggLine &line) {
		line.others = &lines.others.emplace_back(totals.size() - 1, &kEmpty);
	};

	for (AggLine &line : lines.list) {
		known.emplace(line.bytes(), known.size());
		add_others(line);
	}
	for (size_t i = 1; i < totals.size(); i++) {
		for (const AggRows::Row &row : totals[i]->rows) {
			const auto [it, is_new] = known.try_emplace(row.first, lines.list.size());

			if (is_new)
				add_others(lines.list.emplace_back(AggLine{&row, &kEmpty}));
			lines.others[it->second][i - 1] = &row.second;
		}
	}
}

} // namespace

AggLines sorted_lines(AggTotals totals, const Options &options)
{
	AggLines lines;

	lines.list.resize(totals[0]->rows.size());
	auto line = lines.list.begin();
	for (const AggRows::Row &row : totals[0]->rows)
		*line++ = {&row, &row.second};
	if (totals.size() > 1)
		join_others(totals, lines);
	Sorter(totals, options).sort(lines.list);
	return lines;
}

} // namespace dt::out
