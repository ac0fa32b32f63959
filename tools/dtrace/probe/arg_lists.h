/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Argument lists of probes whose arguments are at fixed places.
 *
 * Such a list is the same for all probes of a kind, so each is a constant and a
 * probe has a pointer to it. A thousand functions share one list.
 */
#ifndef DTRACE_PROBE_ARG_LISTS_H
#define DTRACE_PROBE_ARG_LISTS_H

#include "probe/provider.h"

namespace dt {

/* arg0 ... are the first @count of @source. */
consteval ArgList all_of(ArgSource source, uint8_t count = kMaxArgs)
{
	ArgList list;

	list.count = count;
	for (uint8_t i = 0; i < count; i++)
		list.place[i] = {source, i};
	return list;
}

/* A function is called. */
inline constexpr ArgList kEntryArgs = all_of(ArgSource::FunctionArg);
/* An instruction is reached: what is in the registers by which functions take arguments. */
inline constexpr ArgList kInstructionArgs = all_of(ArgSource::FunctionArg, 6);
/* A tracepoint runs without a record. */
inline constexpr ArgList kWordArgs = all_of(ArgSource::Word);
/* A function returns: arg1 is its value, as elsewhere; arg0 is 0. */
inline constexpr ArgList kReturnArgs = [] {
	ArgList list;

	list.count = 2;
	list.place[1] = {ArgSource::ReturnValue, 0};
	return list;
}();
/* An instruction that leaves a function of a process is reached. */
inline constexpr ArgList kExitArgs = [] {
	ArgList list = kReturnArgs;

	list.place[0] = {ArgSource::ExitOffset, 0};
	return list;
}();
/* A static probe fires: the kernel stores all values in the context, so no places are needed. */
inline constexpr ArgList kSiteArgs = [] {
	ArgList list;

	list.count = 6;
	return list;
}();

} // namespace dt

#endif
