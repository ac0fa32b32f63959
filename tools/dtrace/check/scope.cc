// SPDX-License-Identifier: GPL-2.0
/*
 * The lists of names; see scope.h. Hash tables, because a generated program may
 * have thousands of variables, and built when the first name comes.
 */
#include "check/scope.h"

namespace dt::check {

namespace {

template <typename Map>
auto find_in(const Map &map, std::string_view name)
{
	const auto it = map.find(std::string(name));

	return it == map.end() ? typename Map::mapped_type{} : it->second;
}

template <typename Map>
void consider_all(const Map &map, NearName &near)
{
	for (const auto &[name, what] : map)
		/* Names that begin with $ are the compiler's own. */
		if (!name.starts_with('$'))
			near.consider(name);
}

} // namespace

const Symbol *Scope::find(std::string_view name) const
{
	const auto it = plain_.find(std::string(name));

	return it == plain_.end() ? nullptr : &it->second;
}

typed::Variable *Scope::variable(ast::Scope scope, std::string_view name) const
{
	if (scope == ast::Scope::Self)
		return find_in(self_, name);
	if (scope == ast::Scope::This)
		return find_in(this_, name);
	const Symbol *symbol = find(name);
	const auto *variable = symbol ? std::get_if<typed::Variable *>(&symbol->what) : nullptr;
	return variable ? *variable : nullptr;
}

const Type *Scope::find_typedef(std::string_view name) const
{
	return find_in(typedefs_, name);
}

Type *Scope::find_tag(std::string_view name) const
{
	return find_in(tags_, name);
}

void Scope::add(typed::Variable &variable)
{
	if (variable.scope == ast::Scope::Self)
		self_.emplace(variable.name, &variable);
	else if (variable.scope == ast::Scope::This)
		this_.emplace(variable.name, &variable);
	else
		plain_.emplace(variable.name, Symbol{&variable});
}

void Scope::add(const InlineDef &inline_def)
{
	plain_.emplace(inline_def.decl->declarator.name, Symbol{&inlines_.emplace_back(inline_def)});
}

void Scope::add(std::string_view name, EnumConstant constant)
{
	plain_.emplace(name, Symbol{constant});
}

void Scope::consider(ast::Scope scope, NearName &near) const
{
	if (scope == ast::Scope::Self)
		consider_all(self_, near);
	else if (scope == ast::Scope::This)
		consider_all(this_, near);
	else
		consider_all(plain_, near);
}

void Scope::consider_typedefs(NearName &near) const
{
	consider_all(typedefs_, near);
}

void Scope::consider_tags(NearName &near) const
{
	/* One that is only declared is no help; it may be the same mistake. */
	for (const auto &[name, type] : tags_)
		if (!type->is_incomplete)
			near.consider(name);
}

} // namespace dt::check
