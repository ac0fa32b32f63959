// SPDX-License-Identifier: GPL-2.0
#include "out/tally.h"

#include <algorithm>

#include "out/agg_print.h"
#include "out/output.h"

namespace dt::out {

namespace {

constexpr std::chrono::nanoseconds kDefaultRate = std::chrono::seconds(1);

/* The longest time that the clock can have added to it. */
constexpr uint64_t kLongest = uint64_t{3600} * 24 * 365 * 1'000'000'000;

std::chrono::nanoseconds rate(const Options &options)
{
	return options.aggrate_ns ? std::chrono::nanoseconds(std::min(options.aggrate_ns, kLongest)) : kDefaultRate;
}

} // namespace

Tally::Tally(run::Session &session, const gen::Unit &unit, const std::vector<Probe> &enabled, const Options &options)
	: session_(session), layout_(unit.aggregations), enabled_(enabled), options_(options),
	  totals_(layout_.aggregations), due_(Clock::now() + rate(options))
{
	for (const gen::AggShape &shape : layout_.shapes)
		totals_[shape.aggregation->number].aggregation = shape.aggregation;
}

void Tally::report_drops(std::span<const uint64_t> element, unsigned cpu) const
{
	for (const AggTotal &total : totals_) {
		if (!total.aggregation)
			continue;
		if (const uint64_t drops = element[gen::AggLayout::drops_at(total.aggregation->number) / 8])
			complain((options_.droptags ? "[DTRACEDROP_AGGREGATION] " : "") +
				 aggregation_drops_text(drops, cpu, total.aggregation->name));
	}
}

Status Tally::read()
{
	if (!session_.aggregations)
		return {};
	if (Status status = session_.aggregations.change(session_.grace); !status)
		return status;
	for (unsigned cpu : session_.possible) {
		const std::span<uint64_t> element = session_.aggregations.left(cpu);
		bool makes_sense = true;

		makes_sense &= run::walk_element(element, layout_, [&](const run::AggEntry &entry) {
			makes_sense &= totals_[entry.shape->aggregation->number].add(entry, enabled_);
		});
		if (!makes_sense)
			complain(format("a part of the aggregations of CPU %u makes no sense", cpu));
		report_drops(element, cpu);
		run::clear_element(element, layout_);
	}
	due_ = Clock::now() + rate(options_);
	return {};
}

bool Tally::is_half_full() const
{
	const uint32_t half = (layout_.bytes - layout_.entries_at) / 2;

	return std::ranges::any_of(session_.possible,
				   [&](unsigned cpu) { return session_.aggregations.used(cpu) > half; });
}

Status Tally::keep_up()
{
	if (!session_.aggregations || (Clock::now() < due_ && !is_half_full()))
		return {};
	return read();
}

void Tally::print_rest(std::string &out) const
{
	for (const AggTotal &total : totals_)
		print_total(total, out);
}

std::string aggregation_drops_text(uint64_t drops, unsigned cpu, const std::string &name)
{
	return format("%llu aggregation drop%s on CPU %u (@%s)", static_cast<unsigned long long>(drops),
		      drops == 1 ? "" : "s", cpu, name.c_str());
}

} // namespace dt::out
