/* SPDX-License-Identifier: GPL-2.0 */
/*
 * CheckerPart: the base class of the parts of check(). It knows what check() was
 * given, and the other parts.
 *
 * The parts need each other in circles: a type can contain an expression, as in
 * sizeof(x + 1), and an expression contains types. So each part refers to the whole,
 * and parts.h says which part uses which. A part may use the others when the first
 * clause is checked, but not in its constructor.
 */
#ifndef DTRACE_CHECK_CHECKER_PART_H
#define DTRACE_CHECK_CHECKER_PART_H

#include "base/diag.h"
#include "base/options.h"
#include "type/btf.h"

namespace dt::check {

struct CheckerParts;

class ActionOrder;
class Aggregations;
class Arguments;
class Conversions;
class DeclaredProbes;
class Expansions;
class Expressions;
class Givens;
class Inlines;
class KernelReads;
class KernelSymbols;
class Libraries;
class NameTable;
class Places;
class ProbeArguments;
class Translators;
class Types;

class CheckerPart {
protected:
	explicit CheckerPart(CheckerParts &parts);

	KernelTypes &kernel_;
	TypePool &pool_; /* the kernel's, to which the types of the program are added */
	const Options &options_;
	Diags &diags_;

	NameTable &scope_;
	Expansions &expansions_;
	Libraries &libraries_;
	Types &types_;
	Places &places_;
	Conversions &conversions_;
	Givens &givens_;
	Inlines &inlines_;
	Translators &translators_;
	Arguments &arguments_;
	KernelSymbols &symbols_;
	KernelReads &kernel_reads_;
	DeclaredProbes &declared_;
	ProbeArguments &probe_arguments_;
	ActionOrder &order_;
	Aggregations &aggregations_;
	Expressions &expressions_;
};

} // namespace dt::check

#endif
