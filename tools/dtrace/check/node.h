/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Constructors of typed nodes and predicates on them: all functions that need
 * nothing but the nodes.
 *
 * A function that finds an error reports it and returns an expression or type
 * of kind Error. Error fits everywhere, so one error causes one message.
 */
#ifndef DTRACE_CHECK_NODE_H
#define DTRACE_CHECK_NODE_H

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "typed/typed.h"

namespace dt::check {

/* A new node; a node of constants becomes a constant by fold(). */
template <typename Node>
typed::ExprPtr make_typed(const Type *type, Span span, Node node)
{
	typed::ExprPtr expr = std::make_unique<typed::Expr>();

	expr->type = type;
	expr->span = span;
	expr->node = std::move(node);
	return expr;
}

template <typename Node>
typed::StmtPtr make_statement(Span span, Node node)
{
	typed::StmtPtr stmt = std::make_unique<typed::Stmt>();

	stmt->span = span;
	stmt->node = std::move(node);
	return stmt;
}

/* Stands for an expression with an error that has been reported. */
typed::ExprPtr error_expr(Span span);

/* An expression with the value of @expr and less work at run time. An expression that would fault is not folded. */
typed::ExprPtr fold(typed::ExprPtr expr);

/* @expr as a value of the integer or pointer type @type. */
typed::ExprPtr convert(typed::ExprPtr expr, const Type *type);

/* An integer as C computes with it. */
typed::ExprPtr promoted(typed::ExprPtr expr);

/* Bits of the bit-field whose value @expr is, also after it was changed; 0: of none. */
unsigned bits_of_value(const typed::Expr &expr);

/*
 * The part of @value that @field, of that type, would keep, for an expression
 * that is expanded where the field is read.
 */
typed::ExprPtr as_bit_field(typed::ExprPtr value, const Member &field);

/* A string of @expr if it is_text(); else @expr. */
typed::ExprPtr as_string(typed::ExprPtr expr);
/* The same, for a string that is wanted at @span. */
typed::ExprPtr as_string(typed::ExprPtr expr, Span span);

/* An empty string if @expr is 0, as an integer or a pointer; else @expr. */
typed::ExprPtr null_as_string(typed::ExprPtr expr);

/* The value of an integer constant, or nullptr. */
const typed::Int *as_constant(const typed::Expr &expr);

/* Is it `char *` or `char []`, which stand for strings? */
bool is_text(const Type *type);

/* Does a place lie in the memory of the process? */
bool is_in_process(const typed::Expr &place);

/* Does evaluating @expr have a side effect? */
bool has_effect(const typed::Expr &expr);

/* Can evaluating it fault? */
bool can_fault(const typed::Expr &expr);

/* The help text for a value of @type where an integer or a pointer is required. */
std::string help_for_condition(const Type *type);

inline bool any_error(const typed::Expr &a, const typed::Expr &b)
{
	return a.type->is_error() || b.type->is_error();
}

} // namespace dt::check

#endif
