/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Shows the result of a stage if the user asked for it: -d STAGE on standard
 * output, listings of -S on standard error, as DTrace of Solaris does. The text
 * is made only if it is wanted.
 */
#ifndef DTRACE_OUT_DUMP_H
#define DTRACE_OUT_DUMP_H

#include <cstdio>
#include <string>

#include "base/options.h"

namespace dt::out {

template <typename Text>
void dump(const Options &options, DumpStage stage, Text text)
{
	if (options.dump & stage)
		std::fputs(text().c_str(), stdout);
}

template <typename Text>
void listing(const Options &options, Disasm stage, Text text)
{
	const uint64_t wanted = options.disasm ? options.disasm : uint64_t{kDisasmDefault};

	if (options.show_code && (wanted & stage))
		std::fputs(text().c_str(), stderr);
}

} // namespace dt::out

#endif
