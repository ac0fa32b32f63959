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

#include "check/convert.h"

namespace dt::check {

/* What is given to a text, as the value of a Local. */
class Givens {
public:
	Givens(TypePool &pool, NameTable &scope, Places &places) : pool_(pool), scope_(scope), places_(places) {}

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
	TypePool &pool_;
	NameTable &scope_;
	Places &places_;
	std::deque<typed::Variable> stand_ins_;
};

class Inlines {
public:
	Inlines(Types &types, NameTable &scope, Expansions &expansions, Givens &givens, Conversions &conversions,
		Expressions &expressions, Diags &diags)
		: types_(types), scope_(scope), expansions_(expansions), givens_(givens), conversions_(conversions),
		  expressions_(expressions), diags_(diags)
	{
	}

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

	Types &types_;
	NameTable &scope_;
	Expansions &expansions_;
	Givens &givens_;
	Conversions &conversions_;
	Expressions &expressions_;
	Diags &diags_;
};

} // namespace dt::check

#endif
