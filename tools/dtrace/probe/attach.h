/* SPDX-License-Identifier: GPL-2.0 */
/*
 * How a probe is attached: one struct for each kind, with everything that the kind
 * needs.
 *
 * A provider puts one of these structs into each of its probes. The way and the
 * links of a kind are overloads, so the compiler rejects a kind without them. Code
 * that asks for single kinds has a default; README.md lists it. For a new kind, write
 *
 *   here             its struct, with way(), and its name in Attachment
 *   run/links.h      the declaration of the function that says how its links
 *                    are made; the function is in a file of its own, run/link_*.cc
 *   gen/trampoline.cc   a row and perhaps a template, if no TrampolineKind fits the way
 *                    in which the kernel runs programs there. Then add the kind to
 *                    TrampolineKind, too, and adjust kTrampolineKinds
 */
#ifndef DTRACE_PROBE_ATTACH_H
#define DTRACE_PROBE_ATTACH_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <variant>

#include "os/processes.h"

namespace dt {

class Tracepoint;   /* probe/tracepoint.h */
struct UserVariant; /* probe/user_sites.h */

/* What calls a trampoline, and so which context the trampoline gets. Each kind has a template. */
enum class TrampolineKind : uint8_t {
	Function,      /* kprobe_multi with -x attach=trampoline: registers; shares element 0 */
	Direct,	       /* run by the tool: ids and arguments in the context */
	Tracepoint,    /* perf event of a tracepoint: its record; shares element 0 */
	RawTracepoint, /* a tracepoint itself: no record is made */
	PerfEvent,     /* a sample of a perf event: registers of what it came upon; shares element 0 */
	CallEntry,     /* the tracepoint that all system calls enter by: one trampoline for all of them */
	CallReturn,    /* the one by which they return */
	CallRecord,    /* perf event of the tracepoint of a system call that can be preempted: its record */
	UserFunction,  /* uprobe_multi: registers of a process; also of its static probes */
};
constexpr unsigned kTrampolineKinds = 9;

/* The way from the event to the clauses. */
struct Way {
	enum class Kind : uint8_t {
		Trampoline, /* which calls the clause program */
		Straight,   /* the event runs the clause program */
		Fault,	    /* clauses are in the function for faults */
	};
	Kind kind = Kind::Trampoline;
	TrampolineKind trampoline = TrampolineKind::Direct;
	/* Straight: the event also fires at other places; the link's cookie says which one is meant. */
	bool is_placed = false;
	/* Straight: one link serves many system calls, and finds the probe by the number of the call. */
	bool is_by_number = false;
};

/* The criteria for choosing among several ways to attach a probe. */
struct WayWish {
	bool arguments = false;	 /* some clause looks at arguments, or at registers */
	bool trampoline = false; /* -x attach=trampoline: wherever there is one */
	bool no_fexit = false;	 /* -x attach=multi, or the script shows kernel stacks or replaces results */
};

/* Links by fexit for returns. With more returns, one link by kprobe_multi is attached and released faster. */
constexpr size_t kMostByFexit = 8;

/*
 * Links on the tracepoint of system calls. Every call of every process passes each of them, so if there would be more,
 * one trampoline finds the programs of all calls.
 */
constexpr size_t kMostCallLinks = 4;

namespace attach {

/* The tool runs it at the right time: BEGIN, END. */
struct Internal {
	Way way(const WayWish &) const { return {Way::Kind::Trampoline, TrampolineKind::Direct}; }
};

/* A fault in a clause: ERROR. */
struct Fault {
	Way way(const WayWish &) const { return {Way::Kind::Fault}; }
};

/* A function of the kernel is called, or returns. */
struct Function {
	std::string_view symbol;
	uint64_t address = 0; /* where it calls the tracer, 0 if not known */
	uint64_t start = 0;   /* where it begins, and no other function has its name; 0: not known */
	bool is_return = false;
	bool has_duplicate = false; /* another function is called the same; ProbeList::complete() knows */
	/* The BPF iterator that the tool runs after BEGIN, so that the function is called; "": none. */
	std::string_view iterator = {};
	uint32_t iterator_id = 0; /* of its prototype in the kernel's BTF; ProbeList::complete() knows */

	/* The link hands over what a trampoline would fetch, at a fraction of the cost. */
	Way way(const WayWish &wish) const
	{
		return {wish.trampoline ? Way::Kind::Trampoline : Way::Kind::Straight, TrampolineKind::Function};
	}
};

/* The same by a kprobe of its own, which needs no call of the tracer. */
struct Kprobe {
	uint64_t start = 0; /* where the function begins */
	bool is_return = false;

	Way way(const WayWish &) const { return {Way::Kind::Straight, {}}; }
};

/* A static probe of the kernel, by the two names that the kernel has for it. */
struct Site {
	std::string_view provider, name;
	bool is_shared = false; /* other functions have sites of it, too, which fire with these */

