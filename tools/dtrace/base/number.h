/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Numbers in texts: names of probes, files of the kernel.
 *
 * No blank, sign (except of signed types) or prefix such as 0x is accepted, and a number
 * that does not fit its type is none.
 */
#ifndef DTRACE_BASE_NUMBER_H
#define DTRACE_BASE_NUMBER_H

#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "base/fd.h"

namespace dt {

/* The number that @text begins with, which is removed from @text. If there is none, @text stays as it is. */
template <typename Number>
std::optional<Number> take_number(std::string_view &text, int base = 10)
{
	Number number = 0;
	const char *const end = text.data() + text.size();
	const auto [rest, error] = std::from_chars(text.data(), end, number, base);

	if (error != std::errc())
		return {};
	text.remove_prefix(static_cast<size_t>(rest - text.data()));
	return number;
}

/* The number that @text is. */
template <typename Number>
std::optional<Number> parse_number(std::string_view text, int base = 10)
{
	const std::optional<Number> number = take_number<Number>(text, base);

	return text.empty() ? number : std::nullopt;
}

/*
 * The number that a file of the kernel begins with, such as the id of a tracepoint. The error has the path, and the
 * content if it is no number.
 */
template <typename Number>
Result<Number> read_number(const std::string &path)
{
	const Result<std::string> text = read_file(path);

	if (!text)
		return text.error();
	std::string_view rest = *text;
	if (const std::optional<Number> number = take_number<Number>(rest))
		return *number;
	return Error{path + " holds no number but \"" + text->substr(0, text->find('\n')) + '"'};
}

} // namespace dt

#endif
