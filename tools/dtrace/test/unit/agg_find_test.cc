// SPDX-License-Identifier: GPL-2.0
/*
 * The library's function that finds or adds the entry of a key, compiled for this machine, and the consumer's
 * reading of the entries.
 */
#include <gtest/gtest.h>

#include <linux/bpf.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "run/agg_memory.h"

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
namespace agg_lib {
#include "lib/agg.bpf.c"
} // namespace agg_lib
#pragma GCC diagnostic pop

namespace dt {
namespace {

/* What the library and agg_layout.h must agree on: what walk_element() reads. */
static_assert(sizeof(agg_lib::entry) == gen::kAggEntryHeader && offsetof(agg_lib::entry, data) == gen::kAggEntryHeader);
static_assert(offsetof(agg_lib::entry, next) == 0 && offsetof(agg_lib::entry, shape) == 4);

constexpr uint32_t kTextWords = 4, kBucketBits = 4;

/* Entries end at @bytes; behind them is @room. */
gen::AggLayout layout_of(const gen::AggShape &shape, uint32_t shapes, uint32_t bytes, uint32_t room)
{
	gen::AggLayout layout;

	layout.shapes.assign(shapes, shape);
	layout.buckets_at = 16;
	layout.bucket_bits = kBucketBits;
	layout.entries_at = 16 + (4 << kBucketBits);
	layout.entries_end = bytes;
	layout.bytes = bytes + room;
	return layout;
}

/* An element for keys of an integer and a text. */
class Element {
public:
	explicit Element(uint32_t bytes) : words_(bytes / 8)
	{
		gen::AggShape shape;

		shape.fixed_words = shape.texts = shape.data_words = 1;
		layout = layout_of(shape, 1, bytes, 0);
	}

	/* Counts once; false if there is no room. What is after the NUL of the text must not matter. */
	bool count(uint64_t number, const std::string &text)
	{
		constexpr uint64_t shape = gen::AggShapeWord{.number = 1,
							     .fixed_words = 1,
							     .texts = 1,
							     .text_words = kTextWords,
							     .data_words = 1,
							     .chain = gen::AggShapeWord::most().chain}
						   .packed();
		std::vector<agg_lib::u64> key(2 + kTextWords, random_());

		key[0] = number;
		std::memcpy(&key[2], text.c_str(), text.size() + 1);
		agg_lib::u64 *data = agg_lib::dt_agg_find(reinterpret_cast<char *>(words_.data()), key.data(), shape,
							  uint64_t{kBucketBits} << 32 | layout.buckets_at,
							  layout.bytes);
		if (data)
			++*data;
		return data;
	}

	/* By key; an entry that is there twice is added up. */
	std::map<std::string, uint64_t> read(size_t &entries)
	{
		std::map<std::string, uint64_t> counts;

		entries = 0;
		EXPECT_TRUE(run::walk_element(words_, layout, [&](const run::AggEntry &entry) {
			const auto *text = reinterpret_cast<const char *>(&entry.keys[1]);

			entries++;
			counts[std::to_string(entry.keys[0]) + text] += entry.data[0];
		}));
		return counts;
	}

	uint32_t &first_of_all_buckets(size_t bucket)
	{
		return reinterpret_cast<uint32_t *>(words_.data())[layout.buckets_at / 4 + bucket];
	}

