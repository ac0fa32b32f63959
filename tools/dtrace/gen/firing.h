/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What a firing hands to its program: the context, and when the probe fired.
 *
 * A clause of ERROR is no program of its own: it runs in the context of the firing
 * that failed. Some of its fields are those of the fault. Firing hides the
 * difference from the code for expressions.
 */
#ifndef DTRACE_GEN_FIRING_H
#define DTRACE_GEN_FIRING_H

#include <utility>
#include <vector>

#include "gen/draft.h"
#include "gen/unit.h"

namespace dt::gen {

/* The context and its fields. For clauses of ERROR, some of these are those of the fault. */
class Firing : DraftPart {
public:
	explicit Firing(Draft &draft);

	/* Called before all other code, which finds the context in R1. @program must outlive this. */
	void begin_program(const ClauseProgram &program);
	/* The same for the function that handles faults. */
	void begin_error();
	/* Sets the values of arg1, arg2 ... in clauses of ERROR. */
	void set_error_args(std::vector<Value> args) { error_args_ = std::move(args); }

	bpf::Reg context() const { return context_; }
	bool is_error() const { return is_error_; }
	/* How it fires. */
	const ClauseProgram &program() const { return *program_; }

	/* Fields do not change once the context is complete: each is loaded once. */
	Value field(int16_t offset, unsigned bytes, const char *note);
	Value argument(unsigned number);
	/* The error of a system call that has just returned: its result is arg1. */
	Value call_error();
	/* Number of the enabling that fired. */
	Value enabling();
	/* The number with its flags, as the context and records have it: see ecb_number(). */
	Value enabling_word();

private:
	bpf::Reg context_ = bpf::Reg::none;
	const ClauseProgram *program_;
	bool is_error_ = false;
	std::vector<Value> error_args_;
};

/*
 * When the probe fired, as all its records and clauses have it: read when the first
 * clause wants it, so that one whose predicate is false costs nothing.
 */
class FiringTime {
public:
	explicit FiringTime(Draft &draft) : code_(draft.code), tai_offset_ns_(draft.shared.tai_offset_ns) {}

	/* Several clauses want the time. Called before all code. */
	void share() { shared_ = code_.new_reg(); }
	void begin_clause() { reg_ = wall_ = bpf::Reg::none; }
	/* The clauses of ERROR have the time of the fault. */
	void begin_error(bool is_wanted);
	/* Called before all clauses, and where a clause may have printed: the next clause that wants the time reads the clock. */
	void renew();

	/* The clause has the time from now on. */
	void read();
	/* The clause has the wall clock from now on. */
	void read_wall_clock();
	/* Has the clause read the time? */
	bool is_read() const { return reg_ != bpf::Reg::none; }
	bpf::Reg reg() const { return reg_; }
	bpf::Reg of_error() const { return shared_; }
	/* The value of timestamp: the time of the clause, or now. */
	Value timestamp();
	/*
	 * CLOCK_REALTIME, of the clause or now; the kernel's clock for programs is CLOCK_TAI, which is ahead by whole
	 * seconds.
	 */
	Value wall_clock();

private:
	ValueCode &code_;
	const int64_t tai_offset_ns_;
	bpf::Reg shared_ = bpf::Reg::none; /* for all clauses; none: only one wants it */
	bpf::Reg reg_ = bpf::Reg::none;	   /* none: the clause has not read it */
	bpf::Reg wall_ = bpf::Reg::none;   /* none: the clause has not read the wall clock */
	bool is_of_error_ = false;	   /* it has been read before all clauses */
};

} // namespace dt::gen

#endif
