/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Session: an image in the kernel. All its objects are descriptors, which are
 * closed in reverse order when the session ends. A tool that is killed leaves
 * nothing behind.
 *
 *     load()    maps, clause programs, program array, trampolines, rings
 *     attach()  links; probes run trampolines or clause programs, which do nothing yet
 *     fire()    runs BEGIN, END
 *     state     one word that all programs and the tool change (gen/frame.h)
 */
#ifndef DTRACE_RUN_SESSION_H
#define DTRACE_RUN_SESSION_H

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/cpus.h"
#include "base/fd.h"
#include "base/options.h"
#include "gen/frame.h"
#include "link/image.h"
#include "run/agg_memory.h"
#include "run/buffer.h"
#include "run/grace.h"
#include "type/btf.h"

namespace dt::run {

struct LinkKind; /* run/links.h */

/* Keeps one probe attached, or several of a kind. */
struct Link {
	std::vector<uint32_t> enablings; /* of the probes: indexes in Unit::enablings, in a session ecb ids less 1 */
	Fd fd;
	const LinkKind *kind = nullptr; /* attach() knows */
	/* For a link on one CPU: the CPU, and what is needed to make another link for a CPU that comes online later. */
	struct OnCpu {
		unsigned cpu;
		int program;
		uint64_t cookie;
	};
	std::optional<OnCpu> place = {};
};

/* Firings that ran no clause, by reason. Only the first is no loss. */
struct Misses {
	uint64_t own = 0;	    /* what clauses and their links called */
	uint64_t other_program = 0; /* another BPF program was running on the CPU, or an operation on a map */
	uint64_t no_rcu = 0;	    /* RCU was not watching: the CPU was idle, or about to be */
	uint64_t returns = 0;	    /* too many calls had not returned */
	uint64_t kprobe = 0;	    /* another kprobe was being handled on the CPU */

