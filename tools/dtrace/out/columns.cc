// SPDX-License-Identifier: GPL-2.0
/*
 * Digits and blanks; see columns.h.
 *
 * Digits are made from the last to the first, in a buffer on the stack, and
 * appended in one piece. Decimal numbers are made two digits at a time from a
 * table, which halves the number of divisions.
 *
 * The shortest text of a floating-point number that gives the number back is not
 * easy to find. std::to_chars() of the library does that.
 */
#include "out/columns.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>

namespace dt::out {

namespace {

/* Room for the longest number, 64 bits in octal, a sign, and blanks before them. */
struct Digits {
	char space[32];

	Digits() { std::memset(space, ' ', sizeof(space)); }
	char *end() { return space + sizeof(space); }
};

/* "00" to "99": half as many divisions as digits. */
constexpr auto kPairs = [] {
	std::array<char, 200> pairs = {};

	for (size_t i = 0; i < pairs.size(); i++)
		pairs[i] = static_cast<char>('0' + (i % 2 ? i / 2 % 10 : i / 20));
	return pairs;
}();

char *put_decimal(uint64_t number, char *at)
{
	for (; number >= 100; number /= 100)
		std::memcpy(at -= 2, &kPairs[2 * (number % 100)], 2);
	if (number >= 10)
		std::memcpy(at -= 2, &kPairs[2 * number], 2);
	else
		*--at = static_cast<char>('0' + number);
	return at;
}

/* Digits are made from the last to the first, so they are at the end of the space. */
char *put_digits(uint64_t number, char letter, char *at)
{
	if (letter == 'd' || letter == 'u')
		return put_decimal(number, at);
	const unsigned bits = letter == 'o' ? 3 : 4;
	const char *digits = letter == 'X' ? "0123456789ABCDEF" : "0123456789abcdef";

	for (; number >> bits; number >>= bits)
		*--at = digits[number & ((1u << bits) - 1)];
	*--at = digits[number];
	return at;
}

/* With the sign, in @width columns or more, after @blanks; there is room for them. */
inline void append_decimal(uint64_t magnitude, bool is_negative, int width, int blanks, std::string &out)
{
	Digits made;
	char *first = put_decimal(magnitude, made.end());

	if (is_negative)
		*--first = '-';
	first = std::min(first, made.end() - width) - blanks;
	out.append(first, static_cast<size_t>(made.end() - first));
}

/* std::string is slow in repeating a character. */
constexpr std::string_view kBlanks = "                                                                ";

void append_blanks(size_t count, std::string &out)
{
	for (; count > kBlanks.size(); count -= kBlanks.size())
		out += kBlanks;
	out.append(kBlanks.data(), count);
}

} // namespace

void append_number(uint64_t number, const NumberStyle &style, std::string &out)
{
	const bool is_negative = style.letter == 'd' && static_cast<int64_t>(number) < 0;
	const bool is_hex = style.letter == 'x' || style.letter == 'X';
	Digits made;
	const char *first = put_digits(is_negative ? 0 - number : number, style.letter, made.end());
	const std::string_view digits = number == 0 && style.precision == 0 ? std::string_view() :
									      std::string_view(first, made.end());
	const std::string_view sign = is_negative			       ? "-" :
				      style.letter == 'd' && style.plus	       ? "+" :
				      style.letter == 'd' && style.space       ? " " :
				      is_hex && style.alternate && number != 0 ? (style.letter == 'x' ? "0x" : "0X") :
										 "";
	size_t zeros = static_cast<size_t>(std::max(style.precision, 0));

	zeros -= std::min(zeros, digits.size());
	if (style.letter == 'o' && style.alternate && zeros == 0 && (digits.empty() || digits[0] != '0'))
		zeros = 1;
	const size_t length = sign.size() + zeros + digits.size();
	const auto width = static_cast<size_t>(std::max(style.width, 0));
	size_t blanks = width > length ? width - length : 0;

	if (style.zero && !style.left && style.precision < 0) {
		zeros += blanks;
		blanks = 0;
	}
	if (!style.left)
		append_blanks(blanks, out);
	out += sign;
	out.append(zeros, '0');
	out += digits;
	if (style.left)
		append_blanks(blanks, out);
}

void append_plain(uint64_t number, char letter, std::string &out)
{
	const bool is_negative = letter == 'd' && static_cast<int64_t>(number) < 0;

	if (letter == 'd' || letter == 'u') {
		append_decimal(is_negative ? 0 - number : number, is_negative, 0, 0, out);
		return;
	}
	Digits made;
	const char *first = put_digits(number, letter, made.end());
	out.append(first, static_cast<size_t>(made.end() - first));
}

void append_signed(int64_t number, int width, std::string &out, int blanks)
{
	const bool is_negative = number < 0;

	append_decimal(is_negative ? 0 - static_cast<uint64_t>(number) : static_cast<uint64_t>(number), is_negative,
		       std::min(width, kMaxColumn), blanks, out);
}

void append_unsigned(uint64_t number, int width, std::string &out, int blanks)
{
	append_decimal(number, false, std::min(width, kMaxColumn), blanks, out);
}

void append_address(uint64_t number, std::string &out)
{
	out += "0x";
	append_plain(number, 'x', out);
}

namespace {

/* Calls @function with the number. */
template <typename Function>
auto with_float(std::span<const uint8_t> bytes, Function function)
{
	const auto as = [&](auto number) {
		std::memcpy(&number, bytes.data(), sizeof(number));
		return function(number);
	};

	switch (bytes.size()) {
	case sizeof(float): return as(float());
	case sizeof(double): return as(double());
	case sizeof(long double): return as(static_cast<long double>(0));
	default: return function(std::numeric_limits<double>::quiet_NaN());
	}
}

} // namespace

long double float_value(std::span<const uint8_t> bytes)
{
	return with_float(bytes, [](auto number) { return static_cast<long double>(number); });
}

void append_float(std::span<const uint8_t> bytes, std::string &out)
{
	char text[64]; /* the longest number has 21 digits, a sign, a point and an exponent of 5 digits */

	with_float(bytes, [&](auto number) {
		/* The sign of what is no number says nothing. */
		if (std::isnan(number)) {
			out += "nan";
			return;
		}
		out.append(text,
			   std::to_chars(std::begin(text), std::end(text), number, std::chars_format::general).ptr);
	});
}

void append_right(std::string_view text, size_t width, std::string &out)
{
	if (text.size() < width)
		append_blanks(width - text.size(), out);
	out += text;
}

void append_left(std::string_view text, size_t width, std::string &out, size_t blanks)
{
	if (text.size() < width && blanks + width <= kBlanks.size()) {
		const size_t at = out.size() + blanks;

		out.append(kBlanks.data(), blanks + width);
		text.copy(out.data() + at, text.size());
		return;
	}
	append_blanks(blanks, out);
	out += text;
	if (text.size() < width)
		append_blanks(width - text.size(), out);
}

void append_text(std::string_view text, bool is_left, size_t width, std::string &out)
{
	if (is_left)
		append_left(text, width, out);
	else
		append_right(text, width, out);
}

} // namespace dt::out