	gen::AggLayout layout;

private:
	std::vector<uint64_t> words_;
	std::mt19937_64 random_{1};
};

TEST(AggFind, EachKeyHasOneEntry)
{
	Element element(1 << 16);
	std::map<std::string, uint64_t> wanted;
	std::mt19937 random(2);
	size_t entries;

	for (int i = 0; i < 2000; i++) {
		const uint64_t number = random() % 4;
		const std::string text(random() % 32, static_cast<char>('a' + random() % 2));

		ASSERT_TRUE(element.count(number, text));
		wanted[std::to_string(number) + text]++;
	}
	EXPECT_EQ(element.read(entries), wanted);
	/* Buckets are few: some keys are too far back in theirs, and have further entries. */
	EXPECT_GE(entries, wanted.size());
}

/* What one function adds, the other finds: with and without a loop they compute the same bucket and compare alike. */
TEST(AggFind, KeysWithoutTextsAreFoundWithoutLoops)
{
	using Find = agg_lib::u64 *(*)(char *, agg_lib::u64 *, agg_lib::u64, agg_lib::u64, agg_lib::u64);
	constexpr Find by_words[] = {agg_lib::dt_agg_find_1, agg_lib::dt_agg_find_2, agg_lib::dt_agg_find_3,
				     agg_lib::dt_agg_find_4};

	for (uint64_t words = 1; words <= std::size(by_words); words++) {
		const uint64_t shape = 1 | words << 16 | 1ull << 46 | 15ull << 50;
		std::vector<agg_lib::u64> element(512);
		const auto find = [&](Find with, std::vector<agg_lib::u64> key) {
			return with(reinterpret_cast<char *>(element.data()), key.data(), shape,
				    uint64_t{kBucketBits} << 32 | 16, 4096);
		};

		for (uint64_t last : {1, 2, 3}) {
			std::vector<agg_lib::u64> key(words, 7);

			key.back() = last;
			agg_lib::u64 *data = find(by_words[words - 1], key);
			ASSERT_TRUE(data);
			EXPECT_EQ(*data, 0u);
			*data = last;
			EXPECT_EQ(find(agg_lib::dt_agg_find, key), data);
			EXPECT_EQ(find(by_words[words - 1], key), data);
		}
	}
}

TEST(AggFind, AStackEndsWithItsLastFrame)
{
	constexpr uint32_t most = 6;
	/* No fixed key, one that is variable, and a stack. */
	constexpr uint64_t shape = 1 | 1 << 28 | uint64_t{most} << 34 | 1ull << 46 | 15ull << 50 | 1ull << 54;
	std::vector<agg_lib::u64> element(512);
	const auto count = [&](std::vector<agg_lib::u64> frames) {
		frames.insert(frames.begin(), 0);
		agg_lib::u64 *data = agg_lib::dt_agg_find(reinterpret_cast<char *>(element.data()), frames.data(),
							  shape, uint64_t{kBucketBits} << 32 | 16, 4096);
		return data ? ++*data : 0;
	};

	EXPECT_EQ(count({1, 2, 3, 0, 9, 9}), 1u);
	EXPECT_EQ(count({1, 2, 3, 0, 8, 8}), 2u);
	EXPECT_EQ(count({1, 2, 0, 3, 8, 8}), 1u);
	EXPECT_EQ(count({0, 2, 0, 3, 8, 8}), 1u);
	EXPECT_EQ(count({0x100, 2, 3, 4, 5, 0}), 1u); /* the first has bytes that are 0 */
	EXPECT_EQ(count({0x100, 2, 3, 4, 5, 0}), 2u);
}

/* An element for aggregations whose only key is a stack of at most @most words. */
class StackElement {
public:
	StackElement(uint32_t most, uint32_t bytes) : words_((bytes + 8 * most) / 8), most_(most)
	{
		gen::AggShape shape;

		shape.stacks = shape.data_words = 1;
		shape.most_words = most;
		layout_ = layout_of(shape, kShapes, bytes, 8 * most);
	}

	static constexpr uint32_t kShapes = 32;

	/* Counts once in the aggregation @number; false if there is no room. */
	bool count(const std::vector<uint64_t> &frames, uint32_t number = 1)
	{
		const uint64_t shape = gen::AggShapeWord{.number = number,
							 .texts = 1,
							 .text_words = most_,
							 .data_words = 1,
							 .chain = gen::AggShapeWord::most().chain,
							 .stacks = 1}
					       .packed();
		std::vector<agg_lib::u64> key(1 + most_, ~0ull);

		std::ranges::copy(frames, key.begin() + 1);
		key[1 + frames.size()] = 0;
		agg_lib::u64 *data = agg_lib::dt_agg_find_stack(reinterpret_cast<char *>(words_.data()), key.data(),
								shape, uint64_t{kBucketBits} << 32 | 16,
								layout_.entries_end);
		if (data)
			++*data;
		return data;
	}

