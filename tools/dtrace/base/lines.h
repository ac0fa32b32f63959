/* SPDX-License-Identifier: GPL-2.0 */
#ifndef DTRACE_BASE_LINES_H
#define DTRACE_BASE_LINES_H

#include <algorithm>
#include <string_view>

namespace dt {

/* Calls visit(std::string_view line) for each line of @text, without its newline; the last one may have none. */
template <typename Visit>
void for_each_line(std::string_view text, Visit visit)
{
	for (size_t begin = 0; begin < text.size();) {
		const size_t end = std::min(text.find('\n', begin), text.size());

		visit(text.substr(begin, end - begin));
		begin = end + 1;
	}
}

} // namespace dt

#endif
