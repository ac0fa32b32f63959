/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The consumer's side of aggregations: reads what clauses have counted, each
 * -x aggrate and before their memory is full, adds it to the totals, and prints
 * these.
 */
#ifndef DTRACE_OUT_TALLY_H
#define DTRACE_OUT_TALLY_H

#include <chrono>
#include <string>
#include <vector>

#include "base/options.h"
#include "out/agg_total.h"
#include "run/session.h"

namespace dt::out {

class Tally {
public:
	/* All arguments outlive it. */
	Tally(run::Session &session, const gen::Unit &unit, const std::vector<Probe> &enabled, const Options &options);

	/* Now the totals have each firing that has ended. What found no room is reported. */
	Status read();
	/* The same if it is time for it. */
	Status keep_up();
	/* At the end: all that has not been printed. */
	void print_rest(std::string &out) const;

private:
	using Clock = std::chrono::steady_clock;

	bool is_half_full() const;
	void report_drops(std::span<const uint64_t> element, unsigned cpu) const;

	run::Session &session_;
	const gen::AggLayout &layout_;
	const std::vector<Probe> &enabled_;
	const Options &options_;
	std::vector<AggTotal> totals_; /* by number of the aggregation */
	Clock::time_point due_;
};

/* "3 aggregation drops on CPU 1 (@a)" */
std::string aggregation_drops_text(uint64_t drops, unsigned cpu, const std::string &name);

} // namespace dt::out

#endif
