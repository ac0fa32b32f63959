// SPDX-License-Identifier: GPL-2.0
/*
 * Conversions: casts, sizes, and what happens without being asked for.
 *
 * Without being asked, integers become wider or narrower integers, arrays
 * become pointers to their first element, 0 becomes a pointer, and where a
 * string is wanted the text that a char pointer or array leads to is taken.
 * There is nothing between strings and integers. All of it becomes nodes of
 * the tree, so that the generator finds equal types at both sides of each
 * operator.
 */
#include "check/checker.h"

namespace dt::check {

using namespace typed;

ExprPtr Checker::error_expr(Span span)
{
	return make_typed(&types::Error, span, Int{0});
}

/* @expr as a value of the integer or pointer type @type. */
ExprPtr Checker::convert(ExprPtr expr, const Type *type)
{
	const Type *from = expr->type;

	if (from->is_error() || type->is_error() || from == type)
		return expr;
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

/* A string of @expr, which is_text() or is one already. */
ExprPtr Checker::as_string(ExprPtr expr)
{
	if (!is_text(expr->type))
		return expr;
	const Span span = expr->span;
	return make_typed(&types::String, span, StringOf{std::move(expr)});
}

/* Arrays become pointers, functions their address; the rest stays. */
ExprPtr Checker::decay(ExprPtr expr)
{
	const Span span = expr->span;

	if (!expr->type->is_array() && expr->type->kind != TypeKind::Function)
		return expr;
	const Type *of = expr->type->is_array() ? expr->type->of : expr->type;
	const Type *type = types_.pointer_to(of, is_in_process(*expr));
	return take_address(std::move(expr), type, span);
}

namespace {

/* All values of a narrow bit-field are ints, whatever it is declared as. */
const Type *promoted_type(const Type *type, unsigned field_bits)
{
	return field_bits && field_bits < 32 ? &types::Int : promote(type);
}

} // namespace

ExprPtr Checker::promoted(ExprPtr expr)
{
	const auto *member = std::get_if<MemberOf>(&expr->node);
	const Type *type = promoted_type(expr->type, member ? member->member.bits : 0);

	return convert(std::move(expr), type);
}

/* What @field, of that type, would keep of @value: which is put in where the field is asked for. */
ExprPtr Checker::as_bit_field(ExprPtr value, const Member &field)
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

namespace {

bool same_pointee(const Type *a, const Type *b)
{
	const Type *x = actual(a->of), *y = actual(b->of);

	return x->kind == TypeKind::Void || y->kind == TypeKind::Void || same_type(x, y);
}

} // namespace

/* @expr where a value of @type is wanted, or nullptr if it is none. Says nothing. */
ExprPtr Checker::implicit(ExprPtr expr, const Type *type)
{
	if (expr->type->is_error() || type->is_error())
		return error_expr(expr->span);
	if (type->is_string()) {
		expr = as_string(std::move(expr));
		return expr->type->is_string() ? std::move(expr) : nullptr;
	}
	if (type->is_struct() || type->is_array())
		return same_type(expr->type, type) ? std::move(expr) : nullptr;
	expr = decay(std::move(expr));
	if (expr->type->is_error())
		return expr;
	if (type->is_integer())
		return expr->type->is_integer() ? convert(std::move(expr), type) : nullptr;
	if (!type->is_pointer())
		return nullptr;
	const Int *constant = as_constant(*expr);
	if (constant && constant->value == 0 && expr->type->is_integer())
		return make_typed(type, expr->span, Int{0});
	if (!expr->type->is_pointer() || !same_pointee(expr->type, type))
		return nullptr;
	if (!same_type(expr->type, type)) {
		const Span span = expr->span;
		return fold(make_typed(type, span, Convert{std::move(expr)}));
	}
	return expr;
}

/* The type of a variable whose first value is @value. */
const Type *Checker::first_type(const Expr &value, Span span)
{
	const Type *type = value.type;

	if (type->is_integer())
		return promote(type);
	if (type->is_string() || is_text(type))
		return type->is_pointer() ? type : &types::String;
	if (type->is_array())
		return types_.pointer_to(type->of, is_in_process(value));
	if (type->is_scalar() || (type->is_struct() && type->size != 0) || type->is_error())
		return type;
	diags_.error(Tag::D_OP_INCOMPAT, span, "a variable cannot hold a value of type " + std::string(type->name));
	return &types::Error;
}

/* @index times the size of what is pointed to, as a 64-bit integer. */
ExprPtr Checker::scaled_index(ExprPtr index, const Type *element)
{
	const Span span = index->span;
	const uint64_t size = size_of(element);

	index = promoted(std::move(index));
	const Type *type = index->type->is_signed || index->type->size < 8 ? &types::Long : &types::ULong;
	index = convert(std::move(index), type);
	if (size == 1)
		return index;
	return fold(make_typed(type, span, Arith{ArithOp::Mul, std::move(index), make_typed(type, span, Int{size})}));
}

ExprPtr Checker::cast(const ast::Cast &node, Span span)
{
	const Type *type = resolve_type(node.type);
	ExprPtr operand = expr(*node.operand);

	if (type->is_error() || operand->type->is_error())
		return error_expr(span);
	if (type->is_string() && !operand->type->is_integer()) {
		operand = as_string(std::move(operand));
		if (operand->type->is_string())
			return operand;
	}
	operand = decay(std::move(operand));
	if (operand->type->is_error())
		return operand;
	if (type->is_string() && operand->type->is_pointer())
		return make_typed(&types::String, span, StringOf{convert(std::move(operand), &types::CharPtr)});
	if (!type->is_scalar() || !operand->type->is_scalar()) {
		const bool as_text = operand->type->is_string() && is_text(type);

		diags_.error(
			Tag::D_CAST_INVAL, span,
			"invalid cast expression: \"" + std::string(operand->type->name) + "\" to \"" +
				std::string(type->name) + '"',
			as_text ?
				"it is a string already: leave out the cast, and keep it in a variable of type string" :
				"casts convert integers and pointers");
		return error_expr(span);
	}
	if (Int *value = std::get_if<Int>(&operand->node))
		return make_typed(type, span, Int{fit_to_type(value->value, type)});
	if (operand->type == type)
		return operand;
	/* Also between types of equal bits: a cast gives the expression its name. */
	return fold(make_typed(type, span, Convert{std::move(operand)}));
}

ExprPtr Checker::string_of(const ast::StringOf &node, Span span)
{
	ExprPtr operand = as_string(expr(*node.operand));

	if (operand->type->is_error() || operand->type->is_string())
		return operand;
	operand = decay(std::move(operand));
	if (operand->type->is_error())
		return operand;
	if (!operand->type->is_scalar()) {
		diags_.error(Tag::D_STRINGOF_TYPE, span,
			     "stringof( ) cannot be applied to an expression of type " +
				     std::string(operand->type->name),
			     "it takes the text at an address");
		return error_expr(span);
	}
	const Type *type = types_.pointer_to(&types::Char, operand->type->is_userland);
	return make_typed(&types::String, span, StringOf{convert(std::move(operand), type)});
}

ExprPtr Checker::size_value(const Type *type, Span span)
{
	if (type->is_error())
		return error_expr(span);
	const uint64_t size = size_of(type);
	if (size == 0 && (!type->is_array() || !type->of->size) &&
	    !(type->is_struct() && !actual(type)->is_incomplete)) {
		diags_.error(Tag::D_SIZEOF_TYPE, span,
			     "cannot apply sizeof to type " + std::string(type->name) +
				     (type->kind == TypeKind::Function ? ": it is a function" :
									 ": its size is not known"));
		return error_expr(span);
	}
	return make_typed(&types::ULong, span, Int{size});
}

ExprPtr Checker::size_of_expr(const ast::SizeofExpr &node, Span span)
{
	const ExprPtr operand = expr(*node.operand);
	const auto *member = std::get_if<MemberOf>(&operand->node);

	if (member && member->member.bits) {
		diags_.error(Tag::D_SIZEOF_BITFIELD, span,
			     "cannot apply sizeof to the bit-field " + std::string(member->member.name));
		return error_expr(span);
	}
	return size_value(operand->type, span);
}

ExprPtr Checker::size_of_type(const ast::SizeofType &node, Span span)
{
	return size_value(resolve_type(node.type), span);
}

ExprPtr Checker::offset_of(const ast::OffsetOf &node, Span span)
{
	const Type *type = resolve_type(node.type);
	uint64_t bits = 0;

	for (const std::string &name : node.path) {
		if (type->is_error())
			return error_expr(span);
		if (!type->is_struct() || actual(type)->is_incomplete) {
			diags_.error(Tag::D_OFFSETOF_TYPE, span,
				     "offsetof wants a struct or union: " + std::string(type->name) +
					     " has no members");
			return error_expr(span);
		}
		const auto member = find_member(actual(type), name);
		if (!member)
			return member_error(type, name, node.path_span);
		if (member->bits) {
			diags_.error(Tag::D_OFFSETOF_BITFIELD, node.path_span,
				     "cannot take the offset of a bit-field: " + name);
			return error_expr(span);
		}
		bits += member->bit_offset;
		type = member->type;
	}
	return make_typed(&types::ULong, span, Int{bits / 8});
}

} // namespace dt::check
