/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Indentation of -F: the firings between the entry and the return of a function
 * are indented further than the entry and the return.
 *
 *     CPU FUNCTION
 *       0  -> vfs_read
 *       0    | rw_verify_area:entry      of a second clause, or not a function
 *       0  <- vfs_read
 *
 * A probe is an entry if its name is "entry" or ends with "-entry", and likewise a
 * return. System calls (Probe::is_call) have "=>" and "<=". If several clauses of a
 * probe print, the arrow stands at the first clause of an entry and at the last clause
 * of a return. Each CPU has its own indentation. So a thread that moves to another CPU
 * within a function spoils the indentation, as in all tools of this kind.
 */
#ifndef DTRACE_OUT_FLOW_H
#define DTRACE_OUT_FLOW_H

#include <string>

#include "run/record.h"

namespace dt::out {

enum class FlowKind : uint8_t { Within, Enters, Leaves };

struct FlowStep {
	FlowKind kind = FlowKind::Within;
	size_t depth = 0; /* functions that have been entered, without this one */
};

/* What stands in the column FUNCTION. */
std::string flow_text(const FlowStep &step, const Probe &probe);

/* Of one CPU. */
class Flow {
public:
	/* The position of @record. @next: the record after it on this CPU, or nullptr. */
	FlowStep step(const run::Record &record, const run::Record *next);

private:
	size_t depth_ = 0;
	uint32_t last_ecb_ = 0, last_clause_ = 0; /* of the record before; 0: none */
};

} // namespace dt::out

#endif
