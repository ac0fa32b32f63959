// SPDX-License-Identifier: GPL-2.0
/* The writer of JSON: commas, numbers, and texts of any bytes. */
#include <gtest/gtest.h>

#include "out/json.h"

namespace dt::out {
namespace {

std::string text_of(std::string_view text)
{
	std::string out;

	Json(out).text(text);
	return out;
}

TEST(Json, ValuesAndMembersHaveCommasBetweenThem)
{
	std::string out;
	Json json(out);

	for (int line = 0; line < 2; line++) {
		json.begin_object();
		json.text("type", "x");
		json.number("n", 7);
		json.key("list");
		json.begin_list();
		json.number(1);
		json.begin_object();
		json.end_object();
		json.begin_list();
		json.end_list();
		json.null();
		json.text(",");
		json.end_list();
		json.end_object();
		json.end_line();
	}
	const std::string line = R"({"type":"x","n":7,"list":[1,{},[],null,","]})"
				 "\n";
	EXPECT_EQ(out, line + line);
}

TEST(Json, IntegersHaveAllTheirDigits)
{
	std::string out;
	Json json(out);

	json.begin_list();
	json.number(UINT64_MAX);
	json.integer(INT64_MIN);
	json.integer(-1);
	json.end_list();
	EXPECT_EQ(out, "[18446744073709551615,-9223372036854775808,-1]");
}

TEST(Json, QuotesAndControlCharactersAreEscaped)
{
	EXPECT_EQ(text_of("a\"b\\c/"), R"("a\"b\\c/")");
	EXPECT_EQ(text_of("\b\f\n\r\t"), R"("\b\f\n\r\t")");
	EXPECT_EQ(text_of({"\0\1\x1f\x7f", 4}), "\"\\u0000\\u0001\\u001f\\u007f\"");
}

TEST(Json, CharactersOfUtf8StayAsTheyAre)
{
	for (const char *text : {"\xc2\xa0", "\xdf\xbf", "\xe0\xa0\x80", "\xed\x9f\xbf", "\xee\x80\x80", "\xef\xbf\xbf",
				 "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf", "gr\xc3\xbc\xc3\x9f"})
		EXPECT_EQ(text_of(text), '"' + std::string(text) + '"');
}

TEST(Json, BytesOfNoCharacterAreReplaced)
{
	const std::string no = "\\ufffd";

	EXPECT_EQ(text_of("\x80"), '"' + no + '"');
	EXPECT_EQ(text_of("a\xff"
			  "b"),
		  "\"a" + no + "b\"");
	/* Ends too early, before a letter and at the end. */
	EXPECT_EQ(text_of("\xe2\x82"
			  "a"),
		  '"' + no + no + "a\"");
	EXPECT_EQ(text_of("\xf0\x9f\x98"), '"' + no + no + no + '"');
	EXPECT_EQ(text_of("\xc3\""), '"' + no + "\\\"\"");
	/* Longer than needed, half of a surrogate pair, beyond the last one. */
	EXPECT_EQ(text_of("\xc0\xaf"), '"' + no + no + '"');
	EXPECT_EQ(text_of("\xe0\x9f\xbf"), '"' + no + no + no + '"');
	EXPECT_EQ(text_of("\xed\xa0\x80"), '"' + no + no + no + '"');
	EXPECT_EQ(text_of("\xf0\x8f\xbf\xbf"), '"' + no + no + no + no + '"');
	EXPECT_EQ(text_of("\xf4\x90\x80\x80"), '"' + no + no + no + no + '"');
	EXPECT_EQ(text_of("\xf5\x80\x80\x80"), '"' + no + no + no + no + '"');
}

TEST(Json, BytesAreDigits)
{
	const uint8_t bytes[] = {0, 0x0f, 0xa0, 0xff};
	std::string out;

	Json(out).bytes(bytes);
	EXPECT_EQ(out, "\"000fa0ff\"");
}

} // namespace
} // namespace dt::out
