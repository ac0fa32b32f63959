// SPDX-License-Identifier: GPL-2.0
/* Walking a ring: gaps, losses, and corrupt memory. */
#include <gtest/gtest.h>

#include <linux/perf_event.h>

#include <cstring>

#include "run/buffer.h"

namespace {

using namespace dt::run;

/* A ring that is written as the kernel does. */
struct FakeRing {
	std::vector<uint8_t> data = std::vector<uint8_t>(4096);
	uint64_t head = 0, tail = 0;

	void put(const void *bytes, size_t size)
	{
		for (size_t i = 0; i < size; i++)
			data[(head + i) % data.size()] = static_cast<const uint8_t *>(bytes)[i];
		head += size;
	}
	void header(uint32_t type, size_t size)
	{
		const perf_event_header h = {type, 0, static_cast<uint16_t>(size)};

		put(&h, sizeof(h));
	}
	void sample(uint64_t value)
	{
		const uint32_t raw = 12;

		header(PERF_RECORD_SAMPLE, 24);
		put(&raw, sizeof(raw));
		put(&value, sizeof(value));
		put("\0\0\0", 4);
	}
	void gap(size_t size)
	{
		header(PERF_RECORD_PAD, size);
		put(std::vector<uint8_t>(size - 8).data(), size - 8);
	}
	void lost(uint64_t count)
	{
		const uint64_t body[2] = {1, count};

		header(PERF_RECORD_LOST, 24);
		put(body, sizeof(body));
	}
	RingCounts walk(std::vector<uint64_t> &values) const
	{
		return walk_ring({data, head, tail}, [&](std::span<const uint8_t> bytes, uint64_t) {
			uint64_t value = 0;

			std::memcpy(&value, bytes.data(), std::min(bytes.size(), sizeof(value)));
			values.push_back(value);
		});
	}
};

TEST(Ring, RecordsComeInOrder)
{
	FakeRing ring;
	std::vector<uint64_t> values;

	ring.sample(1);
	ring.sample(2);
	EXPECT_EQ(ring.walk(values).records, 2u);
	EXPECT_EQ(values, (std::vector<uint64_t>{1, 2}));
}

TEST(Ring, GapsArePassedOver)
{
	FakeRing ring;
	std::vector<uint64_t> values;

	ring.gap(8);
	ring.sample(1);
	ring.gap(64);
	ring.sample(2);
	const RingCounts counts = ring.walk(values);
	EXPECT_EQ(counts.records, 2u);
	EXPECT_EQ(counts.damaged, 0u);
}

TEST(Ring, LossesAreCountedIn64Bits)
{
	FakeRing ring;
	std::vector<uint64_t> values;

	ring.lost(0x123456789);
	ring.lost(1);
	EXPECT_EQ(ring.walk(values).lost, 0x12345678aull);
}

TEST(Ring, RecordsBeforeTheFirstLossAreIntact)
{
	FakeRing ring;
	std::vector<uint64_t> values;

	ring.sample(1);
	ring.sample(2);
	EXPECT_EQ(ring.walk(values).intact, 2u);
	ring.lost(1);
	ring.sample(3);
	ring.lost(1);
	EXPECT_EQ(ring.walk(values).intact, 2u);
	EXPECT_EQ(ring.walk(values).records, 3u);
}

TEST(Ring, PositionsMayBeBeyondTheSize)
{
	FakeRing ring;
	std::vector<uint64_t> values;

	ring.head = ring.tail = 4096 * 10 - 24;
	ring.sample(1);
	ring.sample(2);
	EXPECT_EQ(ring.walk(values).records, 2u);
}

TEST(Ring, UnknownTypesAreSkippedByTheirSize)
{
	FakeRing ring;
	std::vector<uint64_t> values;

	ring.header(77, 16);
	ring.put("12345678", 8);
	ring.sample(3);
	EXPECT_EQ(ring.walk(values).records, 1u);
}

TEST(Ring, BadSizesEndTheWalk)
{
	for (size_t size : {0u, 7u, 12u, 8000u}) {
		FakeRing ring;
		std::vector<uint64_t> values;

		ring.sample(1);
		ring.header(PERF_RECORD_SAMPLE, size);
		const RingCounts counts = ring.walk(values);
		EXPECT_EQ(counts.records, 1u) << size;
		EXPECT_EQ(counts.damaged, 8u) << size;
	}
}

TEST(Ring, RawSizeBeyondTheRecordEndsTheWalk)
{
	FakeRing ring;
	std::vector<uint64_t> values;
	const uint32_t raw[2] = {5, 0};

	ring.header(PERF_RECORD_SAMPLE, 16);
	ring.put(raw, sizeof(raw));
	EXPECT_EQ(ring.walk(values).damaged, 16u);
	EXPECT_TRUE(values.empty());
}

TEST(Ring, ShortLostRecordEndsTheWalk)
{
	FakeRing ring;
	std::vector<uint64_t> values;

	ring.header(PERF_RECORD_LOST, 16);
	ring.put("12345678", 8);
	EXPECT_EQ(ring.walk(values).damaged, 16u);
}

TEST(Ring, HeadFarBeyondTheTailIsDamage)
{
	FakeRing ring;
	std::vector<uint64_t> values;

	ring.head = 4096 + 8;
	EXPECT_EQ(ring.walk(values).damaged, 4096u + 8);
}

TEST(Ring, EveryCutOfARecordIsSafe)
{
	FakeRing ring;

	ring.sample(1);
	ring.lost(2);
	const uint64_t end = ring.head;
	for (ring.head = 0; ring.head < end; ring.head += 1) {
		std::vector<uint64_t> values;
		const RingCounts counts = ring.walk(values);

		EXPECT_EQ(counts.damaged, ring.head % 24) << ring.head;
	}
}

/* The last bytes of the memory: whatever lies behind them is not read. */
TEST(Ring, WhatEndsWithTheMemoryIsNotReadBeyond)
{
	FakeRing sample, rest;
	std::vector<uint64_t> values;

	sample.head = sample.tail = 4096 - 8;
	sample.header(PERF_RECORD_SAMPLE, 8);
	EXPECT_EQ(sample.walk(values).damaged, 8u);
	rest.head = 4096;
	rest.tail = 4096 - 4;
	EXPECT_EQ(rest.walk(values).damaged, 4u);
	EXPECT_TRUE(values.empty());
}

/* Records between are as they were, but which of them are old is not known. */
TEST(Ring, MoreThanARingHoldsIsDamaged)
{
	FakeRing ring;
	std::vector<uint64_t> values;

	for (unsigned i = 0; i < 4096 / 16; i++)
		ring.gap(16);
	ring.sample(1);
	EXPECT_EQ(ring.walk(values).damaged, 4096u + 24);
	EXPECT_TRUE(values.empty());
	EXPECT_EQ(walk_ring({{}, 8, 0}, [](std::span<const uint8_t>, uint64_t) {}).damaged, 8u);
}

} // namespace
