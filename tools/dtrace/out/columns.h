/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Appends numbers and columns to a text.
 *
 * A line of output is a few of these, and a slow consumer loses records. So
 * these functions do not use the format strings of the C library: reading a
 * format takes several times as long as writing the number.
 */
#ifndef DTRACE_OUT_COLUMNS_H
#define DTRACE_OUT_COLUMNS_H

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace dt::out {

/* The letter and the flags of a conversion of printf(3) in C. */
struct NumberStyle {
	char letter = 'd'; /* d u o x X; of d the number is signed */
	bool left = false, plus = false, space = false, alternate = false, zero = false;
	int width = 0;
	int precision = -1; /* least digits; -1: none given */
};

void append_number(uint64_t number, const NumberStyle &style, std::string &out);

/* Appends the number by its letter, without flags, width or precision. */
void append_plain(uint64_t number, char letter, std::string &out);

/* "%*lld", "%*llu", at most kMaxColumn wide, after @blanks, at most 1. */
constexpr int kMaxColumn = 30;
void append_signed(int64_t number, int width, std::string &out, int blanks = 0);
void append_unsigned(uint64_t number, int width, std::string &out, int blanks = 0);
/* "0x%llx" */
void append_address(uint64_t number, std::string &out);

/*
 * The value of the bytes of a float, double or long double; any other number of bytes gives NaN. The appended text
 * has enough digits to identify the value.
 */
long double float_value(std::span<const uint8_t> bytes);
void append_float(std::span<const uint8_t> bytes, std::string &out);

/* "%*s"; "%-*s" after @blanks, at most 2 */
void append_right(std::string_view text, size_t width, std::string &out);
void append_left(std::string_view text, size_t width, std::string &out, size_t blanks = 0);
void append_text(std::string_view text, bool is_left, size_t width, std::string &out);

} // namespace dt::out

#endif
