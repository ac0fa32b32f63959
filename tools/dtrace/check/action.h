/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Actions: statements that write to the record or change something.
 *
 * The row in builtins.def gives the arguments of an action. A format is parsed
 * here and its conversions are compared with the arguments, so that printing a
 * record cannot fail.
 */
#ifndef DTRACE_CHECK_ACTION_H
#define DTRACE_CHECK_ACTION_H

#include "check/agg.h"
#include "check/checker_part.h"

namespace dt::check {

class Actions : CheckerPart {
public:
	explicit Actions(CheckerParts &parts) : CheckerPart(parts) {}

	/* @call of the action @builtin as a statement. */
	typed::StmtPtr statement(const ast::Call &call, const Builtin &builtin, Span span);

private:
	void fit_arguments(const ast::Call &call, typed::Action &action);
	void formatted(const ast::Call &call, typed::Action &action);
	void check_format(const ast::Call &call, Span format_span, typed::Action &action);
	void check_conversion(const ast::Call &call, size_t number, const typed::PrintfPiece &piece,
			      typed::Action &action);
};

} // namespace dt::check

#endif
