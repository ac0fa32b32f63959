/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Splits lines that are not D into words: directives, and declarations that the
 * kernel writes.
 *
 * Such a line is a list of words with blanks between them, so the lexer of D is not
 * needed. A list of the kernel has many thousands of lines: the functions return
 * views of the line and copy nothing.
 */
#ifndef DTRACE_BASE_WORDS_H
#define DTRACE_BASE_WORDS_H

#include <algorithm>
#include <string_view>
#include <vector>

namespace dt {

/* Are @a and @b the same but for upper and lower case of ASCII letters? */
constexpr bool equal_but_for_case(std::string_view a, std::string_view b)
{
	constexpr auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };

	return std::ranges::equal(a, b, {}, lower, lower);
}

/* Can @c be part of a name in C? */
constexpr bool is_word_char(char c)
{
	return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/* Is @text a name in C? */
constexpr bool is_identifier(std::string_view text)
{
	return !text.empty() && (text[0] < '0' || text[0] > '9') && std::ranges::all_of(text, is_word_char);
}

/* The parts of @text between characters of @separators, without empty ones. */
inline std::vector<std::string_view> split(std::string_view text, std::string_view separators)
{
	std::vector<std::string_view> parts;

	for (size_t at = text.find_first_not_of(separators); at < text.size();) {
		const size_t end = std::min(text.find_first_of(separators, at), text.size());

		parts.push_back(text.substr(at, end - at));
		at = text.find_first_not_of(separators, end);
	}
	return parts;
}

/* @text without the blanks around it. */
constexpr std::string_view trim(std::string_view text)
{
	constexpr std::string_view blanks = " \t\r";
	const size_t first = text.find_first_not_of(blanks);

	if (first == std::string_view::npos)
		return "";
	return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/* Removes the text up to the next blank from @line, and returns it. */
constexpr std::string_view next_word(std::string_view &line)
{
	const size_t blank = line.find(' '), end = blank < line.size() ? blank : line.size();
	const std::string_view text = line.substr(0, end);

	line.remove_prefix(end < line.size() ? end + 1 : end);
	return text;
}

} // namespace dt

#endif
