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
		return speculations.take(record, bytes, cpu, [&](std::span<const uint8_t> held, unsigned of) {
			shown += static_cast<char>(held[0]);
			shown += std::to_string(of);
		});
	}
};

TEST(Speculate, CommittedRecordsComeInOrder)
{
	Kept kept;

	EXPECT_TRUE(kept.take(Speculates::Holds, 1, 'a'));
	EXPECT_TRUE(kept.take(Speculates::Holds, 2, 'x'));
	EXPECT_TRUE(kept.take(Speculates::Holds, 1, 'b', 3));
	EXPECT_EQ(kept.shown, "");
	EXPECT_TRUE(kept.take(Speculates::Commits, 1));
	EXPECT_EQ(kept.shown, "a0b3");
}

TEST(Speculate, DiscardedRecordsDoNotCome)
{
	Kept kept;

	kept.take(Speculates::Holds, 1, 'a');
	kept.take(Speculates::Discards, 1);
	kept.take(Speculates::Commits, 1);
	EXPECT_EQ(kept.shown, "");
}

TEST(Speculate, WhatComesLateHasTheFateOfItsSpeculation)
{
	Kept kept;

	kept.take(Speculates::Commits, 1);
	kept.take(Speculates::Discards, 2);
	kept.take(Speculates::Holds, 1, 'a');
	kept.take(Speculates::Holds, 2, 'b');
	EXPECT_EQ(kept.shown, "a0");
}

TEST(Speculate, OthersAreLeftAlone)
{
	Kept kept;

	EXPECT_FALSE(kept.take(Speculates::No, 0, 'a'));
	EXPECT_FALSE(kept.take(Speculates::Holds, 0, 'a'));
	EXPECT_TRUE(kept.take(Speculates::Commits, 0));
	EXPECT_EQ(kept.shown, "");
}

TEST(Speculate, WhatASpeculationHasNoRoomForIsCounted)
{
	Kept kept(25);

	for (char letter : {'a', 'b', 'c', 'd'})
		kept.take(Speculates::Holds, 1, letter);
	kept.take(Speculates::Holds, 1, 'e', 1); /* each CPU has room of its own */
	kept.take(Speculates::Commits, 1);
	EXPECT_EQ(kept.shown, "a0b0e1");
	EXPECT_EQ(kept.speculations.take_drops(), 2u);
	EXPECT_EQ(kept.speculations.take_drops(), 0u);
}

} // namespace
