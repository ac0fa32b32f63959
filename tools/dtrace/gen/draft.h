/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Draft: a program while it is made. The parts of the generator write their code to
 * it, and allocate from its memory.
 *
 * Each part gets the whole draft, because code, stack frame and working memory grow
 * together. What all programs of a session have in common is in Shared: a literal,
 * for example, is stored once and used by all.
 */
#ifndef DTRACE_GEN_DRAFT_H
#define DTRACE_GEN_DRAFT_H

#include <cstdint>

#include "gen/agg_layout.h"
#include "gen/frame.h"
#include "gen/literals.h"
#include "gen/value.h"
#include "gen/workspace.h"

namespace dt::gen {

/* What programs share while they are generated. */
struct Shared {
	const Storage &storage;
	uint64_t strsize = 256;
	uint64_t scratchsize = 256; /* -x scratchsize: for alloca() and its kin */
	Literals literals;
	uint64_t maxframes = 127; /* -x maxframes */
	bool stackends = false;	  /* -x stackends */
	uint32_t nspec = 0;	  /* -x nspec, if the program speculates */
	bool wants_probe_names = false;
	bool unwinds = false;		/* some clause shows the stack of its process */
	uint32_t probe_names_bytes = 0; /* size of map "probe_names" */
	bool working_map = false;	/* working memory is in map "working", not in the context */
	uint32_t globals_padding = 0;	/* bytes after the globals that no program touches, for the verifier's sake */
	uint64_t error_bytes = 0;	/* of working memory: the ERROR clauses' */
	uint32_t error_enabling = 0;	/* number of ERROR's, 0: none */
	bool error_exits = false;	/* a clause of ERROR calls exit() */
	int64_t tai_offset_ns = 0;	/* CLOCK_TAI less CLOCK_REALTIME */
	bool wants_time = true;		/* records say when they were made */
	const typed::Expr *pid_for_names = nullptr; /* of typed::Program */
	const AggLayout &aggregations;
};

struct Draft {
	Shared &shared;
	ValueCode code = {};
	Frame frame = {};
	Workspace work;
};

} // namespace dt::gen

#endif
