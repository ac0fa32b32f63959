/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Memory that programs share with other programs, the library and the consumer.
 *
 * Stack of a clause program, 512 bytes below R10:
 *
 *     R10 ->  +----------------------------+
 *             | short strings, in order    |  Frame::take()
 *             +----------------------------+
 *             | spilled registers          |  regs.cc, below what was taken
 *             +----------------------------+  at most kStackBytes
 *
 * Context: struct dtrace_bpf_context (include/uapi/linux/dtrace.h).
 * Hand-over: struct dtrace_ecb, same file; map "ecbs". Event sources that
 * exclude each other use element 0, all others the kClaimed elements after it.
 * Record: gen/layout.h.
 *
 * State of the whole session, map "state", mapped by the consumer:
 *
 *      0          4          8            12        16
 *     +----------+----------+------------+---------+
 *     | activity | status   | generation |         |
 *     +----------+----------+------------+---------+
 *
 *     activity, status   one u64, changed by compare-and-exchange
 *     generation         of aggregations: the element of CPU 0 in it (agg_layout.h)
 */
#ifndef DTRACE_GEN_FRAME_H
#define DTRACE_GEN_FRAME_H

#include <linux/dtrace.h>

#include <cstddef>
#include <cstdint>

namespace dt::gen {

constexpr int kStackBytes = 512;	/* MAX_BPF_STACK */
constexpr uint32_t kLibraryStack = 224; /* of them, for a function of the library and those that it calls */

/* Strings up to this length are put on the stack, longer ones into scratch. */
constexpr uint32_t kStackString = 64;
constexpr uint32_t kScratchBytes = 4096; /* what the kernel promises */

constexpr uint32_t kCommBytes = 16; /* TASK_COMM_LEN */

/* Elements of map "ecbs" after element 0. */
constexpr uint32_t kClaimed = 8;

/*
 * Warm-up: probes are attached, only BEGIN runs. Active: all run. Ending: END
 * runs. Draining: exit() was called; nothing new begins.
 */
enum class Activity : uint32_t { WarmUp, Active, Ending, Draining };

struct State {
	uint32_t activity;
	uint32_t status; /* argument of exit(), once draining */
};
static_assert(sizeof(State) == 8);
constexpr int16_t kGenerationAt = 8;
constexpr uint32_t kStateBytes = 16; /* of map "state" */

/* Elements of map "drops": a count for each CPU. */
enum class Counter : uint32_t {
	Drops,		/* firings, or their records */
	DynamicDrops,	/* variables that found no memory */
	ErrorFaults,	/* faults in clauses of ERROR */
	NoSpeculation,	/* speculation() had no number to give */
	UnknownProcess, /* stacks that were cut, because the tables of their process were not there yet */
};
constexpr uint32_t kCounters = 5;

/* Bits of a speculation's number, which is at most -x nspec: SPECULATION_BITS in lib/lib.h. */
constexpr uint32_t kSpeculationBits = 16;

/* Elements of map "working" for each CPU; each begins with a word that is not 0 while it is in use. */
constexpr uint32_t kWorkingPerCpu = 4;
constexpr uint32_t kWorkingHeader = 8;

/* The function that all faults go through: faults.cc. */
constexpr const char *kFaultFunction = "dt_fault";

/* Memory that a function of the library gets for its own use: WORK_BYTES in lib/lib.h. */
constexpr uint32_t kLibraryWork = 96;
/* Memory for a library function that reads the stack: STACK_BYTES there. */
constexpr uint32_t kStackWork = 127 * 8;
/* ... or the stack of a process: UNWIND_BYTES there. */
constexpr uint32_t kUnwindWork = kStackWork + 64;
/* ... and for one that looks for the tool's own frames, which come first: OWN_BYTES there. */
constexpr uint32_t kOwnFramesWork = 24 * 8;

/* Names of maps. */
constexpr const char *kMapEcbs = "ecbs";
constexpr const char *kMapRings = "rings";
constexpr const char *kMapPrograms = "programs";
constexpr const char *kMapCalls = "calls"; /* of CallTarget */
constexpr const char *kMapExits = "exits"; /* of UserExit */
constexpr const char *kMapState = "state";
constexpr const char *kMapDrops = "drops"; /* by Counter */
constexpr const char *kMapGlobals = "globals";
constexpr const char *kMapSelf = "self";
constexpr const char *kMapWorking = "working";
constexpr const char *kMapAggregations = "aggregations";
constexpr const char *kMapLiterals = "literals";
constexpr const char *kMapProbeNames = "probe_names";
constexpr const char *kMapSpeculations = "speculations"; /* lib/speculation.bpf.c */
constexpr const char *kMapUnwindRows = "unwind_rows";	 /* lib/unwind.h */
constexpr const char *kMapUnwindProcesses = "unwind_processes";

static_assert(offsetof(dtrace_ecb, id) == 8 && offsetof(dtrace_ecb, probe_id) == 12,
	      "a cookie holds both and is stored at once");
static_assert(offsetof(dtrace_ecb, nargs) == 16 && offsetof(dtrace_ecb, flags) == 20);

/*
 * Programs get the number of an enabling in a word with flags. ecb_number() removes the flags for the readers of
 * records. The words compare as numbers: placed > straight > all numbers.
 */
constexpr uint32_t kEcbStraight =
	1u << 30; /* the event runs the clause program, no trampoline has looked at the state */
constexpr uint32_t kEcbPlaced = kEcbStraight | 1u << 29; /* ... and the cookie says where it must have fired */
constexpr uint32_t kEcbNumber = (1u << 29) - 1;
constexpr uint32_t ecb_number(uint32_t word)
{
	return word & kEcbNumber;
}
constexpr bool are_ecb_flags(uint32_t flags)
{
	return flags == 0 || flags == kEcbStraight || flags == kEcbPlaced;
}

/* A cookie, or the first word of BEGIN's context: both numbers of an enabling in one u64. */
constexpr uint64_t ecb_cookie(uint32_t ecb, uint32_t probe)
{
	return static_cast<uint64_t>(probe) << 32 | ecb;
}

/*
 * What the dispatcher of system calls finds by the number of a call: an element of map "calls". The table is
 * as long as the largest enabled number requires, and exists twice: for entries and returns.
 */
struct CallTarget {
	uint64_t cookie;  /* ecb_cookie() of the enabling; 0: none */
	uint32_t program; /* in map "programs" */
	uint32_t nargs;	  /* how many arguments it wants */
};
static_assert(sizeof(CallTarget) == 16);

/*
 * Cookie of a static probe that has sites in several functions. It names the function that the enabling
 * belongs to: [@start, @start + @bytes). Programs check it if the enabling is kEcbPlaced
 * (Builder::check_site()).
 */
constexpr unsigned kSiteSizeBits = 16;
constexpr uint64_t kSiteMost = (1u << kSiteSizeBits) - 1; /* bytes: longer functions take several elements */
constexpr uint64_t site_cookie(uint64_t start, uint64_t bytes)
{
	return start << kSiteSizeBits | bytes;
}

/*
 * An element of map "exits": an instruction that leaves a function of a process. If a clause looks at arguments of the
 * return, the cookie has the number of this element in place of the probe's.
 */
struct UserExit {
	uint32_t probe;	 /* id */
	uint32_t offset; /* in the function */
};
static_assert(sizeof(UserExit) == 8);

/* Hands out stack from the top. */
class Frame {
public:
	/* Offset from R10 of @bytes, aligned to 8; they stay taken. */
	int16_t take(uint32_t bytes)
	{
		used_ += static_cast<int>((bytes + 7) & ~7u);
		return static_cast<int16_t>(-used_);
	}
	int used() const { return used_; }
	/* Frees all memory taken since used() was @mark. */
	void release_to(int mark)
	{
		if (used_ > deepest_)
			deepest_ = used_;
		used_ = mark;
	}
	int deepest() const { return used_ > deepest_ ? used_ : deepest_; }

private:
	int used_ = 0, deepest_ = 0;
};

} // namespace dt::gen

#endif
