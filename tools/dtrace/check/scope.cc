// SPDX-License-Identifier: GPL-2.0
/*
 * The lists of names; see scope.h. A list is a hash table, because a generated
 * program may have thousands of variables. The tables are built when the first
 * name is looked up.
 */
#include "check/scope.h"

#include <algorithm>

#include "check/help.h"
#include "typed/key_list.h"

namespace dt::check {

namespace {

typed::Variable *find_in(const std::unordered_map<std::string, typed::Variable *> &map, std::string_view name)
{
	const auto it = map.find(std::string(name));

	return it == map.end() ? nullptr : it->second;
}

template <typename Map>
void consider_all(const Map &map, NearName &near)
{
	for (const auto &[name, what] : map)
		near.consider(name);
}

} // namespace

const PlainName *NameTable::find(std::string_view name) const
{
	const auto it = plain_.find(std::string(name));

	return it == plain_.end() ? nullptr : &it->second;
}

typed::Variable *NameTable::variable(ast::Scope scope, std::string_view name) const
{
	if (scope == ast::Scope::Self)
		return find_in(self_, name);
	if (scope == ast::Scope::This)
		return find_in(this_, name);
	const PlainName *symbol = find(name);
	const auto *variable = symbol ? std::get_if<typed::Variable *>(&symbol->what) : nullptr;
	return variable ? *variable : nullptr;
}

typed::Variable &NameTable::new_variable(ast::Scope scope, const std::string &name, const Type *type, Span span)
{
	typed::Variable &variable = variables_.emplace_back(typed::Variable{scope, name, type, span, {}});

	if (scope == ast::Scope::Self)
		self_.emplace(name, &variable);
	else if (scope == ast::Scope::This)
		this_.emplace(name, &variable);
	else
		plain_.emplace(name, PlainName{&variable});
	return variable;
}

typed::Variable &NameTable::new_hidden(const Type *type, Span span)
{
	return variables_.emplace_back(typed::Variable{ast::Scope::This, format("$%u", ++hidden_), type, span, {}});
}

void NameTable::add(const InlineDef &inline_def)
{
	plain_.emplace(inline_def.decl->declarator.name, PlainName{&inlines_.emplace_back(inline_def)});
}

void NameTable::add(std::string_view name, EnumConstant constant)
{
	plain_.emplace(name, PlainName{constant});
}

void NameTable::consider(ast::Scope scope, NearName &near) const
{
	if (scope == ast::Scope::Self)
		consider_all(self_, near);
	else if (scope == ast::Scope::This)
		consider_all(this_, near);
	else
		consider_all(plain_, near);
}

Tag unknown_tag(ast::Scope scope)
{
	return scope == ast::Scope::Plain ? Tag::D_IDENT_UNDEF : Tag::D_VAR_UNDEF;
}

std::string unknown_text(ast::Scope scope, const std::string &name)
{
	if (scope == ast::Scope::Plain)
		return "failed to resolve " + name + ": Unknown variable name";
	return scoped_name(scope, name) + " has not yet been declared or assigned";
}

std::string declaration(ast::Scope scope, const Type *type, const std::string &name)
{
	const char *const word = scope == ast::Scope::Self ? "self " : scope == ast::Scope::This ? "this " : "";

	return word + declaration(type, name) + ';';
}

bool is_within(Span inner, Span outer)
{
	return inner.source == outer.source && inner.begin >= outer.begin && inner.end <= outer.end;
}

namespace {

/* Does an error say that @name is unknown within @declaration? */
bool is_used_within(Span declaration, const std::string &name, const Diags &diags)
{
	const std::string text = unknown_text(ast::Scope::Plain, name);

	return std::ranges::any_of(diags.all(), [&](const Diag &diag) {
		return diag.tag == Tag::D_IDENT_UNDEF && diag.text == text &&
		       is_within(diag.origin.value_or(diag.span), declaration);
	});
}

} // namespace

void NameTable::explain_early_uses(Diags &diags) const
{
	for (const typed::Variable &variable : variables_) {
		const bool has_bad_key = std::ranges::any_of(variable.keys, &Type::is_error);

		if (variable.type->is_error())
			continue;
		diags.explain(unknown_tag(variable.scope), unknown_text(variable.scope, variable.name),
			      has_bad_key ?
				      "it is assigned further on" :
				      "it is assigned further on: declare it before, as in " +
					      declaration(variable.scope, variable.type,
							  variable.name + (variable.is_assoc ?
										   typed::key_list(variable.keys) :
										   "")));
	}
	for (const auto &[name, symbol] : plain_) {
		InlineDef *const *def = std::get_if<InlineDef *>(&symbol.what);

		if (std::holds_alternative<typed::Variable *>(symbol.what))
			continue;
		diags.explain(Tag::D_IDENT_UNDEF, unknown_text(ast::Scope::Plain, name),
			      def && is_used_within((*def)->decl->span, name, diags) ?
				      "it has no meaning before its declaration ends" :
				      "it is declared further on: move its declaration to the front");
	}
}

void redeclared(Diags &diags, std::string_view name, Span span, const std::string &before)
{
	diags.error(Tag::D_DECL_IDRED, span, "identifier redeclared: " + std::string(name), before);
}

} // namespace dt::check
