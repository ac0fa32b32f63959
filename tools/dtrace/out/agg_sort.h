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

#include <span>
#include <vector>

#include "base/options.h"
#include "out/agg_total.h"

namespace dt::out {

/* Not empty; their keys have the same types. */
using AggTotals = std::span<const AggTotal *const>;

/* One key, and a row of each total: an empty one if it lacks the key. All live as long as the totals do not change. */
struct AggLine {
	const std::string *bytes = nullptr; /* in AggTotal::rows */
	const AggRow *keyed = nullptr;	    /* the row of these bytes */
	const AggRow *first = nullptr;
	std::vector<const AggRow *> others = {}; /* of all totals but the first; most often there is none */

	const std::vector<AggKeyValue> &keys(AggKeys &reader) const { return reader.of(*bytes, *keyed); }
	const AggRow &row(size_t total) const { return total == 0 ? *first : *others[total - 1]; }
	const AggCell &cell(size_t total) const { return row(total).cell; }
};

/*
 * Sorted by value, then by key; with -x aggsortkey the other way round. The value at -x aggsortpos and the
 * key at -x aggsortkeypos are compared first, then those after them, and last those before them.
 */
std::vector<AggLine> sorted_lines(AggTotals totals, const Options &options);

/* Below, equal to or above 0, as @a is before @b. Key number @first is compared first, and last those before it. */
int order_of_keys(const std::vector<AggKeyValue> &a, const std::vector<AggKeyValue> &b,
		  const std::vector<const Type *> &types, size_t first);

} // namespace dt::out

#endif
