/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Unit: what generate() makes of a typed program.
 *
 *   clause programs   one for each different list of clauses on a probe;
 *                     shared by all probes that have that list
 *   trampolines       templates, the instances that are needed, and the code
 *                     in which they differ
 *   enablings (ECBs)  probe -> program and trampoline instance
 *   functions         the callees of programs that are not in the library
 *   maps              by name; code refers to them by these names
 *   layouts           the record of each clause
 *   aggregations      the layout of their memory
 *   arrays            where the elements of associative arrays are
 */
#ifndef DTRACE_GEN_UNIT_H
#define DTRACE_GEN_UNIT_H

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include <linux/bpf.h>

#include "bpf/code.h"
#include "gen/agg_layout.h"
#include "gen/frame.h"
#include "gen/layout.h"
#include "lex/source.h"
#include "typed/typed.h"

namespace dt::gen {

struct MapDef {
	std::string name;
	enum bpf_map_type type = BPF_MAP_TYPE_UNSPEC;
	uint32_t key_size = 4, value_size = 4;
	uint32_t max_entries = 1; /* 0: @per_cpu for each possible CPU */
	uint32_t per_cpu = 1;
	uint32_t flags = 0;
	bool constant = false;	   /* frozen after it is filled */
	std::vector<uint8_t> init; /* value of element 0, of an ARRAY; may be empty */
};

/* The span of D that faults at an instruction of its program. */
struct FaultPlace {
	uint32_t pc = 0;
	Span span = {};
	bool reads_kernel = false; /* it reads memory of the kernel */

	bool operator==(const FaultPlace &) const = default;
};

/*
 * Which argument each of the context's ten words holds: normally its own. A tracepoint has more fields; a field
 * after arg9 takes the word of an argument that the program does not use.
 */
struct ArgSlots {
	std::array<uint8_t, kMaxArgs> argument = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};

	/* The word of @number, which the program looks at. */
	unsigned word_of(unsigned number) const
	{
		return static_cast<unsigned>(std::ranges::find(argument, number) - argument.begin());
	}
};

/* A program of all clauses in one list of clauses, in program order. */
struct ClauseProgram {
	std::vector<uint32_t> clauses; /* numbers */
	unsigned nargs = 0;	       /* arguments that its trampolines must hand over */
	ArgSlots slots;
	/* Some of its probes run it without a trampoline; some of these also fire in other functions: see kEcbPlaced. */
	bool is_straight = false, is_placed = false;
	bool is_trampolined = false;  /* others run it through one */
	bool reads_registers = false; /* of the place that fires: regs[], or a stack of the kernel */
	bool replaces_result = false; /* of the function, by return() */
	bool at_tracepoint = false;   /* some fire at a tracepoint itself, where the kernel has no registers */
	/*
	 * All of its probes fire where a function returns, or where a system call returns; only set if the
	 * clauses need to know.
	 */
	bool at_return = false, ends_call = false;
	bool is_end = false; /* of END, where exit() ends nothing: it only sets the status */
	bpf::Function code;
	std::vector<FaultPlace> faults; /* ascending by `pc` */
};

/* The attachment of a probe says which kind of trampoline it needs. */
using dt::kTrampolineKinds, dt::TrampolineKind;

/* An instance: template `kind`, made to fetch these arguments and to call this program. */
struct TrampolineWanted {
	TrampolineKind kind = TrampolineKind::Function;
	uint32_t program = 0;	       /* index of clause program */
	const ArgList *args = nullptr; /* where the probe has them; may be null if nobody asks */
	unsigned nargs = 0;	       /* how many words to hand over */
	ArgSlots slots;		       /* of the program */
	bool may_be_compat = false;    /* of a dispatcher: see attach::SystemCall */

	/* Does the trampoline serve all system calls? Then each enabling says its program, and @program is kNoProgram. */
	bool is_dispatcher() const { return kind == TrampolineKind::CallEntry || kind == TrampolineKind::CallReturn; }

	/* Can probes share the instance? Each tracepoint has a list of its own; many begin alike. */
	bool operator==(const TrampolineWanted &other) const
	{
		return kind == other.kind && program == other.program && nargs == other.nargs &&
		       (args == other.args || nargs == 0 ||
			std::all_of(slots.argument.begin(), slots.argument.begin() + nargs,
				    [&](uint8_t n) { return args->place[n] == other.args->place[n]; }));
	}
};

