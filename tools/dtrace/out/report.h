/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Prints recordings (rec/): --report prints what the recorded run has printed, and
 * --diff compares the aggregations of two runs.
 *
 * A report goes through the same printer as the run did. Nothing else happens: commands
 * of system() are not run, and freopen() does not open a file.
 */
#ifndef DTRACE_OUT_REPORT_H
#define DTRACE_OUT_REPORT_H

#include <memory>
#include <optional>
#include <string>

#include "base/options.h"
#include "out/lines.h"
#include "out/output.h"
#include "out/tally.h"
#include "rec/player.h"

namespace dt::out {

class Report {
public:
	/*
	 * @options: of the command line that asks for the report; the recorded ones hold where it says nothing. Both
	 * outlive it.
	 */
	static Result<std::unique_ptr<Report>> open(const std::string &path, const Options &options, Output &output);
	Report(std::unique_ptr<rec::Player> player, const Options &options, Output &output);

	/*
	 * Prints all of it. If the recording ends too early, what is there is printed as if tracing had ended there,
	 * and the error says so.
	 */
	Status print();

	/* Called after print(): totals of all aggregations since the run began. */
	const std::vector<AggTotal> &totals() const { return tally_.exposed(); }
	/* Names of addresses. */
	Naming naming() { return {.symbols = &player_->symbols(), .ustackkeys = options_.ustackkeys}; }

private:
	static Options merged(const Options &recorded, const Options &asked);
	Status print_events();
	void print_event(const rec::Event &event);
	void take(const rec::LossEvent &loss);
	void do_step(rec::EndStep step);

	const std::unique_ptr<rec::Player> player_;
	const Options options_;
	Output &output_;
	std::optional<Output> beside_; /* where records go if the output is metrics */
	LossCounts lost_;
	const Messages messages_;
	Tally tally_;
	Lines lines_;
	bool is_whole_ = false; /* the last step has been done */
};

} // namespace dt::out

#endif
