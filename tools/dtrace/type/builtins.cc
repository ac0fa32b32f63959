// SPDX-License-Identifier: GPL-2.0
/*
 * builtins.def as a table. A look-up is a linear search: a program has a few
 * dozen names and the table some 130 rows, so a search costs less than building
 * a hash table.
 */
#include "type/builtins.h"

#include <cassert>

namespace dt {

namespace types {
constinit const Type Stack = {TypeKind::Struct, false, 0, "dt_stack_t"};
constinit const Type LateText = {TypeKind::Struct, false, 0, "dt_text_t"};
constinit const Type SymAddr = {TypeKind::Integer, false, 8, "_symaddr"};
constinit const Type UserSymAddr = {TypeKind::Integer, false, 8, "_usymaddr"};
constinit const Type UIntPtr = {TypeKind::Integer, false, 8, "uintptr_t"};
} // namespace types

namespace {

/* Not constexpr: rows point to types of another file, which needs no code at start-up either. */
constinit const Builtin kRows[] = {
#define VARIABLE(id, name, type) {BuiltinId::id, BuiltinKind::Variable, name, &types::type, "", ActionKind::None},
#define INDEXED(id, name) {BuiltinId::id, BuiltinKind::Indexed, name, &types::Void, "", ActionKind::None},
#define FUNCTION(id, name, type, args) \
	{BuiltinId::id, BuiltinKind::Function, name, &types::type, args, ActionKind::None},
#define RECORDED(id, name, type, args) \
	{BuiltinId::id, BuiltinKind::Recorded, name, &types::type, args, ActionKind::Output},
#define ACTION(id, name, args, kind) {BuiltinId::id, BuiltinKind::Action, name, &types::Void, args, ActionKind::kind},
#define AGGREGATING(id, name, args) \
	{BuiltinId::id, BuiltinKind::Aggregating, name, &types::Void, args, ActionKind::None},
#include "type/builtins.def"
};

} // namespace

const Builtin *find_builtin(std::string_view name)
{
	for (const Builtin &row : kRows)
		if (row.name == name)
			return &row;
	return nullptr;
}

const Builtin &builtin(BuiltinId id)
{
	for (const Builtin &row : kRows)
		if (row.id == id)
			return row;
	assert(false && "every id has a row");
	return kRows[0];
}

void consider_builtins(NearName &near)
{
	for (const Builtin &row : kRows)
		near.consider(row.name);
}

} // namespace dt
