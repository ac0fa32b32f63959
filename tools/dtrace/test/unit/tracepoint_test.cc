// SPDX-License-Identifier: GPL-2.0
/* Fields of a tracepoint's record as arguments; all other lines are skipped. */
#include "probe/tracepoint.h"

#include <gtest/gtest.h>

namespace dt {
namespace {

struct Row {
	const char *declaration;
	unsigned size;
	bool is_signed;
	const char *type;
	ArgPlace place;
};

constexpr uint16_t kOffset = 24;

ArgPlace number(uint8_t bytes, bool is_signed)
{
	return {.source = ArgSource::Field, .bytes = bytes, .is_signed = is_signed, .offset = kOffset};
}

ArgPlace address(ArgSource source)
{
	return {.source = source, .offset = kOffset};
}

std::string line(const Row &row)
{
	return std::string("\tfield:") + row.declaration + ";\toffset:" + std::to_string(kOffset) +
	       ";\tsize:" + std::to_string(row.size) + ";\tsigned:" + std::to_string(row.is_signed) + ";\n";
}

TEST(TracepointFormat, EachFormOfAField)
{
	const Row rows[] = {
		{"int x", 4, true, "int", number(4, true)},
		{"unsigned long long x", 8, false, "unsigned long long", number(8, false)},
		{"const char * name", 8, false, "const char *", number(8, false)},
		{"const char *const *argv", 8, false, "const char *const *", number(8, false)},
		{"struct page *page", 8, false, "struct page *", number(8, false)},
		{"enum some state", 4, false, "enum some", number(4, false)},
		{"char comm[16]", 16, true, "char *", address(ArgSource::FieldAddress)},
		{"char tag[4]", 4, false, "char *", address(ArgSource::FieldAddress)},
		{"u64 table[4][2]", 64, false, "u64 *", address(ArgSource::FieldAddress)},
		{"struct pair x", 8, false, "struct pair *", address(ArgSource::FieldAddress)},
		{"guid_t x", 16, false, "guid_t *", address(ArgSource::FieldAddress)},
		{"void *x[2]", 16, false, "void **", address(ArgSource::FieldAddress)},
		{"__data_loc char[] name", 4, false, "char *", address(ArgSource::FieldData)},
		{"__data_loc unsigned int[] list", 4, false, "unsigned int *", address(ArgSource::FieldData)},
		{"__data_loc cpumask_t mask", 4, false, "cpumask_t *", address(ArgSource::FieldData)},
		{"__rel_loc u8[] data", 4, false, "u8 *", address(ArgSource::FieldDataBehind)},
		{"__data_location x", 4, false, "__data_location", number(4, false)},
	};

	for (const Row &row : rows) {
		const TracepointFormat format = parse_tracepoint_format(line(row), false);

		ASSERT_EQ(format.args.count, 1) << row.declaration;
		EXPECT_EQ(format.types[0], row.type) << row.declaration;
		EXPECT_EQ(format.args.place[0], row.place) << row.declaration;
	}
}

TEST(TracepointFormat, WhatIsNoFieldOfTheEventIsPassedOver)
{
	const std::string text =
		"name: some\nID: 7\nformat:\n\tfield:int common_pid;\toffset:4;\tsize:4;\tsigned:1;\n\n"
		"\tfield:int\n\tfield:int x;\toffset:8;\n\tfield:int;\toffset:8;\tsize:4;\tsigned:1;\n"
		"\tfield:int far;\toffset:8190;\tsize:4;\tsigned:1;\n\tfield:];\toffset:8;\tsize:4;\tsigned:1;\n"
		"\tfield:int wrong;\toffset:-8;\tsize:4;\tsigned:1;\n"
		"\tfield:short last;\toffset:8190;\tsize:2;\tsigned:1;\n"
		"\nprint fmt: \"field:int y;\", REC->last";
	const TracepointFormat format = parse_tracepoint_format(text, false);

	EXPECT_EQ(format.types, std::vector<std::string>{"short"});
	EXPECT_EQ(format.names, std::vector<std::string>{"last"});
	EXPECT_TRUE(parse_tracepoint_format("", false).types.empty());
}

TEST(TracepointFormat, AllFieldsAreArgumentsUpToALimit)
{
	std::string text;

	for (unsigned i = 1; i < kMaxFields + 2; i++) {
		text += line({"int x", 4, true, "", {}});
		EXPECT_EQ(parse_tracepoint_format(text, false).args.count, std::min(i, kMaxFields));
	}
	EXPECT_EQ(parse_tracepoint_format(text, false).types.size(), kMaxFields);
}

/* Newer kernels have them after the arguments. */
TEST(TracepointFormat, TextsOfTheArgumentsOfACallAreNoArguments)
{
	const std::string text = line({"const char * filename", 8, false, "", {}}) +
				 line({"__data_loc char[] __filename_val", 4, false, "", {}});

	EXPECT_EQ(parse_tracepoint_format(text, true).names, std::vector<std::string>{"filename"});
	EXPECT_EQ(parse_tracepoint_format(text, false).names.size(), 2u);
}

TEST(TracepointFormat, PointersOfSystemCallsAreThoseOfAUser)
{
	const TracepointFormat format =
		parse_tracepoint_format(line({"const char *const * argv", 8, false, "", {}}), true);

	EXPECT_EQ(format.types, std::vector<std::string>{"const char __user *const __user *"});
}

} // namespace
} // namespace dt
