/* SPDX-License-Identifier: GPL-2.0 */
/* What all probes share that fire each time a perf event has counted its period (attach::PerfEvent). */
#ifndef DTRACE_PROBE_SAMPLE_H
#define DTRACE_PROBE_SAMPLE_H

#include <deque>
#include <string>
#include <string_view>

#include "probe/provider.h"

namespace dt {

/*
 * Nanoseconds from one firing to the next, of a clock. A processor that does nothing else is to manage it, with clauses
 * that take some time: the timer's interrupt comes before all else. It is also ten times what the kernel takes as the
 * least period of perf events, if nobody has changed kernel.perf_event_max_sample_rate.
 */
constexpr uint64_t kShortestPeriod = 100'000;
constexpr uint64_t kLongestPeriod = INT64_MAX; /* perf_event_open() takes no more, of nothing */

/* Where the processor was: in the kernel, or in a process. */
constexpr ArgList kSampleArgs = [] {
	ArgList list;

	list.count = 2;
	list.place[0].source = ArgSource::KernelPc;
	list.place[1].source = ArgSource::UserPc;
	return list;
}();
constexpr arg_types::Written kSampleTypes = {"uint64_t, uint64_t"};

/* Probes whose names say how often they fire, and so have no end: -l shows a few, match() makes what somebody writes. */
class SampleList : public ProbeList {
public:
	uint32_t count() const override { return static_cast<uint32_t>(entries_.size()); }
	Probe at(uint32_t index) const override;
	Status match(const ProbeDesc &desc, std::vector<uint32_t> &indexes) override;

protected:
	/* What fires the probe @name, or what is wrong with the name. */
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
