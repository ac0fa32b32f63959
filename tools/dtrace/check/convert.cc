// SPDX-License-Identifier: GPL-2.0
/*
 * Converts an expression to the type that its context wants; see convert.h.
 */
#include "check/convert.h"

#include "check/help.h"
#include "type/rows.h"

namespace dt::check {

using namespace typed;

bool can_be_key(const Type *type)
{
	return type->is_scalar() || type->is_string() || (type->is_struct() && type->size);
}

ExprPtr Conversions::decay(ExprPtr expr)
{
	const Span span = expr->span;

	if (!expr->type->is_array() && expr->type->kind != TypeKind::Function)
		return expr;
	const Type *of = expr->type->is_array() ? expr->type->of : expr->type;
	const Type *type = pool_.pointer_to(of, is_in_process(*expr));
	return places_.take_address(std::move(expr), type, span);
}

namespace {

bool same_pointee(const Type *a, const Type *b)
{
	const Type *x = actual(a->of), *y = actual(b->of);

	return x->kind == TypeKind::Void || y->kind == TypeKind::Void || same_type(x, y);
}

} // namespace

ExprPtr Conversions::as_number(ExprPtr expr, const Type *type)
{
	const Span span = expr->span;

	if (same_type(expr->type, type))
		return expr;
	if (!type->is_number() || !expr->type->is_number())
		return nullptr;
	return make_typed(type, span, Convert{std::move(expr)});
}

/* A variable of a thread has no address, and what a function gives is in no place. */
ExprPtr Conversions::copied(ExprPtr value, const Type *pointer)
{
	const Span span = value->span;
	const Type *type = value->type;
	Variable &copy = scope_.new_hidden(type, span);

	copy.has_address = true;
	ExprPtr assigned = make_typed(type, span, Assign{make_typed(type, span, VarRef{&copy}), std::move(value)});
	ExprPtr address = make_typed(pointer, span, AddressOf{make_typed(type, span, VarRef{&copy})});
	return make_typed(pointer, span, Comma{std::move(assigned), std::move(address)});
}

ExprPtr Conversions::address(ExprPtr value, const Type *pointer)
{
	const Span span = value->span;

	if (!Places::has_address(*value) || is_in_process(*value) != pointer->is_userland)
		return copied(std::move(value), pointer);
	return places_.take_address(std::move(value), pointer, span);
}

namespace {

/* How many frames a stack has if its call does not say it. */
struct FramesRow {
	BuiltinId id;
	StackOf of;
	uint64_t Options::*frames;
};

constexpr FramesRow kFrames[] = {
	{BuiltinId::Jstack, StackOf::Process, &Options::jstackframes},
	{BuiltinId::StackTrace, StackOf::Kernel, &Options::stackframes},
	{BuiltinId::Ustack, StackOf::Process, &Options::ustackframes},
};

} // namespace

const Type *Conversions::kept_stack(const Expr &value)
{
	if (value.type->is_kept_stack())
		return value.type;
	const auto *call = value.type == &types::Stack ? std::get_if<Call>(&value.node) : nullptr;
	if (!call)
		return nullptr;
	const FramesRow *row = find_row(kFrames, call->builtin->id);

	return pool_.stack(row->of, stack_frames(call->args, options_.*row->frames, options_.maxframes));
}

const Type *Conversions::kept_type(const Expr &value)
{
	const Type *stack = kept_stack(value);

	return stack ? stack : value.type;
}

/* @stack as @type, of which it may have too few or too many frames. */
ExprPtr Conversions::as_stack(ExprPtr stack, const Type *type)
{
	const Type *kept = kept_stack(*stack);
	const Span span = stack->span;

	if (!kept || kept->stack != type->stack)
		return nullptr;
	if (stack->type != kept)
		stack = make_typed(kept, span, Convert{std::move(stack)});
	return kept == type ? std::move(stack) : make_typed(type, span, Convert{std::move(stack)});
}

/* The number of the process precedes its frames. */
ExprPtr Conversions::condition(ExprPtr expr)
{
	const Type *type = expr->type;
	const Span span = expr->span;

	if (!type->is_kept_stack() || !is_place(*expr))
		return expr;
	const uint32_t first = type->stack == StackOf::Process ? 64 : 0;

	return make_typed(&types::UInt64, span, MemberOf{std::move(expr), {"frame", &types::UInt64, first, 0}});
}

ExprPtr Conversions::implicit(ExprPtr expr, const Type *type)
{
	if (expr->type->is_error() || type->is_error())
		return error_expr(expr->span);
	if (type->is_string()) {
		expr = as_string(std::move(expr));
		return expr->type->is_string() ? std::move(expr) : nullptr;
	}
	if (type->is_float() || expr->type->is_float())
		return as_number(std::move(expr), type);
	if (type->is_kept_stack())
		return as_stack(std::move(expr), type);
	if (type->is_struct() || type->is_array())
		return same_type(expr->type, type) ? std::move(expr) : nullptr;
	expr = decay(std::move(expr));
	if (expr->type->is_error())
		return expr;
	const Int *constant = as_constant(*expr);
	const bool is_zero = constant && constant->value == 0;
	if (type->is_integer() && is_zero && same_type(expr->type, &types::VoidPtr))
		return make_typed(type, expr->span, Int{0});
	if (type->is_integer())
		return expr->type->is_integer() ? convert(std::move(expr), type) : nullptr;
	if (!type->is_pointer())
		return nullptr;
	if (is_zero && expr->type->is_integer())
		return make_typed(type, expr->span, Int{0});
	if (expr->type->is_string() && is_text(type) && !type->is_userland)
		return copied(std::move(expr), type);
	if (!expr->type->is_pointer() || !same_pointee(expr->type, type))
		return nullptr;
	if (!same_type(expr->type, type)) {
		const Span span = expr->span;
		return fold(make_typed(type, span, Convert{std::move(expr)}));
	}
	return expr;
}

const Type *Conversions::first_type(const Expr &value, Span span)
{
	const Type *type = kept_type(value);

	if (type->is_integer())
		return type->translation ? type : promote(type);
	if (type->is_string() || is_text(type))
		return type->is_pointer() ? type : &types::String;
	if (type->is_array())
		return pool_.pointer_to(type->of, is_in_process(value));
	if (type->is_scalar() || type->is_float() || (type->is_struct() && type->size != 0) || type->is_error())
		return type;
	diags_.error(Tag::D_OP_INCOMPAT, span, "a variable cannot hold a value of type " + std::string(type->name),
		     type->is_struct() && actual(type)->is_incomplete ? types_.undefined_help(type) :
									help_for_unkept(type));
	return &types::Error;
}

ExprPtr Conversions::scaled_index(ExprPtr index, const Type *element)
{
	const Span span = index->span;
	const uint64_t size = types_.size_of(element);

	index = promoted(std::move(index));
	const Type *type = index->type->is_signed || index->type->size < 8 ? &types::Long : &types::ULong;
	index = convert(std::move(index), type);
	if (size == 1)
		return index;
	return fold(make_typed(type, span, Arith{ArithOp::Mul, std::move(index), make_typed(type, span, Int{size})}));
}

} // namespace dt::check
