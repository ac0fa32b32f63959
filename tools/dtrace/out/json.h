/* SPDX-License-Identifier: GPL-2.0 */
/*
 * A JSON writer. It appends values to a text and inserts the commas, so the
 * caller only names the values.
 *
 * Integers keep all digits, up to 64 bits. Text is UTF-8. D's strings can hold
 * any bytes, so an invalid byte becomes U+FFFD.
 */
#ifndef DTRACE_OUT_JSON_H
#define DTRACE_OUT_JSON_H

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace dt::out {

/* Bytes of the UTF-8 character that @text begins with; 0 if it begins with none. */
size_t utf8_length(std::string_view text);

/* The code of the control character that @text begins with, of utf8_length() @length; nothing: it begins with another. */
std::optional<unsigned> control_code(std::string_view text, size_t length);

class Json {
public:
	/* @out is empty or ends with a line. */
	explicit Json(std::string &out) : out_(out) {}

	void begin_object() { begin('{'); }
	void end_object() { out_ += '}'; }
	void begin_list() { begin('['); }
	void end_list() { out_ += ']'; }
	void end_line() { out_ += '\n'; }

	/* The value of the member is what comes next. */
	void key(std::string_view name);

	void text(std::string_view text);
	void integer(int64_t number);
	void number(uint64_t number);
	/* Of 4, 8 or 16 bytes; "inf", "-inf" and "nan", for which JSON has no numbers, are texts. */
	void floating(std::span<const uint8_t> bytes);
	void null();
	/* The bytes as a text of hexadecimal digits. */
	void bytes(std::span<const uint8_t> bytes);

	/* Members whose values are texts and numbers. */
	void text(std::string_view name, std::string_view value);
	void number(std::string_view name, uint64_t value);

private:
	void begin(char bracket);
	/* Between this value or member and the one before it. */
	void separate();

	std::string &out_;
};

} // namespace dt::out

#endif
