/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Private to gen/: the maps of a unit. frame.h and workspace.h describe their
 * contents.
 *
 * Some maps belong to every unit. All others are made only if a program uses them,
 * so a short script loads few maps.
 */
#ifndef DTRACE_GEN_MAPS_H
#define DTRACE_GEN_MAPS_H

#include "gen/draft.h"
#include "gen/unit.h"
#include "gen/uses.h"

namespace dt::gen {

bool want_speculations(const std::vector<ClauseUses> &clauses);
bool want_probe_names(const std::vector<ClauseUses> &clauses);
bool want_user_stacks(const std::vector<ClauseUses> &clauses);

/* Value of map "probe_names": four u32 offsets for each ecb number, then the names. */
std::vector<uint8_t> probe_name_table(const Unit &unit, const ProbeTable &probes);

/* @names: the table of names, if @demand has it; @working_bytes: of an element of map "working", 0: there is none. */
void add_maps(Unit &unit, const Shared &shared, Demand demand, std::vector<uint8_t> names, uint64_t dynvarsize,
	      uint32_t working_bytes);

} // namespace dt::gen

#endif
