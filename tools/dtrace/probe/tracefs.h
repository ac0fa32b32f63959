/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Lists of probes in tracefs, which may be mounted at two places.
 *
 * Several providers read the same files, and the list of functions has megabytes.
 * So each file is read once, and all names are views of its text.
 */
#ifndef DTRACE_PROBE_TRACEFS_H
#define DTRACE_PROBE_TRACEFS_H

#include <algorithm>
#include <cstdint>
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

/* What stands for a module in the names of the kernel's own functions. */
constexpr std::string_view kKernelModule = "vmlinux";

/* All functions that can be traced: see prov_fbt.cc. */
struct TracefsFunctions {
	std::string_view text;
	bool has_addresses = false;
	std::optional<Error> missing = {}; /* there is no list */
};

Result<TracefsFunctions> tracefs_functions(const ProbeEnv &env);

/*
 * The module of each function called @name in that list. The views live as long as ProbeEnv::texts. The first call
 * indexes the list, which costs less than to search it for two names.
 */
Result<std::vector<std::string_view>> modules_with_function(const ProbeEnv &env, std::string_view name);

/* A line of that list. */
struct TracedFunction {
	uint64_t address = 0; /* 0: the list has none */
	std::string_view name, module;
};

/*
 * Nothing if the line has another form, as the kernel may add some, or if the kernel has invented the name because the
 * function no longer exists. The names point into @line.
 */
inline std::optional<TracedFunction> parse_traced_function(std::string_view line, bool has_address)
{
	constexpr std::string_view invented = "__ftrace_invalid_address__";
	uint64_t address = 0;
	size_t pos = 0;

	if (has_address) {
		for (; pos < line.size() && line[pos] != ' '; pos++) {
			const char c = line[pos];

			if (!((c >= '0' && c <= '9') || (c >= 'a' && c <= 'f')))
				return {};
			address = address << 4 | static_cast<uint64_t>(c <= '9' ? c - '0' : c - 'a' + 10);
		}
		pos++;
	}
	const size_t end = std::min(line.find(' ', pos), line.size());
	if (pos >= end || end - pos > UINT16_MAX || line.substr(pos).starts_with(invented))
		return {};

	std::string_view module = kKernelModule;
	const size_t open = line.find('[', end);
	if (open != std::string_view::npos) {
		const size_t close = line.find(']', open);

		if (close == std::string_view::npos)
			return {};
		module = line.substr(open + 1, close - open - 1);
	}
	return TracedFunction{address, line.substr(pos, end - pos), module};
}

} // namespace dt

#endif
