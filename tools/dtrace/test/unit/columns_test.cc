// SPDX-License-Identifier: GPL-2.0
/* Numbers and columns: the output equals that of the C library for all combinations of flags. */
#include <gtest/gtest.h>

#include <cstdio>

#include "out/columns.h"

namespace {

using namespace dt;
using out::NumberStyle;

/* What snprintf() makes of it. */
std::string of_c(uint64_t number, const NumberStyle &style)
{
	std::string conversion = "%";
	char text[64];

	conversion += style.left ? "-" : "";
	conversion += style.plus ? "+" : "";
	conversion += style.space ? " " : "";
	conversion += style.alternate ? "#" : "";
	conversion += style.zero ? "0" : "";
	conversion += std::to_string(style.width) + (style.precision < 0 ? "" : "." + std::to_string(style.precision));
	if (style.width == 0)
		conversion.erase(conversion.find_last_of('0', conversion.find('.')), 1);
	conversion += std::string("ll") + style.letter;
	std::snprintf(text, sizeof(text), conversion.c_str(), number);
	return text;
}

TEST(Columns, NumbersAreThoseOfC)
{
	const uint64_t numbers[] = {0, 1, 7, 8, 255, 1234567, 1ull << 63, ~0ull, ~0ull - 41, 10000000000000000000ull};
	NumberStyle style;

	for (unsigned flags = 0; flags < 32; flags++) {
		style.left = flags & 1;
		style.plus = flags & 2;
		style.space = flags & 4;
		style.alternate = flags & 8;
		style.zero = flags & 16;
		for (const char letter : std::string_view("duoxX")) {
			/* C does not define # of these, and we ignore it. */
			if (style.alternate && (letter == 'd' || letter == 'u'))
				continue;
			style.letter = letter;
			for (style.width = 0; style.width <= 24; style.width += 6) {
				for (style.precision = -1; style.precision <= 24; style.precision += 5) {
					for (const uint64_t number : numbers) {
						std::string text;

						out::append_number(number, style, text);
						EXPECT_EQ(text, of_c(number, style)) << letter << " " << flags;
						if (flags || style.width || style.precision >= 0)
							continue;
						text.clear();
						out::append_plain(number, letter, text);
						EXPECT_EQ(text, of_c(number, style)) << letter;
					}
				}
			}
		}
	}
}

TEST(Columns, PrecisionZeroOfZeroIsNothing)
{
	std::string text;

	out::append_number(0, {.letter = 'd', .width = 3, .precision = 0}, text);
	out::append_number(0, {.letter = 'o', .alternate = true, .precision = 0}, text);
	EXPECT_EQ(text, "   0");
}

TEST(Columns, TextFillsItsColumnAndIsNeverCut)
{
	std::string text;

	out::append_right("ab", 4, text);
	out::append_left("cd", 4, text);
	out::append_right("long", 2, text);
	out::append_left("long", 2, text);
	out::append_left("ef", 4, text, 2);
	out::append_left("long", 2, text, 2);
	out::append_address(0x1f, text);
	EXPECT_EQ(text, "  abcd  longlong  ef    long0x1f");
}

} // namespace
