// SPDX-License-Identifier: GPL-2.0
/* -x flowmin: which records are shown, and when. */
#include <gtest/gtest.h>

#include <string>

#include "out/long_calls.h"

namespace dt::out {
namespace {

constexpr uint64_t kLeast = 100;
constexpr uint64_t kThread = 7;

/* Records are texts; what is shown is collected. */
class Calls {
public:
	void take(FlowKind kind, size_t depth, uint64_t time, std::string_view text, uint64_t thread = kThread,
		  std::optional<uint64_t> ns = {})
	{
		const auto *bytes = reinterpret_cast<const uint8_t *>(text.data());

		calls_.take(thread, time, {bytes, text.size()}, 0, {kind, depth, ns});
	}
	void enter(size_t depth, uint64_t time, std::string_view text, uint64_t thread = kThread)
	{
		take(FlowKind::Enters, depth, time, text, thread);
	}
	void within(size_t depth, uint64_t time, std::string_view text) { take(FlowKind::Within, depth, time, text); }
	void leave(size_t depth, uint64_t time, std::string_view text, uint64_t ns, uint64_t thread = kThread)
	{
		take(FlowKind::Leaves, depth, time, text, thread, ns);
	}
	void end(uint64_t time) { calls_.end(time); }

	/* What was shown since the last call. */
	std::string shown() { return std::exchange(shown_, ""); }

private:
	std::string shown_;
	LongCalls calls_{kLeast, [this](LongCalls::Bytes record, unsigned, const FlowStep &) {
				 shown_.append(shown_.empty() ? "" : " ").append(record.begin(), record.end());
			 }};
};

TEST(LongCalls, AShortCallVanishesWithAllThatIsInIt)
{
	Calls calls;

	calls.enter(0, 1000, ">a");
	calls.within(1, 1010, "x");
	calls.enter(1, 1020, ">b");
	calls.leave(1, 1030, "<b", 10);
	calls.leave(0, 1099, "<a", 99);
	EXPECT_EQ(calls.shown(), "");
}

TEST(LongCalls, ALongCallIsShownWithoutShortOnesInIt)
{
	Calls calls;

	calls.enter(0, 1000, ">a");
	calls.enter(1, 1010, ">b");
	calls.leave(1, 1020, "<b", 10);
	calls.within(1, 1030, "x");
	EXPECT_EQ(calls.shown(), "");
	calls.leave(0, 1100, "<a", 100);
	EXPECT_EQ(calls.shown(), ">a x <a");
}

TEST(LongCalls, CallersAreShownAsSoonAsTheyAreLongEnough)
{
	Calls calls;

	calls.enter(0, 1000, ">a");
	calls.enter(1, 1010, ">b");
	calls.enter(2, 1100, ">c");
	EXPECT_EQ(calls.shown(), ">a");
	calls.within(3, 1110, "x");
	EXPECT_EQ(calls.shown(), ">b");
	calls.leave(2, 1120, "<c", 20);
	calls.within(2, 1130, "y");
	EXPECT_EQ(calls.shown(), "y");
	calls.leave(1, 1140, "<b", 130);
	calls.leave(0, 1150, "<a", 150);
	EXPECT_EQ(calls.shown(), "<b <a");
}

TEST(LongCalls, RecordsOutsideOfCallsAreShownAtOnce)
{
	Calls calls;

	calls.within(0, 1000, "x");
	EXPECT_EQ(calls.shown(), "x");
}

TEST(LongCalls, AReturnWithoutItsEntryVanishes)
{
	Calls calls;

	calls.take(FlowKind::Leaves, 0, 1000, "<a");
	EXPECT_EQ(calls.shown(), "");
}

TEST(LongCalls, ThreadsWaitForThemselves)
{
	Calls calls;

	calls.enter(0, 1000, ">a", 1);
	calls.enter(0, 1050, ">b", 2);
	calls.leave(0, 1100, "<a", 100, 1);
	EXPECT_EQ(calls.shown(), ">a <a");
	calls.leave(0, 1110, "<b", 60, 2);
	EXPECT_EQ(calls.shown(), "");
}

/* The return of b was lost. */
TEST(LongCalls, ACallWithoutItsReturnDoesNotStay)
{
	Calls calls;

	calls.enter(0, 1000, ">a");
	calls.enter(1, 1010, ">b");
	calls.enter(1, 1020, ">c");
	calls.leave(0, 1100, "<a", 100);
	EXPECT_EQ(calls.shown(), ">a <a");
}

TEST(LongCalls, AtTheEndThoseThatStillRunAreShownIfTheyAreLongEnough)
{
	Calls calls;

	calls.enter(0, 1000, ">a", 1);
	calls.enter(1, 1050, ">b", 1);
	calls.enter(0, 1060, ">c", 2);
	calls.end(1150);
	EXPECT_EQ(calls.shown(), ">a >b");
}

} // namespace
} // namespace dt::out
