/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ClauseUses: what the generator must know of a clause before it writes code.
 *
 * The layouts, the storage, the maps and the programs all depend on what clauses
 * use. One pass over each clause collects it, so nobody else walks a whole clause.
 */
#ifndef DTRACE_GEN_USES_H
#define DTRACE_GEN_USES_H

#include <bitset>
#include <initializer_list>
#include <set>
#include <vector>

#include "typed/typed.h"

namespace dt::gen {

struct ClauseUses {
	struct Update {
		const typed::AggUpdate *statement;
		Span span;
	};

	const typed::Clause *clause = nullptr;
	std::bitset<static_cast<size_t>(BuiltinId::kCount)> builtins; /* variables, functions and actions */
	bool writes_record = false; /* a clause that only assigns or aggregates does not */
	bool wants_result = false;  /* the record has what the function gave back */
	unsigned timestamps = 0;    /* how often `timestamp` occurs */
	unsigned wall_clocks = 0;   /* how often `walltimestamp` occurs */
	std::set<unsigned> args;    /* numbers of the probe's arguments */
	/* These lists are in the order of the clause, with one entry for each use. */
	std::vector<const typed::Variable *> this_variables;
	std::vector<const typed::AssocRef *> elements; /* of associative arrays */
	std::vector<Update> updates;		       /* of aggregations */
	std::vector<const Builtin *> speculations;     /* actions that decide where the record goes */
	const typed::Expr *scratch = nullptr;	       /* the first call that wants -x scratchsize */

	bool has(BuiltinId id) const { return builtins[static_cast<size_t>(id)]; }
	bool has_any(std::initializer_list<BuiltinId> ids) const;
};

/* The uses of all clauses, by clause number. @program must outlive the list. */
std::vector<ClauseUses> uses_of(const typed::Program &program);

/* -x flowtime: records of functions that return say what they give back. */
void want_results(std::vector<ClauseUses> &clauses, const ProbeTable &probes);

/* The uses of the clauses with these @numbers. */
std::vector<const ClauseUses *> pick(const std::vector<ClauseUses> &all, const std::vector<uint32_t> &numbers);

/* Does some clause use one of @ids? */
bool have_any(const std::vector<ClauseUses> &clauses, std::initializer_list<BuiltinId> ids);
bool have_any(const std::vector<const ClauseUses *> &clauses, std::initializer_list<BuiltinId> ids);

} // namespace dt::gen

#endif
