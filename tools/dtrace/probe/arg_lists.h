/* SPDX-License-Identifier: GPL-2.0 */
/* Where arguments are that all probes of a kind have at the same places. */
#ifndef DTRACE_PROBE_ARG_LISTS_H
#define DTRACE_PROBE_ARG_LISTS_H

#include "probe/provider.h"

namespace dt {

/* arg0 ... arg9 are the first ten of @source. */
consteval ArgList all_of(ArgSource source)
{
	ArgList list;

	list.count = kMaxArgs;
	for (uint8_t i = 0; i < kMaxArgs; i++)
		list.place[i] = {source, i};
	return list;
}

/* A function is called. */
inline constexpr ArgList kEntryArgs = all_of(ArgSource::FunctionArg);
/* A function returns: arg1 is its value, as elsewhere; arg0 is 0. */
inline constexpr ArgList kReturnArgs = [] {
	ArgList list;

	list.count = 2;
	list.place[1] = {ArgSource::ReturnValue, 0};
	return list;
}();

} // namespace dt

#endif
