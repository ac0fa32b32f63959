/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Text: records and lists of probes as users see them.
 *
 * All functions append to a string or return one; main.cc decides when and
 * where the text is written. The formats match the classic tool exactly, down
 * to the blanks, because scripts depend on them.
 */
#ifndef DTRACE_OUT_PRINT_H
#define DTRACE_OUT_PRINT_H

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "out/print_names.h"
#include "typed/printf_spec.h"
#include "run/record.h"
#include "type/btf.h"

namespace dt::out {

struct PrintOptions {
	bool quiet = false;   /* -q: only what actions print */
	bool testing = false; /* _DTRACE_TESTING: no CPU and ID columns */
	bool flow = false;    /* -F: indented, even with -q */
	bool rawbytes = false;
	Naming naming = {}; /* of addresses */
};

/* "CPU     ID                    FUNCTION:NAME\n", or "" with -q. */
std::string header(const PrintOptions &options);

/* The columns ID and FUNCTION:NAME of a record; with -F @place, see flow.h; "" with -q. */
std::string columns_text(const Probe &probe, const PrintOptions &options, std::string_view place = {});

/* CPU and @columns, or those of @probe if it is ""; nothing with -q. */
void append_columns(const Probe &probe, unsigned cpu, const PrintOptions &options, std::string_view columns,
		    std::string &out);

/* Does what a record asks for; what was printed before it is at the end of print_record()'s @out. */
using Perform = std::function<void(const gen::RequestAction &request, run::Values values)>;

/*
 * One firing of one clause; @columns: what stands behind the CPU, if the caller
 * knows it, see columns_text(). A fault is not printed here, see out/faults.h.
 * @perform may take what @out holds.
 */
void print_record(const run::Record &record, unsigned cpu, const PrintOptions &options, std::string_view columns,
		  const Perform &perform, std::string &out);

/* The column of trace() for an integer of so many bytes, without the blank before it; 0: none. */
int trace_width(uint8_t bytes, bool is_signed);

/* The length of the text that fills @bytes but for NULs at the end; 0: it is something else. */
size_t text_length(std::span<const uint8_t> bytes);

/* Of the bytes that tracemem() has recorded, those that the last argument asks for. */
std::span<const uint8_t> tracemem_bytes(run::Values values);

/* printf(): @spec filled with @values; print_format.cc. */
void print_format(const typed::PrintfSpec &spec, run::Values values, const Naming &naming, std::string &out);
/* One piece of a format; @values as of the whole. */
void print_piece(const typed::PrintfPiece &piece, run::Values values, const Naming &naming, std::string &out);

/* Text as in a string literal of C, without the quotes. */
std::string escape(std::string_view text);

/* trace() of a struct or an array that is no text: its bytes in lines, as a dump. */
void print_bytes(std::span<const uint8_t> bytes, std::string &out);

/* print(): @values in lines, those behind the first begin with @indent blanks; print_typed.cc. */
void print_typed(const gen::OutputAction &action, run::Values values, size_t indent, std::string &out);

/* -l */
std::string list_header();
std::string list_line(const Probe &probe);
/* Behind it with -v: the types of args[]. */
std::string list_arguments(const Probe &probe, KernelTypes &kernel);
/* --vars */
std::string variable_header();
std::string variable_line(const KernelTypes::Variable &variable);

/* "description 'BEGIN ' matched 1 probe", "script 'x.d' matched 2 probes" */
std::string matched_text(const lex::Source &source, uint64_t matches);

} // namespace dt::out

#endif
