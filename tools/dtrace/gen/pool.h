/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Working memory for alloca() and copyin() (-x scratchsize). It is free again
 * when the clause ends. A register holds how much of it the clause has
 * allocated.
 */
#ifndef DTRACE_GEN_POOL_H
#define DTRACE_GEN_POOL_H

#include "gen/faults.h"
#include "gen/own_memory.h"
#include "gen/place.h"
#include "gen/uses.h"

namespace dt::gen {

class Pool : DraftPart {
public:
	Pool(Draft &draft, OwnMemory &memory, Faults &faults) : DraftPart(draft), memory_(memory), faults_(faults) {}

	/* Does @clause make a value that lies in it? */
	static bool is_used_by(const ClauseUses &clause)
	{
		return clause.has_any({BuiltinId::Alloca, BuiltinId::Copyin});
	}

	/* Called before all code of a program that uses the pool. */
	void begin_program(uint32_t bytes);
	/* Called before each clause; @uses_it says whether it uses the pool. */
	void begin_clause(bool uses_it);

	uint32_t bytes() const { return bytes_; }
	/* Takes @size bytes; where they begin in working memory: the offset and the index of the place. */
	Place take(const Value &size);
	/* The address, as a number, of what was taken. */
	Value address(const Place &taken);
	/*
	 * An address that is known only at run time may be in the pool or near it. There a clause may touch what it
	 * was given: what begins elsewhere is a fault, and what ends after it is a fault of kind @beyond. The gaps of
	 * up to 7 bytes that align are not noticed.
	 */
	void check(const Value &address, const Value &size, Fault beyond);

private:
	void align_into(bpf::Reg r);

	OwnMemory &memory_;
	Faults &faults_;
	bpf::Reg used_ = bpf::Reg::none; /* the end, in bytes, of what the clause has allocated */
	uint32_t begin_ = 0;		 /* place in working memory */
	uint32_t bytes_ = 0;
	bool is_in_use_ = false; /* the clause uses it */
};

} // namespace dt::gen

#endif