	Way way(const WayWish &) const { return {Way::Kind::Straight, {}, is_shared}; }
};

/* An event of the kernel that writes a record. */
struct Tracepoint {
	const dt::Tracepoint *event = nullptr;
	bool is_raw_too = false;       /* it can be attached to without making a record */
	bool is_raw = false;	       /* its arguments are those of the tracepoint itself: no record is wanted */
	bool can_be_preempted = false; /* what runs where the record would be written: the kernel does not prevent it */

	/*
	 * If a clause uses the record, the tracepoint gets a perf event. The kernel then assembles the
	 * record at each firing, and waits when the event is closed. Otherwise no perf event is made, and the
	 * tracepoint itself runs the program.
	 */
	Way way(const WayWish &wish) const
	{
		if (!is_raw && (!is_raw_too || wish.arguments))
			return {Way::Kind::Trampoline,
				can_be_preempted ? TrampolineKind::CallRecord : TrampolineKind::Tracepoint};
		return {wish.trampoline ? Way::Kind::Trampoline : Way::Kind::Straight, TrampolineKind::RawTracepoint};
	}
};

/*
 * A counter of the kernel or of the processor has completed its period, or memory that the processor watches was
 * accessed: by perf_event_open(2).
 */
struct PerfEvent {
	uint32_t type = 0;   /* perf_event_attr::type */
	uint64_t config = 0; /* which of that type */
	uint64_t period = 0; /* of a clock: nanoseconds */
	bool on_one_cpu = false;
	bool without_user = false, without_kernel = false; /* what is not counted */
	/* PERF_TYPE_BREAKPOINT: which access (perf_event_attr::bp_type) to which memory. */
	uint32_t access = 0;
	uint64_t address = 0;
	uint64_t bytes = 0;

	Way way(const WayWish &) const { return {Way::Kind::Trampoline, TrampolineKind::PerfEvent}; }
};

/*
 * A system call is entered, or returns. A link on @function, which implements the call, makes no other call slower. But
 * the arguments of the call are in memory that the only parameter of the function points to. So clauses that use
 * arguments are run by the tracepoint that all system calls pass. Returns that fexit cannot trace are, too: the other
 * links on returns track a few pending calls only, and many threads sleep in system calls.
 */
struct SystemCall {
	uint32_t number = 0;
	bool is_return = false;
	bool may_be_compat = false; /* 32-bit programs may run; the number means another call to them */
	/* Implements the call for 64-bit programs, and for nobody else; Function::start is 0: there is none, or it is not known. */
	Function function = {};

	Way way(const WayWish &wish) const
	{
		const bool is_at_function = function.start && !wish.arguments && !(is_return && wish.no_fexit);

		return {.kind = wish.trampoline ? Way::Kind::Trampoline : Way::Kind::Straight,
			.trampoline = is_return ? TrampolineKind::CallReturn : TrampolineKind::CallEntry,
			.is_by_number = !wish.trampoline && !is_at_function};
	}
};

/* An instruction of a process is reached, or the function that begins there returns. */
struct UserFunction {
	const os::UserFile *file = nullptr;
	uint64_t offset = 0; /* of the instruction in the file */
	int pid = 0;	     /* 0: all processes that have the file, now or later */
	bool is_return = false;
	bool is_instruction = false; /* named by its offset, so no arguments are on the stack */
	/* For is_return: the instructions that leave the function; none: its return address is replaced. */
	std::span<const uint64_t> exits = {};

	/* The kernel knows arguments where functions begin, and the result where one has returned. */
	Way way(const WayWish &wish) const
	{
		const bool is_elsewhere = is_instruction || !exits.empty();
		const bool is_straight = !wish.trampoline && !(is_elsewhere && wish.arguments);

		return {is_straight ? Way::Kind::Straight : Way::Kind::Trampoline, TrampolineKind::UserFunction};
	}
};

/* A static probe of a process: all sites of the probe in the code of one function. */
struct UserSites {
	const os::UserFile *file = nullptr;
	int pid = 0;
	std::span<const std::unique_ptr<UserVariant>> variants; /* by where their arguments are */

	/* Only a trampoline knows where the arguments are. */
	Way way(const WayWish &wish) const
	{
		const bool is_straight = !wish.trampoline && !wish.arguments;

		return {is_straight ? Way::Kind::Straight : Way::Kind::Trampoline, TrampolineKind::UserFunction};
	}
};

} // namespace attach

using Attachment =
	std::variant<attach::Internal, attach::Fault, attach::Function, attach::Site, attach::Tracepoint,
		     attach::PerfEvent, attach::SystemCall, attach::UserFunction, attach::UserSites, attach::Kprobe>;

inline Way way_of(const Attachment &attachment, const WayWish &wish)
{
	return std::visit([&](const auto &kind) { return kind.way(wish); }, attachment);
}

} // namespace dt

#endif
