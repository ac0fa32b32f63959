/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Static probes of programs and libraries, as sym/notes.h reads them from a file,
 * and as prov_usdt.cc combines them into probes.
 *
 * A note is one instruction. A probe is all notes of its name in a function, and a
 * variant is those that a trampoline can serve together.
 */
#ifndef DTRACE_PROBE_USER_SITES_H
#define DTRACE_PROBE_USER_SITES_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "probe/operand.h"
#include "probe/provider.h"

namespace dt {

/* A note of a file: an instruction that is a static probe. The texts live as long as the list of the file. */
struct UserSite {
	std::string_view provider, name; /* as the note has them */
	uint64_t offset = 0;		 /* of the instruction in the file */
	uint64_t semaphore = 0;		 /* of the counter of its users in the file; 0: there is none */
	std::vector<NoteArg> args;
	std::string bad; /* why it cannot be traced; "": it can */
};

/* The sites of one probe with equal operands, so that one trampoline can serve them. */
struct UserVariant {
	ArgList args;
	std::vector<const UserSite *> sites;
};

/* As a description has the name of a note: "query__start" -> "query-start" */
std::string with_dashes(std::string_view name);

/* The reason why one of the first @wanted arguments cannot be fetched, if there is one. */
Status operands_status(const attach::UserSites &sites, unsigned wanted);

} // namespace dt

#endif
