/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Sorts the rows of aggregations for printing, and joins several aggregations by
 * key.
 *
 * Text and JSON print the same lines in the same order, so both take them from
 * here. trunc() does, too: it removes the lines at one end.
 */
#ifndef DTRACE_OUT_AGG_SORT_H
#define DTRACE_OUT_AGG_SORT_H

#include <deque>
#include <span>
#include <vector>

#include "base/options.h"
#include "out/agg_total.h"

namespace dt::out {

/* Not empty; their keys have the same types. */
using AggTotals = std::span<const AggTotal *const>;

/* One key, and a row of each total: an empty one if it lacks the key. All live as long as the totals do not change. */
struct AggLine {
	const AggRows::Row *keyed = nullptr; /* a row of the key, of the first total that has one */
	const AggRow *first = nullptr;
	const std::vector<const AggRow *> *others = nullptr; /* of all totals but the first; nullptr: there is none */

	const std::string &bytes() const { return keyed->first; }
	/* Are all keys numbers and strings, which can be read from the bytes? */
	bool is_plain() const { return keyed->second.keys.empty(); }
	const std::vector<AggKeyValue> &keys(AggKeys &reader) const { return reader.of(bytes(), keyed->second); }
	const AggRow &row(size_t total) const { return total == 0 ? *first : *(*others)[total - 1]; }
	const AggCell &cell(size_t total) const { return row(total).cell; }
};

struct AggLines {
	AggLines() = default;
	AggLines(AggLines &&) = default; /* and no copy: the lines of a copy would have the others of the original */

	std::vector<AggLine> list;
	std::deque<std::vector<const AggRow *>> others; /* of the lines */

	auto begin() const { return list.begin(); }
	auto end() const { return list.end(); }
};

/*
 * Sorted by value, then by key; with -x aggsortkey the other way round. The value at -x aggsortpos and the
 * key at -x aggsortkeypos are compared first, then those after them, and last those before them.
 */
AggLines sorted_lines(AggTotals totals, const Options &options);

/* Below, equal to or above 0, as @a is before @b. Key number @first is compared first, and last those before it. */
int order_of_keys(const std::vector<AggKeyValue> &a, const std::vector<AggKeyValue> &b,
		  const std::vector<const Type *> &types, size_t first);

} // namespace dt::out

#endif
