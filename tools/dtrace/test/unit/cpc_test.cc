// SPDX-License-Identifier: GPL-2.0
/* Names of probes that fire after a number of events. */
#include <gtest/gtest.h>

#include <linux/perf_event.h>

#include "probe/probe.h"
#include "test/unit/description_of.h"

namespace dt {
namespace {

using test::desc;

constexpr const Provider *kProviders[] = {&kDtraceProvider, &kCpcProvider};

/* Not this machine, so that none of its counters is listed. */
ProbeTable make_table()
{
	return ProbeTable({.tracefs = "/nonexistent"}, kProviders);
}

TEST(Cpc, NamesSayWhatIsCounted)
{
	struct Row {
		const char *name;
		uint32_t type;
		uint64_t config, count;
		bool without_user, without_kernel;
	};
	const Row rows[] = {
		{"cpu_clock-all-123456", PERF_TYPE_SOFTWARE, PERF_COUNT_SW_CPU_CLOCK, 123456, false, false},
		{"page_faults-user-1", PERF_TYPE_SOFTWARE, PERF_COUNT_SW_PAGE_FAULTS, 1, false, true},
		{"cs-kernel-7", PERF_TYPE_SOFTWARE, PERF_COUNT_SW_CONTEXT_SWITCHES, 7, true, false},
		{"cpu_cycles-kernel-5000", PERF_TYPE_HARDWARE, PERF_COUNT_HW_CPU_CYCLES, 5000, true, false},
		{"PAPI_tot_ins-user-9000000", PERF_TYPE_HARDWARE, PERF_COUNT_HW_INSTRUCTIONS, 9'000'000, false, true},
	};

	for (const Row &row : rows) {
		ProbeTable table = make_table();
		std::vector<uint32_t> ids;

		ASSERT_TRUE(table.match(desc(row.name), ids).ok());
		ASSERT_EQ(ids.size(), 1u) << row.name << ": " << table.explain_no_match(desc(row.name)).text;
		const Probe probe = table.probe(ids[0]);
		const auto &event = std::get<attach::PerfEvent>(probe.attachment);
		EXPECT_EQ(probe.full_name(), "cpc:::" + std::string(row.name));
		EXPECT_EQ(event.type, row.type) << row.name;
		EXPECT_EQ(event.config, row.config) << row.name;
		EXPECT_EQ(event.period, row.count) << row.name;
		EXPECT_EQ(event.without_user, row.without_user) << row.name;
		EXPECT_EQ(event.without_kernel, row.without_kernel) << row.name;
		EXPECT_FALSE(event.on_one_cpu);
	}
}

TEST(Cpc, NamesThatAreNone)
{
	const std::pair<const char *, const char *> rows[] = {
		{"cpc:::cpu_clok-all-1000000", "no event is named cpu_clok: did you mean cpu_clock?"},
		{"cpc:::page-faults-all-1", "no event is named page-faults: did you mean page_faults?"},
		{"cpc:::cs-user-10", "cs-user-10 never fires: it is the kernel that switches, so write cs-kernel-10"},
		{"cpc:::nonsense-all-1", "no event is named nonsense: dtrace -l -P cpc lists them"},
		{"cpu_clock-both-1000000", "no mode is named both: there are all, user and kernel"},
		{"cpu_clock-1000000", "cpu_clock-1000000 is not of the form EVENT-MODE-COUNT, cpu_clock-all-1000000"},
		{"cpc:::cpu_clock", "cpu_clock is not of the form EVENT-MODE-COUNT, cpu_clock-all-1000000"},
		{"cpc:::-1", "-1 is not of the form EVENT-MODE-COUNT, cpu_clock-all-1000000"},
		{"instructions-all-many", "many is no count: a number comes last, as in instructions-all-1000000"},
		{"instructions-all-5k", "5k is no count: a number comes last, as in instructions-all-1000000"},
		{"instructions-all-4999", "4999 is too small a count of instructions: the least is 5000"},
		{"cpu_clock-all-99999", "99999 is too small a count of cpu_clock: the least is 100000"},
		{"page_faults-all-0", "0 is too small a count of page_faults: the least is 1"},
		{"page_faults-all-99999999999999999999", "99999999999999999999 is too large"},
		{"page_faults-all-9223372036854775808", "9223372036854775808 is too large"},
	};

	for (const auto &[name, why] : rows) {
		ProbeTable table = make_table();
		std::vector<uint32_t> ids;

		EXPECT_TRUE(table.match(desc(name), ids).ok() && ids.empty()) << name;
		EXPECT_EQ(table.explain_no_match(desc(name)).text, why);
	}
}

TEST(Cpc, ListsEachEventOnce)
{
	ProbeTable table = make_table();
	std::vector<uint32_t> ids;
	std::string names;

	ASSERT_TRUE(table.match(desc("cpc:::"), ids).ok());
	for (const uint32_t id : ids)
		names += std::string(table.probe(id).name) + ' ';
	EXPECT_EQ(names, "cpu_clock-all-1000000 task_clock-all-1000000 page_faults-all-100 minor_faults-all-100 "
			 "major_faults-all-1 context_switches-all-100 cpu_migrations-all-1 alignment_faults-all-1 "
			 "emulation_faults-all-1 ");
}

/* Names of other providers may have hyphens, too. */
TEST(Cpc, ExplainsOnlyWhatIsMeant)
{
	ProbeTable table = make_table();
	std::vector<uint32_t> ids;

	ASSERT_TRUE(table.match(desc("exec-failures-1"), ids).ok());
	EXPECT_EQ(table.explain_no_match(desc("exec-failures-1")).text.find("event"), std::string::npos);
}

} // namespace
} // namespace dt
