/* SPDX-License-Identifier: GPL-2.0 */
/* Turns the AST into the typed tree. */
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
 * Finds the meaning of all programs together: variables are common to all of
 * them and clauses keep their order. Probes are looked up in @probes, types
 * in @kernel and its pool, names that neither the program nor D has in @libraries
 * (may be null); all must outlive the result. A list of probes that cannot be read is reported as
 * a mistake in the description that needed it (D_PDESC_LIST).
 */
typed::Program check(const std::vector<ast::Program> &programs, ProbeTable &probes, KernelTypes &kernel,
		     dlib::DLibraries *libraries, const Options &options, Diags &diags);

/* The type of args[@index] of @probe; nullptr: it has no such argument, or the type is not known. */
const Type *argument_type(KernelTypes &kernel, const Probe &probe, unsigned index);

/* What the kernel calls args[@index] of @probe: a parameter, or a field of a record; "": it has no name, or none is known. */
std::string_view argument_name(KernelTypes &kernel, const Probe &probe, unsigned index);

/*
 * The last step of the front end, apart so that a tree with such parts can be
 * looked at: reports what is right but has no code yet (D_UNIMPL). Looks only if
 * all else is well; true if there are errors, old or new.
 */
bool refuse_unsupported(const typed::Program &program, Diags &diags);

/* Before anything is enabled: without -w, a program that changes the system is refused (D_ACT_DESTRUCT). True if it is. */
bool refuse_destructive(const typed::Program &program, const Options &options, Diags &diags);

} // namespace dt::check

#endif
