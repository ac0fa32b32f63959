/* SPDX-License-Identifier: GPL-2.0 */
/* Prints aggregations as text. */
#ifndef DTRACE_OUT_AGG_PRINT_H
#define DTRACE_OUT_AGG_PRINT_H

#include <string>

#include "out/agg_sort.h"
#include "out/print_names.h"
#include "typed/printf_spec.h"

namespace dt::out {

/*
 * A line for each row: keys in columns, the values behind them. With -x oformat=folded as flame graphs are made from;
 * with -x agghist and -x aggpack the rows of one aggregation are one picture.
 */
void print_totals(AggTotals totals, const Options &options, const Naming &naming, std::string &out);

/*
 * For each row what @format says. Conversions without @ take the keys in turn, those with @ the values;
 * behind the last value they take that one again. A distribution is printed as such.
 */
void print_formatted(AggTotals totals, const typed::PrintfSpec &format, const Options &options, const Naming &naming,
		     std::string &out);

/* The same for one of the rows. */
std::string formatted_line(AggTotals totals, const typed::PrintfSpec &format, const AggLine &line,
			   const Options &options, const Naming &naming);

/* A row for each bucket about those that have a count. @normal divides the counts; @zooms: -x aggzoom. */
void print_distribution(const typed::Aggregation &aggregation, const AggCell &cell, int64_t normal, bool zooms,
			std::string &out);

struct PictureRow {
	std::string label; /* its keys */
	const AggCell *cell = nullptr;
	int64_t value = 0; /* as printed; of a distribution the count of all */
};

/* -x agghist: values as bars, as long as their part of all; with @zooms the longest has nearly the whole width. */
void print_bars(const std::vector<PictureRow> &rows, bool zooms, std::string &out);

/*
 * -x aggpack: a distribution is one line, a bucket of it one character, all of them from the first bucket that has a
 * count in any row to the last. @is_utf8: blocks of eight heights; else letters as dense.
 */
void print_packed(const typed::Aggregation &aggregation, const std::vector<PictureRow> &rows, bool zooms, bool is_utf8,
		  std::string &out);

} // namespace dt::out

#endif
