/* SPDX-License-Identifier: GPL-2.0 */
/* Lists of probes in tracefs, which may be mounted at two places. */
#ifndef DTRACE_PROBE_TRACEFS_H
#define DTRACE_PROBE_TRACEFS_H

#include <string>
#include <vector>

#include "base/result.h"
#include "probe/provider.h"

namespace dt {

/* Where tracefs can be, best first. */
inline std::vector<std::string> tracefs_places(const ProbeEnv &env)
{
	if (!env.tracefs.empty())
		return {env.tracefs};
	return {"/sys/kernel/tracing", "/sys/kernel/debug/tracing"};
}

/* The user is told about all places where it failed, in one line. */
inline void add_failure(std::string &failures, const Error &error)
{
	failures += (failures.empty() ? "" : "; ") + error.text();
}

} // namespace dt

#endif
