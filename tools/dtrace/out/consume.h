/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The consumer: from rings to text, until tracing ends.
 *
 *     begin()    BEGIN fires; then all other probes are active, and BEGIN is printed
 *     wait()     drains and prints, until exit() is called, the last target
 *                process has ended, or Ctrl-C
 *     end()      firings stop and the remaining records are printed; END fires and
 *                is printed; all losses are accounted for; then the probes are
 *                detached, and the tool does not wait until they are
 *
 * Records are printed in the order of time. Records up to a time T are printed
 * when all clauses that had begun at T have ended (run/grace.h), because then
 * all records up to T are in the rings.
 */
#ifndef DTRACE_OUT_CONSUME_H
#define DTRACE_OUT_CONSUME_H

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "base/cpus.h"
#include "base/options.h"
#include "out/lines.h"
#include "out/messages.h"
#include "out/metrics_server.h"
#include "out/output.h"
#include "out/signals.h"
#include "out/tally.h"
#include "rec/recorder.h"
#include "out/top.h"
#include "os/child.h"
#include "os/unwind_tables.h"
#include "run/time_order.h"
#include "run/session.h"

namespace dt::out {

/* The source of probes that begin to exist while tracing is on. */
class LateProbes {
public:
	virtual ~LateProbes() = default;
	/* Readable when there may be some; below 0: never. */
	virtual int fd() const = 0;
	/*
	 * Called then, and once before: enables them in the session and appends them to the consumer's probes. The
	 * unit that they became, until the next call; nullptr: there are none.
	 */
	virtual Result<const gen::Unit *> enable() = 0;
	/*
	 * CPUs came online or went offline. enable() may find probes that began on one of them. On an error, it may
	 * miss probes; the next call tries again.
	 */
	virtual Status follow_cpus(const CpuLook &cpus) = 0;
};

class Consumer {
public:
	/* All arguments outlive the consumer. @late and @recorder may be null; @result_type: see Lines. */
	Consumer(run::Session &session, const gen::Unit &unit, const lex::Sources &sources,
		 const std::vector<Probe> &probes, const Options &options, Output &output, Signals &signals,
		 LateProbes *late = nullptr, rec::ResultType result_type = {}, rec::Recorder *recorder = nullptr);

	/* Calls begin(), wait() and end(). Returns the status given to exit(), or 0. */
	Result<int> run(std::vector<os::Target> &targets);

private:
	Status begin();
	Status wait(std::vector<os::Target> &targets);
	void enable_late();
	Status follow_cpus(int epoll);
	std::string follow_processes(const CpuLook &cpus);
	void begin_unwinding();
	void say_unwinding_problem();
	void follow_mappings();
	void say_new(const std::string &problem, std::string &last);
	Status take_turns(int epoll, std::vector<os::Target> &targets);
	Status iterate();
	size_t bytes_per_object(std::string_view iterator) const;
	Status release(std::vector<os::Target> &targets);
	Result<int> end();
	bool is_over();
	Status fire_all(uint32_t probe);
	void note_ends(int epoll, const std::vector<const os::Target *> &ended);
	/* Called at each -x statusrate: checks what was lost, and whether tracing should end. */
	Status look();
	/* drain() prints the records whose order is certain; drain_all() prints all records, when no clause runs. */
	Status drain();
	Status drain_all();
	Status print_until(uint64_t time);
	void collect();
	Status print_collected(uint64_t time);
	bool is_quiet() const;
	Status count_losses();
	void forgive_losses();
	Status print_aggregations();
	std::string metrics(MetricsFormat format);
	os::Symbols &symbols() { return noted_ ? static_cast<os::Symbols &>(*noted_) : symbols_; }
	void do_step(rec::EndStep step);
	void say_damage(const std::string &what);
	void write_textfile();
	Status begin_serving();
	void serve();
	Status begin_display();
	void display();
	Status report_drops();
	void report_misses(const run::Misses &missed) const;
	Status report_counter(gen::Counter which, uint64_t &reported, LossKind kind);
	bool shows_processes() const;
	static bool shows_processes(const std::vector<gen::LayoutAction> &actions);
	std::chrono::milliseconds interval() const;

	run::Session &session_;
	const gen::Unit &unit_;
	const std::vector<Probe> &probes_;
	const Options &options_;
	rec::Recorder *const recorder_;
	os::MachineSymbols symbols_;
	std::optional<rec::NotedSymbols> noted_;    /* with a recorder: what is asked of symbols_ */
	std::optional<os::UnwindTables> unwinding_; /* nothing if no clause shows stacks of processes */
	Output &output_;
	Signals &signals_;
	LateProbes *const late_;
	std::optional<Output> beside_;	      /* where records go if the output is metrics */
	std::optional<MetricsServer> server_; /* with -x listen */
	std::unique_ptr<Top> top_;	      /* with -x top, while tracing is on */
	LossCounts lost_;
	const Messages messages_;
	Tally tally_;
	run::TimeOrder order_;
	Lines lines_;
	size_t running_ = 0;	   /* targets */
	bool reader_gone_ = false; /* of the output */
	bool is_full_ = false;	   /* a ring, with -x bufpolicy=fill */
	struct Losses {
		uint64_t ring = 0;     /* as known so far */
		uint64_t forgiven = 0; /* of these */
		uint64_t reported = 0;
	};
	std::vector<Losses> losses_;					/* by CPU number */
	std::string ring_problem_, follower_problem_, metrics_problem_; /* of the last look */
	run::Misses missed_before_;					/* before tracing began */
	uint64_t variable_drops_ = 0, error_faults_ = 0, failed_speculations_ = 0, cut_stacks_ = 0; /* reported */
};

} // namespace dt::out

#endif
