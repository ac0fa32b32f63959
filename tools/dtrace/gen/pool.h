/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Working memory that alloca() and copyin() take from, and that is free again
 * when the clause ends (-x scratchsize). How much of it the clause has taken is
 * in a register.
 */
#ifndef DTRACE_GEN_POOL_H
#define DTRACE_GEN_POOL_H

#include "gen/known.h"
#include "gen/workspace.h"

namespace dt::gen {

class Pool {
public:
	/* Does the result of @expr lie in it? */
	static bool is_used_by(const typed::Expr &expr);

	/* For a program that uses it, before all code. */
	void begin_program(KnowingCode &code, Workspace &work, uint32_t bytes);
	/* For each clause that does. */
	void begin_clause(KnowingCode &code) const;

	/* Where it begins in working memory. */
	uint32_t begin() const { return begin_; }
	uint32_t bytes() const { return bytes_; }
	/* Bytes that the clause has taken. */
	bpf::Reg used() const { return used_; }

private:
	bpf::Reg used_ = bpf::Reg::none;
	uint32_t begin_ = 0, bytes_ = 0;
};

} // namespace dt::gen

#endif
