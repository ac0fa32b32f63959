// SPDX-License-Identifier: GPL-2.0
/* Actions on the totals of aggregations: which rows trunc() keeps. */
#include <gtest/gtest.h>

#include "../fuzz/front_end.h"
#include "out/tally.h"

namespace dt::out {
namespace {

/* "value key" of each row that is left of keys 1 to 100, which are counted key times, after trunc() to @most. */
std::string left_by_trunc(int64_t most, int64_t counted_again = 0)
{
	const test::Compiled compiled("BEGIN { @[pid] = count(); trunc(@, 1); }");
	const std::vector<Probe> probes = gen::enabled_probes(compiled.unit, compiled.probes);
	const gen::AggShape &shape = compiled.unit.aggregations.shapes.front();
	Result<Output> output = Output::open("/dev/null");
	os::MachineSymbols symbols;
	const Messages messages(compiled.options, *output, nullptr);
	Tally tally(nullptr, compiled.unit, probes, compiled.options, symbols, messages);
	const auto count = [&](uint64_t key, uint64_t times) {
		EXPECT_TRUE(tally.add({&shape, {&times, 1}, {&key, 1}}, 0));
	};
	run::RecordValue argument;
	Options options = compiled.options;
	std::string text;

	for (uint64_t key = 1; key <= 100; key++)
		count(key, key);
	argument.number = static_cast<uint64_t>(most);
	for (const gen::LayoutAction &action : compiled.unit.layouts.front().actions) {
		const auto *request = std::get_if<gen::RequestAction>(&action.node);

		EXPECT_TRUE(!request || tally.perform(*request, {&argument, 1}, 0, options, {}, text));
	}
	if (counted_again)
		count(static_cast<uint64_t>(counted_again), 1);
	options.oformat = OutputFormat::Folded;
	tally.print_rest(options, {}, text);
	return text;
}

TEST(Tally, TruncKeepsTheRowsOfTheLargestOrTheSmallestValues)
{
	EXPECT_EQ(left_by_trunc(2), "99 99\n100 100\n");
	EXPECT_EQ(left_by_trunc(-2), "1 1\n2 2\n");
	EXPECT_EQ(left_by_trunc(0), "");
	EXPECT_EQ(left_by_trunc(100), left_by_trunc(1000));
	EXPECT_EQ(left_by_trunc(INT64_MIN), left_by_trunc(1000));
}

TEST(Tally, ARowIsCountedOnOrFromNothingAfterTrunc)
{
	EXPECT_EQ(left_by_trunc(2, 99), "99 100\n100 100\n");
	EXPECT_EQ(left_by_trunc(2, 98), "98 1\n99 99\n100 100\n");
}

} // namespace
} // namespace dt::out
