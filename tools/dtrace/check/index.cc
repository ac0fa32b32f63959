// SPDX-License-Identifier: GPL-2.0
/*
 * Members, elements and addresses that a program writes with operators.
 *
 * p[i] becomes what p + i points to. If a is an array, a[i] becomes an element
 * with a bounds check.
 */
#include "check/expr.h"
#include "check/help.h"

namespace dt::check {

using namespace typed;

ExprPtr Expressions::member(const ast::MemberOf &node, Span span)
{
	if (ExprPtr translated = translators_.member(*node.base, node.member, node.arrow, span))
		return translated;

	ExprPtr base = node.arrow ? value(*node.base) : expr(*node.base);
	if (base->type->is_error())
		return base;
	const Type *type = base->type;
	if (node.arrow && type->translation)
		return translators_.member_of_value(std::move(base), node.member, span);
	if (node.arrow && (!type->is_pointer() || !type->of->is_struct())) {
		diags_.error(type->is_pointer() ? Tag::D_OP_SOU : Tag::D_OP_PTR, span,
			     "operator -> requires a pointer to a struct or union",
			     "this is of type " + std::string(type->name) + (type->is_struct() ? ": use ." : ""));
		return error_expr(span);
	}
	if (!node.arrow && !type->is_struct()) {
		const bool arrow = type->is_pointer() && type->of->is_struct();

		diags_.error(Tag::D_OP_SOU, span, "operator . requires a struct or union",
			     "this is of type " + std::string(type->name) + (arrow ? ": use ->" : ""));
		return error_expr(span);
	}
	if (node.arrow)
		base = places_.dereference(std::move(base), span);
	return places_.member_of(std::move(base), node.member, span);
}

ExprPtr Expressions::index(const ast::Index &node, Span span)
{
	const auto *name = std::get_if<ast::Name>(&node.base->node);

	if (!name || name->scope == ast::Scope::Kernel)
		return element(expr(*node.base), node, span);
	if (Variable *variable = scope_.variable(name->scope, name->name); variable && variable->is_assoc)
		return assoc(*variable, node, span);
	if (name->scope == ast::Scope::Plain) {
		const PlainName *symbol = libraries_.find_plain_name(name->name, node.base->span);
		const Builtin *builtin = symbol ? nullptr : find_builtin(name->name);

		if (builtin && builtin->kind == BuiltinKind::Indexed)
			return indexed_builtin(*builtin, node, span);
		if (InlineDef *const *def = symbol ? std::get_if<InlineDef *>(&symbol->what) : nullptr;
		    def && !(*def)->keys.empty())
			return inlines_.keyed(**def, node, span);
		if (Variable *const *variable = symbol ? std::get_if<Variable *>(&symbol->what) : nullptr;
		    variable && (*variable)->is_assoc)
			return assoc(**variable, node, span);
	}
	return element(expr(*node.base), node, span);
}

/* A constant index out of bounds is an error. Any other index is compared when the clause runs. */
bool Expressions::within_bounds(const Expr &base, const Expr &index)
{
	const Int *number = as_constant(index);

	if (!number || !base.type->is_array() || number->value < base.type->count)
		return true;
	diags_.error(Tag::D_ARR_BOUNDS, index.span,
		     format("index outside array bounds: %lld", static_cast<long long>(number->value)),
		     format("\"%s\" has elements 0 to %u", std::string(base.type->name).c_str(), base.type->count - 1));
	return false;
}

/* @base [ index ] of an array, a pointer or a string. */
ExprPtr Expressions::element(ExprPtr base, const ast::Index &node, Span span)
{
	if (base->type->is_error())
		return base;
	if (auto *comma = std::get_if<Comma>(&base->node); comma && base->type->is_array()) {
		ExprPtr inner = element(std::move(comma->right), node, span);
		const Type *type = inner->type;

		return make_typed(type, span, Comma{std::move(comma->left), std::move(inner)});
	}
	const bool is_string = base->type->is_string();
	if (!base->type->is_array() && !base->type->is_pointer() && !is_string) {
		diags_.error(Tag::D_OP_PTR, span, "operator [] requires an array, a pointer or a string",
			     "this is of type " + std::string(base->type->name));
		return error_expr(span);
	}
	if (node.keys.size() != 1) {
		diags_.error(Tag::D_ARR_BADREF, span,
			     "one index is expected, " + std::to_string(node.keys.size()) + " are given",
			     node.keys.empty() ? "" : "write a[i][j]");
		return error_expr(span);
	}
	ExprPtr at = value(*node.keys[0]);
	if (at->type->is_error())
		return at;
	if (!at->type->is_integer()) {
		diags_.error(Tag::D_OP_INT, at->span, "operator [] requires an integer as index",
			     "this is of type " + std::string(at->type->name));
		return error_expr(span);
	}
	if (!is_string && (!base->type->is_array() || base->type->count == 0))
		return places_.dereference(pointer_arithmetic(conversions_.decay(std::move(base)), std::move(at),
							      ArithOp::Add, span),
					   span);

	const Type *type = is_string ? &types::Char : base->type->of;
	if (type->is_pointer() && is_in_process(*base))
		type = pool_.pointer_to(type->of, true);
	at = promoted(std::move(at));
	const Type *wide = at->type->is_signed ? &types::Long : &types::ULong;
	at = convert(std::move(at), wide);
	if (!within_bounds(*base, *at))
		return error_expr(span);
	return make_typed(type, span, Element{std::move(base), std::move(at)});
}

ExprPtr Expressions::key(const ast::Expr &e)
{
	const auto *call = std::get_if<ast::Call>(&e.node);
	const Builtin *called = call ? find_builtin(call->name) : nullptr;
	const bool is_call = called &&
			     (called->kind == BuiltinKind::Action || called->kind == BuiltinKind::Aggregating);

	if (is_call || std::holds_alternative<ast::Aggregate>(e.node)) {
		diags_.error(Tag::D_KEY_TYPE, e.span,
			     is_call ? call->name + "( ) has no value and is no key" : "an aggregation is no key",
			     "a key is an integer, a string, a pointer or a struct");
		return error_expr(e.span);
	}
	ExprPtr result = expr(e);
	if (!result->type->translation)
		return result;
	diags_.error(Tag::D_KEY_TYPE, result->span, "a key that is a pointer to a translated object is not possible",
		     "use a member of it");
	return error_expr(result->span);
}

/* variable[keys] of a known associative array. */
ExprPtr Expressions::assoc(Variable &variable, const ast::Index &node, Span span)
{
	std::vector<ExprPtr> keys;
	bool good = true;

	if (node.keys.size() != variable.keys.size()) {
		diags_.conflict(Tag::D_PROTO_LEN, span,
				variable.name + "[ ] prototype mismatch: " + count_of(node.keys.size(), "key") +
					" passed, " + std::to_string(variable.keys.size()) + " expected",
				help_for_keys(variable.text(), variable.keys), variable.first_use,
				variable.text() + " gets the types of its keys here");
		return error_expr(span);
	}
	for (size_t i = 0; i < node.keys.size(); i++) {
		ExprPtr key = this->key(*node.keys[i]);
		const Type *given = conversions_.kept_type(*key);
		const Span key_span = key->span;

		key = conversions_.implicit(std::move(key), variable.keys[i]);
		if (!key) {
			diags_.conflict(Tag::D_PROTO_ARG, key_span,
					variable.name + format("[ ] key #%zu is incompatible with prototype", i + 1),
					"\"" + std::string(variable.keys[i]->name) +
						"\" is expected, this is of type \"" + std::string(given->name) + '"',
					variable.first_use, variable.text() + " gets the types of its keys here");
			key = error_expr(key_span);
		}
		good = good && !key->type->is_error();
		keys.push_back(std::move(key));
	}
	if (!good)
		return error_expr(span);
	return make_typed(variable.type, span, AssocRef{&variable, std::move(keys)});
}

namespace {

bool is_bitfield(const Expr &place)
{
	const auto *member = std::get_if<MemberOf>(&place.node);

	return member && member->member.bits;
}

} // namespace

const Variable *Expressions::array(const ast::Expr &expr) const
{
	const auto *name = std::get_if<ast::Name>(&expr.node);
	const Variable *variable = name ? scope_.variable(name->scope, name->name) : nullptr;

	return variable && variable->is_assoc ? variable : nullptr;
}

/* What @operand is called if it is an aggregation or an associative array; "" if it is neither. */
std::string Expressions::table_name(const ast::Expr &operand) const
{
	if (const auto *aggregate = std::get_if<ast::Aggregate>(&operand.node))
		return "aggregation @" + aggregate->name;
	const Variable *variable = array(operand);
	return variable ? "associative array " + variable->text() : "";
}

ExprPtr Expressions::address_of(const ast::Unary &node, Span span)
{
	if (!table_name(*node.operand).empty()) {
		diags_.error(Tag::D_ADDROF_VAR, span, table_name(*node.operand) + " has no address",
			     "its elements are in tables of the kernel, and these move");
		return error_expr(span);
	}
	ExprPtr place = expr(*node.operand);

	if (place->type->is_error())
		return place;
	if (!is_place(*place) || is_bitfield(*place)) {
		diags_.error(is_bitfield(*place)			     ? Tag::D_ADDROF_BITFIELD :
			     std::holds_alternative<BuiltinVar>(place->node) ? Tag::D_ADDROF_VAR :
									       Tag::D_ADDROF_LVAL,
			     span,
			     is_bitfield(*place) ? "a bit-field has no address" :
						   "operator & requires something that is in memory",
			     "assign it to a variable, and take the address of that");
		return error_expr(span);
	}
	const Type *type = pool_.pointer_to(place->type, is_in_process(*place));
	return places_.take_address(std::move(place), type, span);
}

} // namespace dt::check
