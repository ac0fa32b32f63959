/* SPDX-License-Identifier: GPL-2.0 */
/*
 * How prov_usdt.cc combines the static probes of programs and libraries.
 *
 * A note of a file (os/notes.h) is one instruction. A probe is all notes of its name in a
 * function, and a variant is those that a trampoline can serve together.
 */
#ifndef DTRACE_PROBE_USER_SITES_H
#define DTRACE_PROBE_USER_SITES_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "os/notes.h"
#include "probe/provider.h"

namespace dt {

/* The sites of one probe with equal operands, so that one trampoline can serve them. */
struct UserVariant {
	ArgList args;
	std::vector<const os::UserSite *> sites;
};

/* As a description has the name of a note: "query__start" -> "query-start" */
std::string with_dashes(std::string_view name);

/* The reason why one of the first @wanted arguments cannot be fetched, if there is one. */
Status operands_status(const attach::UserSites &sites, unsigned wanted);

} // namespace dt

#endif
