// SPDX-License-Identifier: GPL-2.0
/*
 * Everything is aligned to 8 bytes, whatever its type: the space is small
 * beside what strings take, and each address is good for each width.
 */
#include "gen/workspace.h"

#include <algorithm>

#include "base/diag.h"

namespace dt::gen {

uint32_t bytes_of(const Type *type, uint64_t strsize)
{
	return type->is_string() ? static_cast<uint32_t>(strsize) : type->size;
}

/* Each variable has a place of its own, that of an empty struct, too. */
uint32_t room_of(const Type *type, uint64_t strsize)
{
	return std::max((bytes_of(type, strsize) + 7) & ~7u, 8u);
}

uint32_t key_bytes_of(const Type *type, uint64_t strsize)
{
	return type->is_scalar() ? 8 : (bytes_of(type, strsize) + 7) & ~7u;
}

Storage::Storage(const typed::Program &program, uint64_t strsize)
{
	unsigned number = 0;

	for (const typed::Variable &variable : program.variables) {
		const uint32_t bytes = room_of(variable.type, strsize);

		if (variable.is_assoc) {
			AssocMap map;

			map.name = format("%s%s%u", variable.scope == ast::Scope::Self ? "self_" : "", variable.name.c_str(),
					  number++);
			map.key_bytes = variable.scope == ast::Scope::Self ? kThreadKeyBytes : 0;
			for (const Type *key : variable.keys)
				map.key_bytes += key_bytes_of(key, strsize);
			map.value_bytes = bytes;
			list_.push_back(&maps_.emplace(&variable, std::move(map)).first->second);
		} else if (variable.scope == ast::Scope::Self) {
			offsets_[&variable] = self_bytes_;
			self_bytes_ += bytes;
		} else if (variable.scope != ast::Scope::This) {
			offsets_[&variable] = global_bytes_;
			global_bytes_ += bytes;
		}
	}
}

} // namespace dt::gen
