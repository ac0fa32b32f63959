// SPDX-License-Identifier: GPL-2.0
/*
 * Members, pointer targets, addresses; see places.h.
 *
 * p->m becomes the member of what p points to.
 */
#include "check/places.h"

#include "check/help.h"

namespace dt::check {

using namespace typed;

std::string Places::help_for_member(const Type *type, const std::string &member)
{
	NearName near(member);

	for (const std::string_view name : member_names(type))
		near.consider(name);
	return near.best().empty() ? help_for_members(type) : near.hint();
}

ExprPtr Places::member_error(const Type *type, const std::string &member, Span span)
{
	diags_.error(Tag::D_TYPE_MEMBER, span, member + " is not a member of " + std::string(type->name),
		     help_for_member(type, member));
	return error_expr(span);
}

ExprPtr Places::member_of(ExprPtr object, const std::string &member, Span span)
{
	if (object->type->is_error())
		return object;
	if (auto *comma = std::get_if<Comma>(&object->node)) {
		ExprPtr inner = member_of(std::move(comma->right), member, span);
		const Type *type = inner->type;

		return make_typed(type, span, Comma{std::move(comma->left), std::move(inner)});
	}
	const Type *type = actual(object->type);
	if (type->is_incomplete) {
		diags_.error(Tag::D_OP_SOU, span, "the members of " + std::string(type->name) + " are not known",
			     types_.undefined_help(type));
		return error_expr(span);
	}
	const auto found = find_member(type, member);
	if (!found)
		return member_error(object->type, member, span);
	if (found->bits && found->bit_offset % 64 + found->bits > 64) {
		diags_.error(Tag::D_OP_SOU, span, "the bit-field " + member + " lies in more than one word of 8 bytes",
			     "it is packed; read the bytes around it by a cast, and shift");
		return error_expr(span);
	}
	const Type *of = found->type;
	if (of->is_pointer() && is_in_process(*object))
		of = pool_.pointer_to(of->of, true);
	return make_typed(of, span, MemberOf{std::move(object), *found});
}

ExprPtr Places::dereference(ExprPtr pointer, Span span)
{
	const Type *type = pointer->type;

	if (type->is_error())
		return pointer;
	if (type->translation) {
		diags_.error(Tag::D_XLATE_SOU, span, "a pointer to a translated object is used member by member",
			     "name the member that you want: ->member");
		return error_expr(span);
	}
	/* A string is an array of its characters. */
	if (type->is_string())
		return make_typed(&types::Char, span,
				  Element{std::move(pointer), make_typed(&types::Long, span, Int{0})});
	if (!type->is_pointer()) {
		diags_.error(Tag::D_DEREF_NONPTR, span, "cannot dereference a value of type " + std::string(type->name),
			     type->is_integer() ? "cast it to the pointer it is, as in *(int *)arg0" : "");
		return error_expr(span);
	}
	if (type->of->kind == TypeKind::Void || type->of->kind == TypeKind::Function) {
		const bool is_void = type->of->kind == TypeKind::Void;

		diags_.error(is_void ? Tag::D_DEREF_VOID : Tag::D_DEREF_FUNC, span,
			     std::string("cannot dereference a pointer to ") + (is_void ? "void" : "a function"),
			     is_void ? "cast it to the pointer it is, as in *(int *)p" :
				       "func() shows which function it is");
		return error_expr(span);
	}
	/* *&x is x, and *a of an array its first element. */
	if (auto *address = std::get_if<AddressOf>(&pointer->node)) {
		if (same_type(address->place->type, type->of))
			return std::move(address->place);
		if (address->place->type->is_array() && address->place->type->count)
			return make_typed(type->of, span,
					  Element{std::move(address->place), make_typed(&types::Long, span, Int{0})});
	}
	const Type *of = type->of;
	if (of->is_pointer() && type->is_userland)
		of = pool_.pointer_to(of->of, true);
	return make_typed(of, span, Deref{std::move(pointer)});
}

namespace {

/* Variables that are in a register, and those that move in memory. */
bool is_register(const Expr &root)
{
	const auto *ref = std::get_if<VarRef>(&root.node);

	return ref && ref->variable->scope == ast::Scope::This && ref->variable->type->is_scalar();
}

bool moves(const Expr &root)
{
	const auto *ref = std::get_if<VarRef>(&root.node);

	return std::holds_alternative<AssocRef>(root.node) || (ref && ref->variable->scope == ast::Scope::Self);
}

} // namespace

bool Places::has_address(const Expr &place)
{
	const Expr &root = root_of(place);

	return is_place(place) && !is_register(root) && !moves(root);
}

ExprPtr Places::take_address(ExprPtr place, const Type *type, Span span)
{
	if (auto *comma = std::get_if<Comma>(&place->node)) {
		ExprPtr inner = take_address(std::move(comma->right), type, span);

		return make_typed(inner->type, span, Comma{std::move(comma->left), std::move(inner)});
	}
	const Expr &root = root_of(*place);
	const auto *ref = std::get_if<VarRef>(&root.node);

	if (!has_address(*place)) {
		const bool is_variable = is_register(root) || moves(root) ||
					 std::holds_alternative<BuiltinVar>(place->node);

		diags_.error(is_variable ? Tag::D_ADDROF_VAR : Tag::D_ADDROF_LVAL, span,
			     is_register(root) ? ref->variable->text() + " has no address" :
			     moves(root) ? "elements of associative arrays and variables of threads have no address" :
					   "operator & requires something that is in memory",
			     moves(root) || is_register(root) ?
				     "copy it to a variable without self-> or this->" :
				     "assign it to a variable, and take the address of that");
		return error_expr(span);
	}
	if (ref)
		const_cast<Variable *>(ref->variable)->has_address = true; /* one of the program */
	/* &*p */
	if (auto *deref = std::get_if<Deref>(&place->node); deref && same_type(deref->pointer->type, type))
		return std::move(deref->pointer);
	return make_typed(type, span, AddressOf{std::move(place)});
}

} // namespace dt::check
