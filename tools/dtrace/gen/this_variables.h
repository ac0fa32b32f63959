/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The clause-local variables of a program. A scalar is in a register, all others
 * are in working memory. Those that may be read before they are assigned begin as
 * 0.
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

namespace dt::gen {

class OwnMemory;

class ThisVariables {
public:
	/* Those of all @clauses. */
	ThisVariables(Draft &draft, const std::vector<const typed::Clause *> &clauses);

	/* none: it is in working memory. */
	bpf::Reg reg(const typed::Variable &variable) const;
	/* Is @r the register of one? */
	bool has(bpf::Reg r) const;
	/* Where in working memory it is. */
	uint32_t place(const typed::Variable &variable) const { return access_.at(&variable); }
	/* The largest one in working memory, or nullptr. */
	const typed::Variable *largest() const;

	/* It is read here. */
	void note_read(const typed::Variable &variable);
	/* Somebody may read it that is not followed. */
	void note_unassigned(const typed::Variable &variable) { unassigned_.push_back(&variable); }
	bool need_zeros() const { return !unassigned_.empty(); }
	/* A Value::is_pointer is assigned to it. As jumps only go forward, all code that reads it follows. */
	void note_pointer(const typed::Variable &variable) { pointers_.insert(&variable); }
	bool may_be_pointer(const typed::Variable &variable) const { return pointers_.contains(&variable); }
	/* Code before all that reads them. */
	void put_zeros(OwnMemory &memory);

private:
	void add(const typed::Variable &variable);

	const Shared &shared_;
	ValueCode &code_;
	Workspace &work_;
	std::unordered_map<const typed::Variable *, bpf::Reg> registers_;
	std::unordered_map<const typed::Variable *, uint32_t> access_;
	std::vector<const typed::Variable *> unassigned_; /* may be read first */
	std::unordered_set<const typed::Variable *> pointers_;
};

} // namespace dt::gen

#endif
