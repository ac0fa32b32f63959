// SPDX-License-Identifier: GPL-2.0
/* What -x bufpolicy keeps: a queue of bounded size for each CPU, and one order over all. */
#include <gtest/gtest.h>

#include <deque>
#include <random>
#include <string>

#include "out/kept.h"

namespace {

using namespace dt::out;
using Policy = Kept::Policy;

constexpr uint64_t kFraming = 12;

std::vector<uint8_t> bytes(const std::string &text)
{
	return {text.begin(), text.end()};
}

/* "a0>b b1> ...": each record, its CPU, and the one after it there. */
std::string taken(Kept &kept)
{
	std::string text;

	kept.take([&](Kept::Bytes record, unsigned cpu, Kept::Bytes next) {
		text += std::string(record.begin(), record.end()) + std::to_string(cpu) + ">" +
			std::string(next.begin(), next.end()) + " ";
	});
	return text;
}

TEST(Kept, RecordsOfAllCpusComeInTheOrderInWhichTheyWereAdded)
{
	Kept kept(Policy::Ring, 100, 3);

	kept.add(bytes("a"), 2);
	kept.add(bytes("b"), 0);
	kept.add(bytes("c"), 2);
	kept.add(bytes("d"), 0);
	EXPECT_EQ(taken(kept), "a2>c b0>d c2> d0> ");
	EXPECT_EQ(taken(kept), "");
}

TEST(Kept, RingKeepsTheLastRecordsOfEachCpu)
{
	Kept kept(Policy::Ring, 3 * (kFraming + 2), 2);

	kept.add(bytes("xx"), 1);
	for (const char *text : {"aa", "bb", "cc", "dd", "ee"})
		kept.add(bytes(text), 0);
	EXPECT_FALSE(kept.is_full());
	EXPECT_EQ(taken(kept), "xx1> cc0>dd dd0>ee ee0> ");
}

TEST(Kept, RingMakesRoomForALargeRecord)
{
	Kept kept(Policy::Ring, 3 * (kFraming + 2), 1);

	for (const char *text : {"aa", "bb", "cc"})
		kept.add(bytes(text), 0);
	kept.add(bytes("ddd"), 0);
	EXPECT_EQ(taken(kept), "cc0>ddd ddd0> ");
	kept.add(bytes(std::string(3 * (kFraming + 2) - kFraming, 'e')), 0);
	EXPECT_EQ(taken(kept), std::string(3 * (kFraming + 2) - kFraming, 'e') + "0> ");
}

TEST(Kept, FillKeepsNothingAfterTheFirstRecordWithoutRoom)
{
	Kept kept(Policy::Fill, 3 * (kFraming + 2), 2);

	for (const char *text : {"aa", "bb"})
		kept.add(bytes(text), 0);
	EXPECT_FALSE(kept.is_full());
	kept.add(bytes("ccc"), 0);
	EXPECT_TRUE(kept.is_full());
	kept.add(bytes("d"), 0); /* though it would fit */
	kept.add(bytes("x"), 1);
	EXPECT_EQ(taken(kept), "aa0>bb bb0> x1> ");
}

TEST(Kept, FillIsNotFullWithTheLastByte)
{
	Kept kept(Policy::Fill, 2 * (kFraming + 2), 1);

	kept.add(bytes("aa"), 0);
	kept.add(bytes("bb"), 0);
	EXPECT_FALSE(kept.is_full());
	EXPECT_EQ(taken(kept), "aa0>bb bb0> ");
}

/* Sizes and capacities of any kind, so that records wrap at each of their bytes. */
TEST(RecordQueue, GivesBackWhatWasPut)
{
	std::mt19937 generator(1);
	const auto random = [&](unsigned below) { return static_cast<unsigned>(generator()) % below; };

	for (unsigned capacity : {64u, 100u, 127u, 1000u}) {
		RecordQueue queue(capacity);
		std::deque<std::vector<uint8_t>> wanted;
		std::vector<uint8_t> got;
		uint64_t used = 0, first = 0, popped = 0;

		for (unsigned i = 0; i < 10000; i++) {
			std::vector<uint8_t> record(random(40));
			const uint64_t taken = record.size() + kFraming;

			for (uint8_t &byte : record)
				byte = static_cast<uint8_t>(random(256));
			EXPECT_EQ(queue.has_room(record), used + taken <= capacity);
			while (!queue.has_room(record) || (!queue.is_empty() && random(8) == 0)) {
				used -= wanted.front().size() + kFraming;
				if (random(2)) {
					EXPECT_EQ(queue.pop(got), first);
					EXPECT_EQ(got, wanted.front());
					popped++;
				} else {
					queue.drop();
				}
				wanted.pop_front();
				first++;
			}
			queue.push(i, record);
			wanted.push_back(record);
			used += taken;
		}
		EXPECT_GT(popped, 1000u);
	}
}

} // namespace
