/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Help lines of messages that several parts give: what to write instead, with the
 * names and types of the program.
 *
 * An error says what is wrong, and its help line shows the D that would be right. A
 * text that only one part needs is in that part.
 */
#ifndef DTRACE_CHECK_HELP_H
#define DTRACE_CHECK_HELP_H

#include <string>
#include <string_view>
#include <vector>

#include "type/builtins.h"

namespace dt::check {

/* What to write for a name with keys of these types. */
std::string help_for_keys(const std::string &name, const std::vector<const Type *> &keys);

/* How @function is called. */
std::string help_for_call(const Builtin &function);

/* How a value of type @from, which is not converted, becomes one of type @to; "": not at all. */
std::string help_for_conversion(const Type *to, const Type *from);

/* How a value of type @from, which is not converted, gets to a place of type @to; "": not at all. */
std::string help_for_value(const Type *to, const Type *from);

/* Is a value of @type, such as a stack or void, never kept in memory? sizeof rejects all, typeof all but void. */
bool is_never_kept(const Type *type);

/* What to do with a value of @type, which no variable can hold. */
std::string help_for_unkept(const Type *type);

/*
 * What to do with a value of @type that does not fit: what stacks are for, help_for_unkept(), or @otherwise if it is a
 * value like others.
 */
std::string help_for_unfit(const Type *type, std::string otherwise);

/* ": what stacks are for", if one of two operands is a stack. */
std::string stack_hint(const Type *left, const Type *right);

/* The names that members of @type have, those in anonymous members too. */
std::vector<std::string_view> member_names(const Type *type);

/* "a, b"; of a long list, the first names: "a, b and 3 more". */
std::string some_of(const std::vector<std::string_view> &names);

/* Which members @type has. */
std::string help_for_members(const Type *type);

} // namespace dt::check

#endif
