/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Shows the result of a stage if the user asked for it: -d STAGE on standard
 * output, listings of -S on standard error, as DTrace of Solaris does. The text
 * is made only if it is wanted. It can have names of a process, so a terminal gets
 * control characters as text.
 */
#ifndef DTRACE_OUT_DUMP_H
#define DTRACE_OUT_DUMP_H

#include <unistd.h>

#include <cstdio>
#include <string>
#include <string_view>

#include "base/options.h"
#include "out/shown.h"

namespace dt::out {

inline void put_dump(const std::string &text, FILE *to)
{
	std::string made;
	const std::string_view put = printed(text, isatty(fileno(to)), made);

	std::fwrite(put.data(), 1, put.size(), to);
}

template <typename Text>
void dump(const Options &options, DumpStage stage, Text text)
{
	if (options.dump & stage)
		put_dump(text(), stdout);
}

template <typename Text>
void listing(const Options &options, Disasm stage, Text text)
{
	const uint64_t wanted = options.disasm ? options.disasm : uint64_t{kDisasmDefault};

	if (options.show_code && (wanted & stage))
		put_dump(text(), stderr);
}

} // namespace dt::out

#endif
