/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Messages about faults: what failed and where in the program, limited to a
 * number that somebody can read.
 *
 * If a clause faults at each firing, ten messages are printed for each place in the
 * program. Further faults at that place are counted and reported at the end. So the
 * messages account for all faults. ERROR clauses run in the kernel and see every
 * fault.
 */
#ifndef DTRACE_OUT_FAULT_TEXT_H
#define DTRACE_OUT_FAULT_TEXT_H

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "gen/unit.h"
#include "lex/source.h"
#include "run/record.h"

namespace dt::out {

/* "error in dt_clause_0 for probe ID 1 (dtrace:::BEGIN): divide-by-zero at BPF pc 12" */
std::string fault_text(const run::Record &record);

/* A piece of D: one line, cut if it is long. */
struct Piece {
	std::string file;
	uint32_t line = 0;
	std::string code;

	/* "x.d:12: stringof(args[1])" */
	std::string text() const;
};

Piece piece_of(const lex::Sources &sources, Span span);

/* Does a record of this fault have the invalid address, or the wrong index, size or CPU? */
bool has_address(gen::Fault fault);
bool has_number(gen::Fault fault);

class FaultReporter {
public:
	/* Reports each fault without its place in the program, as other DTraces do. */
	FaultReporter() = default;
	/* @sources outlives it. */
	FaultReporter(const gen::Unit &unit, const lex::Sources &sources) : sources_(&sources) { add(unit); }

	/* @unit has the next enablings. */
	void add(const gen::Unit &unit);

	/* The piece of D that failed, if it is known. */
	std::optional<Piece> piece(const run::Record &record) const;
	/* The text to print about this fault now; often "". */
	std::string take(const run::Record &record);
	/* "5 more errors in dt_clause_0: divide-by-zero at x.d:1: 1 / n", for each place that had too many. */
	std::vector<std::string> rest() const;

	static constexpr uint64_t kSaid = 10; /* of each place */

private:
	struct Seen {
		uint64_t count = 0;
		std::string what; /* "divide-by-zero at x.d:1: 1 / n" */
	};
	/* Clause and kind; the piece of D or, if it is not known, the instruction. */
	using FaultKey = std::tuple<uint32_t, gen::Fault, uint32_t, uint32_t, uint32_t>;

	using ProgramPlaces = std::vector<std::vector<gen::FaultPlace>>; /* by program */
	/* What is left of a unit. Thousands come if each new process has probes, and most have the same programs. */
	struct UnitFaults {
		uint32_t first_ecb = 0;
		std::vector<uint32_t> programs; /* by enabling */
		size_t places = 0;		/* index in places_ */
	};

	const gen::FaultPlace *find(const run::Record &record) const;
	std::string help(const run::Record &record, const gen::FaultPlace &place);

	std::vector<UnitFaults> units_;	    /* ascending by their ecb ids */
	std::vector<ProgramPlaces> places_; /* all that are different */
	const lex::Sources *sources_ = nullptr;
	std::map<FaultKey, Seen> seen_;
	bool is_advised_ = false;
};

} // namespace dt::out

#endif
