/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Checks expressions: literals, operators, casts, names, places, assignments.
 * Its functions are sorted by subject into the files named below. Expressions
 * keeps no state between two expressions. Only the other parts have state.
 */
#ifndef DTRACE_CHECK_EXPR_H
#define DTRACE_CHECK_EXPR_H

#include <string>
#include <string_view>
#include <vector>

#include "base/options.h"
#include "check/checker_part.h"
#include "check/kernel.h"
#include "check/probe_args.h"
#include "check/xlate.h"

namespace dt::check {

/* The tag of an operand that @op cannot compute with. */
Tag operand_tag(typed::ArithOp op);

class Expressions : CheckerPart {
public:
	explicit Expressions(CheckerParts &parts) : CheckerPart(parts) {}

	/* A place if the user named one, even an array or a struct. */
	typed::ExprPtr expr(const ast::Expr &expr);
	/* As expr(); an aggregation there is an error with @of_aggregation. */
	typed::ExprPtr expr(const ast::Expr &expr, Tag of_aggregation);
	/* Checks as expr() does. Arrays become pointers, so that an operator can compute with the result. */
	typed::ExprPtr value(const ast::Expr &expr);
	typed::ExprPtr value(const ast::Expr &expr, Tag of_aggregation);

	/* Checks a key as expr() does; error_expr() after a message if it has no value that can be a key. */
	typed::ExprPtr key(const ast::Expr &expr);
	/* The associative array that @expr names, without a key; or nullptr. */
	const typed::Variable *array(const ast::Expr &expr) const;
	/* The meaning of a name without scope, as if it were written at @span. */
	typed::ExprPtr plain_name(const std::string &name, Span span);
	/* The inline of a library that @node, args[n], stands for; or "". */
	std::string translated_argument(const ast::Index &node);
	/* The type that a translator makes of @passed, if @node is an args[n] that needs a translator; else nullptr. */
	const Type *declared_argument(const ast::Index &node, Span span, typed::ExprPtr &passed);

private:
	/* expr.cc: literals and operators */
	typed::ExprPtr expr_at(const ast::Expr &expr, Span span);
	/* Says that @aggregation stands where a value is wanted. */
	typed::ExprPtr unfit_aggregation(const ast::Aggregate &aggregation, Tag tag, Span span);
	typed::ExprPtr literal(const ast::IntLit &lit, Span span);
	bool is_action_operand(const ast::Expr &operand, std::string_view op);
	typed::ExprPtr unary(const ast::Unary &unary, Span span);
	typed::ExprPtr binary(const ast::Binary &binary, Span span);
	typed::ExprPtr arithmetic_chain(const ast::Binary &last, Span span);
	typed::ExprPtr arithmetic(typed::ExprPtr left, const ast::Binary &binary, Span span);
	typed::ExprPtr comparison(const ast::Binary &binary, typed::CompareOp op, Span span);
	typed::ExprPtr stack_comparison(typed::ExprPtr left, typed::CompareOp op, typed::ExprPtr right,
					std::string_view text, Span span);
	typed::ExprPtr logic(const ast::Binary &binary, typed::LogicOp op, Span span);
	typed::ExprPtr comma(const ast::Binary &binary, Span span);
	typed::ExprPtr conditional(const ast::Conditional &conditional, Span span);
	typed::ExprPtr struct_choice(typed::ExprPtr condition, typed::ExprPtr yes, typed::ExprPtr no, Span span);
	typed::ExprPtr pointer_arithmetic(typed::ExprPtr left, typed::ExprPtr right, typed::ArithOp op, Span span);
	typed::ExprPtr pointer_difference(typed::ExprPtr left, typed::ExprPtr right, Span span);

	/* cast.cc: casts and sizes */
	typed::ExprPtr cast(const ast::Cast &cast, Span span);
	typed::ExprPtr string_of(const ast::StringOf &node, Span span);
	typed::ExprPtr size_of_expr(const ast::SizeofExpr &node, Span span);
	typed::ExprPtr size_of_type(const ast::SizeofType &node, Span span);
	typed::ExprPtr size_value(const Type *type, Span span);
	typed::ExprPtr offset_of(const ast::OffsetOf &node, Span span);

	/* name.cc: what a name stands for */
	typed::ExprPtr name(const ast::Name &name, Span span);
	typed::ExprPtr builtin_variable(const Builtin &builtin, Span span);
	typed::ExprPtr provider_of_process(Span span);
	typed::ExprPtr unknown_name(ast::Scope scope, const std::string &name, Span span);
	typed::ExprPtr without_keys(const typed::Variable &variable, Span span);
	typed::ExprPtr indexed_builtin(const Builtin &builtin, const ast::Index &node, Span span);

	/* index.cc: members, elements, addresses */
	typed::ExprPtr member(const ast::MemberOf &node, Span span);
	typed::ExprPtr index(const ast::Index &node, Span span);
	typed::ExprPtr element(typed::ExprPtr base, const ast::Index &node, Span span);
	bool within_bounds(const typed::Expr &base, const typed::Expr &index);
	typed::ExprPtr assoc(typed::Variable &variable, const ast::Index &node, Span span);
	std::string table_name(const ast::Expr &operand) const;
	typed::ExprPtr address_of(const ast::Unary &node, Span span);

	/* assign.cc: assignment */
	typed::ExprPtr assign(const ast::Assign &assign, Span span);
	typed::ExprPtr compound_assign(const ast::Assign &assign, Span span);
	typed::ExprPtr increment(const ast::Unary &unary, Span span);
	void keep_translated(typed::Expr &place, const Type *given);
	typed::ExprPtr target(const ast::Expr &target, std::string_view op, const Type *type);
	typed::ExprPtr new_assoc(const ast::Name &name, const ast::Index &node, const Type *type, Span span);
	typed::ExprPtr character_place(typed::ExprPtr place);
	bool is_new(const ast::Expr &target) const;
	const std::string *inlined(const ast::Expr &target) const;
	bool writable(const typed::Expr &place, const ast::Expr &target, std::string_view op);

	/* call.cc: calls of functions */
	typed::ExprPtr call(const ast::Call &call, Span span);
};

} // namespace dt::check

#endif
