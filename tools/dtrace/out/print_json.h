/* SPDX-License-Identifier: GPL-2.0 */
/*
 * -x oformat=json: records, faults and aggregations as objects, one per line.
 * Documentation/trace/dtrace-json.rst has the schema.
 *
 * A value is a number, a text, or a list of the frames of a stack. A value that is neither number nor text is
 * {"bytes":"00ff"}.
 */
#ifndef DTRACE_OUT_PRINT_JSON_H
#define DTRACE_OUT_PRINT_JSON_H

#include <optional>
#include <string>

#include "out/agg_sort.h"
#include "out/fault_text.h"
#include "out/flow.h"
#include "out/json.h"
#include "out/print.h"

namespace dt::out {

struct PrintedFiring {
	const run::Record &record;
	unsigned cpu = 0;
	uint64_t time = 0;		/* 0: not known */
	std::optional<FlowStep> flow{}; /* with -F */
};

/*
 * One firing of one clause. Its object ends before a request, so that the request is in order with the
 * output. The fields that the clause records after the request are another object. With -q, a firing without
 * output has no object.
 */
void json_record(const PrintedFiring &firing, const PrintOptions &options, const Perform &perform, std::string &out);

/* The members of print(): the value, nested like its type. For a pointer, the address comes first. print_typed.cc */
void json_typed(const gen::OutputAction &action, run::RecordValues values, Json &json);

void json_value(const run::RecordValue &value, const Naming &naming, Json &json);

/* @piece: of D, that failed. */
void json_fault(const PrintedFiring &firing, const std::optional<Piece> &piece, std::string &out);

/* An object for each of @totals, whose rows have the same keys in the same order. @format: of printa(), or nullptr. */
void json_totals(AggTotals totals, const typed::PrintfSpec *format, const Options &options, const Naming &naming,
		 std::string &out);

} // namespace dt::out

#endif
