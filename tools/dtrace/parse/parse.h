/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Turns tokens into the AST. This stage knows the grammar only: names, types and
 * numbers of arguments are checked later (check/check.h).
 *
 * The grammar alone cannot tell `(name) - x` from a cast, as in C. So the caller
 * may pass a function that knows the types of the kernel.
 */
#ifndef DTRACE_PARSE_PARSE_H
#define DTRACE_PARSE_PARSE_H

#include <functional>
#include <string_view>

#include "ast/ast.h"
#include "base/diag.h"
#include "lex/tokens.h"

namespace dt::parse {

/*
 * Is a name that begins `(name) - x` or `sizeof (name)` a type? Called only if the grammar cannot decide, and not for
 * names that this source or D itself defines. A type of a module is passed as in the source: "mod`name".
 */
using IsType = std::function<bool(std::string_view)>;

/*
 * Turns tokens into a tree, by recursive descent. After an error, it continues
 * with the next statement or clause, so if @diags has errors, the result is
 * usable but incomplete. Typedefs of this source are known without @is_type,
 * which may be empty.
 */
ast::Program parse(const lex::TokenList &list, const lex::Source &source, Diags &diags, const IsType &is_type = {});

} // namespace dt::parse

#endif
