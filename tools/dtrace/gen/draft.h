/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Draft: a program while it is made. The parts of the generator write their code to
 * it, and allocate from its memory.
 *
 * Each part gets the whole draft, because code, stack frame and working memory grow
 * together. What all programs of a unit have in common is in Shared and Demand: a
 * literal, for example, is stored once and used by all.
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

/* What all programs of a unit know. Nothing of it changes while they are generated. */
struct Shared {
	const Storage &storage;
	const AggLayout &aggregations;
	const typed::Expr *pid_for_names = nullptr; /* of typed::Program */
	uint64_t strsize = 256;
	uint64_t scratchsize = 256;	/* -x scratchsize: for alloca() and its kin */
	uint64_t maxframes = 127;	/* -x maxframes */
	bool stackends = false;		/* -x stackends */
	uint32_t nspec = 0;		/* -x nspec, if the program speculates */
	bool wants_time = true;		/* records say when they were made */
	int64_t tai_offset_ns = 0;	/* CLOCK_TAI less CLOCK_REALTIME */
	bool unwinds = false;		/* some clause shows the stack of its process */
	uint32_t probe_names_bytes = 0; /* size of map "probe_names" */
	uint32_t error_enabling = 0;	/* number of ERROR's, 0: none */
	bool error_exits = false;	/* a clause of ERROR calls exit() */
};

/* What programs turn out to need of maps. Each program adds to it. */
struct Demand {
	Literals literals;
	bool probe_names = false;
	uint32_t globals_padding = 0; /* bytes after the globals that no program touches, for the verifier's sake */
};

/* Where the working memory of programs is: in map "working", or in the context. The clauses of ERROR have the first bytes. */
struct WorkingPlace {
	bool is_in_map = false;
	uint64_t error_bytes = 0;
};

struct Draft {
	const Shared &shared;
	Demand &demand;
	const WorkingPlace working;
	ValueCode code = {};
	Frame frame = {};
	Workspace work;
};

/* What each part of a Builder has: the draft that it writes to. */
class DraftPart {
protected:
	explicit DraftPart(Draft &draft)
		: shared_(draft.shared), demand_(draft.demand), code_(draft.code), frame_(draft.frame),
		  work_(draft.work)
	{
	}

	const Shared &shared_;
	Demand &demand_;
	ValueCode &code_;
	Frame &frame_;
	Workspace &work_;
};

} // namespace dt::gen

#endif