	Misses &operator+=(const Misses &more);
	Misses &operator-=(const Misses &less);
};

/* What a unit of the D program has become in the kernel. */
struct Programs {
	std::vector<Fd> maps;		  /* as Image::maps; all units of a program share most of them */
	std::vector<Fd> programs;	  /* as Image::programs */
	std::vector<Fd> trampolines;	  /* as Image::trampolines */
	std::vector<Link> links;	  /* of attach() */
	std::vector<std::string> refused; /* probes that the kernel cannot enable where they are; others are */
};

struct Session {
	std::vector<Programs> units;	  /* that of load(), which stays, and those of take_over() */
	Mapping state;			  /* of map "state" */
	std::vector<Ring> rings;	  /* one for each CPU that is or was online */
	uint64_t bufsize = 0;		  /* bytes of each ring: as asked for, what memory allows, or what is needed */
	CpuList possible;		  /* all CPUs, also those that are not online */
	uint32_t cpus = 0;		  /* their numbers are below this */
	Fd drops, ring_map;		  /* maps "drops" and "rings", the same as in `units` */
	Fd unwind_rows, unwind_processes; /* likewise, if a clause shows stacks of processes */
	Grace grace;
	AggMemory aggregations;	  /* nothing if no clause has any */
	CpuList online;		  /* when load() or follow_cpus() looked */
	CpuList ringless;	  /* of these, CPUs whose ring could not be made; follow_cpus() tries again */
	bool lacks_links = false; /* a CPU does; follow_cpus() tries again */
	Misses missed_before;	  /* by what end_processes() has closed */
};

/*
 * Why the verifier rejected a program: the instruction, so that the caller can
 * show the line of D, and the whole log.
 */
struct Rejection {
	bool happened = false;
	std::string program;
	Span span = {};		 /* {}: not of a D program */
	std::string instruction; /* the line of the log that shows it; "": none does */
	std::string reason;	 /* last words of the verifier */
	std::string log;
};

/* Explains the verifier's @log (level 1) for @program. */
Rejection explain_rejection(const link::LinkedProgram &program, std::string log);

/* What the running kernel lacks, if the rejection is no error in the program; nullptr: it is one. */
const char *what_kernel_lacks(const Rejection &rejection);

/* The wanted properties of the rings. */
struct RingWish {
	uint64_t bytes = 0;	 /* of each; the kernel gives the next power of two */
	uint64_t least = 0;	 /* with less, the largest record finds no room */
	unsigned copies = 1;	 /* how many times as much memory is taken for them */
	bool may_shrink = false; /* to what memory allows; else that is an error */
};

/* Needs CAP_BPF and CAP_PERFMON and a kernel with this program type; the error says if one is missing. */
Result<Session> load(const link::Image &image, const lex::Sources &sources, const RingWish &wish, Rejection &rejection);

/*
 * Loads the programs of @image, which another unit of the same D program became after the session had begun. They share
 * the variables, aggregations and rings of @session, whose first unit is @first. The result is for attach(), and then for
 * take_over().
 */
Result<Programs> load_more(const Session &session, const link::Image &first, const link::Image &image,
			   const lex::Sources &sources, Rejection &rejection);

/* How clauses get onto functions. */
struct Attacher {
	Attach way;		       /* Options::attach */
	KernelTypes *kernel = nullptr; /* asked for the numbers of functions */
	bool may_have_ended = false;   /* it is no error if the processes of all probes have ended */
};

/* A line for each provider and kind of link: how many there are, for how many probes (link_text.cc). */
std::vector<std::string> links_text(const Session &session, const gen::Unit &unit, const std::vector<Probe> &probes);

/* Which probes the kernel has refused although others of their patterns are enabled; "": none (link_text.cc). */
std::string refused_text(const Programs &programs);

/* Attaches @programs, which are those of @unit. @probes: by enabling, in the order of Unit::enablings. */
Status attach(Programs &programs, const Session &session, const link::Image &image, const gen::Unit &unit,
	      const std::vector<Probe> &probes, const Attacher &by);

/* The same of the first unit of @session. */
inline Status attach(Session &session, const link::Image &image, const gen::Unit &unit,
		     const std::vector<Probe> &probes, const Attacher &by)
{
	return attach(session.units.front(), session, image, unit, probes, by);
}

/* Adds @more, whose links are those of @unit, to @session. */
void take_over(Session &session, Programs more, const gen::Unit &unit);

/*
 * Closes the links of @probes whose processes have ended, and the programs that take_over() has added and that
 * have no other links.
 */
void end_processes(Session &session, const std::vector<Probe> &probes, std::span<const int> ended);

/* The firings that the kernel has skipped since the probes were attached (misses.cc). */
Misses misses_of(const Session &session);
/* The functions of Misses::own that links by ftrace and kprobes know; none if the kernel hides its addresses. */
std::vector<std::string> called_functions(const Session &session);

/* Probes that no longer exist because their module was unloaded. */
std::vector<std::string> gone(const Session &session, const std::vector<Probe> &probes);

/*
 * The CPUs, if follow_cpus() has something to do for them, or if @again; else nothing. Before, look() has been called for
 * each ring.
 */
std::optional<CpuLook> changed_cpus(Session &session, bool again);

/*
 * CPUs that have not stayed since the last call, or lack something, get a ring, and links of per-CPU probes; links of
 * CPUs that were offline are closed. @cpus: of changed_cpus(). Between the two calls, the records of all rings are read. Returns the
 * indexes of rings that are new or empty again. @problem: why a ring could not be made; unchanged if all were.
 */
std::vector<size_t> follow_cpus(Session &session, const std::vector<Probe> &probes, const CpuLook &cpus,
				std::string &problem);

/* Closes all links. The kernel may take a while, above all for perf events, so all output should be printed before. */
void detach(Session &session);

/* Runs enabling number @ecb (from 1) of @probe, for probes that the tool fires itself. */
Status fire(const Session &session, const gen::Unit &unit, const Probe &probe, uint32_t ecb);

/* The state word. */
gen::State get_state(const Session &session);
/* Changes WarmUp to Active, but not if exit() was called meanwhile. */
void start_tracing(const Session &session);
/* Sets it; what it was. */
gen::State exchange_state(const Session &session, gen::State state);

/*
 * What programs have counted, by CPU number, with Session::cpus entries. Counter::Drops are firings that no ring
 * counted: they did not reach their clause, or had no ring.
 */
Result<std::vector<uint64_t>> counted(const Session &session, gen::Counter which);

/* Clause programs as the kernel runs them, read back from it: -S -x disasm=4. */
std::string dump_loaded(const Programs &programs, const link::Image &image);

} // namespace dt::run

#endif
