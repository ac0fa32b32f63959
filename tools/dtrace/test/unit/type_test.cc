// SPDX-License-Identifier: GPL-2.0
/* C's rules for integers, row by row. */
#include <gtest/gtest.h>

#include "type/type.h"

namespace dt {
namespace {

using namespace types;

TEST(Type, NarrowIntegersPromoteToInt)
{
	for (const Type *type : {&Char, &SChar, &UChar, &Short, &UShort})
		EXPECT_EQ(promote(type), &Int) << type->name;
	for (const Type *type : {&Int, &UInt, &Long, &ULong, &Int64, &UInt64, &PidT})
		EXPECT_EQ(promote(type), type) << type->name;
}

struct Common {
	const Type *a, *b;
	uint32_t size;
	bool is_signed;
};

TEST(Type, UsualArithmeticConversions)
{
	const Common rows[] = {
		{&Char, &Char, 4, true},     {&UChar, &UShort, 4, true},  {&Int, &Short, 4, true},
		{&Int, &UInt, 4, false},     {&UInt, &Long, 8, true},	  {&Int, &ULong, 8, false},
		{&Long, &LongLong, 8, true}, {&Long, &ULong, 8, false},	  {&Int64, &UInt, 8, true},
		{&PidT, &UidT, 4, false},    {&UInt64, &Int64, 8, false}, {&Char, &UInt, 4, false},
	};

	for (const Common &row : rows) {
		for (const auto &[a, b] : {std::pair(row.a, row.b), std::pair(row.b, row.a)}) {
			const Type *type = common_type(a, b);

			EXPECT_EQ(type->size, row.size) << a->name << ", " << b->name;
			EXPECT_EQ(type->is_signed, row.is_signed) << a->name << ", " << b->name;
		}
	}
}

struct Fit {
	uint64_t value;
	const Type *type;
	uint64_t expected;
};

TEST(Type, ValuesAreCutAndExtended)
{
	const Fit rows[] = {
		{200, &Char, static_cast<uint64_t>(-56)},
		{200, &UChar, 200},
		{0x1ff, &UChar, 0xff},
		{0x8000, &Short, 0xffffffffffff8000},
		{0xffffffff, &Int, UINT64_MAX},
		{0xffffffff, &UInt, 0xffffffff},
		{UINT64_MAX, &UInt, 0xffffffff},
		{UINT64_MAX, &Long, UINT64_MAX},
		{UINT64_MAX, &VoidPtr, UINT64_MAX},
	};

	for (const Fit &row : rows)
		EXPECT_EQ(fit_to_type(row.value, row.type), row.expected) << row.value << " as " << row.type->name;
}

struct Literal {
	uint64_t value;
	bool decimal, u, l;
	const Type *expected;
};

TEST(Type, LiteralsGetTheSmallestTypeOfC)
{
	const Literal rows[] = {
		{0x7fffffff, true, false, false, &Int},
		{0x80000000, true, false, false, &Long},
		{0x80000000, false, false, false, &UInt},
		{0x100000000, false, false, false, &Long},
		{UINT64_MAX, false, false, false, &ULong},
		{UINT64_MAX, true, false, false, &ULong},
		{1, true, true, false, &UInt},
		{1, true, false, true, &Long},
		{1, true, true, true, &ULong},
		{0x100000000, true, true, false, &ULong},
		{0x7fffffffffffffff, false, false, false, &Long},
	};

	for (const Literal &row : rows)
		EXPECT_EQ(literal_type(row.value, row.decimal, row.u, row.l)->name, row.expected->name) << row.value;
}

TEST(Type, NamesAreFound)
{
	struct Row {
		const char *name;
		uint32_t size;
		bool is_signed;
	};
	const Row rows[] = {
		{"char", 1, true},  {"unsigned int", 4, false}, {"uint8_t", 1, false},	 {"int64_t", 8, true},
		{"pid_t", 4, true}, {"size_t", 8, false},	{"uintptr_t", 8, false}, {"dev_t", 4, false},
	};

	for (const Row &row : rows) {
		const Type *type = find_builtin_type(row.name);

		ASSERT_NE(type, nullptr) << row.name;
		EXPECT_EQ(type->size, row.size) << row.name;
		EXPECT_EQ(type->is_signed, row.is_signed) << row.name;
	}
	EXPECT_EQ(find_builtin_type("frob_t"), nullptr);
}

TEST(Type, DerivedTypesAreMadeOnceAndCompareByParts)
{
	TypePool pool, other;
	const Type *a = pool.pointer_to(&Int);

	EXPECT_EQ(a, pool.pointer_to(&Int));
	EXPECT_EQ(a->name, "int *");
	EXPECT_EQ(pool.pointer_to(a)->name, "int **");
	EXPECT_EQ(pool.pointer_to(&Void), &VoidPtr);
	EXPECT_TRUE(same_type(a, other.pointer_to(&PidT)));
	EXPECT_FALSE(same_type(a, pool.pointer_to(&UInt)));
	EXPECT_FALSE(same_type(a, &UInt64));
	EXPECT_EQ(pool.array_of(&Int, 3)->size, 12u);
	EXPECT_FALSE(same_type(pool.array_of(&Int, 3), pool.array_of(&Int, 4)));
}

} // namespace
} // namespace dt
