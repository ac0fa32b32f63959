// SPDX-License-Identifier: GPL-2.0
/*
 * Parses formats; see printf_spec.h.
 *
 * Each conversion letter has a row that says what it does and which types it takes.
 * The checker compares the arguments with the rows, and the printer needs no check.
 */
#include "typed/printf_spec.h"

#include "type/builtins.h"

namespace dt::typed {

namespace {

/* Types of arguments, as bits, so that a row can name several. */
enum Accepts : uint8_t {
	kInteger = 1,
	kString = 2,
	kPointer = 4,
	kStack = 8,
	kWide = 16, /* an array of integers of 4 bytes */
	kFloat = 32,
	kEnum = 64,
	kLateText = 128,
	kText = kString | kEnum | kLateText,
};

struct Conversion {
	char letter;
	ConvKind kind;
	uint8_t accepts;
	std::string_view wants;
};

constexpr std::string_view kWantsInteger = "an integer";
constexpr std::string_view kWantsString = "a string or an enum";
constexpr std::string_view kWantsFloat = "a floating-point value, as (double) makes";
constexpr std::string_view kWantsAddress = "an integer or a pointer";

constexpr Conversion kConversions[] = {
	{'d', ConvKind::Signed, kInteger | kPointer, kWantsAddress},
	{'i', ConvKind::Signed, kInteger | kPointer, kWantsAddress},
	{'u', ConvKind::Unsigned, kInteger | kPointer, kWantsAddress},
	{'o', ConvKind::Unsigned, kInteger | kPointer, kWantsAddress},
	{'x', ConvKind::Unsigned, kInteger | kPointer, kWantsAddress},
	{'X', ConvKind::Unsigned, kInteger | kPointer, kWantsAddress},
	{'c', ConvKind::Char, kInteger, kWantsInteger},
	{'C', ConvKind::CharEscaped, kInteger, kWantsInteger},
	{'s', ConvKind::String, kText, kWantsString},
	{'S', ConvKind::StringEscaped, kText, kWantsString},
	{'p', ConvKind::Pointer, kInteger | kPointer, kWantsAddress},
	{'a', ConvKind::KernelAddress, kInteger | kPointer, kWantsAddress},
	{'A', ConvKind::UserAddress, kInteger | kPointer, kWantsAddress},
	{'Y', ConvKind::DateTime, kInteger, kWantsInteger},
	{'T', ConvKind::DateRfc822, kInteger, kWantsInteger},
	{'k', ConvKind::Stack, kStack, "stack() or ustack()"},
	{'e', ConvKind::Float, kFloat, kWantsFloat},
	{'f', ConvKind::Float, kFloat, kWantsFloat},
	{'g', ConvKind::Float, kFloat, kWantsFloat},
	{'E', ConvKind::Float, kFloat, kWantsFloat},
	{'G', ConvKind::Float, kFloat, kWantsFloat},
};

/* Those after a `w`. */
constexpr Conversion kWideConversions[] = {
	{'c', ConvKind::WideChar, kInteger, kWantsInteger},
	{'s', ConvKind::WideString, kWide, "an array of integers of 4 bytes"},
};

template <size_t count>
const Conversion *find_conversion(const Conversion (&rows)[count], char letter)
{
	for (const Conversion &row : rows)
		if (row.letter == letter)
			return &row;
	return nullptr;
}

/* Sets the flag for @c; false if it is none. */
bool take_flag(PrintfPiece &piece, char c)
{
	struct Flag {
		char c;
		bool PrintfPiece::*member;
	};
	constexpr Flag flags[] = {
		{'-', &PrintfPiece::left},	  {'+', &PrintfPiece::plus}, {' ', &PrintfPiece::space},
		{'#', &PrintfPiece::alternate},	  {'0', &PrintfPiece::zero}, {'\'', &PrintfPiece::thousands},
		{'@', &PrintfPiece::aggregation},
	};

	for (const Flag &flag : flags) {
		if (flag.c == c) {
			piece.*flag.member = true;
			return true;
		}
	}
	return false;
}

constexpr int kAddressDigits = 16; /* of `?` */

/* Digits at @at, at most kMaxWidth; -1 if there are none, -2 if it is more. */
int take_width(std::string_view format, size_t &at)
{
	int value = -1;

	while (at < format.size() && format[at] >= '0' && format[at] <= '9') {
		if (value > kMaxWidth)
			return -2;
		value = (value < 0 ? 0 : value) * 10 + (format[at++] - '0');
	}
	return value > kMaxWidth ? -2 : value;
}

/*
 * One conversion; @at is after the '%' and goes to after the letter. Gives
 * back what is wrong, or "".
 */
std::string take_conversion(std::string_view format, size_t &at, PrintfSpec &spec, PrintfPiece &piece)
{
	/* The @ of a value of an aggregation stands with the flags, or after the width or precision. */
	const auto take_at = [&] {
		if (at < format.size() && format[at] == '@')
			piece.aggregation = true, at++;
	};
	while (at < format.size() && take_flag(piece, format[at]))
		at++;
	if (at < format.size() && format[at] == '*') {
		at++;
		piece.width_from_arg = true;
		piece.width_arg = spec.args++;
	} else if (at < format.size() && format[at] == '?') {
		at++;
		piece.width = kAddressDigits;
	} else {
		piece.width = take_width(format, at);
	}
	take_at();
	if (at < format.size() && format[at] == '.') {
		at++;
		if (at < format.size() && format[at] == '*') {
			at++;
			piece.precision_from_arg = true;
			piece.precision_arg = spec.args++;
		} else {
			piece.precision = take_width(format, at);
			if (piece.precision == -1)
				piece.precision = 0;
		}
	}
	take_at();
	if (piece.width == -2 || piece.precision == -2)
		return "a width or precision is more than " + std::to_string(kMaxWidth);
	/* h, l, ll, L: the type of the argument decides, so they say nothing. */
	while (at < format.size() && (format[at] == 'h' || format[at] == 'l' || format[at] == 'L'))
		at++;
	if (at >= format.size())
		return "the format ends within a conversion: write %% for a percent sign";

	const bool is_wide = format[at] == 'w' && at + 1 < format.size();
	at += is_wide;
	const char letter = format[at++];
	const Conversion *row = is_wide ? find_conversion(kWideConversions, letter) :
					  find_conversion(kConversions, letter);
	if (!row)
		return dt::format("invalid conversion %%%s%c", is_wide ? "w" : "", letter);
	piece.letter = letter;
	piece.kind = row->kind;
	piece.arg = spec.args++;
	return "";
}

} // namespace

bool parse_printf(std::string_view format, PrintfSpec &spec, std::string &error, uint32_t &at)
{
	spec = {};
	for (size_t pos = 0; pos < format.size();) {
		PrintfPiece piece;

		piece.begin = static_cast<uint32_t>(pos);
		if (format[pos] != '%' || format.substr(pos).starts_with("%%")) {
			while (pos < format.size()) {
				if (format[pos] == '%' && !format.substr(pos).starts_with("%%"))
					break;
				pos += format[pos] == '%';
				piece.text += format[pos++];
			}
		} else {
			pos++;
			error = take_conversion(format, pos, spec, piece);
			if (!error.empty()) {
				at = piece.begin;
				return false;
			}
		}
		piece.end = static_cast<uint32_t>(pos);
		spec.pieces.push_back(std::move(piece));
	}
	return true;
}

bool suits(const PrintfPiece &piece, const Type *type, std::string_view &wants)
{
	const bool is_wide = piece.kind == ConvKind::WideChar || piece.kind == ConvKind::WideString;
	const Conversion *row = is_wide ? find_conversion(kWideConversions, piece.letter) :
					  find_conversion(kConversions, piece.letter);

	if (!row || type->is_error())
		return true;
	wants = row->wants;
	return ((row->accepts & kInteger) && type->is_integer()) || ((row->accepts & kString) && type->is_string()) ||
	       ((row->accepts & kPointer) && type->is_pointer()) || ((row->accepts & kFloat) && type->is_float()) ||
	       ((row->accepts & kEnum) && type->kind == TypeKind::Enum) ||
	       ((row->accepts & kLateText) && type == &types::LateText) ||
	       ((row->accepts & kStack) && is_stack(type)) ||
	       ((row->accepts & kWide) && type->is_array() && type->count && type->of->is_integer() &&
		type->of->size == 4);
}

} // namespace dt::typed
