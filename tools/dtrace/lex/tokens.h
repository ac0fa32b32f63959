/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Tokens: what lex() makes of a source.
 *
 * D is two languages in one file. Outside of clauses, a word such as
 * `syscall::read*:entry` is one token (ProbeSpec); inside, the same characters
 * are operators. And `/` is both division and the delimiter of a predicate. The
 * lexer resolves both, so the parser sees a context-free grammar.
 */
#ifndef DTRACE_LEX_TOKENS_H
#define DTRACE_LEX_TOKENS_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/diag.h"
#include "base/options.h"
#include "lex/source.h"

namespace dt::lex {

enum class Tok : uint8_t {
#define TOKEN(name, text) name,
#define KEYWORD(name, text) name,
#include "lex/tokens.def"
#undef TOKEN
#undef KEYWORD
	kCount
};

struct Token {
	Tok kind;
	bool has_u = false, has_l = false; /* Integer: suffixes */
	bool is_decimal = false;	   /* Integer: base 10 */
	Span span;
	uint64_t value =
		0; /* Integer, Char: value; String, Ident, ProbeSpec, Aggregation, ...: index in TokenList::texts */
};

/* `#pragma D option quiet` and similar pragmas, in order. */
struct Pragma {
	enum class Kind : uint8_t { Option, Attributes, Binding, DependsOn };
	Kind kind;
	Span span;
	std::string name, value; /* of an Option; else the rest of the line in @value */
};

struct TokenList {
	std::vector<Token> tokens;	/* the last one is Tok::End */
	std::vector<std::string> texts; /* names and decoded strings (may hold NULs) */
	std::vector<Pragma> pragmas;
	std::vector<bool> used_args; /* macro arguments $0, $1 ... that were used */

	std::string_view text(const Token &token) const { return texts[token.value]; }
};

/*
 * Turns text into tokens. Errors are reported and skipped: the list always ends
 * in End, and every token lies within the source. Macro arguments are replaced
 * here. A missing one is an error, or 0 and "" with -x defaultargs (also by a
 * pragma before its use).
 */
TokenList lex(const Source &source, const Macros &macros, const Options &options, Diags &diags);

/* Reports arguments that no source has used; call after all are lexed. */
void check_unused_args(const std::vector<TokenList> &lists, const Macros &macros, const Options &options, Diags &diags);

/*
 * Applies `#pragma D option`; options that the command line has set do not change. Checks attributes and
 * binding.
 */
void apply_pragmas(const TokenList &list, Options &options, Diags &diags);

/* "+=", "identifier", "end of input": for messages. */
std::string_view token_text(Tok kind);

std::string dump_tokens(const TokenList &list, const Sources &sources);

} // namespace dt::lex

#endif
