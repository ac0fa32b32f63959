/* SPDX-License-Identifier: GPL-2.0 */
/* Patterns as shells have them for names of files. */
#ifndef DTRACE_BASE_GLOB_H
#define DTRACE_BASE_GLOB_H

#include <string_view>

namespace dt {

/* `*` any run, `?` any character, [a-z] [!a-z] sets, `\` quotes. An empty pattern matches everything. */
bool glob_match(std::string_view pattern, std::string_view text);

/* Has @pattern a character that glob_match() treats specially, or is it empty? */
bool is_glob(std::string_view pattern);

} // namespace dt

#endif
