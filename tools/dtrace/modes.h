/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The modes of the tool that trace nothing: each prints something and ends. Their
 * results are statuses of the process.
 */
#ifndef DTRACE_MODES_H
#define DTRACE_MODES_H

#include "base/diag.h"
#include "base/options.h"
#include "base/result.h"
#include "lex/source.h"
#include "probe/probe.h"
#include "type/btf.h"
#include "typed/typed.h"

namespace dt {

/* Prints the error. The status of a tool that ends because of it. */
int fatal(const Error &error);
/* Prints all errors and warnings. The status of a tool that ends because of errors, or 0. */
int report_errors(const Diags &diags, const lex::Sources &sources, const Options &options);

/* -l: the probes of all clauses; all that exist if there is none. */
int list_probes(const typed::Program &program, ProbeTable &probes, KernelTypes &kernel, const Options &options);
/* --vars: variables whose names match the pattern, or module`name two of them. */
int list_variables(const Options &options);
/* -h: what C programs include that have the probes of a provider. */
int write_header(const typed::Program &program, const lex::Sources &sources, Diags &diags, const Options &options);
/* -G: what build systems link where other DTraces need it. */
int write_empty_object(const Options &options);
/* --names: one on a line, for shells. */
/* --report, --diff */
int print_report(const Options &options);
int print_diff(const Options &options);

int print_names(NameList list);

} // namespace dt

#endif
