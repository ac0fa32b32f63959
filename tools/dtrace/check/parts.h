/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The parts of check(), and which part uses which. A part that checks
 * subexpressions uses Expressions, and Expressions uses most parts. Any other
 * part uses only parts listed above it.
 */
#ifndef DTRACE_CHECK_PARTS_H
#define DTRACE_CHECK_PARTS_H

#include "check/action.h"
#include "check/expr.h"

namespace dt::check {

struct CheckerParts {
	/* @declare: see Libraries; @libraries may be null. */
	CheckerParts(ProbeTable &probes, KernelTypes &kernel, dlib::DLibraries *dlibs, const Options &options,
		     Diags &diags, Libraries::Declare declare)
		: expansions(diags), libraries(dlibs, scope, expansions, diags, std::move(declare)),
		  types(kernel, scope, libraries, expansions, expressions, diags), places(kernel.pool(), types, diags),
		  conversions(kernel.pool(), scope, types, places, options, diags),
		  givens(kernel.pool(), scope, places),
		  inlines(types, scope, expansions, givens, conversions, expressions, diags),
		  translators(types, libraries, expansions, givens, inlines, places, conversions, expressions, diags),
		  arguments(kernel.pool(), scope, conversions, expressions, diags),
		  symbols(kernel, arguments, expressions, diags),
		  kernel_reads(kernel, symbols, places, options.pid_namespace, diags),
		  declared(types, kernel.pool(), libraries, diags), probe_arguments(probes, kernel, declared, diags),
		  order(diags), aggregations(arguments, order, conversions, expressions, diags),
		  actions(aggregations, arguments, order, conversions, expressions, diags),
		  expressions(*this, kernel, options, diags)
	{
	}
	CheckerParts(const CheckerParts &) = delete;
	CheckerParts &operator=(const CheckerParts &) = delete;

	NameTable scope;
	Expansions expansions;
	Libraries libraries;
	Types types;
	Places places;
	Conversions conversions;
	Givens givens;
	Inlines inlines;
	Translators translators;
	Arguments arguments;
	KernelSymbols symbols;
	KernelReads kernel_reads;
	DeclaredProbes declared;
	ProbeArguments probe_arguments;
	ActionOrder order;
	Aggregations aggregations;
	Actions actions;
	Expressions expressions;
};

} // namespace dt::check

#endif
