// SPDX-License-Identifier: GPL-2.0
#include "out/columns.h"

#include <algorithm>

namespace dt::out {

namespace {

/* Digits are made from the last to the first, so they are at the end of the space. */
class Digits {
public:
	Digits(uint64_t number, char letter)
	{
		switch (letter) {
		case 'x': power_of_two(number, 4, "0123456789abcdef"); break;
		case 'X': power_of_two(number, 4, "0123456789ABCDEF"); break;
		case 'o': power_of_two(number, 3, "01234567"); break;
		default: decimal(number); break;
		}
	}
	std::string_view text() const { return {first_, static_cast<size_t>(space_ + sizeof(space_) - first_)}; }

private:
	void decimal(uint64_t number)
	{
		do {
			*--first_ = static_cast<char>('0' + number % 10);
			number /= 10;
		} while (number);
	}

	void power_of_two(uint64_t number, unsigned bits, const char *digits)
	{
		do {
			*--first_ = digits[number & ((1u << bits) - 1)];
			number >>= bits;
		} while (number);
	}

	char space_[24];
	char *first_ = space_ + sizeof(space_);
};

} // namespace

void append_number(uint64_t number, const NumberStyle &style, std::string &out)
{
	const bool is_negative = style.letter == 'd' && static_cast<int64_t>(number) < 0;
	const bool is_hex = style.letter == 'x' || style.letter == 'X';
	const Digits made(is_negative ? 0 - number : number, style.letter);
	const std::string_view digits = number == 0 && style.precision == 0 ? std::string_view() : made.text();
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
		out.append(blanks, ' ');
	out += sign;
	out.append(zeros, '0');
	out += digits;
	if (style.left)
		out.append(blanks, ' ');
}

void append_signed(int64_t number, int width, std::string &out)
{
	append_number(static_cast<uint64_t>(number), {.letter = 'd', .width = width}, out);
}

void append_unsigned(uint64_t number, int width, std::string &out)
{
	append_number(number, {.letter = 'u', .width = width}, out);
}

void append_address(uint64_t number, std::string &out)
{
	out += "0x";
	append_number(number, {.letter = 'x'}, out);
}

void append_right(std::string_view text, size_t width, std::string &out)
{
	if (text.size() < width)
		out.append(width - text.size(), ' ');
	out += text;
}

void append_left(std::string_view text, size_t width, std::string &out)
{
	out += text;
	if (text.size() < width)
		out.append(width - text.size(), ' ');
}

} // namespace dt::out
