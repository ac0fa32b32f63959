// SPDX-License-Identifier: GPL-2.0
/*
 * Words, numbers, strings and character constants.
 *
 * The rules are C's, except that a character constant may hold up to eight
 * characters, the first one in the highest byte: 'ab' is 0x6162.
 */
#include "lex/lexer.h"

#include <algorithm>

namespace dt::lex {

namespace {

constexpr unsigned kNoDigit = 99;

unsigned digit_value(char c)
{
	if (c >= '0' && c <= '9')
		return static_cast<unsigned>(c - '0');
	if ((c | 32) >= 'a' && (c | 32) <= 'f')
		return static_cast<unsigned>((c | 32) - 'a') + 10;
	return kNoDigit;
}

/* Suffix of an integer: u, l and ll in any order and case. False if it is something else. */
bool integer_suffix(std::string_view suffix, Token &token)
{
	unsigned l = 0;

	for (size_t i = 0; i < suffix.size(); i++) {
		const char c = static_cast<char>(suffix[i] | 32);

		if (c == 'u' && !token.has_u)
			token.has_u = true;
		else if (c == 'l' && (l == 0 || (l == 1 && suffix[i] == suffix[i - 1])))
			l++;
		else
			return false;
	}
	token.has_l = l > 0;
	return true;
}

/* What to do about @suffix, which is none of a number of @base. */
const char *help_for_digit(std::string_view digits, unsigned base, std::string_view suffix)
{
	if (suffix.starts_with('_'))
		return "the digits of a number stand together";
	if (base == 16 && digits.size() == 2)
		return "digits follow 0x";
	if (base == 8)
		return "numbers that start with 0 are octal";
	if (digits.size() > 1 && digits[0] == '0' && (digits[1] | 32) == 'b')
		return "numbers are decimal, octal (017) or hexadecimal (0x1f)";
	return "the suffixes are u, l and ll";
}

} // namespace

/* Is the end of a source file's name here, and a backtick after it? No other `.c` can stand before one. */
bool Lexer::at_file_suffix() const
{
	constexpr std::string_view kSuffixes[] = {".c`", ".h`", ".S`"};

	return std::ranges::any_of(kSuffixes, [this](std::string_view s) { return text_.substr(pos_).starts_with(s); });
}

/* A name, a keyword, `x, mod`x, file.c`x or mod`file.c`x. */
void Lexer::word()
{
	const size_t begin = pos_;
	const auto word_or_tick = [this] {
		while (is_word_char(peek()) || peek() == '`')
			pos_++;
	};

	while (is_word_char(peek()))
		pos_++;
	if (peek() == '`' && (is_word_char(peek(1)) || peek(1) == '`'))
		word_or_tick();
	if (pos_ > begin && at_file_suffix()) {
		pos_ += 2;
		word_or_tick();
	}
	if (const std::string_view name = text_.substr(begin, pos_ - begin); name.find('`') != std::string_view::npos) {
		add_text(Tok::KernelVar, begin, std::string(name));
		return;
	}
	if (pos_ == begin) {
		pos_++;
		diags_.error(Tag::D_SYNTAX, span(begin, pos_), "syntax error near \"`\"",
			     "a kernel variable is written `name or module`name");
		return;
	}
	const std::string_view word = text_.substr(begin, pos_ - begin);
	if (word.starts_with("__") && reads_over(word))
		return;
	const Tok keyword = find_keyword(word);
	if (keyword == Tok::Ident)
		add_text(Tok::Ident, begin, std::string(word));
	else
		add(keyword, begin);
}

/* Is @digits, which ends at pos_, as 1e3, or the begin of 1e-3? */
bool Lexer::has_exponent(std::string_view digits) const
{
	const size_t e = digits.find_first_not_of("0123456789");

	if (e == std::string_view::npos || (digits[e] | 32) != 'e' ||
	    digits.find_first_not_of("0123456789", e + 1) != std::string_view::npos)
		return false;
	return e + 1 < digits.size() || ((peek() == '-' || peek() == '+') && is_digit(peek(1)));
}

/* Also at the dot of .5, to say what it is. */
void Lexer::integer()
{
	const size_t begin = pos_;

	while (is_word_char(peek()))
		pos_++;
	/* 1.5, 1. and 1e5 are floating point, 1.x is not a number at all. */
	if ((peek() == '.' && (is_digit(peek(1)) || !is_word_char(peek(1)))) ||
	    has_exponent(text_.substr(begin, pos_ - begin))) {
		while (is_word_char(peek()) || peek() == '.')
			pos_++;
		diags_.error(Tag::D_SYNTAX, span(begin, pos_), "floating-point constants are not permitted",
			     "D computes with integers only; (double)3 is 3.0");
		/* Not 0, by which nothing can be divided. */
		add(Tok::Integer, begin, 1);
		return;
	}
	add_integer(text_.substr(begin, pos_ - begin), begin);
}

/* @digits is a number as in C with its suffix; the token spans from @begin to pos_. */
void Lexer::add_integer(std::string_view digits, size_t begin)
{
	Token token = {.kind = Tok::Integer, .span = span(begin, pos_)};
	unsigned base = 10;
	size_t at = 0;

	if (digits.size() > 1 && digits[0] == '0' && (digits[1] | 32) == 'x') {
		base = 16;
		at = 2;
	} else if (digits.size() > 1 && digits[0] == '0' && is_digit(digits[1])) {
		base = 8;
		at = 1;
	}
	token.is_decimal = base == 10;

	bool overflow = false;
	const size_t first = at;
	for (; at < digits.size(); at++) {
		const unsigned digit = digit_value(digits[at]);

		if (digit >= base)
			break;
		overflow |= __builtin_mul_overflow(token.value, base, &token.value);
		overflow |= __builtin_add_overflow(token.value, digit, &token.value);
	}
	const std::string_view suffix = digits.substr(at);
	if (!integer_suffix(suffix, token) || at == first) {
		diags_.error(Tag::D_INT_DIGIT, token.span,
			     format("invalid digit '%c' in %s number", suffix.empty() ? digits.back() : suffix[0],
				    base == 16 ? "a hexadecimal" :
				    base == 8  ? "an octal" :
						 "a decimal"),
			     help_for_digit(digits, base, suffix));
		token.value = 1;
	} else if (overflow) {
		diags_.error(Tag::D_INT_OFLOW, token.span,
			     format("integer constant '%.*s' is too large", static_cast<int>(digits.size()),
				    digits.data()),
			     "the largest is 0xffffffffffffffff");
		token.value = 1;
	}
	list_.tokens.push_back(token);
}

/* What \ and the following characters stand for. pos_ is at the backslash. */
void Lexer::escape(std::string &out)
{
	constexpr std::string_view letters = "abfnrtv", values = "\a\b\f\n\r\t\v";
	const char c = peek(1);

	pos_ += 2;
	if (const size_t i = letters.find(c); c != '\0' && i != std::string_view::npos) {
		out += values[i];
	} else if (c >= '0' && c <= '7') {
		unsigned value = digit_value(c);

		for (int n = 1; n < 3 && peek() >= '0' && peek() <= '7'; n++)
			value = value * 8 + digit_value(text_[pos_++]);
		out += static_cast<char>(value);
	} else if (c == 'x' && digit_value(peek()) < 16) {
		unsigned value = 0;

		for (int n = 0; n < 2 && digit_value(peek()) < 16; n++)
			value = value * 16 + digit_value(text_[pos_++]);
		out += static_cast<char>(value);
	} else if (c != '\n') {
		/* Backslash and newline join two lines. All else stands for itself. */
		out += c;
	}
}

/* Characters up to @quote, escapes decoded. pos_ is at the opening quote, and then after the closing one. */
std::string Lexer::quoted_text(char quote, bool &closed)
{
	std::string out;

	closed = false;
	pos_++;
	while (pos_ < text_.size() && text_[pos_] != '\n') {
		if (text_[pos_] == quote) {
			pos_++;
			closed = true;
			break;
		}
		if (text_[pos_] == '\\' && pos_ + 1 < text_.size())
			escape(out);
		else
			out += text_[pos_++];
	}
	return out;
}

void Lexer::string()
{
	const size_t begin = pos_;
	bool closed;
	std::string value = quoted_text('"', closed);

	if (!closed)
		diags_.error(Tag::D_STR_NL, span(begin, pos_), "newline or end of file in a string",
			     "close the string with \", or write \\n for a newline");
	/* "kernel/fork.c"`x: names of files that are no words. */
	if (closed && peek() == '`' && is_word_char(peek(1))) {
		while (is_word_char(peek()) || peek() == '`')
			pos_++;
		add_text(Tok::KernelVar, begin, std::string(text_.substr(begin, pos_ - begin)));
		return;
	}
	add_text(Tok::String, begin, std::move(value));
}

void Lexer::character()
{
	const size_t begin = pos_;
	bool closed;
	const std::string value = quoted_text('\'', closed);
	uint64_t number = 0;

	if (!closed)
		diags_.error(Tag::D_CHR_NL, span(begin, pos_), "newline or end of file in a character constant",
			     "close it with '");
	else if (value.empty())
		diags_.error(Tag::D_CHR_NULL, span(begin, pos_), "empty character constant",
			     "a character with the value 0 is '\\0'");
	else if (value.size() > sizeof(number))
		diags_.error(Tag::D_CHR_OFLOW, span(begin, pos_), "character constant is too long",
			     "it holds at most eight characters; strings have double quotes");
	else if (value.size() == 1)
		number = static_cast<uint64_t>(static_cast<int64_t>(static_cast<signed char>(value[0])));
	else
		for (const char c : value)
			number = number << 8 | static_cast<unsigned char>(c);
	add(Tok::Char, begin, number);
}

} // namespace dt::lex
