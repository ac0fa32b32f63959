// SPDX-License-Identifier: GPL-2.0
/* The message about a program that the verifier rejects; see rejected.h. */
#include "out/rejected.h"

#include "bpf/code.h"
#include "gen/unit.h"

namespace dt::out {

std::string rejection_text(const run::Rejection &rejection, const lex::Sources &sources)
{
	std::string text = "the kernel rejected " + rejection.program + ", which is an error of this tool";

	if (bpf::is_set(rejection.span))
		text += "\n  " + gen::source_line(sources, rejection.span);
	for (const std::string &line : {rejection.instruction, rejection.reason}) {
		if (!line.empty())
			text += "\n  verifier: " + line;
	}
	return text +
	       "\n  report these lines, the D program and the output of uname -r to the maintainers of tools/dtrace";
}

} // namespace dt::out
