/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Inlines: the value of the declaration is expanded where its name is used, and
 * the keys stand for the arguments given there.
 *
 * Each argument is evaluated once. A constant or a variable is copied. Any
 * other argument is assigned to a hidden this-> variable first, and the result
 * is (hidden = argument, value).
 */
#ifndef DTRACE_CHECK_INLINE_H
#define DTRACE_CHECK_INLINE_H

#include <deque>
#include <vector>

#include "check/checker_part.h"
#include "check/convert.h"

namespace dt::check {

/* Makes the values that are given to a text, each the value of a Local. */
class Givens : CheckerPart {
public:
	explicit Givens(CheckerParts &parts) : CheckerPart(parts) {}

	/*
	 * @value as something that can be copied. Side effects that must happen before are added to @effect. @changes: what
	 * is evaluated later may change a variable that @value is.
	 */
	typed::ExprPtr bind(typed::ExprPtr value, typed::ExprPtr &effect, bool changes = false);
	/* An unknown value of @type, for checking a declaration alone. */
	typed::ExprPtr stand_in(const Type *type, Span span);

	/* (@effect, @value); @effect may be null. */
	static typed::ExprPtr after(typed::ExprPtr effect, typed::ExprPtr value);
	/* A second node for what bind() has given. */
	static typed::ExprPtr copy(const typed::Expr &bound);

private:
	std::deque<typed::Variable> stand_ins_;
};

class Inlines : CheckerPart {
public:
	explicit Inlines(CheckerParts &parts) : CheckerPart(parts) {}

	void declare(const ast::InlineDecl &decl);
	/* The value, with @keys, of a use at @span. */
	typed::ExprPtr value(InlineDef &def, std::vector<typed::ExprPtr> keys, Span span);
	/* name[keys] of an inline with keys. */
	typed::ExprPtr keyed(InlineDef &def, const ast::Index &node, Span span);
	/* The keys that @node gives; false after a message. */
	bool keys_of(const InlineDef &def, const ast::Index &node, Span span, std::vector<typed::ExprPtr> &keys);
	/* The values that @def's names have if @keys are given. */
	std::vector<Local> locals(const InlineDef &def, std::vector<typed::ExprPtr> keys, typed::ExprPtr &effect);

private:
	typed::ExprPtr text_value(const ast::Expr &text, std::vector<Local> locals);
};

} // namespace dt::check

#endif
