/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Turns records into lines of output. Records arrive in the order in which they
 * are printed, and their requests are executed in that order.
 *
 * Text is collected and written in large pieces. Standard error stays in step
 * with it: text that precedes a message is written before the message.
 */
#ifndef DTRACE_OUT_LINES_H
#define DTRACE_OUT_LINES_H

#include <span>
#include <string>
#include <vector>

#include "out/fault_text.h"
#include "out/flow.h"
#include "out/kept.h"
#include "out/messages.h"
#include "out/output.h"
#include "out/plan.h"
#include "out/print.h"
#include "out/request.h"
#include "out/speculate.h"
#include "rec/events.h"

namespace dt::out {

class Lines {
public:
	using Bytes = std::span<const uint8_t>;

	/* All arguments outlive it; @signals may be null. @set: what setopt() begins with; @tally: see Requests. */
	Lines(const run::RecordFormat &format, const PrintOptions &options, unsigned cpus, Output &output,
	      Signals *signals, const Options &set = {}, Tally *tally = nullptr, FaultReporter faults = {});

	/* From now on, records wait for print_kept() if -x bufpolicy says so. @bytes: for each CPU. */
	void keep(uint64_t bytes)
	{
		if (set_.keeps_records())
			kept_.emplace(set_.fills() ? Kept::Policy::Fill : Kept::Policy::Ring, bytes,
				      static_cast<unsigned>(flow_.size()));
	}
	/* RecordFormat::probes has grown. */
	void grow() { columns_.resize(format_.probes.size()); }
	/* By those of @unit, which outlives this object. */
	void add(const gen::Unit &unit) { faults_.add(unit); }
	/* Has a record found no room? */
	bool is_full() const { return kept_ && kept_->is_full(); }
	/* Prints the kept records. From now on, records are printed as they arrive. */
	void print_kept();

	/* @next: the record after it on its CPU, empty if none is known. */
	void take(Bytes record, unsigned cpu, Bytes next);

	/* With what setopt() has changed. */
	const Options &options() const { return set_; }

	/* Records that speculations had no room for since the last call. */
	uint64_t take_speculative_drops() { return speculations_.take_drops(); }

	/* Faults that were counted and not said. */
	void say_rest();

	/* Records of faults, also those that were not said. */
	uint64_t faults() const { return fault_count_; }

	/* A message after all that was taken. */
	void say(const std::string &what);

	/* Aggregations that no action has printed. */
	void print_rest(const Tally &tally);

	/* Prints an empty line, or the end of a line that other output has begun; only with -x oformat=text. */
	void end_line();

	/* Of the end of tracing; what is left of aggregations is printed by print_rest(). */
	void do_step(rec::Step step);

	/* Hands over what has been gathered. */
	void write();

private:
	void begin(Bytes record);
	bool decode(Bytes record);
	void arrive(Bytes record, unsigned cpu, Bytes next);
	void show(Bytes record, unsigned cpu, Bytes next);
	void take_fault(unsigned cpu);
	void print(Bytes bytes, unsigned cpu, Bytes next);
	void print_json(Bytes bytes, unsigned cpu, Bytes next);
	const run::Record *follower(Bytes next);
	const std::string &columns(const run::Record &record, unsigned cpu, Bytes next);
	void perform(const gen::RequestAction &request, run::RecordValues values);
	void set_options();
	void make_plans();

	const run::RecordFormat format_;
	PrintOptions options_;
	Options set_;
	Output &output_;
	Signals *signals_;
	const Messages messages_;
	Requests requests_;
	Speculations speculations_;
	std::optional<Kept> kept_;
	FaultReporter faults_;
	Perform perform_;
	const bool is_json_;
	bool header_done_ = false, is_set_ = false;
	std::vector<Flow> flow_;		 /* by CPU number; with -F */
	std::vector<std::optional<Plan>> plans_; /* by clause */
	std::vector<std::string> columns_;	 /* by enabling; "": not made yet */
	run::Record record_, next_;
	uint64_t fault_count_ = 0;
	uint64_t time_ = 0; /* of the firing, 0: not known */
	std::string text_;
};

} // namespace dt::out

#endif
