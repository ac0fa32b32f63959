/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Formats of printf(): the checker parses them once, and the printer uses the
 * result.
 *
 * A format is a list of pieces; each piece is literal text or one conversion. In
 * D, the length letters (h l ll L) are optional and have no effect: the type of
 * the argument decides. A `?` in place of a width means the width of an address
 * in hexadecimal digits, 16. Text and pieces own their characters.
 */
#ifndef DTRACE_TYPED_PRINTF_SPEC_H
#define DTRACE_TYPED_PRINTF_SPEC_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/diag.h"
#include "type/type.h"

namespace dt::typed {

/* What a conversion does with its argument; the letter is stored separately. */
enum class ConvKind : uint8_t {
	Text,	  /* no conversion: Piece::text as it is (%% is '%') */
	Signed,	  /* d i: the type of the argument decides on the sign, as in DTrace of Solaris */
	Unsigned, /* u o x X */
	Char,	  /* c: one character; C as escape if it does not print */
	CharEscaped,
	WideChar,      /* wc: a character by its number in Unicode */
	String,	       /* s: of an enum the name of the constant */
	WideString,    /* ws: of an array of such numbers, up to its end or a 0 */
	StringEscaped, /* S */
	Pointer,       /* p: hexadecimal */
	KernelAddress, /* a: module`symbol+0x1f */
	UserAddress,   /* A */
	Stack,	       /* k */
	DateTime,      /* Y: "2026 Nov 21 00:05:09" of nanoseconds since 1970 */
	DateRfc822,    /* T */
	Float,	       /* e f g E G */
};

struct PrintfPiece {
	ConvKind kind = ConvKind::Text;
	char letter = 0;	     /* 'd', 'x', ...; 0 for Text */
	bool left = false;	     /* - */
	bool plus = false;	     /* + */
	bool space = false;	     /* ' ' */
	bool alternate = false;	     /* # */
	bool zero = false;	     /* 0 */
	bool thousands = false;	     /* ' */
	bool aggregation = false;    /* @ */
	bool width_from_arg = false; /* *: an int argument before the value */
	bool precision_from_arg = false;
	int width = -1; /* -1: none */
	int precision = -1;
	int arg = -1;	    /* index of the value among the arguments; -1 for Text */
	int width_arg = -1; /* index of the width, if from an argument */
	int precision_arg = -1;
	uint32_t begin = 0, end = 0; /* bytes of the format text */
	std::string text;	     /* of Text */
};

constexpr int kMaxWidth = 9999; /* width or precision; one from an argument is cut to it */

struct PrintfSpec {
	std::vector<PrintfPiece> pieces;
	int args = 0; /* number of arguments that the format wants */
};

/* Parses @format. Returns false with the reason in @error and its byte offset in @at. */
bool parse_printf(std::string_view format, PrintfSpec &spec, std::string &error, uint32_t &at);

/* Can the conversion take an argument of @type? If not, @wants describes the types that it takes. */
bool suits(const PrintfPiece &piece, const Type *type, std::string_view &wants);

} // namespace dt::typed

#endif
