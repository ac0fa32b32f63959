// SPDX-License-Identifier: GPL-2.0
/* What the verifier lets a program read of struct cpu_state in test/golden/kernel.btf.c. */
#include "gen/reach.h"

#include <gtest/gtest.h>

#include "type/btf.h"
#include "test/paths.h"

namespace dt::gen {
namespace {

struct ReachOf : testing::Test {
	TypePool pool;
	KernelTypes kernel{pool, paths::kernel_btf};
	const Type *state = kernel.find(TypeTag::Struct, "cpu_state");

	int64_t at(std::string_view name) { return find_member(state, name)->bit_offset / 8; }
};

TEST_F(ReachOf, NumbersWithinTheirMember)
{
	EXPECT_EQ(reach_of(state, at("length"), 4), Reach::Number);
	EXPECT_EQ(reach_of(state, at("length") + 1, 2), Reach::Number);
	EXPECT_EQ(reach_of(state, at("length"), 8), Reach::None);
	EXPECT_EQ(reach_of(state, at("length") + 4, 4), Reach::None); /* a hole */
}

TEST_F(ReachOf, PointersAsAWhole)
{
	EXPECT_EQ(reach_of(state, at("curr"), 8), Reach::Pointer);
	EXPECT_EQ(reach_of(state, at("curr"), 4), Reach::None);
	EXPECT_EQ(reach_of(state, at("curr") + 4, 4), Reach::None);
}

TEST_F(ReachOf, OfAUnionTheFirstMemberThatIsThere)
{
	EXPECT_EQ(reach_of(state, at("whole"), 4), Reach::Number);
	EXPECT_EQ(reach_of(state, at("inner") + 2, 2), Reach::Number); /* within `whole` */
	const Type *value = kernel.find(TypeTag::Struct, "task_struct");
	const int64_t begin = find_member(value, "value")->bit_offset / 8;

	EXPECT_EQ(reach_of(value, begin, 8), Reach::Number);
	EXPECT_EQ(reach_of(value, begin + 7, 1), Reach::Number);
}

TEST_F(ReachOf, ElementsLikeOneMember)
{
	EXPECT_EQ(reach_of(state, at("history") + 12, 4), Reach::Number);
	EXPECT_EQ(reach_of(state, at("history") + 12, 8), Reach::None);
	EXPECT_EQ(reach_of(state, at("history") + 4, 8), Reach::Number);
}

TEST_F(ReachOf, BitFieldsThatTheAccessHolds)
{
	EXPECT_EQ(reach_of(state, at("small"), 1), Reach::Number);
	const Type *flags = kernel.find(TypeTag::Struct, "flags");

	EXPECT_EQ(reach_of(flags, 0, 2), Reach::Number);
	EXPECT_EQ(reach_of(flags, 1, 1), Reach::None); /* the end of `third` */
}

TEST_F(ReachOf, MemoryThatIsNoStruct)
{
	const Type *list = pool.array_of(state, 2);

	EXPECT_EQ(reach_of(&types::Long, 0, 8), Reach::Number);
	EXPECT_EQ(reach_of(&types::Long, 4, 8), Reach::None);
	EXPECT_EQ(reach_of(list, 4, 8), Reach::Number);
	EXPECT_EQ(reach_of(list, -1, 1), Reach::None);
}

} // namespace
} // namespace dt::gen
