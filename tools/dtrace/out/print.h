/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Text: records and lists of probes as users see them.
 *
 * All functions append to a string or return one; main.cc decides when and
 * where the text is written. The formats match DTrace of Solaris, down to
 * the blanks, because scripts depend on them.
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
#include "typed/typed.h"

namespace dt::out {

struct PrintOptions {
	bool quiet = false;   /* -q: only what actions print */
	bool testing = false; /* _DTRACE_TESTING: no CPU and ID columns */
	bool flow = false;    /* -F: indented, even with -q */
	bool rawbytes = false;
	Naming naming = {}; /* of addresses */
};

/* _DTRACE_TESTING is in the environment: the output is compared with that of other DTraces. */
bool is_testing();

PrintOptions print_options(const Options &options, os::Symbols &symbols, bool testing);

/* "CPU     ID                    FUNCTION:NAME\n", or "" with -q. */
std::string header(const PrintOptions &options);

/* The columns ID and FUNCTION:NAME of a record; with -F @place, see flow.h; "" with -q. */
std::string columns_text(const Probe &probe, const PrintOptions &options, std::string_view place = {});

/* Appends the CPU and @columns, or the columns of @probe if @columns is "". Appends nothing with -q. */
void append_columns(const Probe &probe, unsigned cpu, const PrintOptions &options, std::string_view columns,
		    std::string &out);

/* Executes a request of a record. The text that was printed before it is at the end of print_record()'s @out. */
using Perform = std::function<void(const gen::RequestAction &request, run::RecordValues values)>;

/*
 * Prints one firing of one clause. @columns: the text after the CPU, if the
 * caller knows it, see columns_text(). Faults are not printed here, see
 * out/fault_text.h. @perform may take the contents of @out.
 */
void print_record(const run::Record &record, unsigned cpu, const PrintOptions &options, std::string_view columns,
		  const Perform &perform, std::string &out);

/* The length of the text in @bytes, which must be filled with NULs after it. 0: the bytes are something else. */
size_t text_length(std::span<const uint8_t> bytes);

/* The part of tracemem()'s recorded bytes that its last argument selects. */
std::span<const uint8_t> tracemem_bytes(run::RecordValues values);

/* printf(): @spec filled with @values; print_format.cc. */
void print_format(const typed::PrintfSpec &spec, run::RecordValues values, const Naming &naming, std::string &out);
/* One piece of a format; @values as of the whole. */
void print_piece(const typed::PrintfPiece &piece, run::RecordValues values, const Naming &naming, std::string &out);

/* Text as in a string literal of C, without the quotes. */
std::string escape(std::string_view text);

/* trace() of a struct, or of an array that is no text: a dump of its bytes. */
void print_bytes(std::span<const uint8_t> bytes, std::string &out);

/* print(): @values in lines, those after the first begin with @indent blanks; print_typed.cc. */
void print_typed(const gen::OutputAction &action, run::RecordValues values, size_t indent, std::string &out);

/* -l */
std::string list_header();
std::string list_line(const Probe &probe);
/*
 * After it with -v: how stable the names of the probe and its arguments are, and the types of args[], which @program
 * may declare.
 */
std::string list_arguments(const Probe &probe, KernelTypes &kernel, const typed::Program &program);
/* --vars */
std::string variable_header();
std::string variable_line(const KernelTypes::BtfVariable &variable);

/* "description 'BEGIN ' matched 1 probe", "script 'x.d' matched 2 probes" */
std::string matched_text(const lex::Source &source, uint64_t matches);
/* With -v: how stable the least stable interfaces of @clauses are, those of @source. */
std::string stability_text(const lex::Source &source, const typed::SourceClauses &clauses);

} // namespace dt::out

#endif
