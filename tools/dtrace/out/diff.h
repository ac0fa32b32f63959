/* SPDX-License-Identifier: GPL-2.0 */
/*
 * --diff: the aggregations of two runs, key by key, with the largest change first.
 *
 *     @opens, count()
 *
 *                                     before.rec        after.rec             change
 *       bash                                  10               25        +15 +150.0%
 *       cat                                    -                3                 +3
 *
 * A value is what was counted since the run began, whatever clear() has cleared. The keys of a
 * distribution have a table each, with a row for each bucket.
 */
#ifndef DTRACE_OUT_DIFF_H
#define DTRACE_OUT_DIFF_H

#include <string>
#include <vector>

#include "out/agg_total.h"

namespace dt::out {

/* What append_diff() gets of one of the two runs. */
struct DiffSide {
	std::string name; /* of its file */
	const std::vector<AggTotal> &totals;
	Naming naming;
};

std::string diff_text(const DiffSide &before, const DiffSide &after);

} // namespace dt::out

#endif
