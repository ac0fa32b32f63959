// SPDX-License-Identifier: GPL-2.0
/*
 * Provider profile: probes that fire by the clock.
 *
 *   profile-N[UNIT]   on each CPU that is online
 *   tick-N[UNIT]      on one CPU
 *
 * Without a unit, and with hz, N is the number of firings per second. With any
 * other unit, N is the time between two firings. The number of names is
 * unlimited: -l shows the usual ones, and match() creates the probe that a user
 * writes. Two spellings of one period are two probes, because probename returns
 * the name as written.
 *
 * The clock is the perf event cpu-clock with a period in nanoseconds. The
 * kernel advances its timer by whole periods, so firings do not drift. The
 * arguments are the code address that the timer interrupted.
 */
#include "probe/probe.h"

#include <linux/perf_event.h>

#include <algorithm>
#include <charconv>

#include "base/diag.h"
#include "base/options.h"
#include "probe/sample.h"

namespace dt {

namespace {

constexpr const char *kUnitNames = "hz, ns, us, ms, s, m, h, d; nsec, usec, msec, sec, min, hour, day";

struct ProfileClock {
	std::string_view prefix;
	bool on_one_cpu;
	std::array<unsigned, 7> listed; /* by N; 0: nothing */
};

constexpr ProfileClock kClocks[] = {
	{"profile-", false, {97, 199, 499, 997, 1999, 4001, 4999}},
	{"tick-", true, {1, 10, 100, 500, 1000, 5000, 0}},
};

/* Whose probe is called @name, or begins so; nullptr: nobody's. */
const ProfileClock *clock_of(std::string_view name)
{
	const auto *clock =
		std::ranges::find_if(kClocks, [&](const ProfileClock &k) { return name.starts_with(k.prefix); });

	return clock == std::end(kClocks) ? nullptr : clock;
}

/* "250 ns", "50 us" */
std::string time_text(uint64_t ns)
{
	return ns % 1000 == 0 ? std::to_string(ns / 1000) + " us" : std::to_string(ns) + " ns";
}

/* The period that the name of a probe of @clock says, or what is wrong with it. */
Result<uint64_t> parse_period(const ProfileClock &clock, std::string_view name)
{
	const std::string written(name);
	const char *const begin = name.data() + clock.prefix.size(), *const end = name.data() + name.size();
	uint64_t n = 0, period = 0;
	const auto [rest, problem] = std::from_chars(begin, end, n);

	if (rest == begin)
		return Error{written + " has no number: " + std::string(clock.prefix) + "100ms fires each 100 ms"};
	const std::string_view unit_name(rest, static_cast<size_t>(end - rest));
	const TimeUnit *unit = unit_name.empty() ? find_time_unit("hz") : find_time_unit(unit_name);
	if (!unit)
		return Error{std::string(unit_name) + " is no unit: there are " + kUnitNames};
	if (problem == std::errc() && n == 0)
		return Error{written + " never fires: the number must be 1 or more"};
	if (unit->ns == 0)
		period = problem == std::errc() ? kNsPerSecond / n : 0;
	else if (problem != std::errc() || __builtin_mul_overflow(n, unit->ns, &period) || period > kLongestPeriod)
		return Error{written + " is too long: 292 years are the longest period"};
	if (period < kShortestPeriod)
		return Error{written + " is too fast: the shortest period is " + time_text(kShortestPeriod) + ", " +
			     std::string(clock.prefix) + std::to_string(kNsPerSecond / kShortestPeriod)};
	return period;
}

class ProfileList final : public SampleList {
public:
	ProfileList()
	{
		for (const ProfileClock &clock : kClocks) {
			for (const unsigned n : clock.listed) {
				if (n != 0)
					add(std::string(clock.prefix) + std::to_string(n));
			}
		}
	}

	Reason explain(const ProbeDesc &desc) const override
	{
		if (is_glob(desc.name))
			return {};
		if (const ProfileClock *clock = clock_of(desc.name)) {
			const Result<uint64_t> period = parse_period(*clock, desc.name);
			return {period ? "" : period.error().text()};
		}
		for (const ProfileClock &clock : kClocks) {
			if (desc.name + '-' == clock.prefix)
				return {desc.name + " has no number: " + std::string(clock.prefix) +
					"100ms fires each 100 ms"};
		}
		return {};
	}

protected:
	Result<attach::PerfEvent> parse(std::string_view name) const override
	{
		const ProfileClock *clock = clock_of(name);

		if (!clock)
			return Error{std::string(name) + " is no clock"};
		const Result<uint64_t> period = parse_period(*clock, name);
		if (!period)
			return period.error();
		return attach::PerfEvent{.type = PERF_TYPE_SOFTWARE,
					 .config = PERF_COUNT_SW_CPU_CLOCK,
					 .period = *period,
					 .on_one_cpu = clock->on_one_cpu};
	}
};

Result<std::unique_ptr<ProbeList>> open(const ProbeEnv &)
{
	return std::unique_ptr<ProbeList>(std::make_unique<ProfileList>());
}

constexpr std::string_view kPatterns[] = {"profile*", "tick*"};

} // namespace

constinit const Provider kProfileProvider = {"profile", kPatterns, open, stability::kEvolvingNames};

} // namespace dt
