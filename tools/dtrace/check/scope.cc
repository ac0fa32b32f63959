// SPDX-License-Identifier: GPL-2.0
/*
 * The lists of names; see scope.h. A list is a hash table, because a generated
 * program may have thousands of variables. The tables are built when the first
 * name is looked up.
 */
#include "check/scope.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

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

bool has_type(const typed::Variable &variable)
{
	return !variable.type->is_error() && std::ranges::none_of(variable.keys, &Type::is_error);
}

bool is_within(Span inner, Span outer)
{
	return inner.source == outer.source && inner.begin >= outer.begin && inner.end <= outer.end;
}

namespace {

bool is_hidden(const typed::Variable &variable)
{
	return variable.name.starts_with('$');
}

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

void NameTable::change_type(typed::Variable &variable, const Type *type)
{
	variable.type = type;
	has_changed_ = true;
}

bool NameTable::forgive_early_uses(Diags &diags)
{
	std::unordered_set<std::string> typed, others; /* the texts of the errors */
	const auto is_about = [](const Diag &said, const std::unordered_set<std::string> &texts) {
		return (said.tag == Tag::D_IDENT_UNDEF || said.tag == Tag::D_VAR_UNDEF) &&
		       said.region != Region::Declaration && texts.contains(said.text);
	};

	for (const typed::Variable &variable : variables_)
		(has_type(variable) ? typed : others).insert(unknown_text(variable.scope, variable.name));
	if (!diags.drop([&](const Diag &said) { return is_about(said, typed); }))
		return std::exchange(has_changed_, false);
	has_changed_ = false;
	/* The next pass may find the types of the other variables, or say again that they are unknown. */
	diags.drop([&](const Diag &said) { return is_about(said, others); });
	return true;
}

void NameTable::keep_variables()
{
	const std::deque<typed::Variable> before = std::exchange(variables_, {});

	std::erase_if(plain_,
		      [](const auto &entry) { return std::holds_alternative<typed::Variable *>(entry.second.what); });
	self_.clear();
	this_.clear();
	hidden_ = 0;
	for (const typed::Variable &known : before) {
		if (!has_type(known) || is_hidden(known))
			continue;
		typed::Variable &kept = new_variable(known.scope, known.name, known.type, known.first_use);
		kept.keys = known.keys;
		kept.is_assoc = known.is_assoc;
	}
}

void NameTable::explain_early_uses(Diags &diags) const
{
	for (const typed::Variable &variable : variables_)
		diags.explain(unknown_tag(variable.scope), unknown_text(variable.scope, variable.name),
			      !has_type(variable) ?
				      "what is assigned to it has no type yet: declare it before, as in " +
					      declaration(variable.scope, &types::Int, variable.name) :
				      "it is assigned further on: declare it before, as in " +
					      declaration(variable.scope, variable.type,
							  variable.name + (variable.is_assoc ?
										   typed::key_list(variable.keys) :
										   "")));
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
