/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Implicit conversions.
 *
 * Integers become wider or narrower integers. Arrays become pointers to their
 * first element. 0 becomes a pointer. Where a string is wanted, a char pointer
 * or array becomes the text that it leads to. Strings and integers are never
 * converted into each other. Each conversion becomes a node of the tree, so
 * that the generator finds equal types on both sides of each operator.
 */
#ifndef DTRACE_CHECK_CONVERT_H
#define DTRACE_CHECK_CONVERT_H

#include "base/options.h"
#include "check/checker_part.h"
#include "check/places.h"

namespace dt::check {

/* Can values of @type be keys of an aggregation, or of an associative array? */
bool can_be_key(const Type *type);

class Conversions : CheckerPart {
public:
	explicit Conversions(CheckerParts &parts) : CheckerPart(parts) {}

	/* @expr converted to @type, or nullptr if that is impossible. Reports nothing. */
	typed::ExprPtr implicit(typed::ExprPtr expr, const Type *type);
	/* Converts as implicit() does, if @type or the type of @expr is a floating-point type. */
	typed::ExprPtr as_number(typed::ExprPtr expr, const Type *type);
	/* Arrays become pointers, functions their address; the rest stays. */
	typed::ExprPtr decay(typed::ExprPtr expr);
	/* A @pointer to the struct @value, or to a copy of it if it is nowhere in such memory. */
	typed::ExprPtr address(typed::ExprPtr value, const Type *pointer);
	/* @index times the size of what is pointed to, as a 64-bit integer. */
	typed::ExprPtr scaled_index(typed::ExprPtr index, const Type *element);
	/* The type of a variable that keeps the stack @value; nullptr: it is none. */
	const Type *kept_stack(const typed::Expr &value);
	/* The type of @value; of a stack that of a variable that keeps it. */
	const Type *kept_type(const typed::Expr &value);
	/* @expr as what a condition tests: of a stack that a variable keeps the first frame, 0 if there is none. */
	static typed::ExprPtr condition(typed::ExprPtr expr);
	/* The type of a variable whose first value is @value; types::Error after a message. */
	const Type *first_type(const typed::Expr &value, Span span);

private:
	/* A @pointer to a copy of @value, which stays until the firing ends. */
	typed::ExprPtr copied(typed::ExprPtr value, const Type *pointer);

	typed::ExprPtr as_stack(typed::ExprPtr stack, const Type *type);
};

} // namespace dt::check

#endif
