// SPDX-License-Identifier: GPL-2.0
/* Checks of BTF files: each file is written here, word by word. */
#include "type/btf_data.h"

#include <gtest/gtest.h>

#include "type/btf_file.h"

namespace dt {
namespace {

constexpr uint32_t info(uint32_t kind, uint32_t parts = 0)
{
	return kind << 24 | parts;
}

/* A file with these words as types. The header has @more words than that of 6.12. */
std::string file_of(const std::vector<uint32_t> &types, const std::string &names = std::string("\0one\0", 5),
		    uint32_t more = 0)
{
	const auto bytes = static_cast<uint32_t>(types.size() * sizeof(uint32_t));
	std::vector<uint32_t> words = {BTF_MAGIC | BTF_VERSION << 16,	   (6 + more) * 4, 0, bytes, bytes,
				       static_cast<uint32_t>(names.size())};

	words.resize(6 + more);
	words.insert(words.end(), types.begin(), types.end());
	return std::string(reinterpret_cast<const char *>(words.data()), words.size() * sizeof(uint32_t)) + names;
}

/* Why it is refused; "" if it is not. */
std::string refusal(const std::string &file)
{
	const Result<BtfData> data = BtfData::parse(file, nullptr);

	return data ? "" : data.error().text();
}

const std::vector<uint32_t> kInt = {1, info(BTF_KIND_INT), 4, 32};

TEST(BtfData, TypesAndNamesAreFound)
{
	const Result<BtfData> data = BtfData::parse(file_of(kInt), nullptr);

	ASSERT_TRUE(data) << data.error().text();
	EXPECT_EQ(data->end(), 2u);
	EXPECT_EQ(data->text(data->type(1)->name_off), "one");
	EXPECT_EQ(data->type(0), nullptr);
	EXPECT_EQ(data->type(2), nullptr);
	EXPECT_EQ(data->text(5), "");
}

TEST(BtfData, SplitFilesCountOn)
{
	const Result<BtfData> base = BtfData::parse(file_of(kInt), nullptr);
	const std::string names("\0two\0", 5);
	const Result<BtfData> split = BtfData::parse(file_of({6, info(BTF_KIND_TYPEDEF), 1}, names), &*base);

	ASSERT_TRUE(split) << split.error().text();
	EXPECT_EQ(split->first(), 2u);
	EXPECT_EQ(split->text(split->type(2)->name_off), "two");
	EXPECT_EQ(split->text(split->type(1)->name_off), "one");
}

/* 7.3 has two words more. */
TEST(BtfData, HasALongerHeaderOnNewerKernels)
{
	EXPECT_EQ(refusal(file_of(kInt, std::string("\0one\0", 5), 2)), "");
}

TEST(BtfData, ThatIsCutAnywhereIsRefused)
{
	const std::string whole = file_of(kInt);

	for (size_t size = 0; size < whole.size(); size++)
		EXPECT_NE(refusal(whole.substr(0, size)), "") << size;
}

TEST(BtfData, ThatIsNotWellFormedIsRefused)
{
	const std::string cut = "a type is cut off or of a kind that is not known";

	EXPECT_EQ(refusal(file_of({1, info(NR_BTF_KINDS), 0})), cut);
	EXPECT_EQ(refusal(file_of({1, info(BTF_KIND_STRUCT, 1), 4, 0, 1})), cut);
	EXPECT_EQ(refusal(file_of({1, info(BTF_KIND_INT), 4})), cut);
	EXPECT_EQ(refusal(file_of(kInt, "one")), "names have no end");
	std::string other = file_of(kInt);
	std::swap(other[0], other[1]);
	EXPECT_EQ(refusal(other), "not BTF of this byte order");
	other = file_of(kInt);
	other[2] = 9;
	EXPECT_EQ(refusal(other), "BTF of a version that is not known");
}

/* Ids and names that lead nowhere, and tags of tags without end. */
TEST(BtfData, WhatLeadsNowhereIsVoid)
{
	TypePool pool;
	Result<BtfData> data = BtfData::parse(file_of({0, info(BTF_KIND_PTR), 7, 99, info(BTF_KIND_TYPE_TAG), 2, 0,
						       info(BTF_KIND_PTR), 2, 0, info(BTF_KIND_CONST), 4}),
					      nullptr);

	ASSERT_TRUE(data) << data.error().text();
	BtfFile file("test", std::move(*data), nullptr, pool);
	EXPECT_EQ(file.type(1)->of->kind, TypeKind::Void);
	EXPECT_EQ(file.type(3)->of->kind, TypeKind::Void);
	EXPECT_EQ(file.type(4)->kind, TypeKind::Void);
	EXPECT_EQ(file.text(99), "");
}

/* A struct of @size bytes whose one member, without a name, is of type @member. */
std::vector<uint32_t> struct_around(uint32_t member, uint32_t size)
{
	return {1, info(BTF_KIND_STRUCT, 1), size, 0, member, 0};
}

/* The types that follow one another in a file. */
std::vector<uint32_t> types_of(const std::vector<std::vector<uint32_t>> &list)
{
	std::vector<uint32_t> words;

	for (const std::vector<uint32_t> &type : list)
		words.insert(words.end(), type.begin(), type.end());
	return words;
}

/* Searches the first @structs of a file for a member that none has. */
void search_in_vain(const std::vector<uint32_t> &types, uint32_t structs)
{
	TypePool pool;
	Result<BtfData> data = BtfData::parse(file_of(types), nullptr);

	ASSERT_TRUE(data) << data.error().text();
	BtfFile file("vmlinux", std::move(*data), nullptr, pool);
	for (uint32_t id = 1; id <= structs; id++)
		EXPECT_FALSE(find_member(file.type(id), "two"));
}

TEST(BtfData, StructThatIsAPartOfItselfEnds)
{
	search_in_vain(struct_around(1, 8), 1);
	search_in_vain(types_of({struct_around(2, 8), struct_around(3, 16), struct_around(1, 8)}), 3);
	/* Through an array, a typedef, and a declaration of the same name. */
	search_in_vain(types_of({struct_around(2, 8), {0, info(BTF_KIND_ARRAY), 0, 1, 1, 1}}), 1);
	search_in_vain(types_of({struct_around(2, 8), {1, info(BTF_KIND_TYPEDEF), 1}}), 1);
	search_in_vain(types_of({struct_around(2, 8), {1, info(BTF_KIND_FWD), 0}}), 1);
}

/* Each struct has the next one twice: 2^50 paths. */
TEST(BtfData, StructThatIsFoundOnManyPathsIsSearchedOnce)
{
	std::vector<std::vector<uint32_t>> list;

	for (uint32_t next = 2; next < 52; next++)
		list.push_back({1, info(BTF_KIND_STRUCT, 2), 8, 0, next, 0, 0, next, 0});
	list.push_back(kInt);
	search_in_vain(types_of(list), 1);
}

/* No compiler nests so deeply, and the search must not take a frame of the stack for each. */
TEST(BtfData, DeepStructIsSearchedSoFar)
{
	std::vector<std::vector<uint32_t>> list;

	for (uint32_t next = 2; next < 100000; next++)
		list.push_back(struct_around(next, 4));
	list.push_back(kInt);
	search_in_vain(types_of(list), 1);
}

} // namespace
} // namespace dt
