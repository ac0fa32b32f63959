/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Arguments of functions and actions: the rows in builtins.def give their number
 * and types.
 *
 * Functions and actions share these checks, so that an action is a row and not a
 * check of its own. What a row cannot express is left to the caller: call.cc for
 * functions, and action.cc for actions.
 */
#ifndef DTRACE_CHECK_CALL_H
#define DTRACE_CHECK_CALL_H

#include <vector>

#include "check/checker_part.h"
#include "check/convert.h"

namespace dt::check {

/* Is @expr the call of an action, which has no value? */
bool names_action(const ast::Expr &expr);
/* The tag of an argument of the wrong type; @number counts from 0. */
Tag argument_tag(const Builtin &builtin, size_t number);

class Arguments : CheckerPart {
public:
	explicit Arguments(CheckerParts &parts) : CheckerPart(parts) {}

	/* The builtin that a call names, or nullptr after a message. */
	const Builtin *callable(const ast::Call &call);
	/* Is the number of arguments right? False after a message. */
	bool count(const ast::Call &call, const Builtin &builtin);
	/*
	 * Checks number and types of the arguments from number @first on against the
	 * builtin's row and appends them to @args. False after a message.
	 */
	bool check(const ast::Call &call, const Builtin &builtin, size_t first, std::vector<typed::ExprPtr> &args);

private:
	typed::ExprPtr string_bytes(typed::ExprPtr expr);
	typed::ExprPtr fitting(typed::ExprPtr expr, char letter);
};

} // namespace dt::check

#endif
