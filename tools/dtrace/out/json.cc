// SPDX-License-Identifier: GPL-2.0
/*
 * Writes JSON values; see json.h.
 *
 * The writer keeps no stack of open objects. Whether a comma is needed follows from
 * the last character of the text: none is needed after an opening bracket, a colon
 * or the end of a line.
 *
 * A string of D is checked character by character. A byte that begins no character
 * is replaced alone, so the valid characters around it stay.
 */
#include "out/json.h"

#include <algorithm>
#include <cmath>

#include "out/columns.h"

namespace dt::out {

size_t utf8_length(std::string_view text)
{
	const auto byte = [&](size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
	const unsigned first = byte(0), second = byte(1);
	const size_t length = first < 0x80 ? 1 :
			      first < 0xc2 ? 0 :
			      first < 0xe0 ? 2 :
			      first < 0xf0 ? 3 :
			      first < 0xf5 ? 4 :
					     0;

	for (size_t i = 1; i < length; i++) {
		if ((byte(i) & 0xc0) != 0x80)
			return 0;
	}
	/* Longer than needed, half of a surrogate pair, beyond the last character. */
	const bool is_bad = (first == 0xe0 && second < 0xa0) || (first == 0xed && second > 0x9f) ||
			    (first == 0xf0 && second < 0x90) || (first == 0xf4 && second > 0x8f);
	return is_bad ? 0 : length;
}

std::optional<unsigned> control_code(std::string_view text, size_t length)
{
	const auto first = static_cast<unsigned char>(text[0]);

	if (first < ' ' || first == 0x7f)
		return first;
	if (length == 2 && first == 0xc2 && static_cast<unsigned char>(text[1]) < 0xa0)
		return static_cast<unsigned char>(text[1]);
	return {};
}

void Json::separate()
{
	constexpr std::string_view opening = "{[:\n";

	if (!out_.empty() && opening.find(out_.back()) == std::string_view::npos)
		out_ += ',';
}

void Json::begin(char bracket)
{
	separate();
	out_ += bracket;
}

void Json::key(std::string_view name)
{
	text(name);
	out_ += ':';
}

void Json::text(std::string_view text)
{
	static constexpr std::string_view special = "\"\\\b\f\n\r\t", letters = "\"\\bfnrt";

	separate();
	out_ += '"';
	while (!text.empty()) {
		const size_t length = utf8_length(text);
		const size_t at = special.find(text[0]);

		if (at != std::string_view::npos) {
			out_ += '\\';
			out_ += letters[at];
		} else if (const std::optional<unsigned> code = control_code(text, length)) {
			out_ += "\\u";
			append_number(*code, {.letter = 'x', .precision = 4}, out_);
		} else if (length == 0) {
			out_ += "\\ufffd";
		} else {
			out_ += text.substr(0, length);
		}
		text.remove_prefix(std::max<size_t>(length, 1));
	}
	out_ += '"';
}

void Json::integer(int64_t number)
{
	separate();
	append_signed(number, 0, out_);
}

void Json::floating(std::span<const uint8_t> bytes)
{
	std::string digits;

	append_float(bytes, digits);
	if (!std::isfinite(float_value(bytes))) {
		text(digits);
		return;
	}
	separate();
	out_ += digits;
}

void Json::number(uint64_t number)
{
	separate();
	append_unsigned(number, 0, out_);
}

void Json::null()
{
	separate();
	out_ += "null";
}

void Json::bytes(std::span<const uint8_t> bytes)
{
	constexpr std::string_view digits = "0123456789abcdef";

	separate();
	out_ += '"';
	for (uint8_t byte : bytes) {
		out_ += digits[byte >> 4];
		out_ += digits[byte & 15];
	}
	out_ += '"';
}

void Json::text(std::string_view name, std::string_view value)
{
	key(name);
	text(value);
}

void Json::number(std::string_view name, uint64_t value)
{
	key(name);
	number(value);
}

} // namespace dt::out
