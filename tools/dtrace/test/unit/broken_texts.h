/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Texts that no stage of the compiler may crash on: a program with something of
 * every rule, cut after each byte, and with each byte changed.
 */
#ifndef DTRACE_TEST_UNIT_BROKEN_TEXTS_H
#define DTRACE_TEST_UNIT_BROKEN_TEXTS_H

#include <string>
#include <vector>

namespace dt {

inline const std::string kWholeText =
	"#!/usr/sbin/dtrace -s\n#pragma D option quiet\n/* c */ BEGIN, END /pid == $1 && execname != \"a\\n\" / // x\n"
	"{ printf(\"%*d %s\\n\", 3, 'a' << 2 ? (int)arg0 : ~uid, probefunc); trace(sizeof (long)); exit(0x1f); }\n"
	"ERROR { if (a->b[1]) { @x[pid] = count(); } else self->y = `z; }\n";

inline std::vector<std::string> broken_texts()
{
	const std::string strange("\0\"'/*{}()$`@%\\\xff;", 17);
	std::vector<std::string> texts;

	for (size_t at = 0; at < kWholeText.size(); at++) {
		texts.push_back(kWholeText.substr(0, at));
		texts.push_back(kWholeText);
		texts.back()[at] = strange[at % strange.size()];
	}
	texts.push_back(kWholeText);
	return texts;
}

} // namespace dt

#endif
