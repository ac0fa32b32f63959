// SPDX-License-Identifier: GPL-2.0
/* The library knows a shape by a number of 16 bits. A program that needs more numbers is an error. */
#include <gtest/gtest.h>

#include <string>

#include "gen/agg_layout.h"
#include "test/fuzz/front_end.h"

namespace {

std::string errors_of(uint64_t aggregations)
{
	std::string text = "BEGIN {";

	for (uint64_t i = 0; i < aggregations; i++)
		text += "@a" + std::to_string(i) + "[1] = count();";
	const dt::test::Compiled compiled(text + "}");

	return compiled.sources.format(compiled.diags, true);
}

TEST(AggLayout, MoreShapesThanNumbersAreAnError)
{
	EXPECT_NE(errors_of(dt::gen::AggShapeWord::most().number + 1).find("more than 65535 aggregations"),
		  std::string::npos);
}

} // namespace
