// SPDX-License-Identifier: GPL-2.0
/* Finds control characters, also those of 8 bits and those in UTF-8; see shown.h. */
#include "out/shown.h"

#include <algorithm>

#include "out/json.h"
#include "out/print.h"

namespace dt::out {

namespace {

/* Bytes of the control character that @text begins with; 0: it begins with another. */
size_t control_length(std::string_view text)
{
	const auto first = static_cast<unsigned char>(text[0]);
	const size_t length = utf8_length(text);

	if (first == '\n' || first == '\t')
		return 0;
	if (length == 0) /* a terminal of another encoding obeys the byte */
		return first >= 0x80 && first < 0xa0;
	return control_code(text, length) ? length : 0;
}

} // namespace

bool is_harmless(std::string_view text)
{
	while (!text.empty()) {
		if (control_length(text))
			return false;
		text.remove_prefix(std::max<size_t>(utf8_length(text), 1));
	}
	return true;
}

std::string shown(std::string_view text)
{
	std::string out;

	while (!text.empty()) {
		const size_t control = control_length(text),
			     length = control ? control : std::max<size_t>(utf8_length(text), 1);

		out += control ? escape(text.substr(0, length)) : std::string(text.substr(0, length));
		text.remove_prefix(length);
	}
	return out;
}

} // namespace dt::out
