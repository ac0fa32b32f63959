/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Names that D itself gives: variables, functions and actions, one row each in
 * builtins.def. The checker knows argument counts and types from the row; the
 * generator has one function for each BuiltinId; nothing compares names.
 */
#ifndef DTRACE_LANG_BUILTINS_H
#define DTRACE_LANG_BUILTINS_H

#include <cstdint>
#include <string_view>

#include "base/diag.h"
#include "type/type.h"

namespace dt {

enum class BuiltinId : uint8_t {
#define VARIABLE(id, ...) id,
#define FUNCTION(id, ...) id,
#define ACTION(id, ...) id,
#define LATER(name)
#include "lang/builtins.def"
#undef VARIABLE
#undef FUNCTION
#undef ACTION
#undef LATER
	Later,		/* all that are known but not done yet */
};

enum class BuiltinKind : uint8_t {
	Variable,
	Function,	/* has a value */
	Action,		/* a statement; writes to the record or ends tracing */
	Later,		/* a name of D that this version does not do yet */
};

struct Builtin {
	BuiltinId id;
	BuiltinKind kind;
	std::string_view name;
	const Type *type;		/* of the value; Void for actions */
	/*
	 * Arguments, a letter each: i integer; s string (the checker makes one
	 * of a char pointer or array); p address, a pointer or an integer;
	 * v integer, string or pointer; f format (a string literal; rest are its
	 * arguments). What follows a `?` may be left out. Empty: none, or a variable.
	 */
	std::string_view args;
};

/* The builtin of that name, or nullptr. */
const Builtin *find_builtin(std::string_view name);
const Builtin &builtin(BuiltinId id);

/* Offers all names to @near. */
void consider_builtins(NearName &near);

} // namespace dt

#endif
