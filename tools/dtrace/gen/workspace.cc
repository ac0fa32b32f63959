// SPDX-License-Identifier: GPL-2.0
/*
 * Gives each variable and temporary its offset; see workspace.h.
 *
 * Everything is aligned to 8 bytes, whatever its type. The padding is small beside
 * the size of strings, and an access of any width is aligned.
 */
#include "gen/workspace.h"

#include <algorithm>

#include "base/diag.h"
#include "gen/layout.h"
#include "gen/uses.h"

namespace dt::gen {

uint32_t bytes_of(const Type *type, uint64_t strsize)
{
	return type->is_string() ? static_cast<uint32_t>(strsize) : type->size;
}

/* At least 8: the checker takes no variable of a type without bytes. */
uint64_t room_of(const Type *type, uint64_t strsize)
{
	return (uint64_t{bytes_of(type, strsize)} + 7) & ~7ull;
}

namespace {

/* Bytes of @expr in a key. */
uint32_t key_bytes_of(const typed::Expr &expr, uint64_t strsize)
{
	if (expr.type->is_scalar())
		return 8;
	const uint32_t bytes = expr.type->is_string() ? string_bytes(expr, strsize) : bytes_of(expr.type, strsize);
	return (bytes + 7) & ~7u;
}

} // namespace

Storage::Storage(const typed::Program &program, const std::vector<ClauseUses> &clauses, uint64_t strsize)
{
	for (const typed::Variable &variable : program.variables) {
		const uint64_t bytes = room_of(variable.type, strsize);

		if (variable.is_assoc) {
			add_assoc(variable, strsize);
		} else if (variable.scope == ast::Scope::Self) {
			offsets_[&variable] = static_cast<uint32_t>(self_bytes_);
			self_bytes_ += bytes;
		} else if (variable.scope != ast::Scope::This) {
			offsets_[&variable] = static_cast<uint32_t>(global_bytes_);
			global_bytes_ += bytes;
		}
	}
	for (const ClauseUses &uses : clauses) {
		for (const typed::AssocRef *element : uses.elements)
			widen_keys(*element, strsize);
	}
	for (auto &[variable, map] : maps_) {
		map.key_bytes = variable->scope == ast::Scope::Self ? kThreadKeyBytes : 0;
		for (const uint32_t bytes : map.keys)
			map.key_bytes += bytes;
	}
}

void Storage::add_assoc(const typed::Variable &variable, uint64_t strsize)
{
	AssocMap map;

	map.variable = &variable;
	map.name = format("%s%s%zu", variable.scope == ast::Scope::Self ? "self_" : "", variable.name.c_str(),
			  list_.size());
	map.keys.assign(variable.keys.size(), 8);
	map.value_bytes = room_of(variable.type, strsize);
	map.type_bytes = bytes_of(variable.type, strsize);
	list_.push_back(&maps_.emplace(&variable, std::move(map)).first->second);
}

void Storage::widen_keys(const typed::AssocRef &use, uint64_t strsize)
{
	std::vector<uint32_t> &keys = maps_.at(use.variable).keys;

	for (size_t i = 0; i < keys.size(); i++)
		keys[i] = std::max(keys[i], key_bytes_of(*use.keys[i], strsize));
}

} // namespace dt::gen
