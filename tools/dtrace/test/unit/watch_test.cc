// SPDX-License-Identifier: GPL-2.0
/* Probes on memory without a process: addresses of the kernel, and the errors of all others. */
#include <gtest/gtest.h>

#include <linux/hw_breakpoint.h>
#include <linux/perf_event.h>

#include "probe/probe.h"
#include "test/unit/description_of.h"

namespace dt {
namespace {

using test::desc;

constexpr const Provider *kProviders[] = {&kDtraceProvider, &kWatchProvider};

TEST(Watch, AddressesOfTheKernel)
{
	struct Row {
		const char *name;
		uint64_t address, bytes;
		uint32_t access;
	};
	const Row rows[] = {
		{"watch:kernel:0xffffffff82001000/8:write", 0xffffffff82001000, 8, HW_BREAKPOINT_W},
		{"watch::0Xffffffff82001003/1:access", 0xffffffff82001003, 1, HW_BREAKPOINT_RW},
		{"watch:vmlinux:0xffffffffffffffff/1:write", UINT64_MAX, 1, HW_BREAKPOINT_W},
		{"watch:kernel:0xffffffff81000001:exec", 0xffffffff81000001, sizeof(long), HW_BREAKPOINT_X},
	};

	for (const Row &row : rows) {
		ProbeTable table({}, kProviders);
		std::vector<uint32_t> ids;

		ASSERT_TRUE(table.match(desc(row.name), ids).ok());
		ASSERT_EQ(ids.size(), 1u) << row.name << ": " << table.explain_no_match(desc(row.name)).text;
		const Probe probe = table.probe(ids[0]);
		const auto &event = std::get<attach::PerfEvent>(probe.attachment);
		EXPECT_EQ(event.type, static_cast<uint32_t>(PERF_TYPE_BREAKPOINT));
		EXPECT_EQ(event.period, 1u);
		EXPECT_EQ(event.address, row.address) << row.name;
		EXPECT_EQ(event.bytes, row.bytes) << row.name;
		EXPECT_EQ(event.access, row.access) << row.name;
		EXPECT_EQ(probe.module, "vmlinux");
		EXPECT_EQ(probe.sharing, Probe::Sharing());
		EXPECT_TRUE(probe.is_of_thread());
	}
}

TEST(Watch, NamesThatAreNone)
{
	const std::pair<const char *, const char *> rows[] = {
		{"watch::0x404040/4:write", "0x404040 is an address of a process: name the process by -p or -c"},
		{"watch::0x00fe000000000000:exec",
		 "0x00fe000000000000 is an address of a process: name the process by -p or -c"},
		{"watch::0x0100000000000000/8:write", "0x0100000000000000 is no address"},
		{"watch:kernel:0xffffffff82001000/18446744073709551616:write",
		 "the processor watches 1, 2, 4 or 8 bytes"},
		{"watch:kernel:0xffffffff82001001/4:write",
		 "0xffffffff82001001 is not a multiple of 4, as the processor wants it"},
		{"watch:a.out:total:write", "no module of the kernel is named a.out: code that is built in belongs to "
					    "vmlinux, and for a file of a process, name the process by -p or -c"},
	};

	for (const auto &[name, wanted] : rows) {
		ProbeTable table({}, kProviders);
		std::vector<uint32_t> ids;

		ASSERT_TRUE(table.match(desc(name), ids).ok());
		EXPECT_TRUE(ids.empty()) << name;
		EXPECT_EQ(table.explain_no_match(desc(name)).text, wanted);
	}
}

} // namespace
} // namespace dt
