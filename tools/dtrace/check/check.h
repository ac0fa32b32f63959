/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Turns the AST into the typed tree.
 *
 * The AST has names; the typed tree has variables, probes and types. Each
 * expression of it has a type, and each conversion is a node. So the generator
 * looks up no names and decides about no types. typed/typed.h describes the tree.
 */
#ifndef DTRACE_CHECK_CHECK_H
#define DTRACE_CHECK_CHECK_H

#include <vector>

#include "ast/ast.h"
#include "base/diag.h"
#include "base/options.h"
#include "dlib/dlib.h"
#include "probe/probe.h"
#include "type/btf.h"
#include "typed/typed.h"

namespace dt::check {

/*
 * Checks all programs together: they share variables, and clauses keep their order. Probes are
 * looked up in @probes, and types in @kernel and its pool. Names that neither the program nor D
 * defines are looked up in @libraries (may be null). All must outlive the result. If a list of
 * probes cannot be read, this is an error in the description that needed it (D_PDESC_LIST).
 */
typed::Program check(const std::vector<ast::Program> &programs, ProbeTable &probes, KernelTypes &kernel,
		     dlib::DLibraries *libraries, const Options &options, Diags &diags);

/* The type of args[@index] of @probe; nullptr: it has no such argument, or the type is not known. */
const Type *argument_type(KernelTypes &kernel, const Probe &probe, unsigned index);

/* What @program declares of the static probe @probe; nullptr: nothing. */
const typed::ProviderTypes::DeclaredProbe *declared_probe(const typed::Program &program, const Probe &probe);

/* What the kernel calls args[@index] of @probe: a parameter, or a field of a record; "": it has no name, or none is known. */
std::string_view argument_name(KernelTypes &kernel, const Probe &probe, unsigned index);

/* Can the aggregating function have these constants? Those of quantize() and its kin have rules. */
bool are_bucket_params(BuiltinId function, const std::vector<int64_t> &params);

/*
 * The last step of the front end, separate so that a tree with unsupported
 * features can be dumped: reports features that are valid D but have no code yet
 * (D_UNIMPL). Does nothing if there are errors already. True if there are
 * errors, old or new.
 */
bool refuse_unsupported(const typed::Program &program, Diags &diags);

/*
 * Before anything is enabled: without -w, rejects a program that changes the
 * system (D_ACT_DESTRUCT). True if it does.
 */
bool refuse_destructive(const typed::Program &program, const Options &options, Diags &diags);

} // namespace dt::check

#endif
