// SPDX-License-Identifier: GPL-2.0
/* The table of D's names. */
#include <gtest/gtest.h>

#include "type/builtins.h"
#include "typed/typed.h"

namespace dt {
namespace {

TEST(Builtins, EveryIdHasOneRowWithItsName)
{
	for (unsigned i = 0; i < static_cast<unsigned>(BuiltinId::kCount); i++) {
		const Builtin &row = builtin(static_cast<BuiltinId>(i));

		EXPECT_EQ(static_cast<unsigned>(row.id), i);
		EXPECT_EQ(find_builtin(row.name), &row) << row.name;
	}
}

TEST(Builtins, NamesWithoutCodeAreKnown)
{
	for (const char *name : {"stack", "quantize", "printa", "stop", "raise"}) {
		const Builtin *row = find_builtin(name);

		ASSERT_NE(row, nullptr) << name;
	}
	EXPECT_FALSE(is_impossible(BuiltinId::Trace));
	EXPECT_EQ(find_builtin("zork"), nullptr);
	EXPECT_EQ(find_builtin(""), nullptr);
}

TEST(Builtins, ArgumentsAreNumberedInOrder)
{
	for (unsigned i = 0; i < kMaxArgs; i++) {
		const typed::BuiltinVar var = {find_builtin("arg" + std::to_string(i))};

		ASSERT_TRUE(var.is_arg()) << i;
		EXPECT_EQ(var.arg_index(), i);
	}
	EXPECT_FALSE((typed::BuiltinVar{find_builtin("pid")}).is_arg());
}

} // namespace
} // namespace dt
