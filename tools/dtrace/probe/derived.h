/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Providers whose probes are existing kernel events (tracepoints, functions and
 * static probes) under the names that DTrace gives them. A row says which event
 * a probe is; D libraries (dlib/) describe its arguments:
 *
 *   exit of proc   function disassociate_ctty(), if dt_proc_is_last
 *                  args[0]: int, dt_proc_reason
 *
 * Several rows may have one name: a probe placed at several events, or an event
 * that differs between kernels. A probe whose event the kernel lacks does not
 * exist, and ProbeList::explain() says what is missing.
 */
#ifndef DTRACE_PROBE_DERIVED_H
#define DTRACE_PROBE_DERIVED_H

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <string_view>

#include "probe/provider.h"

namespace dt::derived {

enum class Event : uint8_t {
	Tracepoint, /* itself; arg0 ... are its parameters */
	Entry,	    /* of a function; arg0 ... are its parameters */
	Return,	    /* of a function; arg1 is the result */
	Site,	    /* a static probe; arg0 ... are its values */
	Nowhere,    /* the probe does not exist, because of what the target says */
};

struct Row {
	std::string_view name;
	Event event;
	std::string_view group; /* subsystem of a tracepoint, provider of a static probe */
	std::string_view target;
	std::string_view guard; /* Probe::guard */
	std::span<const arg_types::TranslatedArg> args;
	/* Number of parameters of a tracepoint: the kernel rejects a program that reads more. */
	uint8_t parameters = 0;
	std::string_view module = {};		      /* that may have the function, in place of the kernel itself */
	std::span<const std::string_view> words = {}; /* Probe::words */
	std::string_view companion = {};	      /* Probe::companion */
	/* Probe::companion in place of @companion, if the kernel has the function @variant. */
	std::string_view variant = {};
	std::string_view variant_companion = {};
	/* attach::Function::iterator: the kernel must have it. */
	std::string_view iterator = {};
};

/* Names of @N rows, each one once. */
template <size_t N>
struct RowNames {
	std::array<std::string_view, N> list;
	size_t count = 0;

	constexpr operator std::span<const std::string_view>() const { return {list.data(), count}; }
};

/* Provider::probe_names: a description with another name need not open the list. */
template <size_t N>
consteval RowNames<N> names(const Row (&rows)[N])
{
	RowNames<N> names;

	for (const Row &row : rows) {
		const auto end = names.list.begin() + static_cast<ptrdiff_t>(names.count);

		if (std::find(names.list.begin(), end, row.name) == end)
			names.list[names.count++] = row.name;
	}
	return names;
}

/* @rows must live as long as the list, which reads nothing until it is asked for a probe. */
std::unique_ptr<ProbeList> open(const ProbeEnv &env, std::string_view provider, std::span<const Row> rows);

} // namespace dt::derived

#endif
