/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Trampolines: from an event source to the clause program.
 *
 *     is tracing on? -> take a hand-over element -> store ids and arguments
 *     -> tail call -> (only if the call was not taken) count a drop
 *
 * A template has all code that its instances share. An instance adds what
 * differs: where the arguments are, how many are wanted, and which program is
 * called. That part is separate code; link/instances.h inserts it into the hole
 * in the template. Within a template, R6 is the context of the source and R7
 * the element.
 */
#ifndef DTRACE_GEN_TRAMPOLINE_H
#define DTRACE_GEN_TRAMPOLINE_H

#include <map>

#include "gen/unit.h"

namespace dt::gen {

/* The places of the arguments of an enabling, which is on a static probe of processes. */
struct OperandCase {
	uint32_t ecb = 0;
	const ArgList *args = nullptr;
};

/* The cases of each trampoline that serves such probes, ascending by ecb. */
using OperandCases = std::map<uint32_t, std::vector<OperandCase>>;

/* The code of Unit::trampolines: one template of each kind that is used, and the code that each instance adds. */
void add_trampoline_code(Unit &unit, const OperandCases &cases);

/*
 * Enables a static probe of a process, once for each list of operands of its sites. False: @probe is no such probe,
 * or its @program needs no arguments.
 */
bool enable_operands(Unit &unit, OperandCases &cases, const Probe &probe, uint32_t program);

/*
 * Enabling number @enabling, of @probe, waits for @call. Returns the dispatcher that serves it, as an index in
 * Unit::trampolines. The dispatcher hands over as many arguments as any of its calls needs.
 */
uint32_t add_call(Unit &unit, size_t enabling, const Probe &probe, const attach::SystemCall &call, unsigned nargs);

/* The numbers of all enabled calls are below this. */
uint32_t call_numbers(const Unit &unit);

} // namespace dt::gen

#endif
