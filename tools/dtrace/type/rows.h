/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Tables with a row for each of some builtins. When the tool is compiled, a check
 * ensures that each builtin of a kind has a row in some table, unless it is
 * impossible.
 */
#ifndef DTRACE_TYPE_ROWS_H
#define DTRACE_TYPE_ROWS_H

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <iterator>

#include "type/builtins.h"

namespace dt {

/* Finds the row of @id in a table whose rows have an id; nullptr: none. */
template <typename Row, size_t count>
constexpr const Row *find_row(const Row (&rows)[count], BuiltinId id)
{
	const auto *row = std::find_if(std::begin(rows), std::end(rows), [&](const Row &r) { return r.id == id; });

	return row == std::end(rows) ? nullptr : row;
}

/*
 * gcc 12 with -fsanitize=undefined does not accept the comparison of a pointer with null as a constant, so find_row()
 * cannot be used.
 */
template <typename Row, size_t count>
constexpr bool has_row(const Row (&rows)[count], BuiltinId id)
{
	return std::any_of(std::begin(rows), std::end(rows), [&](const Row &r) { return r.id == id; });
}

/* A row without code, for a builtin that another part of the tool handles. */
struct ElsewhereRow {
	BuiltinId id;
};

/* Does each builtin of @kind that is possible appear in one of the tables? */
template <typename... Tables>
consteval bool all_have_code(BuiltinKind kind, const Tables &...tables)
{
	return std::ranges::all_of(kCodeRows, [&](const CodeRow &wanted) {
		return wanted.kind != kind || is_impossible(wanted.id) || (has_row(tables, wanted.id) || ...);
	});
}

/* ... and each action of @kind? Those that are Recorded are no actions. */
template <typename... Tables>
consteval bool all_have_code(ActionKind kind, const Tables &...tables)
{
	return std::ranges::all_of(kCodeRows, [&](const CodeRow &wanted) {
		return wanted.kind != BuiltinKind::Action || wanted.action != kind || is_impossible(wanted.id) ||
		       (has_row(tables, wanted.id) || ...);
	});
}

/* Never reached by a program that check() accepts. Reaching it is a bug of the tool. */
[[noreturn]] inline void no_code([[maybe_unused]] const char *what)
{
	assert(!what);
	std::abort();
}

} // namespace dt

#endif
