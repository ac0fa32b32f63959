/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The common part of probes that fire each time a perf event has counted its period
 * (attach::PerfEvent).
 *
 * Provider profile counts time, and provider cpc counts events of the processor.
 * The name of a probe has its rate, so there is no list of all probes: match()
 * makes a probe when a description names it.
 */
#ifndef DTRACE_PROBE_SAMPLE_H
#define DTRACE_PROBE_SAMPLE_H

#include <deque>
#include <string>
#include <string_view>

#include "probe/provider.h"

namespace dt {

/*
 * The shortest period of a clock, in nanoseconds. It leaves an otherwise idle CPU enough time for clauses, although the
 * timer's interrupt has priority over everything else. It is ten times the kernel's own limit for perf events, with the
 * default kernel.perf_event_max_sample_rate.
 */
constexpr uint64_t kShortestPeriod = 100'000;
constexpr uint64_t kLongestPeriod = INT64_MAX; /* perf_event_open() takes no more, of nothing */

/* The interrupted code address: in the kernel, or in a process. */
constexpr ArgList kSampleArgs = [] {
	ArgList list;

	list.count = 2;
	list.place[0].source = ArgSource::KernelPc;
	list.place[1].source = ArgSource::UserPc;
	return list;
}();
constexpr arg_types::Written kSampleTypes = {"uint64_t, uint64_t"};

/*
 * Probes whose names contain their rate, so their number is unlimited: -l shows
 * a few, and match() creates the others.
 */
class SampleList : public ProbeList {
public:
	uint32_t count() const override { return static_cast<uint32_t>(entries_.size()); }
	Probe at(uint32_t index) const override;
	Status match(const ProbeDesc &desc, std::vector<uint32_t> &indexes) override;

protected:
	/* The event that fires the probe @name, or the error in the name. */
	virtual Result<attach::PerfEvent> parse(std::string_view name) const = 0;
	/* Nothing, if no probe is called so. */
	void add(const std::string &name);

private:
	struct Entry {
		std::string name;
		attach::PerfEvent event;
	};

	std::deque<Entry> entries_; /* probes have views of the names, which stay where they are */
};

} // namespace dt

#endif
