// SPDX-License-Identifier: GPL-2.0
/* Parsed formats, and the types that each conversion takes. */
#include <gtest/gtest.h>

#include "typed/printf_spec.h"

namespace dt {
namespace {

typed::PrintfSpec good(const char *format)
{
	typed::PrintfSpec spec;
	std::string error;
	uint32_t at;

	EXPECT_TRUE(typed::parse_printf(format, spec, error, at)) << format << ": " << error;
	return spec;
}

struct Row {
	const char *format;
	typed::ConvKind kind;
	int width, precision, args;
};

TEST(PrintfSpec, OneConversion)
{
	const Row rows[] = {
		{"%d", typed::ConvKind::Signed, -1, -1, 1},	   {"%i", typed::ConvKind::Signed, -1, -1, 1},
		{"%5u", typed::ConvKind::Unsigned, 5, -1, 1},	   {"%-10.3x", typed::ConvKind::Unsigned, 10, 3, 1},
		{"%.s", typed::ConvKind::String, -1, 0, 1},	   {"%0#X", typed::ConvKind::Unsigned, -1, -1, 1},
		{"%lld", typed::ConvKind::Signed, -1, -1, 1},	   {"%hho", typed::ConvKind::Unsigned, -1, -1, 1},
		{"%c", typed::ConvKind::Char, -1, -1, 1},	   {"%C", typed::ConvKind::CharEscaped, -1, -1, 1},
		{"%S", typed::ConvKind::StringEscaped, -1, -1, 1}, {"%p", typed::ConvKind::Pointer, -1, -1, 1},
		{"%a", typed::ConvKind::KernelAddress, -1, -1, 1}, {"%A", typed::ConvKind::UserAddress, -1, -1, 1},
		{"%Y", typed::ConvKind::DateTime, -1, -1, 1},	   {"%T", typed::ConvKind::DateRfc822, -1, -1, 1},
		{"%*d", typed::ConvKind::Signed, -1, -1, 2},	   {"%-*.*d", typed::ConvKind::Signed, -1, -1, 3},
		{"%?x", typed::ConvKind::Unsigned, 16, -1, 1},	   {"%-0?p", typed::ConvKind::Pointer, 16, -1, 1},
		{"%wc", typed::ConvKind::WideChar, -1, -1, 1},	   {"%5ws", typed::ConvKind::WideString, 5, -1, 1},
		{"%@d", typed::ConvKind::Signed, -1, -1, 1},	   {"%9999d", typed::ConvKind::Signed, 9999, -1, 1},
	};

	for (const Row &row : rows) {
		const typed::PrintfSpec spec = good(row.format);

		ASSERT_EQ(spec.pieces.size(), 1u) << row.format;
		EXPECT_EQ(spec.pieces[0].kind, row.kind) << row.format;
		EXPECT_EQ(spec.pieces[0].width, row.width) << row.format;
		EXPECT_EQ(spec.pieces[0].precision, row.precision) << row.format;
		EXPECT_EQ(spec.args, row.args) << row.format;
		EXPECT_EQ(spec.pieces[0].arg, row.args - 1) << row.format << ": the value comes last";
	}
}

TEST(PrintfSpec, FlagsAreKept)
{
	const typed::PrintfPiece piece = good("%-+ #0'@5d").pieces[0];

	EXPECT_TRUE(piece.left && piece.plus && piece.space && piece.alternate && piece.zero && piece.thousands &&
		    piece.aggregation);
	EXPECT_EQ(piece.width, 5);
}

TEST(PrintfSpec, TextAndConversionsInTurn)
{
	const typed::PrintfSpec spec = good("100%% of %s:%d\n");

	ASSERT_EQ(spec.pieces.size(), 5u);
	EXPECT_EQ(spec.pieces[0].text, "100% of ");
	EXPECT_EQ(spec.pieces[1].letter, 's');
	EXPECT_EQ(spec.pieces[2].text, ":");
	EXPECT_EQ(spec.pieces[3].arg, 1);
	EXPECT_EQ(spec.pieces[4].text, "\n");
	EXPECT_EQ(good("%%").pieces[0].text, "%");
}

TEST(PrintfSpec, WidthAndPrecisionComeBeforeTheValue)
{
	const typed::PrintfPiece piece = good("%d %*.*s").pieces[2];

	EXPECT_EQ(piece.width_arg, 1);
	EXPECT_EQ(piece.precision_arg, 2);
	EXPECT_EQ(piece.arg, 3);
}

TEST(PrintfSpec, WrongFormatsSayWhere)
{
	struct Wrong {
		const char *format;
		uint32_t at;
	};
	const Wrong rows[] = {
		{"%", 0},  {"abc%", 3},	   {"%d %y", 3},	  {"%5", 0}, {"%w", 0}, {"%wd", 0},
		{"%l", 0}, {"%10000d", 0}, {"%.99999999999d", 0}, {"%-", 0},
	};

	for (const Wrong &row : rows) {
		typed::PrintfSpec spec;
		std::string error;
		uint32_t at = 99;

		EXPECT_FALSE(typed::parse_printf(row.format, spec, error, at)) << row.format;
		EXPECT_FALSE(error.empty()) << row.format;
		EXPECT_EQ(at, row.at) << row.format;
	}
}

TEST(PrintfSpec, TypesSuit)
{
	struct Suit {
		const char *format;
		bool integer, string, pointer;
	};
	const Suit rows[] = {
		{"%d", true, false, true},   {"%x", true, false, true},	 {"%s", false, true, false},
		{"%S", false, true, false},  {"%c", true, false, false}, {"%p", true, false, true},
		{"%a", true, false, true},   {"%Y", true, false, false}, {"%f", false, false, false},
		{"%k", false, false, false}, /* stacks only */
	};

	for (const Suit &row : rows) {
		const typed::PrintfPiece piece = good(row.format).pieces[0];
		std::string_view wants;

		EXPECT_EQ(typed::suits(piece, &types::Short, wants), row.integer) << row.format;
		EXPECT_EQ(typed::suits(piece, &types::String, wants), row.string) << row.format;
		EXPECT_EQ(typed::suits(piece, &types::VoidPtr, wants), row.pointer) << row.format;
		EXPECT_FALSE(wants.empty()) << row.format;
	}
}

} // namespace
} // namespace dt