	std::map<std::vector<uint64_t>, uint64_t> read(size_t &entries)
	{
		std::map<std::vector<uint64_t>, uint64_t> counts;

		entries = 0;
		EXPECT_TRUE(run::walk_element(words_, layout_, [&](const run::AggEntry &entry) {
			entries++;
			EXPECT_EQ(entry.keys.back(), 0u);
			counts[{entry.keys.begin(), entry.keys.end() - 1}] += entry.data[0];
		}));
		return counts;
	}

private:
	std::vector<uint64_t> words_;
	gen::AggLayout layout_;
	uint32_t most_;
};

TEST(AggFind, EachStackHasOneEntryWhateverItsDepth)
{
	for (uint32_t most : {4u, 8u, 128u}) {
		StackElement element(most, 1 << 17);
		std::map<std::vector<uint64_t>, uint64_t> wanted;
		std::mt19937_64 random(most);
		size_t entries;

		for (int i = 0; i < 500; i++) {
			/* Many that differ in one frame or in their depth. */
			std::vector<uint64_t> frames(random() % std::min(most, 16u), 0xffffffff81000000);

			if (!frames.empty())
				frames[random() % frames.size()] += random() % 2;
			ASSERT_TRUE(element.count(frames));
			wanted[frames]++;
		}
		EXPECT_EQ(element.read(entries), wanted);
		EXPECT_EQ(entries, wanted.size());
	}
}

/* Else the entries of one stack would be in one bucket, and only the first of a bucket are looked at. */
TEST(AggFind, AStackIsFoundHoweverManyAggregationsHaveIt)
{
	StackElement element(8, 1 << 14);
	size_t entries;

	for (int i = 0; i < 10; i++)
		for (uint32_t number = 1; number <= StackElement::kShapes; number++)
			ASSERT_TRUE(element.count({1, 2, 3}, number));
	EXPECT_EQ(element.read(entries).size(), 1u);
	EXPECT_EQ(entries, StackElement::kShapes);
}

TEST(AggFind, StacksFillAnElementToItsEnd)
{
	for (uint32_t bytes = 128; bytes <= 512; bytes += 8) {
		StackElement element(8, bytes);
		std::map<std::vector<uint64_t>, uint64_t> wanted;
		std::mt19937 random(bytes);
		size_t entries;
		uint64_t dropped = 0;

		for (uint64_t i = 1; i <= 200; i++) {
			const std::vector<uint64_t> frames(random() % 8, random() % 32 + 1);

			if (element.count(frames))
				wanted[frames]++;
			else
				dropped++;
		}
		EXPECT_GT(dropped, 0u);
		EXPECT_EQ(element.read(entries), wanted) << bytes;
	}
}

TEST(AggFind, FewKeysAreFoundAgain)
{
	Element element(4096);
	size_t entries;

	for (int i = 0; i < 100; i++)
		for (const char *text : {"", "1234567", "12345678", "123456789", "abcdefghijklmnopqrstuvwxyzabcde"})
			ASSERT_TRUE(element.count(7, text));
	EXPECT_EQ(element.read(entries).size(), 5u);
	EXPECT_EQ(entries, 5u);
}

TEST(AggFind, WhatFindsNoRoomIsTold)
{
	for (uint32_t bytes : {256u, 264u, 272u, 280u, 512u}) {
		Element element(bytes);
		uint64_t counted = 0, sum = 0;
		size_t entries;

		for (uint64_t i = 0; i < 100; i++)
			counted += element.count(i, std::string(i % 32, 'x'));
		EXPECT_GT(counted, 0u);
		EXPECT_LT(counted, 100u);
		for (const auto &[key, count] : element.read(entries))
			sum += count;
		EXPECT_EQ(sum, counted) << bytes;
	}
}

/* As if a clause had come between each time, and had changed the bucket. */
TEST(AggFind, AnEntryInNoBucketIsReadAllTheSame)
{
	Element element(4096);
	size_t entries;

	for (int i = 0; i < 3; i++) {
		ASSERT_TRUE(element.count(1, "a"));
		for (size_t bucket = 0; bucket < 1u << kBucketBits; bucket++)
			element.first_of_all_buckets(bucket) = 0;
	}
	EXPECT_EQ(element.read(entries), (std::map<std::string, uint64_t>{{"1a", 3}}));
	EXPECT_EQ(entries, 3u);
}

TEST(AggFind, ACellIsRaisedOnly)
{
	agg_lib::u64 cell = 0;

	EXPECT_TRUE(agg_lib::dt_agg_raise(&cell, 5));
	EXPECT_TRUE(agg_lib::dt_agg_raise(&cell, 3));
	EXPECT_EQ(cell, 5u);
	EXPECT_TRUE(agg_lib::dt_agg_raise(&cell, ~0ull));
	EXPECT_EQ(cell, ~0ull);
}

} // namespace
} // namespace dt
