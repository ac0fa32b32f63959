/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The clause-local variables of a program. Pointers and the first integers are in
 * registers, all others are in working memory. Those that may be read before they
 * are assigned begin as 0.
 *
 * D says that such variables keep their values from one clause of a firing to the
 * next. So they belong to the program, which has all clauses of a firing, and not
 * to a clause. Setting only some of them to 0 saves instructions at each firing.
 */
#ifndef DTRACE_GEN_THIS_VARIABLES_H
#define DTRACE_GEN_THIS_VARIABLES_H

#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "gen/draft.h"
#include "gen/uses.h"

namespace dt::gen {

class OwnMemory;

class ThisVariables : DraftPart {
public:
	/* The variables of all @clauses. */
	ThisVariables(Draft &draft, const std::vector<const ClauseUses *> &clauses);

	/* The register of @variable; none: the variable is in working memory. */
	bpf::Reg reg(const typed::Variable &variable) const;
	/* Is @r the register of a variable? */
	bool has(bpf::Reg r) const;
	/* The place of @variable in working memory. */
	uint32_t place(const typed::Variable &variable) const { return places_.at(&variable); }
	/* The largest variable in working memory, or nullptr. */
	const typed::Variable *largest() const;

	/* The code that follows reads @variable. */
	void note_read(const typed::Variable &variable);
	/* Code that is not followed may read @variable. */
	void note_unassigned(const typed::Variable &variable) { unassigned_.push_back(&variable); }
	bool need_zeros() const { return !unassigned_.empty(); }
	/* A Value::is_pointer is assigned to @variable. As jumps only go forward, all code that reads @variable follows. */
	void note_pointer(const typed::Variable &variable) { pointers_.insert(&variable); }
	bool may_be_pointer(const typed::Variable &variable) const { return pointers_.contains(&variable); }
	/* Sets the variables to 0 that may be read before they are assigned. The code goes before all code that reads them. */
	void put_zeros(OwnMemory &memory);

private:
	void add(const typed::Variable &variable);

	unsigned numbers_ = 0; /* integers */
	std::unordered_map<const typed::Variable *, bpf::Reg> registers_;
	std::unordered_map<const typed::Variable *, uint32_t> places_;
	std::vector<const typed::Variable *> unassigned_; /* may be read first */
	std::unordered_set<const typed::Variable *> pointers_;
};

} // namespace dt::gen

#endif
