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
	CheckerParts(ProbeTable &probes, KernelTypes &kernel_types, dlib::DLibraries *dlibs, const Options &opts,
		     Diags &messages, Libraries::Declare declare)
		: kernel(kernel_types), options(opts), diags(messages), expansions(diags),
		  libraries(dlibs, scope, expansions, diags, std::move(declare)), types(*this), places(*this),
		  conversions(*this), givens(*this), inlines(*this), translators(*this), arguments(*this),
		  symbols(*this), kernel_reads(*this), declared(*this), probe_arguments(*this, probes), order(diags),
		  aggregations(*this), actions(*this), expressions(*this)
	{
	}
	CheckerParts(const CheckerParts &) = delete;
	CheckerParts &operator=(const CheckerParts &) = delete;

	/* What check() was given. */
	KernelTypes &kernel;
	const Options &options;
	Diags &diags;

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
