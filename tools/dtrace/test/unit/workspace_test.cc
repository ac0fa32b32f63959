// SPDX-License-Identifier: GPL-2.0
/* Where variables and temporaries are. */
#include <gtest/gtest.h>

#include "gen/uses.h"
#include "gen/workspace.h"

namespace {

using namespace dt;
using namespace dt::gen;

constexpr uint64_t kStrsize = 20;

TEST(Storage, EachVariableHasAPlaceOfItsOwnAndScalarsAreAlignedToEight)
{
	typed::Program program;

	auto &c = program.variables.emplace_back(typed::Variable{ast::Scope::Plain, "c", &types::Char, {}, {}});
	auto &s = program.variables.emplace_back(typed::Variable{ast::Scope::Plain, "s", &types::String, {}, {}});
	auto &self = program.variables.emplace_back(typed::Variable{ast::Scope::Self, "x", &types::Int64, {}, {}});
	auto &local = program.variables.emplace_back(typed::Variable{ast::Scope::This, "t", &types::Int64, {}, {}});
	auto &last = program.variables.emplace_back(typed::Variable{ast::Scope::Plain, "l", &types::Int64, {}, {}});
	const Storage storage(program, {}, kStrsize);

	(void)local;
	EXPECT_EQ(storage.offset(c), 0u);
	EXPECT_EQ(storage.offset(s), 8u);
	EXPECT_EQ(storage.offset(last), 32u);
	EXPECT_EQ(storage.global_bytes(), 40u);
	EXPECT_EQ(storage.offset(self), 0u);
	EXPECT_EQ(storage.self_bytes(), 8u);
	EXPECT_TRUE(storage.maps().empty());
}

TEST(Storage, KeyOfAnArrayHoldsTheTupleAndOfAThreadLocalOneTheThread)
{
	typed::Program program;

	for (const ast::Scope scope : {ast::Scope::Plain, ast::Scope::Self}) {
		auto &array = program.variables.emplace_back(typed::Variable{scope, "a", &types::Char, {}, {}});

		array.is_assoc = true;
		array.keys = {&types::Char, &types::String};
	}
	const Storage storage(program, {}, kStrsize);

	ASSERT_EQ(storage.maps().size(), 2u);
	EXPECT_EQ(storage.map(program.variables[0]).key_bytes, 8u + 8u);
	EXPECT_EQ(storage.map(program.variables[1]).key_bytes, kThreadKeyBytes + 8u + 8u);
	EXPECT_EQ(storage.map(program.variables[0]).value_bytes, 8u);
	EXPECT_NE(storage.maps()[0]->name, storage.maps()[1]->name);
	EXPECT_EQ(storage.global_bytes(), 0u);
}

TEST(Storage, SumsDoNotWrap)
{
	TypePool types;
	typed::Program program;
	const Type *most = types.array_of(&types::Char, INT32_MAX);

	for (const char *name : {"a", "b", "c"})
		program.variables.emplace_back(typed::Variable{ast::Scope::Plain, name, most, {}, {}});
	EXPECT_EQ(Storage(program, {}, kStrsize).global_bytes(), uint64_t(3) << 31);
}

TEST(Workspace, WhatLiesBeyondTheLimitIsCountedAndHasNoPlace)
{
	Workspace work;

	EXPECT_EQ(work.take(kMaxWorking - 8), 0u);
	EXPECT_EQ(work.take(8), kMaxWorking - 8);
	EXPECT_EQ(work.take(INT32_MAX), 0u);
	EXPECT_EQ(work.take(INT32_MAX), 0u);
	EXPECT_EQ(work.most(), kMaxWorking + (uint64_t(2) << 31));
}

TEST(Workspace, TemporariesOfOneStatementAreUsedAgainByTheNext)
{
	Workspace work(16);

	EXPECT_EQ(work.keep(3), 16u);
	EXPECT_EQ(work.take(9), 24u);
	EXPECT_EQ(work.take(8), 40u);
	work.end_statement();
	EXPECT_EQ(work.take(1), 24u);
	EXPECT_EQ(work.most(), 48u);
}

TEST(Workspace, ReleasedMemoryIsTakenAgainWithinAStatement)
{
	Workspace work;
	const uint64_t mark = work.used();

	work.take(100);
	work.release_to(mark);
	EXPECT_EQ(work.take(8), 0u);
	EXPECT_EQ(work.most(), 104u);
}

} // namespace
