/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Messages of faults: what failed, where in the program, and what helps.
 */
#ifndef DTRACE_OUT_FAULTS_H
#define DTRACE_OUT_FAULTS_H

#include <string>

#include "gen/unit.h"
#include "lex/source.h"
#include "run/record.h"

namespace dt::out {

/* "error in dt_clause_0 for probe ID 1 (dtrace:::BEGIN): divide-by-zero at BPF pc 12" */
std::string fault_text(const run::Record &record);

/* "x.d:12: stringof(args[1])": one line, cut if it is long. */
std::string piece_text(const lex::Sources &sources, Span span);

class Faults {
public:
	/* Without places, as other DTraces print faults. */
	Faults() = default;
	/* Both outlive it. */
	Faults(const gen::Unit &unit, const lex::Sources &sources) : unit_(&unit), sources_(&sources) {}

	std::string take(const run::Record &record);

private:
	const gen::FaultPlace *find(const run::Record &record) const;
	std::string help(const run::Record &record, const gen::FaultPlace &place);

	const gen::Unit *unit_ = nullptr;
	const lex::Sources *sources_ = nullptr;
	bool is_advised_ = false;
};

} // namespace dt::out

#endif
