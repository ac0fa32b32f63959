/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The consumer's side of aggregations, and of printed associative arrays. It reads what clauses have counted, at
 * each -x aggrate and before their memory is full, and adds it to the totals.
 * Actions work on these totals.
 */
#ifndef DTRACE_OUT_TALLY_H
#define DTRACE_OUT_TALLY_H

#include <chrono>
#include <string>
#include <vector>

#include "base/options.h"
#include "out/agg_total.h"
#include "out/arrays.h"
#include "out/messages.h"
#include "out/metrics.h"
#include "out/print_names.h"
#include "rec/recorder.h"
#include "run/session.h"

namespace dt::out {

class Tally {
public:
	/*
	 * All arguments outlive it. @session: where it reads; nullptr: only add() adds something. @symbols: names of
	 * addresses that are keys. @recorder: gets what is read; may be null.
	 */
	Tally(run::Session *session, const gen::Unit &unit, const std::vector<Probe> &enabled, const Options &options,
	      os::Symbols &symbols, const Messages &messages, rec::Recorder *recorder = nullptr);

	/* Adds what a CPU has counted for a key. False: the key makes no sense. */
	bool add(const run::AggEntry &entry, unsigned cpu);
	/* Adds elements that the next action on the array prints. Used without a session. */
	void add(const rec::ArrayEvent &array) { arrays_.add(array); }

	/* Updates the totals to include each firing that has ended. Losses are reported. */
	Status read();
	/* The same if it is time for it. */
	Status keep_up(const Options &options);

	/* Records that follow in the rings may request totals that are not read yet. */
	void next_round() { is_fresh_ = false; }

	/*
	 * Executes printa(), clear() and other actions on aggregations, for a record of the firing at @time (0:
	 * not known). All actions of a firing see the same totals: values that are counted meanwhile are neither
	 * printed nor cleared. Output goes to @out. Totals are read once in a round, however many firings
	 * request them. Each read waits for a grace period, and a timer that requests totals more often than
	 * these end would fall further behind in each round.
	 */
	Status perform(const gen::RequestAction &request, run::RecordValues values, uint64_t time,
		       const Options &options, const Naming &naming, std::string &out);

	/* Called at the end: prints all that printa() has not printed. */
	void print_rest(const Options &options, const Naming &naming, std::string &out) const;

	/* All that was counted since tracing began, whatever actions have cleared. */
	void expose(Metrics &metrics) const;
	const std::vector<AggTotal> &exposed() const { return exposed_; }

	/* The same for -x top, with what normalize() divides by. */
	template <typename Visit>
	void each_exposed(const Visit &visit) const
	{
		for (const AggTotal &total : exposed_) {
			if (total.aggregation)
				visit(total, totals_[total.aggregation->number].normal);
		}
	}

private:
	struct TallyRows;
	using Clock = std::chrono::steady_clock;

	bool is_half_full() const;
	void report_drops(std::span<const uint64_t> element, unsigned cpu) const;

	run::Session *const session_;
	const gen::AggLayout &layout_;
	Arrays arrays_;
	const std::vector<Probe> &enabled_;
	const Messages messages_;
	const Naming naming_;
	rec::Recorder *const recorder_;
	std::vector<AggTotal> totals_;	/* by number of the aggregation */
	std::vector<AggTotal> exposed_; /* the same, which actions do not change; empty without options that show
					   them, such as -x textfile */
	Clock::time_point read_at_;
	bool is_fresh_ = false; /* read in this round */
	uint64_t seen_by_ = 0;	/* the firing whose actions see the totals as they are; 0: none */
};

/* All metrics of a run: what @tally exposes, after what was lost. */
std::string metrics_text(MetricsFormat format, const Tally &tally, const LossCounts &lost, const Options &options,
			 os::Symbols &symbols);

} // namespace dt::out

#endif
