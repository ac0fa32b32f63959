// SPDX-License-Identifier: GPL-2.0
/* Records of several rings: merged by time, held back, and kept in the ring while they wait. */
#include <gtest/gtest.h>

#include <linux/perf_event.h>

#include <algorithm>
#include <cstring>
#include <random>

#include "gen/layout.h"
#include "run/time_order.h"
#include "run/record.h"

namespace {

using namespace dt;

/* A ring of records that are nothing but headers, written as the kernel does. */
struct FakeRing {
	explicit FakeRing(size_t bytes = 4096) : data(bytes) {}
	std::vector<uint8_t> data;
	uint64_t head = 0, tail = 0;

	static constexpr uint32_t kBytes = 40;

	/* @number is told by what is the clause otherwise. */
	void put(uint64_t time, uint32_t number)
	{
		struct [[gnu::packed]] {
			perf_event_header header = {PERF_RECORD_SAMPLE, 0, kBytes};
			uint32_t raw = kBytes - 12;
			gen::RecordHeader record;
			uint8_t padding[12] = {};
		} all;

		static_assert(sizeof(all) == kBytes);
		all.record = {number, time, 1};
		for (uint32_t i = 0; i < kBytes; i++)
			data[(head + i) % data.size()] = reinterpret_cast<const uint8_t *>(&all)[i];
		head += kBytes;
	}
	static uint64_t bytes_of(const std::vector<uint8_t> &record) { return (record.size() + 12 + 7) & ~7ull; }
	/* A record as it is. */
	void put_bytes(const std::vector<uint8_t> &record)
	{
		const uint64_t size = bytes_of(record);
		const perf_event_header header = {PERF_RECORD_SAMPLE, 0, static_cast<uint16_t>(size)};
		const auto raw = static_cast<uint32_t>(size - 12);

		std::memcpy(data.data() + head, &header, sizeof(header));
		std::memcpy(data.data() + head + 8, &raw, sizeof(raw));
		std::memcpy(data.data() + head + 12, record.data(), record.size());
		head += size;
	}
	void lose(uint64_t count)
	{
		const struct {
			perf_event_header header = {PERF_RECORD_LOST, 0, 24};
			uint64_t id = 1, lost;
		} record = {.lost = count};

		static_assert(sizeof(record) == 24);
		std::memcpy(data.data() + head % data.size(), &record, sizeof(record));
		head += sizeof(record);
	}
	/* What does not fit before the end of the memory. */
	void pad()
	{
		const perf_event_header gap = {0, 0, static_cast<uint16_t>(data.size() - head % data.size())};

		if (gap.size >= kBytes || gap.size == data.size())
			return;
		std::memcpy(data.data() + head % data.size(), &gap, sizeof(gap));
		head += gap.size;
	}
	run::RingView view() const { return {data, head, tail}; }
};

uint32_t number_of(std::span<const uint8_t> record)
{
	uint32_t number = 0;

	std::memcpy(&number, record.data(), sizeof(number));
	return number;
}

/* Numbers of the records up to @until, and the rings they came from. */
struct Taken {
	std::vector<uint32_t> numbers;
	std::vector<size_t> rings;
	std::vector<int64_t> next; /* number of the record after on the same ring, -1: none known */

