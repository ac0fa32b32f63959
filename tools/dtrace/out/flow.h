/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Indentation of -F: the firings between the entry and the return of a function
 * are indented further than the entry and the return.
 *
 *     CPU FUNCTION
 *       0  -> vfs_read
 *       0    | rw_verify_area:entry      of a second clause, or not a function
 *       0  <- vfs_read  132 us = -5      with -x flowtime
 *
 * A probe is an entry if its name is "entry" or ends with "-entry", and likewise a
 * return. System calls (Probe::is_call) have "=>" and "<=". If several clauses of a
 * probe print, the arrow stands at the first clause of an entry and at the last clause
 * of a return.
 *
 * Each thread has a list of its calls. So its indentation is right after it has moved
 * to another CPU, or while another thread runs on its CPU. The idle thread of each CPU
 * has a list of its own; so has each CPU whose records do not name threads, because -F
 * was set by setopt(). A return belongs to the last entry of its function; the calls
 * after that entry have lost their returns, and end, too.
 */
#ifndef DTRACE_OUT_FLOW_H
#define DTRACE_OUT_FLOW_H

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "run/record.h"

namespace dt::out {

enum class FlowKind : uint8_t { Within, Enters, Leaves };

struct FlowStep {
	FlowKind kind = FlowKind::Within;
	size_t depth = 0;	      /* functions that have been entered, without this one */
	std::optional<uint64_t> ns{}; /* how long the call took that ends, if its entry is known */
	const Type *result = nullptr; /* of what the call gave back, if that is shown */
	bool has_times = false;	      /* -x flowtime */
};

/* "843 ns", "1.32 us", "13.2 ms", "132 s": three digits, the others are cut off. */
std::string duration_text(uint64_t ns);

/* The text of the column FUNCTION. */
std::string flow_text(const FlowStep &step, const run::Record &record);

/* The result of a record, as wide as @type is. */
run::RecordValue result_of(const run::Record &record, const Type &type);

/* The thread of a record from @cpu, in a form that tells idle threads apart. */
uint64_t thread_key(const run::Record &record, unsigned cpu);

/* The calls that all threads are in. */
class Flow {
public:
	/*
	 * The position of @record, from @cpu, of a firing at @time (0: not known). @next: the record after it on this
	 * CPU, or nullptr.
	 */
	FlowStep step(const run::Record &record, unsigned cpu, uint64_t time, const run::Record *next);

private:
	/* Names, as the probes of entry and return have them. */
	struct OpenCall {
		std::string_view provider, module, function, prefix;
		uint64_t entered = 0;

		bool is_of(const OpenCall &other) const;
	};
	struct FlowThread {
		std::vector<OpenCall> calls;
		uint32_t last_ecb = 0, last_clause = 0; /* of the record before; 0: none */
		uint64_t last = 0;			/* number of that record, of all threads */
	};

	static OpenCall call_of(const Probe &probe, std::string_view what, uint64_t time);
	static FlowStep leave(FlowThread &thread, const OpenCall &ended, uint64_t time);
	void forget_silent_threads();

	std::unordered_map<uint64_t, FlowThread> threads_; /* by thread_key() */
	uint64_t records_ = 0;
};

} // namespace dt::out

#endif
