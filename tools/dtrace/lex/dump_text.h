/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Functions that both tree dumps share: ast/dump_ast.cc and typed/dump_types.cc.
 *
 * A reader compares the dumps of two stages. So both write positions in the source
 * in the same form.
 */
#ifndef DTRACE_LEX_DUMP_TEXT_H
#define DTRACE_LEX_DUMP_TEXT_H

#include <string>
#include <string_view>

#include "lex/source.h"

namespace dt::lex {

template <size_t N, typename Enum>
std::string text_of(const std::string_view (&texts)[N], Enum value)
{
	return std::string(texts[static_cast<size_t>(value)]);
}

/* "3:1": the place that a line is about. */
inline std::string place_text(Span span, const Sources &sources)
{
	const SourcePlace place = sources.place(span);

	return format("%u:%u", place.line, place.column);
}

} // namespace dt::lex

#endif
