// SPDX-License-Identifier: GPL-2.0
/*
 * Small changes of nodes, and predicates on them; see node.h.
 */
#include "check/node.h"

#include "check/help.h"

namespace dt::check {

using namespace typed;

ExprPtr error_expr(Span span)
{
	return make_typed(&types::Error, span, Int{0});
}

namespace {

/* 0 or 1, as @type. */
ExprPtr truth(ExprPtr expr, const Type *type)
{
	const Span span = expr->span;

	for (int i = 0; i < 2; i++)
		expr = fold(make_typed(&types::Int, span, Unary{UnaryOp::Not, std::move(expr)}));
	return fold(make_typed(type, span, Convert{std::move(expr)}));
}

} // namespace

ExprPtr convert(ExprPtr expr, const Type *type)
{
	const Type *from = expr->type;

	if (from->is_error() || type->is_error() || from == type)
		return expr;
	if (is_bool(type) && from->is_scalar() && !is_bool(from))
		return truth(std::move(expr), type);
	/* Two names of one type. */
	if (from->size == type->size && from->is_signed == type->is_signed && from->kind == type->kind)
		return expr;
	const Span span = expr->span;
	return fold(make_typed(type, span, Convert{std::move(expr)}));
}

bool is_text(const Type *type)
{
	if (!type->is_pointer() && !type->is_array())
		return false;
	const Type *of = actual(type->of);
	return of->kind == TypeKind::Integer && of->size == 1 && of->name != "bool" && of->name != "_Bool";
}

ExprPtr as_string(ExprPtr expr, Span span)
{
	if (!is_text(expr->type))
		return expr;
	return make_typed(&types::String, span, StringOf{std::move(expr)});
}

ExprPtr as_string(ExprPtr expr)
{
	const Span span = expr->span;

	return as_string(std::move(expr), span);
}

/* A null pointer of DTrace, as a failed strstr() gives, is an empty string here. So is 0 beside == and =. */
ExprPtr null_as_string(ExprPtr expr)
{
	const Int *constant = expr->type->is_scalar() ? as_constant(*expr) : nullptr;

	if (!constant || constant->value != 0)
		return expr;
	return make_typed(&types::String, expr->span, Str{});
}

unsigned bits_of_value(const Expr &expr)
{
	if (const auto *member = std::get_if<MemberOf>(&expr.node))
		return member->member.bits;
	if (const auto *assign = std::get_if<Assign>(&expr.node))
		return bits_of_value(*assign->place);
	if (const auto *compound = std::get_if<CompoundAssign>(&expr.node))
		return bits_of_value(*compound->place);
	if (const auto *increment = std::get_if<Increment>(&expr.node))
		return bits_of_value(*increment->place);
	if (const auto *comma = std::get_if<Comma>(&expr.node))
		return bits_of_value(*comma->right);
	return 0;
}

namespace {

/* All values of a narrow bit-field are ints, whatever it is declared as. */
const Type *promoted_type(const Type *type, unsigned field_bits)
{
	return field_bits && field_bits < 32 ? &types::Int : promote(type);
}

} // namespace

ExprPtr promoted(ExprPtr expr)
{
	const Type *type = promoted_type(expr->type, bits_of_value(*expr));

	return convert(std::move(expr), type);
}

ExprPtr as_bit_field(ExprPtr value, const Member &field)
{
	const Type *type = promoted_type(field.type, field.bits);
	const Span span = value->span;

	if (field.bits == 0 || field.bits == field.type->bits() || value->type->is_error())
		return value;
	value = convert(std::move(value), type);
	if (!field.type->is_signed) {
		ExprPtr mask = make_typed(type, span, Int{(uint64_t{1} << field.bits) - 1});

		return fold(make_typed(type, span, Arith{ArithOp::BitAnd, std::move(value), std::move(mask)}));
	}
	for (const ArithOp op : {ArithOp::Shl, ArithOp::Shr}) {
		ExprPtr unused = make_typed(&types::Int, span, Int{type->bits() - field.bits});

		value = fold(make_typed(type, span, Arith{op, std::move(value), std::move(unused)}));
	}
	return value;
}

bool is_in_process(const Expr &place)
{
	const auto *deref = std::get_if<Deref>(&root_of(place).node);

	return deref && deref->pointer->type->is_userland;
}

bool has_effect(const Expr &expr)
{
	bool found = false;

	walk_exprs(expr, [&](const Expr &e) {
		found = found || std::holds_alternative<Assign>(e.node) ||
			std::holds_alternative<CompoundAssign>(e.node) || std::holds_alternative<Increment>(e.node) ||
			std::holds_alternative<Call>(e.node);
	});
	return found;
}

bool can_fault(const Expr &expr)
{
	bool found = false;

	walk_exprs(expr, [&](const Expr &e) {
		const auto *arith = std::get_if<Arith>(&e.node);

		found = found || std::holds_alternative<Deref>(e.node) || std::holds_alternative<Element>(e.node) ||
			std::holds_alternative<StringOf>(e.node) ||
			(arith && (arith->op == ArithOp::Div || arith->op == ArithOp::Mod));
	});
	return found;
}

std::string help_for_condition(const Type *type)
{
	if (is_stack(type))
		return "a condition tests a stack that a variable keeps, as in /self->s/";
	return help_for_unfit(type, "this is of type " + std::string(type->name) +
					    (type->is_string() ? ": compare it, as in s != \"\"" : ""));
}

} // namespace dt::check
