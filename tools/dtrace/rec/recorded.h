/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Recorded: what the tool must know to print records, without the kernel, the types or the
 * processes of the machine that made them.
 */
#ifndef DTRACE_REC_RECORDED_H
#define DTRACE_REC_RECORDED_H

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/options.h"
#include "gen/unit.h"
#include "lex/source.h"
#include "probe/probe.h"
#include "type/type.h"
#include "typed/typed.h"

namespace dt::rec {

/* Facts of the run by which records are printed, beside the unit and the options. */
struct RunFacts {
	uint32_t cpus = 0;    /* numbers of CPUs are below this */
	uint64_t bufsize = 0; /* bytes, of each ring */
	bool testing = false; /* see out::PrintOptions */
};

/* The type of what a probe's function gives back; nullptr: it is not known. */
using ResultType = std::function<const Type *(const Probe &)>;

/* A recording as a reader has it. Units have only what the consumer needs. All parts stay where they are. */
struct Recorded {
	Options options; /* those that decide what is printed; the others have their defaults */
	RunFacts facts;
	lex::Sources sources;
	gen::Unit unit;			   /* with the layouts and the aggregations of the run */
	std::optional<gen::Unit> more;	   /* the last one of probes that began later */
	std::vector<Probe> probes;	   /* by ecb - 1 */
	std::vector<const Type *> results; /* of probes, as ResultType gives them */

	/* The other members point to these. */
	TypePool types;
	std::deque<std::string> names;
	std::deque<typed::Variable> arrays;	     /* as unit.arrays */
	std::deque<typed::Aggregation> aggregations; /* by number; without a function where there is none */
	std::deque<typed::Action> actions;
	std::deque<typed::PrintfSpec> formats;
};

} // namespace dt::rec

#endif
