/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Working memory for alloca() and copyin() (-x scratchsize). It is free again
 * when the clause ends. A register holds how much of it the clause has
 * allocated.
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
	/* For each clause; @uses_it says whether this one does. */
	void begin_clause(KnowingCode &code, bool uses_it);

	/* Does the clause use it? */
	bool is_in_use() const { return is_in_use_; }
	/* Where it begins in working memory. */
	uint32_t begin() const { return begin_; }
	uint32_t bytes() const { return bytes_; }
	/* The end, in bytes, of the memory that the clause has allocated from the pool. */
	bpf::Reg used() const { return used_; }

	/* Unused bytes before and behind the pool: an access that misses the pool by less is detected. */
	static constexpr uint32_t kGuard = 64;

private:
	bpf::Reg used_ = bpf::Reg::none;
	uint32_t begin_ = 0, bytes_ = 0;
	bool is_in_use_ = false;
};

} // namespace dt::gen

#endif
