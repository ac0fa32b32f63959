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

namespace {

unsigned long long wide(uint64_t bytes)
{
	return bytes;
}

/* Variables of one kind, of which all together can be too large. */
struct SizeSum {
	uint64_t bytes = 0;
	const typed::Variable *largest = nullptr;

	void add(const typed::Variable &variable, uint64_t room, uint64_t strsize)
	{
		bytes += room;
		if (!largest || room > room_of(largest->type, strsize))
			largest = &variable;
	}
};

void refuse_together(const char *what, const SizeSum &sum, uint64_t most, Diags &diags)
{
	if (sum.bytes > most)
		diags.error(Tag::D_TOO_LARGE, sum.largest->first_use,
			    format("%s take %llu bytes, more than %llu", what, wide(sum.bytes), wide(most)),
			    sum.largest->text() + " is the largest of them: use fewer, or smaller arrays, or shorter "
						  "strings with -x strsize");
}

void refuse_element(const typed::Variable &variable, const AssocMap &map, Diags &diags)
{
	if (map.key_bytes + map.value_bytes > kMaxElement)
		diags.error(Tag::D_TOO_LARGE, variable.first_use,
			    format("an element of %s takes %llu bytes, and %llu for its key: together more than %llu",
				   variable.text().c_str(), wide(map.value_bytes), wide(map.key_bytes),
				   wide(kMaxElement)),
			    "use smaller elements, a shorter key, or shorter strings with -x strsize");
}

} // namespace

void refuse_too_large(const typed::Program &program, const std::vector<ClauseUses> &clauses, const Storage &storage,
		      const Options &options, Diags &diags)
{
	SizeSum globals, self;

	for (const typed::Variable &variable : program.variables) {
		const uint64_t room = room_of(variable.type, options.strsize);

		if (variable.is_assoc)
			refuse_element(variable, storage.map(variable), diags);
		else if (variable.scope == ast::Scope::Self)
			self.add(variable, room, options.strsize);
		else if (variable.scope != ast::Scope::This)
			globals.add(variable, room, options.strsize);
	}
	refuse_together("the global variables", globals, kMaxGlobals, diags);
	refuse_together("the thread-local variables", self, kMaxSelf, diags);
	if (options.scratchsize <= kMaxScratch)
		return;
	const auto found =
		std::ranges::find_if(clauses, [](const ClauseUses &uses) { return uses.scratch != nullptr; });
	if (found != clauses.end())
		diags.error(Tag::D_TOO_LARGE, found->scratch->span,
			    format("-x scratchsize is %llu bytes, more than %llu", wide(options.scratchsize),
				   wide(kMaxScratch)),
			    "it is for alloca( ), copyin( ), copyinto( ) and bcopy( ) in one firing: make it smaller");
}

} // namespace dt::gen
