/* SPDX-License-Identifier: GPL-2.0 */
/* What the dumps of both trees share: dump_ast.cc and dump_types.cc. */
#ifndef DTRACE_LANG_DUMP_TEXT_H
#define DTRACE_LANG_DUMP_TEXT_H

#include <string>
#include <string_view>

#include "lang/source.h"

namespace dt {

template <size_t N, typename Enum>
std::string text_of(const std::string_view (&texts)[N], Enum value)
{
	return std::string(texts[static_cast<size_t>(value)]);
}

/* "3:1": the place that a line is about. */
inline std::string place_text(Span span, const Sources &sources)
{
	const Place place = sources.place(span);

	return format("%u:%u", place.line, place.column);
}

} // namespace dt

#endif
