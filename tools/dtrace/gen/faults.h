/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What happens where an operation of a clause fails; faults.cc draws the code.
 *
 * BPF gives 0 for a division by zero, and a helper that cannot read returns an
 * error. In D, such an operation ends the clause and fires ERROR. So a test follows
 * each such operation. The place of each test is kept (FaultPlace): the consumer
 * shows the expression that failed.
 */
#ifndef DTRACE_GEN_FAULTS_H
#define DTRACE_GEN_FAULTS_H

#include <unordered_map>
#include <vector>

#include "gen/firing.h"
#include "gen/own_memory.h"
#include "gen/record_writer.h"

namespace dt::gen {

/*
 * During its lifetime, an expression is computed: faults show it. An expression of an inline or a translator does not
 * count, because the user looks for the place where it is used.
 */
class Computing {
public:
	Computing(Span &computed, Span statement, const typed::Expr &expr) : computed_(computed), before_(computed)
	{
		if (expr.span.source == statement.source && expr.span.begin >= statement.begin &&
		    expr.span.end <= statement.end)
			computed_ = expr.span;
	}
	Computing(const Computing &) = delete;
	Computing &operator=(const Computing &) = delete;
	~Computing() { computed_ = before_; }

private:
	Span &computed_;
	const Span before_;
};

class Faults : DraftPart {
public:
	Faults(Draft &draft, Firing &firing, FiringTime &time, OwnMemory &memory, RecordWriter &record)
		: DraftPart(draft), firing_(firing), time_(time), memory_(memory), record_(record)
	{
	}

	/*
	 * The function that handles all faults of all programs, up to the clauses of ERROR. @has_element: working
	 * memory is in map "working".
	 */
	void begin_function(bool has_element);
	void begin_clause(uint32_t number) { clause_ = number; }
	/* Can something fail in the clause so far? */
	bool can_fail() const { return fault_ != bpf::Label::None || open_ != bpf::Label::None; }
	/* Called after the clause. */
	void end_clause(bpf::Label next);
	Computing computing(const typed::Expr &expr) { return {computed_, code_.span(), expr}; }

	/* Ends the clause. @address: the address that could not be read, or the index. */
	void raise(Fault kind, const Value &address, bool reads_kernel = false);
	/* A fault if the comparison holds. */
	void raise_if(bpf::Cmp bad, bpf::Reg a, int32_t b, Fault kind, const Value &address = {});
	void raise_if(bpf::Cmp bad, bpf::Reg a, bpf::Reg b, Fault kind);
	/* A fault if the comparison shows that a helper could not read at @from. */
	void raise_if_unread(bpf::Cmp bad, const Value &from, bool is_userland);

	/* The places in the complete program @code. */
	std::vector<FaultPlace> places(const bpf::Function &code) const;

private:
	struct RaisedFault {
		Span span;
		bool reads_kernel;
	};

	void handle(bpf::Label next);
	void write_record(bpf::Reg clause, bpf::Reg kind, bpf::Reg pc, bpf::Reg address);

	Firing &firing_;
	FiringTime &time_;
	OwnMemory &memory_;
	RecordWriter &record_;
	uint32_t clause_ = 0;
	Span computed_ = {};						/* {}: the statement */
	std::unordered_map<bpf::Label, RaisedFault> raised_;		/* by the label of its place */
	bpf::Label fault_ = bpf::Label::None, open_ = bpf::Label::None; /* after the clause */
};

} // namespace dt::gen

#endif
