/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The consumer: from rings to text, until tracing ends.
 *
 *     begin()    BEGIN fires and is printed; then all other probes count
 *     wait()     drains and prints, until exit() is called, the last target
 *                process has ended, or Ctrl-C
 *     end()      no more firings, what there is is printed; END fires, is
 *                printed; losses are settled to the last one; then probes are
 *                taken down, which nobody has to wait for
 *
 * What goes to standard error is in step with what goes to the output: text
 * that was made before a message is written before it.
 */
#ifndef DTRACE_OUT_CONSUME_H
#define DTRACE_OUT_CONSUME_H

#include <chrono>
#include <string>
#include <vector>

#include "base/options.h"
#include "out/flow.h"
#include "out/output.h"
#include "out/print.h"
#include "out/request.h"
#include "out/signals.h"
#include "run/child.h"
#include "run/session.h"

namespace dt::out {

class Consumer {
public:
	/* All arguments outlive the consumer. Messages are prefixed with "dtrace: ". */
	Consumer(run::Session &session, const gen::Unit &unit, const std::vector<Probe> &probes, const Options &options,
		 Output &output, Signals &signals);

	/* begin(), wait(), end(). The status given to exit(), or 0. */
	Result<int> run(std::vector<run::Target> &targets);

private:
	Status begin();
	Status wait(std::vector<run::Target> &targets);
	Status take_turns(int epoll, std::vector<run::Target> &targets);
	Status release(std::vector<run::Target> &targets);
	Result<int> end();
	bool is_over();
	Status fire_all(uint32_t probe);
	void end_line();
	void note_ends(int epoll, const std::vector<const run::Target *> &ended);
	Status drain();
	void take(std::span<const uint8_t> bytes, unsigned cpu, std::string &text);
	void print(const run::Record &record, unsigned cpu, const run::Record *next, std::string &text);
	void print_held(unsigned cpu, const run::Record *next, std::string &text);
	void say_behind(const std::string &what, unsigned cpu, std::string &text);
	Status settle_losses();
	Status report_drops();
	Status report_counter(gen::Counter which, uint64_t &reported, std::string (*text)(uint64_t));
	void write(std::string &text);
	std::chrono::milliseconds interval() const;

	run::Session &session_;
	const gen::Unit &unit_;
	const std::vector<Probe> &probes_;
	const Options &options_;
	const PrintOptions print_;
	Output &output_;
	Requests requests_;
	Signals &signals_;
	bool header_done_ = false;
	size_t running_ = 0;	    /* targets */
	bool reader_gone_ = false;  /* of the output */
	std::vector<Flow> flow_;    /* by CPU number; with -F */
	std::vector<uint8_t> held_; /* with -F: a record that waits for the one behind it */
	struct Losses {
		uint64_t ring = 0; /* as known so far */
		uint64_t reported = 0;
	};
	std::vector<Losses> losses_;			 /* by CPU number */
	uint64_t skipped_before_ = 0;			 /* firings, before tracing began */
	uint64_t variable_drops_ = 0, error_faults_ = 0; /* reported */
};

} // namespace dt::out

#endif
