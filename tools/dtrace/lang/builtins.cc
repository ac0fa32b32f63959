// SPDX-License-Identifier: GPL-2.0
/*
 * builtins.def as a table. Looked up by a walk: a program has a few dozen names
 * and the table some 130 rows, which is less work than building a hash of them.
 */
#include "lang/builtins.h"

#include <cassert>

namespace dt {

namespace {

/* Not constexpr: rows point to types of another file, which needs no code at start-up either. */
constinit const Builtin kRows[] = {
#define VARIABLE(id, name, type) {BuiltinId::id, BuiltinKind::Variable, name, &types::type, ""},
#define FUNCTION(id, name, type, args) {BuiltinId::id, BuiltinKind::Function, name, &types::type, args},
#define ACTION(id, name, args) {BuiltinId::id, BuiltinKind::Action, name, &types::Void, args},
#define LATER(name) {BuiltinId::Later, BuiltinKind::Later, name, &types::Error, ""},
#include "lang/builtins.def"
#undef VARIABLE
#undef FUNCTION
#undef ACTION
#undef LATER
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
