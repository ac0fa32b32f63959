/* SPDX-License-Identifier: GPL-2.0 */
/*
 * -x flowmin: of the records of -F, only those of calls that took long enough, and of
 * their callers.
 *
 * A call is long enough when a record of its thread comes so much later than its entry;
 * its callers are then, too. Until that is known, the entry waits, and so do the records
 * within the call. When a call ends that waits, its records are dropped.
 *
 *     -> a          waits                          printed at *
 *       -> b        waits
 *       <- b        b and what is within it are dropped
 *       | x         waits with a                   printed at *
 *       -> c        * a is long enough; c waits
 *       <- c        c is dropped
 *     <- a          printed
 */
#ifndef DTRACE_OUT_LONG_CALLS_H
#define DTRACE_OUT_LONG_CALLS_H

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <vector>

#include "out/flow.h"

namespace dt::out {

class LongCalls {
public:
	using Bytes = std::span<const uint8_t>;
	using ShowInFlow = std::function<void(Bytes record, unsigned cpu, const FlowStep &step)>;

	/* @least: the shortest call that is shown, in nanoseconds. */
	LongCalls(uint64_t least, ShowInFlow show) : least_(least), show_(std::move(show)) {}

	/* A record of @thread at @time, and its place. The records of a thread come in the order of time. */
	void take(uint64_t thread, uint64_t time, Bytes record, unsigned cpu, const FlowStep &step);

	/* Tracing ends at @time: shows the calls that have not ended, and are long enough. */
	void end(uint64_t time);

private:
	struct HeldLine {
		std::vector<uint8_t> record;
		unsigned cpu;
		FlowStep step;
	};
	/* A call that is not known to be long enough. */
	struct Waiting {
		size_t depth;
		uint64_t entered;
		std::vector<HeldLine> held;
	};

	void show_known(std::vector<Waiting> &calls, uint64_t time);
	bool holds(std::vector<Waiting> &calls, uint64_t time, const FlowStep &step) const;

	const uint64_t least_;
	const ShowInFlow show_;
	std::map<uint64_t, std::vector<Waiting>> threads_; /* of each the calls that wait, the innermost last */
};

} // namespace dt::out

#endif
