/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Private to gen/: the limits of memory, records and programs, and what is said where
 * a program exceeds them.
 *
 * Variables and records are refused before code is generated. A program is refused
 * when it is complete, because only then are its size and its stack known.
 */
#ifndef DTRACE_GEN_LIMITS_H
#define DTRACE_GEN_LIMITS_H

#include "gen/builder.h"

namespace dt::gen {

/* Reports variables that are too large for their storage, and -x scratchsize if a clause uses it. */
void refuse_too_large(const typed::Program &program, const std::vector<ClauseUses> &clauses, const Storage &storage,
		      const Options &options, Diags &diags);

/* The records by clause. A record that is too long has its strings cut, if that is enough. One warning says so. */
std::vector<RecordLayout> fit_records(const std::vector<ClauseUses> &clauses, const RecordLimits &limits, Diags &diags);

void warn_of_cut_literals(const Builder &builder, uint64_t strsize, Diags &diags);

/*
 * The working memory of a program. @kept: the bytes that it takes for the whole program; @neediest: the clause that
 * needs most besides.
 */
void refuse_working(const Builder &builder, uint64_t kept, Span neediest, Diags &diags);

/* @largest: the clause that takes most of @code. */
void refuse_long_code(const bpf::Function &code, Span largest, Diags &diags);

/* The stack of a program, whose last clause is @last. */
void refuse_frame(int bytes, Span last, Diags &diags);

/* A fault in a program runs the clauses of ERROR on the same stack. @error, @clauses: the last clause of each. */
void refuse_frames(int of_error, Span error, int of_clauses, Span clauses, Diags &diags);

} // namespace dt::gen

#endif
