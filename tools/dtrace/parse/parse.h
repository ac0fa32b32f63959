/* SPDX-License-Identifier: GPL-2.0 */
/* Turns tokens into the AST. */
#ifndef DTRACE_PARSE_PARSE_H
#define DTRACE_PARSE_PARSE_H

#include <functional>
#include <string_view>

#include "ast/ast.h"
#include "base/diag.h"
#include "lex/tokens.h"

namespace dt::parse {

/*
 * Is a name that begins `(name) - x` or `sizeof (name)` a type? Asked only where the grammar cannot tell, and not for
 * names that this source or D itself gives. A type of a module comes as in the source: "mod`name".
 */
using IsType = std::function<bool(std::string_view)>;

/*
 * Tokens to tree, by recursive descent. After a mistake it goes on with the
 * next statement or clause, so what comes back is usable but not complete if
 * @diags has errors. Typedefs of this source are known without @is_type, which
 * may be empty.
 */
ast::Program parse(const lex::TokenList &list, const lex::Source &source, Diags &diags, const IsType &is_type = {});

} // namespace dt::parse

#endif
