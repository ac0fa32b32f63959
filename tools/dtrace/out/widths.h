/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The widths of columns of text, in characters: one place for headers, for lines that are
 * printed item by item (print.cc), and for plans (plan.cc). JSON (print_json.cc) has no
 * columns.
 *
 * The widths are those of DTrace of Solaris, because scripts split lines by them.
 */
#ifndef DTRACE_OUT_WIDTHS_H
#define DTRACE_OUT_WIDTHS_H

#include <cstdint>

namespace dt::out {

/* The columns of a record: CPU, ID and FUNCTION:NAME, or with -F FUNCTION. */
constexpr int kCpuWidth = 3, kProbeIdWidth = 6, kPlaceWidth = 32, kFlowWidth = 41;

/* A text that trace() shows, without the two blanks before it. */
constexpr int kTraceTextWidth = 33;

/* The keys and values of aggregations and arrays. A name of an address is as wide as a key. */
constexpr int kKeyTextWidth = 50, kValueWidth = 16;

/* The columns of -l. */
constexpr int kListIdWidth = 5, kListProviderWidth = 10, kListModuleWidth = 17, kListFunctionWidth = 33;

/* The columns of -l --vars. */
constexpr int kVariableSizeWidth = 8, kVariableSpaceWidth = 6, kVariableSectionWidth = 24;

/* The columns of --diff. */
constexpr int kDiffKeyWidth = 33, kDiffValueWidth = 17;

/* How wide an integer of so many bytes is. */
struct IntegerWidth {
	uint32_t bytes;
	int of_signed, of_unsigned; /* by trace() */
	int of_key;
};

constexpr IntegerWidth kIntegerWidths[] = {
	{1, 3, 3, 3},
	{2, 5, 5, 5},
	{4, 10, 10, 8},
	{8, 19, 20, 16},
};

/* The row of kIntegerWidths for @bytes; nullptr: no integer has so many. */
constexpr const IntegerWidth *integer_width(uint32_t bytes)
{
	for (const IntegerWidth &row : kIntegerWidths) {
		if (row.bytes == bytes)
			return &row;
	}
	return nullptr;
}

/* The column of trace() for an integer of so many bytes, without the blank before it; 0: none. */
constexpr int trace_width(uint32_t bytes, bool is_signed)
{
	const IntegerWidth *row = integer_width(bytes);

	return !row ? 0 : is_signed ? row->of_signed : row->of_unsigned;
}

} // namespace dt::out

#endif
