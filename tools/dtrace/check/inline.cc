// SPDX-License-Identifier: GPL-2.0
/*
 * Inlines, and the arguments of an expanded text; see inline.h.
 */
#include "check/inline.h"

#include <algorithm>

#include "check/expr.h"
#include "check/help.h"

namespace dt::check {

using namespace typed;

namespace {

bool is_cheap(const Expr &expr)
{
	if (const auto *node = std::get_if<Convert>(&expr.node))
		return is_cheap(*node->operand);
	return std::holds_alternative<Int>(expr.node) || std::holds_alternative<Str>(expr.node) ||
	       std::holds_alternative<VarRef>(expr.node) || std::holds_alternative<BuiltinVar>(expr.node);
}

bool has_variable(const Expr &expr)
{
	bool found = false;

	walk_exprs(expr, [&](const Expr &e) { found = found || std::holds_alternative<VarRef>(e.node); });
	return found;
}

} // namespace

ExprPtr Givens::after(ExprPtr effect, ExprPtr value)
{
	if (!effect || value->type->is_error())
		return value;
	const Type *type = value->type;
	const Span span = value->span;
	return make_typed(type, span, Comma{std::move(effect), std::move(value)});
}

ExprPtr Givens::bind(ExprPtr value, ExprPtr &effect, bool changes)
{
	const Span span = value->span;
	const Type *type = value->type;

	if (type->is_error() || (is_cheap(*value) && !(changes && has_variable(*value))))
		return value;
	if (type->is_struct()) {
		const Type *pointer = pool_.pointer_to(type, is_in_process(*value));

		value = bind(places_.take_address(std::move(value), pointer, span), effect);
		return places_.dereference(std::move(value), span);
	}
	Variable &hidden = scope_.new_hidden(type, span);
	ExprPtr place = make_typed(type, span, VarRef{&hidden});
	ExprPtr assigned = make_typed(type, span, Assign{std::move(place), std::move(value)});
	effect = effect ? after(std::move(effect), std::move(assigned)) : std::move(assigned);
	return make_typed(type, span, VarRef{&hidden});
}

ExprPtr Givens::copy(const Expr &expr)
{
	if (const auto *node = std::get_if<Deref>(&expr.node))
		return make_typed(expr.type, expr.span, Deref{copy(*node->pointer)});
	if (const auto *node = std::get_if<Convert>(&expr.node))
		return make_typed(expr.type, expr.span, Convert{copy(*node->operand)});
	if (const auto *node = std::get_if<VarRef>(&expr.node))
		return make_typed(expr.type, expr.span, *node);
	if (const auto *node = std::get_if<BuiltinVar>(&expr.node))
		return make_typed(expr.type, expr.span, *node);
	if (const auto *node = std::get_if<Str>(&expr.node))
		return make_typed(expr.type, expr.span, *node);
	const Int *constant = as_constant(expr);
	return make_typed(constant ? expr.type : &types::Error, expr.span, Int{constant ? constant->value : 0});
}

ExprPtr Givens::stand_in(const Type *type, Span span)
{
	const Variable &variable = stand_ins_.emplace_back(Variable{ast::Scope::Plain, "$", type, span, {}});

	return make_typed(type, span, VarRef{&variable});
}

std::vector<Local> Inlines::locals(const InlineDef &def, std::vector<ExprPtr> keys, ExprPtr &effect)
{
	std::vector<Local> list;

	for (size_t i = 0; i < keys.size(); i++) {
		const bool changes = std::any_of(keys.begin() + static_cast<ptrdiff_t>(i) + 1, keys.end(),
						 [](const ExprPtr &later) { return has_effect(*later); });

		list.push_back({def.decl->keys[i].name, givens_.bind(std::move(keys[i]), effect, changes)});
	}
	return list;
}

/* The meaning of @text where only @locals and global names are seen. */
ExprPtr Inlines::text_value(const ast::Expr &text, std::vector<Local> locals)
{
	const Expansions::VisibleNames inner(expansions_, std::move(locals));

	return expressions_.expr(text);
}

ExprPtr Inlines::value(InlineDef &def, std::vector<ExprPtr> keys, Span span)
{
	const std::string &name = def.decl->declarator.name;
	ExprPtr effect;

	if (def.is_bad)
		return error_expr(span);
	if (def.keys.size() != keys.size()) {
		diags_.error(Tag::D_ARR_BADREF, span, name + " is an inline with keys and may not be used without them",
			     help_for_keys(name, def.keys));
		return error_expr(span);
	}
	if (!expansions_.may_expand(span))
		return error_expr(span);
	std::vector<Local> given_keys = locals(def, std::move(keys), effect);
	expansions_.comes_from(def.decl->span);

	ExprPtr result = text_value(*def.decl->value, std::move(given_keys));
	if (result->type->is_error())
		return result;
	const Type *given_type = result->type;
	const std::string given(given_type->name);
	/* The address of what would be translated is no pointer to the members. */
	if (std::holds_alternative<ast::Xlate>(def.decl->value->node) && given_type->is_integer())
		return Givens::after(std::move(effect), std::move(result));
	result = conversions_.implicit(std::move(result), def.type);
	if (!result) {
		diags_.error(Tag::D_OP_INCOMPAT, span,
			     "inline " + name + ": operands have incompatible types: \"" + std::string(def.type->name) +
				     "\" = \"" + given + '"',
			     def.type->is_struct() ? "give it a value of this type" :
						     help_for_conversion(def.type, given_type));
		return error_expr(span);
	}
	if (result->type->is_integer() && !is_place(*result))
		result->type = def.type;
	return Givens::after(std::move(effect), std::move(result));
}

ExprPtr Inlines::keyed(InlineDef &def, const ast::Index &node, Span span)
{
	std::vector<ExprPtr> keys;

	return keys_of(def, node, span, keys) ? value(def, std::move(keys), span) : error_expr(span);
}

bool Inlines::keys_of(const InlineDef &def, const ast::Index &node, Span span, std::vector<ExprPtr> &keys)
{
	const std::string &name = def.decl->declarator.name;

	if (node.keys.size() != def.keys.size()) {
		diags_.error(Tag::D_PROTO_LEN, span,
			     name + "[ ] prototype mismatch: " + count_of(node.keys.size(), "key") + " passed, " +
				     std::to_string(def.keys.size()) + " expected",
			     help_for_keys(name, def.keys));
		return false;
	}
	for (size_t i = 0; i < node.keys.size(); i++) {
		ExprPtr key = expressions_.expr(*node.keys[i]);
		const std::string given(key->type->name);
		const Span key_span = key->span;

		key = conversions_.implicit(std::move(key), def.keys[i]);
		if (!key)
			diags_.error(Tag::D_PROTO_ARG, key_span,
				     name + format("[ ] key #%zu is incompatible with prototype", i + 1),
				     "\"" + std::string(def.keys[i]->name) + "\" is expected, this is of type \"" +
					     given + '"');
		if (!key || key->type->is_error())
			return false;
		keys.push_back(std::move(key));
	}
	return true;
}

void Inlines::declare(const ast::InlineDecl &decl)
{
	const std::string &name = decl.declarator.name;
	InlineDef def = {&decl, types_.declared(decl.declarator.type), {}};

	for (const ast::Declarator &key : decl.keys) {
		def.keys.push_back(types_.resolve(key.type));
		if (!def.keys.back()->is_scalar() && !def.keys.back()->is_string() && !def.keys.back()->is_error()) {
			diags_.error(Tag::D_KEY_TYPE, key.span,
				     "a key of type " + std::string(def.keys.back()->name) + " is not possible",
				     "a key is an integer, a string or a pointer");
			def.keys.back() = &types::Error;
		}
	}
	if (scope_.find(name) || find_builtin(name)) {
		redeclared(diags_, name, decl.declarator.span,
			   find_builtin(name) ? "it is a name of D" : "it has a meaning already");
		return;
	}
	/* Its errors are shown here, once, and not where the inline is used. */
	const size_t before = diags_.errors();
	std::vector<ExprPtr> keys;
	for (const Type *key : def.keys)
		keys.push_back(givens_.stand_in(key, decl.span));
	/* An xlate is looked into when a member of it is used. */
	if (!def.type->is_error() && !std::holds_alternative<ast::Xlate>(decl.value->node))
		value(def, std::move(keys), decl.span);
	def.is_bad = def.type->is_error() || diags_.errors() != before;
	scope_.add(def);
}

} // namespace dt::check
