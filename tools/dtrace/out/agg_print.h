/* SPDX-License-Identifier: GPL-2.0 */
/* Aggregations as text. */
#ifndef DTRACE_OUT_AGG_PRINT_H
#define DTRACE_OUT_AGG_PRINT_H

#include <string>

#include "out/agg_sort.h"
#include "out/print_names.h"
#include "typed/printf_spec.h"

namespace dt::out {

/* A line for each row: keys in columns, the values behind them. With -x oformat=folded as flame graphs are made from. */
void print_totals(AggTotals totals, const Options &options, const Naming &naming, std::string &out);

/*
 * For each row what @format says. Conversions without @ take the keys in turn, those with @ the values;
 * behind the last value they take that one again. A distribution is printed as such.
 */
void print_formatted(AggTotals totals, const typed::PrintfSpec &format, const Options &options, const Naming &naming,
		     std::string &out);

/* A row for each bucket about those that have a count. @normal divides the counts; @zooms: -x aggzoom. */
void print_distribution(const typed::Aggregation &aggregation, const AggCell &cell, int64_t normal, bool zooms,
			std::string &out);

} // namespace dt::out

#endif
