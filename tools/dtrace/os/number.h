/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Reads files of the kernel that hold one number, such as the id of a tracepoint.
 *
 * Such a file may be missing or hold something else. The error then has the path
 * and the content, so callers need no text of their own.
 */
#ifndef DTRACE_RUN_NUMBER_H
#define DTRACE_RUN_NUMBER_H

#include <charconv>
#include <string>
#include <system_error>

#include "base/fd.h"

namespace dt::run {

/* The number that the file begins with. The error says what the file holds instead. */
template <typename Number>
Result<Number> read_number(const std::string &path)
{
	const Result<std::string> text = read_file(path);
	Number number = 0;

	if (!text)
		return text.error();
	if (std::from_chars(text->data(), text->data() + text->size(), number).ec != std::errc())
		return Error{path + " holds no number but \"" + text->substr(0, text->find('\n')) + '"'};
	return number;
}

} // namespace dt::run

#endif
