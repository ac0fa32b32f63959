/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Trampolines: from an event source to the clause program.
 *
 *     is tracing on? -> take a hand-over element -> store ids and arguments
 *     -> tail call -> (only if the call was not taken) count a drop
 *
 * A template has all code that its instances share. An instance adds what
 * differs: where the arguments are, how many are wanted, and which program is
 * called. That part is separate code; link/instances.h inserts it into the gap
 * in the template. Within a template, R6 is the context of the source and R7
 * the element.
 */
#ifndef DTRACE_GEN_TRAMPOLINE_H
#define DTRACE_GEN_TRAMPOLINE_H

#include <map>

#include "gen/unit.h"

namespace dt::gen {

/* Where an enabling of a static probe of a process has its arguments. */
struct OperandCase {
	uint32_t enabling = 0; /* index in Unit::enablings */
	const ArgList *args = nullptr;
};

/* By trampoline that serves such probes, ascending by enabling. */
using OperandCases = std::map<uint32_t, std::vector<OperandCase>>;

/* The code of Unit::trampolines: a template of each kind that one of them is made of, and what each adds to it. */
void add_trampoline_code(Unit &unit, const OperandCases &cases);

/*
 * Enables a static probe of a process, once for each list of operands that its places have. False: @probe is none, or
 * its @program asks for no arguments.
 */
bool enable_operands(Unit &unit, OperandCases &cases, const Probe &probe, uint32_t program);

/*
 * @call is what the next enabling, of @probe, waits for; the dispatcher that serves it, which hands over
 * as many arguments as any of its calls wants. An index in Unit::trampolines.
 */
uint32_t add_call(Unit &unit, const Probe &probe, const attach::SystemCall &call, unsigned nargs);

/* Those that are enabled have numbers below this. */
uint32_t call_numbers(const Unit &unit);

} // namespace dt::gen

#endif
