/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Lines of a text that is in memory: files of the kernel, such as lists of
 * functions, and the log of the verifier.
 *
 * These lists have many thousands of lines. So the loops are templates, and pass
 * views of the text instead of a copy of each line.
 */
#ifndef DTRACE_BASE_EACH_LINE_H
#define DTRACE_BASE_EACH_LINE_H

#include <algorithm>
#include <string_view>

namespace dt {

/*
 * Does is_wanted(std::string_view line) return true for a line of @text? Its
 * newline is not passed, and may be missing.
 */
template <typename Wanted>
bool any_line(std::string_view text, Wanted is_wanted)
{
	for (size_t begin = 0; begin < text.size();) {
		const size_t end = std::min(text.find('\n', begin), text.size());

		if (is_wanted(text.substr(begin, end - begin)))
			return true;
		begin = end + 1;
	}
	return false;
}

/* Calls visit(std::string_view line) for each. */
template <typename Visit>
void for_each_line(std::string_view text, Visit visit)
{
	any_line(text, [&](std::string_view line) {
		visit(line);
		return false;
	});
}

} // namespace dt

#endif