	Taken(run::TimeOrder &order, uint64_t until)
	{
		order.take(until, [&](size_t ring, auto record, auto behind) {
			numbers.push_back(number_of(record));
			rings.push_back(ring);
			next.push_back(behind.empty() ? -1 : int64_t{number_of(behind)});
		});
	}
};

using Numbers = std::vector<uint32_t>;

TEST(TimeOrder, RingsAreMergedByTime)
{
	FakeRing a, b;
	run::TimeOrder order(2, true);

	a.put(10, 1);
	a.put(30, 3);
	b.put(20, 2);
	b.put(40, 4);
	EXPECT_EQ(order.collect(0, a.view()).records, 2u);
	order.collect(1, b.view());
	const Taken all(order, UINT64_MAX);
	EXPECT_EQ(all.numbers, (Numbers{1, 2, 3, 4}));
	EXPECT_EQ(all.rings, (std::vector<size_t>{0, 1, 0, 1}));
	EXPECT_EQ(all.next, (std::vector<int64_t>{3, 4, -1, -1}));
}

/* A clause was interrupted by another one between reading the clock and reserving. */
TEST(TimeOrder, OneRingNeedNotBeSorted)
{
	FakeRing ring;
	run::TimeOrder order(1, true);

	ring.put(10, 1);
	ring.put(30, 3);
	ring.put(20, 2);
	ring.put(30, 4);
	order.collect(0, ring.view());
	EXPECT_EQ(Taken(order, UINT64_MAX).numbers, (Numbers{1, 2, 3, 4}));
}

/* What was walked and is not done belongs to the old ring. */
TEST(TimeOrder, ARingCanBeginAgainAndAnotherCanBeAdded)
{
	FakeRing old, again, added;
	run::TimeOrder order(1, true);

	old.put(10, 1);
	old.put(20, 2);
	order.collect(0, old.view());
	EXPECT_EQ(Taken(order, 15).numbers, (Numbers{1}));
	order.begin(0);
	order.begin(1);
	EXPECT_TRUE(order.is_empty());
	again.put(30, 3);
	added.put(25, 4);
	order.collect(0, again.view());
	order.collect(1, added.view());
	const Taken all(order, UINT64_MAX);
	EXPECT_EQ(all.numbers, (Numbers{4, 3}));
	EXPECT_EQ(all.rings, (std::vector<size_t>{1, 0}));
	EXPECT_EQ(order.done(0), FakeRing::kBytes);
}

TEST(TimeOrder, WhatIsNotCertainWaitsInTheRing)
{
	FakeRing ring;
	run::TimeOrder order(1, true);

	ring.put(10, 1);
	ring.put(30, 3);
	ring.put(20, 2);
	ring.put(40, 4);
	order.collect(0, ring.view());
	EXPECT_EQ(Taken(order, 20).numbers, (Numbers{1, 2}));
	/* 3 lies before 2, which is printed already. */
	EXPECT_EQ(order.done(0), uint64_t{FakeRing::kBytes});
	ring.tail = order.done(0);
	ring.put(50, 5);
	EXPECT_EQ(order.collect(0, ring.view()).records, 1u);
	EXPECT_EQ(Taken(order, UINT64_MAX).numbers, (Numbers{3, 4, 5}));
	EXPECT_EQ(order.done(0), ring.head);
}

TEST(TimeOrder, RecordsOfOneFiringStayTogether)
{
	FakeRing a, b;
	run::TimeOrder order(2, true);

	for (uint32_t clause = 1; clause <= 3; clause++) {
		a.put(10, clause);
		b.put(10, 10 + clause);
	}
	order.collect(0, a.view());
	order.collect(1, b.view());
	EXPECT_EQ(Taken(order, 10).numbers, (Numbers{1, 2, 3, 11, 12, 13}));
}

TEST(TimeOrder, WithoutItRingsComeOneByOne)
{
	FakeRing a, b;
	run::TimeOrder order(2, false);

	b.put(5, 3);
	a.put(20, 1);
	a.put(10, 2);
	order.collect(0, a.view());
	order.collect(1, b.view());
	EXPECT_EQ(Taken(order, UINT64_MAX).numbers, (Numbers{1, 2, 3}));
}

TEST(TimeOrder, ARingMayEndAtItsFirstLoss)
{
	FakeRing a, b;
	run::TimeOrder order(2, true, true);

	a.put(10, 1);
	a.put(40, 4);
	order.collect(0, a.view());
	order.take(20, [](size_t, auto, auto) {});
	/* 3 is from before the loss, though it comes later in time than some that came after it. */
	a.put(30, 3);
	a.lose(2);
	a.put(25, 5);
	b.put(50, 6);
	EXPECT_EQ(order.collect(0, a.view()).lost, 2u);
	order.collect(1, b.view());
	EXPECT_EQ(Taken(order, UINT64_MAX).numbers, (Numbers{3, 4, 6}));
	a.put(60, 7);
	b.put(70, 8);
	order.collect(0, a.view());
	order.collect(1, b.view());
	EXPECT_EQ(Taken(order, UINT64_MAX).numbers, (Numbers{8}));
	EXPECT_EQ(order.done(0), a.head);
	/* END is after the end. */
	order.go_on();
	a.lose(1);
	a.put(80, 9);
	order.collect(0, a.view());
	EXPECT_EQ(Taken(order, UINT64_MAX).numbers, (Numbers{9}));
	EXPECT_EQ(order.done(0), a.head);
}

/* Four rings that wrap many times, clauses that are interrupted, limits anywhere: each record once, by time. */
TEST(TimeOrder, LosesAndRepeatsNothing)
{
	std::mt19937 generator(1);
	const auto random = [&] { return static_cast<unsigned>(generator()); };
	FakeRing rings[4];
	run::TimeOrder order(4, true);
	std::vector<uint64_t> times; /* by number */
	Numbers got;

	for (unsigned round = 0; round < 200; round++) {
		const uint64_t now = times.size() * 10;

		for (FakeRing &ring : rings) {
			for (unsigned n = random() % 40; n > 0 && ring.head - ring.tail < 3900; n--) {
				ring.pad();
				times.push_back(now + times.size() * 10 % 1000 + random() % 50);
				ring.put(times.back(), static_cast<uint32_t>(times.size() - 1));
			}
		}
		for (size_t i = 0; i < 4; i++)
			EXPECT_EQ(order.collect(i, rings[i].view()).damaged, 0u);
		std::ranges::copy(Taken(order, now + random() % 500).numbers, std::back_inserter(got));
		for (size_t i = 0; i < 4; i++) {
			EXPECT_GE(order.done(i), rings[i].tail);
			rings[i].tail = order.done(i);
		}
	}
	std::ranges::copy(Taken(order, UINT64_MAX).numbers, std::back_inserter(got));
	std::ranges::sort(got);
	ASSERT_EQ(got.size(), times.size());
	EXPECT_GT(got.size(), 1000u);
	for (uint32_t i = 0; i < got.size(); i++)
		EXPECT_EQ(got[i], i);
}

/* Part @number of @count of a record that is longer than a page. */
std::vector<uint8_t> part(uint32_t clause, uint32_t slot, uint16_t number, uint16_t count,
			  size_t bytes = gen::kPartBytes)
{
	const gen::PartHeader header = {{gen::kPartRecord | clause, 7, 1}, slot, number, count};
	std::vector<uint8_t> all(sizeof(header) + bytes, static_cast<uint8_t>('a' + number));

	std::memcpy(all.data(), &header, sizeof(header));
	return all;
}

TEST(Parts, AreJoinedInTheirSlot)
{
	run::Parts parts;
	const auto first = part(3, 1, 0, 2), other = part(3, 2, 0, 2), last = part(3, 1, 1, 2, 5);

	EXPECT_TRUE(run::Parts::is_part(first));
	EXPECT_TRUE(parts.join(first).empty());
	/* What interrupts the firing has another slot. */
	EXPECT_TRUE(parts.join(other).empty());
	const std::vector<uint8_t> inner = parts.join(part(3, 2, 1, 2, 1)), whole = parts.join(last);
	EXPECT_EQ(inner.size(), sizeof(gen::RecordHeader) + gen::kPartBytes + 1);
	ASSERT_EQ(whole.size(), sizeof(gen::RecordHeader) + gen::kPartBytes + 5);
	EXPECT_FALSE(run::Parts::is_part(whole));
	EXPECT_EQ(number_of(whole), 3u);
	EXPECT_EQ(run::record_time(whole), 7u);
	EXPECT_EQ(whole[sizeof(gen::RecordHeader)], 'a');
	EXPECT_EQ(whole[sizeof(gen::RecordHeader) + gen::kPartBytes - 1], 'a');
	EXPECT_EQ(whole[sizeof(gen::RecordHeader) + gen::kPartBytes], 'b');
}

/* Padding after a part that is not the last one is none of the record. */
TEST(Parts, PaddingIsLeftOut)
{
	run::Parts parts;

	EXPECT_TRUE(parts.join(part(3, 1, 0, 2, gen::kPartBytes + 4)).empty());
	EXPECT_EQ(parts.join(part(3, 1, 1, 2, 8)).size(), sizeof(gen::RecordHeader) + gen::kPartBytes + 8);
}

/* The kernel has counted the part that is not there. */
TEST(Parts, ARecordWithoutItsLastPartIsForgotten)
{
	run::Parts parts;

	EXPECT_TRUE(parts.join(part(3, 1, 0, 3)).empty());
	EXPECT_TRUE(parts.join(part(3, 1, 1, 3)).empty());
	EXPECT_TRUE(parts.join(part(4, 1, 0, 2)).empty());
	EXPECT_EQ(number_of(parts.join(part(4, 1, 1, 2))), 4u);
}

/* They come out as they are: no clause has such a number. */
TEST(Parts, SenselessOnesAreNotJoined)
{
	const auto is_refused = [](std::initializer_list<std::vector<uint8_t>> list) {
		run::Parts parts;
		std::vector<uint8_t> got;

		for (const auto &bytes : list)
			got = parts.join(bytes);
		return run::Parts::is_part(got);
	};

	EXPECT_TRUE(is_refused({part(3, 1, 1, 2)}));
	EXPECT_TRUE(is_refused({part(3, 1, 0, 3), part(3, 1, 2, 3)}));
	EXPECT_TRUE(is_refused({part(3, 1, 0, 2), part(4, 1, 1, 2)}));
	EXPECT_TRUE(is_refused({part(3, 1, 0, 2, 9)}));
	EXPECT_TRUE(is_refused({part(3, 1, 0, 0)}));
	EXPECT_TRUE(is_refused({part(3, 1, 2, 2)}));
	EXPECT_TRUE(is_refused({part(3, 1, 0, 100)}));
	EXPECT_FALSE(is_refused({part(3, 1, 0, 2), part(3, 1, 1, 2, 1)}));
}

/* A joined record waits in memory of ours: the kernel may write over its parts. */
TEST(TimeOrder, JoinedRecordsHaveTheirPlace)
{
	FakeRing ring(16384);
	run::TimeOrder order(1, true);

	ring.put(5, 1);
	ring.put_bytes(part(2, 1, 0, 2));
	ring.put(9, 4);
	ring.put_bytes(part(2, 1, 1, 2, 4));
	ring.put(6, 3);
	order.collect(0, ring.view());
	EXPECT_EQ(Taken(order, 5).numbers, (Numbers{1}));
	EXPECT_EQ(order.done(0), uint64_t{FakeRing::kBytes + FakeRing::bytes_of(part(2, 1, 0, 2))});
	EXPECT_EQ(Taken(order, 6).numbers, (Numbers{3}));
	EXPECT_FALSE(order.is_empty());
	order.collect(0, ring.view());
	const Taken rest(order, UINT64_MAX);
	EXPECT_EQ(rest.numbers, (Numbers{2, 4}));
	EXPECT_EQ(rest.next, (std::vector<int64_t>{4, -1}));
	EXPECT_EQ(order.done(0), ring.head);
	EXPECT_TRUE(order.is_empty());
}

/* A ring that ends at its first loss ends before a record that has lost a part. */
TEST(TimeOrder, PartsBeforeALossAreNoRecord)
{
	FakeRing ring(16384);
	run::TimeOrder order(1, true, true);

	ring.put_bytes(part(1, 1, 0, 2));
	ring.put_bytes(part(1, 1, 1, 2, 4));
	ring.put(8, 2);
	ring.put_bytes(part(3, 1, 0, 2));
	ring.lose(1);
	ring.put(9, 4);
	order.collect(0, ring.view());
	EXPECT_EQ(Taken(order, UINT64_MAX).numbers, (Numbers{1, 2}));
}

} // namespace
