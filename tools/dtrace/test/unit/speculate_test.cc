// SPDX-License-Identifier: GPL-2.0
/* Records of speculations wait for commit or discard, whichever is read first. */
#include <gtest/gtest.h>

#include <string>

#include "out/speculate.h"

namespace {

using namespace dt;
using gen::Speculates;

/* Takes records that are told by a letter; what is shown of them. */
struct Kept {
	out::Speculations speculations;
	std::string shown;

	explicit Kept(uint64_t specsize = 100) : speculations(specsize) {}

	bool take(Speculates speculates, uint64_t key, char letter = 0, unsigned cpu = 0)
	{
		const uint8_t bytes[10] = {static_cast<uint8_t>(letter)};
		run::Record record;

		record.speculates = speculates;
		record.speculation = key;
		return take(record, bytes, cpu);
	}
	bool take(const run::Record &record, std::span<const uint8_t> bytes, unsigned cpu)
	{
		return speculations.take(record, bytes, cpu, [&](std::span<const uint8_t> held, unsigned of) {
			shown += static_cast<char>(held[0]);
			shown += std::to_string(of);
		});
	}
	bool end(std::vector<run::EndedSpeculation> ends)
	{
		run::Record record;

		record.speculates = Speculates::Ends;
		record.ends = std::move(ends);
		return take(record, {}, 0);
	}
	bool commit(uint64_t key) { return end({{key, true}}); }
	bool discard(uint64_t key) { return end({{key, false}}); }
};

TEST(Speculate, CommittedRecordsComeInOrder)
{
	Kept kept;

	EXPECT_TRUE(kept.take(Speculates::Holds, 1, 'a'));
	EXPECT_TRUE(kept.take(Speculates::Holds, 2, 'x'));
	EXPECT_TRUE(kept.take(Speculates::Holds, 1, 'b', 3));
	EXPECT_EQ(kept.shown, "");
	EXPECT_TRUE(kept.commit(1));
	EXPECT_EQ(kept.shown, "a0b3");
}

TEST(Speculate, DiscardedRecordsDoNotCome)
{
	Kept kept;

	kept.take(Speculates::Holds, 1, 'a');
	kept.discard(1);
	kept.commit(1);
	EXPECT_EQ(kept.shown, "");
}

TEST(Speculate, WhatComesLateHasTheFateOfItsSpeculation)
{
	Kept kept;

	kept.commit(1);
	kept.discard(2);
	kept.take(Speculates::Holds, 1, 'a');
	kept.take(Speculates::Holds, 2, 'b');
	EXPECT_EQ(kept.shown, "a0");
}

TEST(Speculate, DataOfTheClauseThatEndsComesAfterWhatItCommits)
{
	Kept kept;
	run::Record record;
	const uint8_t bytes[] = {'z'};

	record.speculates = Speculates::Ends;
	record.ends = {{1, true}, {2, false}};
	record.items.resize(1);
	kept.take(Speculates::Holds, 1, 'a');
	kept.take(Speculates::Holds, 2, 'b');
	EXPECT_TRUE(kept.take(record, bytes, 5));
	EXPECT_EQ(kept.shown, "a0z5");
}

TEST(Speculate, OneRecordEndsSeveral)
{
	Kept kept;

	kept.take(Speculates::Holds, 1, 'a');
	kept.take(Speculates::Holds, 2, 'b');
	kept.take(Speculates::Holds, 3, 'c');
	EXPECT_TRUE(kept.end({{3, true}, {2, false}, {0, true}, {1, true}}));
	EXPECT_EQ(kept.shown, "c0a0");
}

TEST(Speculate, OthersAreLeftAlone)
{
	Kept kept;

	EXPECT_FALSE(kept.take(Speculates::No, 0, 'a'));
	EXPECT_FALSE(kept.take(Speculates::Holds, 0, 'a'));
	EXPECT_TRUE(kept.commit(0));
	EXPECT_EQ(kept.shown, "");
}

TEST(Speculate, WhatASpeculationHasNoRoomForIsCounted)
{
	Kept kept(25);

	for (char letter : {'a', 'b', 'c', 'd'})
		kept.take(Speculates::Holds, 1, letter);
	kept.take(Speculates::Holds, 1, 'e', 1); /* each CPU has room of its own */
	kept.commit(1);
	EXPECT_EQ(kept.shown, "a0b0e1");
	EXPECT_EQ(kept.speculations.take_drops(), 2u);
	EXPECT_EQ(kept.speculations.take_drops(), 0u);
}

} // namespace
