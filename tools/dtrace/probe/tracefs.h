/* SPDX-License-Identifier: GPL-2.0 */
/* Lists of probes in tracefs, which may be mounted at two places. */
#ifndef DTRACE_PROBE_TRACEFS_H
#define DTRACE_PROBE_TRACEFS_H

#include <optional>
#include <string>
#include <string_view>
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

/* Collects the reasons why a list is missing. The message shows all paths that failed, in one line. */
class TracefsFailures {
public:
	void add(const Error &error);
	bool empty() const { return text_.empty(); }
	Error error() const;

private:
	std::string text_;
	bool is_locked_ = false;
};

/* The text of a file of tracefs. Both views live as long as ProbeEnv::texts. */
struct TracefsText {
	std::string_view place; /* of the tracefs that has it; empty: none has */
	std::string_view text;
};

/* The text of @file, "/available_events". If several providers ask, it is read once. A missing file is empty. */
Result<TracefsText> tracefs_text(const ProbeEnv &env, std::string_view file);

/* How names begin that the kernel invents for functions that no longer exist. */
constexpr std::string_view kInventedFunction = "__ftrace_invalid_address__";

/* All functions that can be traced: see prov_fbt.cc. */
struct TracefsFunctions {
	std::string_view text;
	bool has_addresses = false;
	std::optional<Error> missing = {}; /* there is no list */
};

Result<TracefsFunctions> tracefs_functions(const ProbeEnv &env);

} // namespace dt

#endif
