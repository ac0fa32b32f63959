// SPDX-License-Identifier: GPL-2.0
/*
 * Casts, sizes and offsets: expressions that contain a type as written in the
 * source.
 *
 * A cast becomes a Convert node, and a cast to string becomes what stringof()
 * becomes. Sizes and offsets become constants. So the generator needs no code for
 * any of them.
 */
#include "check/expr.h"
#include "check/help.h"

namespace dt::check {

using namespace typed;

ExprPtr Expressions::cast(const ast::Cast &node, Span span)
{
	const Type *type = types_.resolve(node.type);
	ExprPtr operand = expr(*node.operand);

	if (type->is_error() || operand->type->is_error())
		return error_expr(span);
	if (type->kind == TypeKind::Void)
		return make_typed(type, span, Convert{std::move(operand)});
	if (type->is_string() && !operand->type->is_integer()) {
		operand = as_string(std::move(operand), span);
		if (operand->type->is_string())
			return operand;
	}
	operand = conversions_.decay(std::move(operand));
	if (operand->type->is_error())
		return operand;
	const std::string names = '"' + std::string(operand->type->name) + "\" to \"" + std::string(type->name) + '"';
	if (type->is_string() && operand->type->is_pointer())
		return make_typed(&types::String, span, StringOf{convert(std::move(operand), &types::CharPtr)});
	if (type->is_float() || operand->type->is_float()) {
		ExprPtr number = conversions_.as_number(std::move(operand), type);

		if (number)
			return number;
		diags_.error(Tag::D_CAST_INVAL, span, "invalid cast expression: " + names,
			     "only integers, float and double are converted to each other");
		return error_expr(span);
	}
	if (!type->is_scalar() || !operand->type->is_scalar()) {
		const bool as_text = operand->type->is_string() && is_text(type);

		diags_.error(
			Tag::D_CAST_INVAL, span, "invalid cast expression: " + names,
			as_text ?
				"it is a string already: leave out the cast, and keep it in a variable of type string" :
				"casts convert integers and pointers");
		return error_expr(span);
	}
	if (is_bool(type))
		return convert(std::move(operand), type);
	if (Int *value = std::get_if<Int>(&operand->node))
		return make_typed(type, span, Int{fit_to_type(value->value, type)});
	/* The value of a bit-field is promoted by its bits, but not behind a cast. */
	if (operand->type == type && !bits_of_value(*operand))
		return operand;
	/* Also between types of equal bits: a cast gives the expression its name. */
	return fold(make_typed(type, span, Convert{std::move(operand)}));
}

ExprPtr Expressions::string_of(const ast::StringOf &node, Span span)
{
	ExprPtr operand = names_action(*node.operand) ? nullptr : as_string(expr(*node.operand), span);

	if (!operand) {
		diags_.error(Tag::D_STRINGOF_TYPE, span, "stringof( ) cannot be applied to an action",
			     "it takes the text at an address");
		return error_expr(span);
	}
	if (operand->type->is_error() || operand->type->is_string())
		return operand;
	operand = conversions_.decay(std::move(operand));
	if (operand->type->is_error())
		return operand;
	if (!operand->type->is_scalar()) {
		diags_.error(Tag::D_STRINGOF_TYPE, span,
			     "stringof( ) cannot be applied to an expression of type " +
				     std::string(operand->type->name),
			     help_for_unfit(operand->type, "it takes the text at an address"));
		return error_expr(span);
	}
	const Type *type = pool_.pointer_to(&types::Char, operand->type->is_userland);
	return make_typed(&types::String, span, StringOf{convert(std::move(operand), type)});
}

ExprPtr Expressions::size_value(const Type *type, Span span)
{
	if (type->is_error())
		return error_expr(span);
	const uint64_t size = types_.size_of(type);
	if (size == 0 && (!type->is_array() || !type->of->size) &&
	    !(type->is_struct() && !actual(type)->is_incomplete)) {
		diags_.error(Tag::D_SIZEOF_TYPE, span,
			     "cannot apply sizeof to type " + std::string(type->name) +
				     (type->kind == TypeKind::Function ? ": it is a function" :
									 ": its size is not known"),
			     type->is_struct() ? types_.undefined_help(type) : "a pointer to it has 8 bytes");
		return error_expr(span);
	}
	return make_typed(&types::ULong, span, Int{size});
}

ExprPtr Expressions::size_of_expr(const ast::SizeofExpr &node, Span span)
{
	/* A literal is an array of its characters and a NUL; elsewhere it is a string. */
	if (const auto *text = std::get_if<ast::StrLit>(&node.operand->node))
		return make_typed(&types::ULong, span, Int{text->value.size() + 1});
	const ExprPtr operand = expr(*node.operand, Tag::D_SIZEOF_TYPE);
	const auto *member = std::get_if<MemberOf>(&operand->node);

	if (is_never_kept(operand->type)) {
		diags_.error(Tag::D_SIZEOF_TYPE, span,
			     "cannot apply sizeof to an expression of type " + std::string(operand->type->name),
			     help_for_unkept(operand->type));
		return error_expr(span);
	}
	if (member && member->member.bits) {
		diags_.error(Tag::D_SIZEOF_BITFIELD, span,
			     "cannot apply sizeof to the bit-field " + std::string(member->member.name),
			     "it has " + count_of(member->member.bits, "bit"));
		return error_expr(span);
	}
	return size_value(operand->type, span);
}

ExprPtr Expressions::size_of_type(const ast::SizeofType &node, Span span)
{
	return size_value(types_.passed(node.type), span);
}

ExprPtr Expressions::offset_of(const ast::OffsetOf &node, Span span)
{
	const Type *type = types_.resolve(node.type);
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
			return places_.member_error(type, name, node.path_span);
		if (member->bits) {
			diags_.error(Tag::D_OFFSETOF_BITFIELD, node.path_span,
				     "cannot take the offset of a bit-field: " + name,
				     format("it begins at bit %llu of ",
					    static_cast<unsigned long long>(bits + member->bit_offset)) +
					     std::string(types_.resolve(node.type)->name));
			return error_expr(span);
		}
		bits += member->bit_offset;
		type = member->type;
	}
	return make_typed(&types::ULong, span, Int{bits / 8});
}

} // namespace dt::check
