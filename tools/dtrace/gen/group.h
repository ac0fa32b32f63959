/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Private to gen/: which programs a unit has, and which probes run them.
 *
 * A program has all clauses of a probe. Probes with the same list of clauses share
 * it, so fbt:::entry needs one program for tens of thousands of probes.
 */
#ifndef DTRACE_GEN_GROUP_H
#define DTRACE_GEN_GROUP_H

#include "gen/trampoline.h"
#include "gen/uses.h"

namespace dt::gen {

/* Adds the programs, still without code, and the enablings. @cases: see enable_operands(). */
void group_probes(const std::vector<ClauseUses> &all, const ProbeTable &probes, WayWish wish, Unit &unit,
		  OperandCases &cases, Diags &diags);

} // namespace dt::gen

#endif