/*
 * For an enabling without a program, because ERROR's clauses are in a function of the unit; or without a trampoline,
 * because a function, a static probe or a tracepoint runs the program directly.
 */
constexpr uint32_t kNoProgram = UINT32_MAX;

constexpr uint32_t kAllVariants = UINT32_MAX; /* of a probe whose arguments nobody asks for */

constexpr uint32_t kNoExit = UINT32_MAX; /* of a probe that has none, or whose arguments nobody asks for */

/*
 * A probe that is enabled. Its number, the ecb id, is what Unit::ecb() says for its index. A probe whose sites have
 * different operands has an enabling for each list of operands.
 */
struct Enabling {
	uint32_t probe = 0; /* id */
	uint32_t program = 0;
	uint32_t trampoline = 0;	 /* index in Unit::trampolines, or kNoProgram */
	uint32_t flags = 0;		 /* 0, kEcbStraight or kEcbPlaced: what its firings tell the program */
	uint32_t variant = kAllVariants; /* of attach::UserSites: which this is of */
	bool is_by_number = false;	 /* a system call that has no trampoline, nor a link on its function */
	uint32_t first_exit = kNoExit;	 /* index in Unit::exits of the first of UserFunction::exits */
};

/* A system call that is enabled: what its dispatcher finds by its number. */
struct EnabledCall {
	uint32_t number = 0;
	bool is_return = false;
	uint32_t enabling = 0; /* index in Unit::enablings */
	unsigned nargs = 0;    /* how many words its program is handed */
};

/* The types by which the kernel verifies a program and allows to attach it. */
struct ProgramType {
	enum bpf_prog_type type = BPF_PROG_TYPE_UNSPEC;
	enum bpf_attach_type attach = {};
};

/* A template with a hole, into which link/instances.h inserts code. */
struct Template {
	bpf::Function code;
	ProgramType type = {};
	uint32_t hole = 0; /* instruction before which the fetches go */
};

/* The place where the consumer finds the elements of an associative array that all threads share. */
struct ArrayLayout {
	const typed::Variable *variable = nullptr;
	uint32_t map = 0;	    /* index in Unit::maps */
	std::vector<uint32_t> keys; /* bytes of each in the key of the map */
};

struct Unit {
	std::vector<ClauseProgram> programs;
	std::vector<Template> templates; /* by TrampolineKind; empty where no trampoline is made of it */
	std::vector<TrampolineWanted> trampolines;
	std::vector<bpf::Function> fetches; /* by trampoline: what goes into the hole of its template */
	uint32_t first_ecb = 1;		    /* of this unit; units of one session have different ones */
	std::vector<Enabling> enablings;
	std::vector<EnabledCall> calls;
	std::vector<UserExit> exits;
	std::vector<bpf::Function> functions; /* found by name before those of the library; linked where called */
	std::vector<MapDef> maps;
	std::vector<RecordLayout> layouts; /* by clause number */
	AggLayout aggregations;
	std::vector<ArrayLayout> arrays; /* associative arrays of the program; those of threads have none */
	uint64_t least_bufsize = 0;	 /* of a ring that has room for the largest record */

	/* The ecb id of enabling number @index. */
	uint32_t ecb(size_t index) const { return first_ecb + static_cast<uint32_t>(index); }
};

/*
 * Compiles all clauses. The unit refers to formats of @program, which must
 * outlive it. Errors that only the generator can detect (a record larger than a
 * page) go to @diags. @tai_offset_ns: CLOCK_TAI minus CLOCK_REALTIME on the
 * machine that runs the program. @first_ecb: Unit::first_ecb.
 */
Unit generate(const typed::Program &program, const ProbeTable &probes, const Options &options, Diags &diags,
	      int64_t tai_offset_ns = 0, uint32_t first_ecb = 1);

/* The probes of Unit::enablings, in order; their names live as long as @probes. */
std::vector<Probe> enabled_probes(const Unit &unit, const ProbeTable &probes);

/* -d code and -S: all programs and their records. */
std::string dump_code(const Unit &unit, const lex::Sources &sources);

/* "x.d:2: trace(pid);" for the line that @span begins on. */
std::string source_line(const lex::Sources &sources, Span span);

} // namespace dt::gen

#endif
