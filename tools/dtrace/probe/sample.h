/* SPDX-License-Identifier: GPL-2.0 */
/* What all probes have in common that fire when a perf event has come round (attach::PerfEvent). */
#ifndef DTRACE_PROBE_SAMPLE_H
#define DTRACE_PROBE_SAMPLE_H

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

} // namespace dt

#endif
