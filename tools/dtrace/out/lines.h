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
#include "out/long_calls.h"
#include "out/messages.h"
#include "out/output.h"
#include "out/plan.h"
#include "out/print.h"
#include "out/request.h"
#include "out/speculate.h"
#include "rec/events.h"

namespace dt::out {

/* What a run, and the report of its recording, print records by. */
struct PrintedRun {
	const gen::Unit &unit;
	const lex::Sources &sources;
	const std::vector<Probe> &probes;
	os::Symbols &symbols;
	unsigned cpus;	  /* numbers of CPUs are below this */
	bool testing;	  /* is_testing(): faults are reported without their place */
	bool is_recorded; /* the program can be of others, its formats and types, too: see Lines::write() */
};

class Lines {
public:
	using Bytes = std::span<const uint8_t>;

	/* All arguments outlive it; @signals may be null. @set: what setopt() begins with; @tally: see Requests. */
	Lines(const run::RecordFormat &format, const PrintOptions &options, unsigned cpus, Output &output,
	      Signals *signals, const Options &set = {}, Tally *tally = nullptr, FaultReporter faults = {});

	Lines(const PrintedRun &run, const Options &options, Output &output, Signals *signals, Tally *tally);

	/* From now on, records wait for print_kept() if -x bufpolicy says so. @bytes: for each CPU. */
	void keep(uint64_t bytes)
	{
		if (set_.keeps_records())
			kept_.emplace(set_.fills() ? Kept::Policy::Fill : Kept::Policy::Ring, bytes, cpus_);
	}
	/* RecordFormat::probes has grown. */
	void grow() { columns_.resize(format_.probes.size()); }
	/* The type of what a probe's function gives back, nullptr: not known; with -x flowtime. */
	void show_results(rec::ResultType of) { result_type_ = std::move(of); }
	/* From now on, faults of @unit have places, too. */
	void add(const gen::Unit &unit) { faults_.add(unit); }
	/* Has a record found no room? */
	bool is_full() const { return kept_ && kept_->is_full(); }
	/* Prints the kept records. From now on, records are printed as they arrive. */
	void print_kept();

	/* @next: the record after it on its CPU, empty if none is known. */
	void take(Bytes record, unsigned cpu, Bytes next);

	/* The options with the changes of setopt(). */
	const Options &options() const { return set_; }

	/* Records that speculations had no room for since the last call. */
	uint64_t take_speculative_drops() { return speculations_.take_drops(); }

	/* Faults that were counted and not said. */
	void say_rest();

	/* No record follows: calls that have not ended, with -x flowmin. */
	void end_calls();

	/* Records of faults, also those that were not said. */
	uint64_t faults() const { return fault_count_; }

	/* A message after all that was taken. */
	void say(const std::string &what);

	/* Aggregations that no action has printed. */
	void print_rest(const Tally &tally);

	/* Prints an empty line, or the end of a line that other output has begun; only with -x oformat=text. */
	void end_line();

	/* A step at the end of tracing; print_rest() prints the aggregations that are left. */
	void do_step(rec::EndStep step);

	/*
	 * Hands over what has been gathered. What was recorded reaches a terminal as shown() makes it: the user has not
	 * seen the program.
	 */
	void write();

private:
	/* Starts a record: options that setopt() has set count from here on. Inline, because each record calls it. */
	void begin(Bytes record)
	{
		if (is_set_)
			set_options();
		time_ = by_time_ ? run::record_time(record) : 0;
	}
	bool decode(Bytes record);
	void arrive(Bytes record, unsigned cpu, Bytes next);
	void show(Bytes record, unsigned cpu, Bytes next);
	void take_fault(unsigned cpu);
	void show_in_flow(Bytes bytes, unsigned cpu, Bytes next);
	void show_held(Bytes bytes, unsigned cpu, const FlowStep &step);
	FlowStep place(Bytes bytes, unsigned cpu, Bytes next);
	const Type *result_type();
	void print(Bytes bytes, unsigned cpu, const FlowStep *step = nullptr);
	void print_json(Bytes bytes, unsigned cpu, const FlowStep *step);
	const run::Record *follower(Bytes next);
	const std::string &columns(const run::Record &record, const FlowStep *step);
	void perform(const gen::RequestAction &request, run::RecordValues values);
	void set_options();
	void set_destination();
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
	const bool is_json_, by_time_;
	bool is_recorded_ = false, header_done_ = false, is_set_ = false;
	const unsigned cpus_;
	Flow flow_;			      /* with -F */
	std::optional<LongCalls> long_calls_; /* with -x flowmin */
	rec::ResultType result_type_;
	std::vector<std::optional<const Type *>> results_; /* by enabling; nothing: not asked for yet */
	std::vector<std::optional<Plan>> plans_;	   /* by clause */
	std::vector<std::string> columns_;		   /* by enabling; "": not made yet */
	run::Record record_, next_;
	uint64_t fault_count_ = 0;
	uint64_t time_ = 0;	 /* of the firing, 0: not known */
	uint64_t last_time_ = 0; /* of the last record that came */
	std::string text_;
};

} // namespace dt::out

#endif
