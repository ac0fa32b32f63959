/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Prints aggregations as text: as rows, by a format, as bars, or as distributions.
 *
 * All forms print the lines of agg_sort.h. agg_print.cc prints rows and formats,
 * and agg_distribution.cc prints distributions and the pictures of -x agghist and
 * -x aggpack.
 */
#ifndef DTRACE_OUT_AGG_PRINT_H
#define DTRACE_OUT_AGG_PRINT_H

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "out/agg_sort.h"
#include "out/print_names.h"
#include "typed/printf_spec.h"

namespace dt::out {

/* A key in its column, or the lines of a stack. */
void print_key(const AggKeyValue &key, const Type *type, const Naming &naming, std::string &out);

/* A key without a column: "dd", "-7", "entry_SYSCALL_64;vfs_read". */
void append_key(const AggKeyValue &key, const Type *type, const Naming &naming, std::string &out);

/* How many firings a distribution has. */
int64_t count_of_all(const AggCell &cell);

/* What stands between keys without columns, and whether a stack without frames leaves it out. */
struct KeyJoint {
	std::string_view separator;
	bool skips_empty_stacks = true;
};

/* Keys without columns: "dd;entry_SYSCALL_64;vfs_read". */
void join_keys(const std::vector<AggKeyValue> &keys, const std::vector<const Type *> &types, KeyJoint joint,
	       const Naming &naming, std::string &out);

/*
 * Prints a line for each row: keys in columns, and the values after them. -x oformat=folded prints the input format
 * of flame graphs. With -x agghist and -x aggpack, the rows of one aggregation are one picture.
 */
void print_totals(AggTotals totals, const Options &options, const Naming &naming, std::string &out);

/* Gives value number @n of a row for a conversion with @, or prints it to @out itself and gives nothing. */
using RowValue = std::function<std::optional<run::RecordValue>(size_t n, std::string &out)>;

/*
 * The text of @format for one row. Conversions without @, and the * of a width or precision, take the @keys in turn.
 * Conversions with @ take the values, which have the numbers 0, 1 ...
 */
std::string formatted_row(const typed::PrintfSpec &format, const std::vector<run::RecordValue> &keys,
			  const RowValue &value, const Naming &naming);

/*
 * Prints formatted_row() for each row. After the last value, conversions with @ repeat it. A distribution is
 * printed as a picture.
 */
void print_formatted(AggTotals totals, const typed::PrintfSpec &format, const Options &options, const Naming &naming,
		     std::string &out);

/* The same for one of the rows. */
std::string formatted_line(AggTotals totals, const typed::PrintfSpec &format, const AggLine &line,
			   const Options &options, const Naming &naming);

/*
 * Prints a row for each bucket from the first with a count to the last, and their neighbours. @normal divides the
 * counts; @zooms: -x aggzoom.
 */
void print_distribution(const typed::Aggregation &aggregation, const AggCell &cell, int64_t normal, bool zooms,
			std::string &out);

/* How a bucket is called in the column "value". @first: the first bucket that is shown. */
std::string bucket_label(const typed::Aggregation &aggregation, int64_t bucket, int64_t first);

struct PictureRow {
	std::string label; /* its keys */
	const AggCell *cell = nullptr;
	int64_t value = 0; /* as printed; of a distribution the count of all */
};

/*
 * -x agghist: values as bars, which show their share of the total. With @zooms, the longest bar has nearly the whole
 * width.
 */
void print_bars(const std::vector<PictureRow> &rows, bool zooms, std::string &out);

/* Distributions of one aggregation as blocks, a character for each bucket that some of them shows. */
struct Blocks {
	std::string least, most;	/* labels of the first and the last bucket */
	size_t buckets = 0;		/* characters of each line */
	std::vector<std::string> lines; /* by cell */
};

/* @zooms: the highest block of each line has the whole height. @is_utf8: see print_packed(). */
Blocks blocks_of(const typed::Aggregation &aggregation, const std::vector<const AggCell *> &cells, bool zooms,
		 bool is_utf8);

/* Does this terminal, or what else reads the output, want blocks as UTF-8? */
bool wants_utf8(Encoding encoding);

/*
 * -x aggpack: a distribution is one line, with a character for each bucket, from the first bucket that has a count
 * in any row to the last. @is_utf8: blocks of eight heights; otherwise letters of similar density.
 */
void print_packed(const typed::Aggregation &aggregation, const std::vector<PictureRow> &rows, bool zooms, bool is_utf8,
		  std::string &out);

} // namespace dt::out

#endif
