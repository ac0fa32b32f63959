// SPDX-License-Identifier: GPL-2.0
/* Probes that fire by the clock: their unlimited names, and the errors in invalid ones. */
#include <gtest/gtest.h>

#include "probe/probe.h"
#include "test/unit/description_of.h"

namespace dt {
namespace {

using test::desc;

constexpr const Provider *kProviders[] = {&kDtraceProvider, &kProfileProvider};

const attach::PerfEvent &event(const Probe &probe)
{
	return std::get<attach::PerfEvent>(probe.attachment);
}

TEST(Profile, PeriodsOfNames)
{
	struct Row {
		const char *name;
		uint64_t period;
		bool on_one_cpu;
	};
	const Row rows[] = {
		{"profile-997", 1'003'009, false},
		{"profile-97hz", 10'309'278, false},
		{"profile-97HZ", 10'309'278, false},
		{"profile-10000", 100'000, false},
		{"tick-1", 1'000'000'000, true},
		{"tick-100000ns", 100'000, true},
		{"tick-100001nsec", 100'001, true},
		{"tick-100us", 100'000, true},
		{"profile-250usec", 250'000, false},
		{"profile-10ms", 10'000'000, false},
		{"tick-10msec", 10'000'000, true},
		{"tick-1s", 1'000'000'000, true},
		{"tick-5sec", 5'000'000'000, true},
		{"tick-2m", 120'000'000'000, true},
		{"tick-2min", 120'000'000'000, true},
		{"tick-3h", 10'800'000'000'000, true},
		{"tick-3Hour", 10'800'000'000'000, true},
		{"tick-1d", 86'400'000'000'000, true},
		{"tick-106751day", 9'223'286'400'000'000'000, true},
		{"tick-007s", 7'000'000'000, true},
	};

	for (const Row &row : rows) {
		ProbeTable table({}, kProviders);
		std::vector<uint32_t> ids;

		ASSERT_TRUE(table.match(desc(row.name), ids).ok());
		ASSERT_EQ(ids.size(), 1u) << row.name << ": " << table.explain_no_match(desc(row.name)).text;
		const Probe probe = table.probe(ids[0]);
		EXPECT_EQ(probe.full_name(), "profile:::" + std::string(row.name));
		EXPECT_EQ(event(probe).period, row.period) << row.name;
		EXPECT_EQ(event(probe).on_one_cpu, row.on_one_cpu) << row.name;
		EXPECT_EQ(probe.arguments().place[0].source, ArgSource::KernelPc);
		EXPECT_EQ(probe.arguments().place[1].source, ArgSource::UserPc);
	}
}

TEST(Profile, NamesThatAreNone)
{
	const std::pair<const char *, const char *> rows[] = {
		{"tick-1x",
		 "x is no unit: there are hz, ns, us, ms, s, m, h, d; nsec, usec, msec, sec, min, hour, day"},
		{"tick-1.5s",
		 ".5s is no unit: there are hz, ns, us, ms, s, m, h, d; nsec, usec, msec, sec, min, hour, day"},
		{"tick-s", "tick-s has no number: tick-100ms fires each 100 ms"},
		{"tick--1", "tick--1 has no number: tick-100ms fires each 100 ms"},
		{"profile-", "profile- has no number: profile-100ms fires each 100 ms"},
		{"profile", "profile has no number: profile-100ms fires each 100 ms"},
		{"tick-0", "tick-0 never fires: the number must be 1 or more"},
		{"tick-0s", "tick-0s never fires: the number must be 1 or more"},
		{"profile-10001", "profile-10001 is too fast: the shortest period is 100 us, profile-10000"},
		{"profile-99us", "profile-99us is too fast: the shortest period is 100 us, profile-10000"},
		{"tick-99999999999999999999hz",
		 "tick-99999999999999999999hz is too fast: the shortest period is 100 us, tick-10000"},
		{"tick-106752d", "tick-106752d is too long: 292 years are the longest period"},
		{"tick-99999999999999999999ns",
		 "tick-99999999999999999999ns is too long: 292 years are the longest period"},
	};

	for (const auto &[name, why] : rows) {
		ProbeTable table({}, kProviders);
		std::vector<uint32_t> ids;

		EXPECT_TRUE(table.match(desc(name), ids).ok() && ids.empty()) << name;
		EXPECT_EQ(table.explain_no_match(desc(name)).text, why);
	}
}

TEST(Profile, ListsTheUsualOnes)
{
	ProbeTable table({}, kProviders);
	std::vector<uint32_t> ids;
	std::string names;

	table.number_as_listed();
	ASSERT_TRUE(table.match(desc("profile:::"), ids).ok());
	for (const uint32_t id : ids)
		names += std::string(table.probe(id).name) + ' ';
	EXPECT_EQ(names, "profile-97 profile-199 profile-499 profile-997 profile-1999 profile-4001 profile-4999 "
			 "tick-1 tick-10 tick-100 tick-500 tick-1000 tick-5000 ");
	EXPECT_EQ(ids.front(), 4u);
}

/* A pattern means those of the list, and those that have been named. */
TEST(Profile, PatternsMakeNoProbes)
{
	ProbeTable table({}, kProviders);
	std::vector<uint32_t> ids;

	ASSERT_TRUE(table.match(desc("tick-1*"), ids).ok());
	EXPECT_EQ(ids.size(), 4u);
	ids.clear();
	ASSERT_TRUE(table.match(desc("tick-123ms"), ids).ok());
	ASSERT_TRUE(table.match(desc("tick-123ms"), ids).ok());
	ASSERT_EQ(ids.size(), 2u);
	EXPECT_EQ(ids[0], ids[1]);
	ids.clear();
	ASSERT_TRUE(table.match(desc("profile:::tick-12[3]*"), ids).ok());
	EXPECT_EQ(ids.size(), 1u);
}

TEST(Profile, OtherPartsMustFit)
{
	ProbeTable table({}, kProviders);
	std::vector<uint32_t> ids;

	ASSERT_TRUE(table.match(desc("dtrace:::tick-1s"), ids).ok());
	ASSERT_TRUE(table.match(desc("profile:vmlinux::tick-1s"), ids).ok());
	EXPECT_TRUE(ids.empty());
	EXPECT_EQ(table.explain_no_match(desc("profile:vmlinux::tick-1s")).text, "no module is named vmlinux");
	/* The kernel has the name that the user knows. */
	EXPECT_EQ(table.explain_no_match(desc("profile:genunix::tick-1s")).text, "no module is named genunix");
	ASSERT_TRUE(table.match(desc("pro*:::tick-1s"), ids).ok());
	EXPECT_EQ(ids.size(), 1u);
}

} // namespace
} // namespace dt
