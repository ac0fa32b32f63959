/* SPDX-License-Identifier: GPL-2.0 */
/*
 * For fuzzers: a D text through all stages that need no kernel. Probes and
 * kernel types are those of the goldens, so nothing of the machine is read.
 */
#ifndef DTRACE_TEST_FUZZ_FRONT_END_H
#define DTRACE_TEST_FUZZ_FRONT_END_H

#include <string_view>

#include "base/options.h"
#include "gen/unit.h"
#include "lang/ast.h"
#include "lang/source.h"
#include "lang/tokens.h"
#include "lang/typed.h"
#include "test/paths.h"

namespace dt::test {

/* Everything that the stages make of a text; `unit` is empty if it has mistakes. */
struct Compiled {
	explicit Compiled(std::string_view text)
	{
		const Macros macros = {.args = {"dtrace", "one", "2"}, .target = 1234, .pid = 11, .ppid = 12, .uid = 13};
		const Source &source = sources.add(ProgramKind::Script, "x.d", std::string(text));

		tokens.push_back(lex(source, macros, options, diags));
		apply_pragmas(tokens[0], options, diags);
		asts.push_back(parse(tokens[0], source, diags));
		types = std::make_unique<TypePool>(options.strsize);
		kernel = std::make_unique<KernelTypes>(*types, paths::kernel_btf);
		typed = check(asts, probes, *kernel, nullptr, options, diags);
		if (!refuse_unsupported(typed, diags))
			unit = gen::generate(typed, probes, options, diags);
	}

	Sources sources;
	Options options;
	Diags diags;
	std::vector<TokenList> tokens;
	std::vector<ast::Program> asts;
	ProbeTable probes{{paths::golden_tracefs}};
	std::unique_ptr<TypePool> types;
	std::unique_ptr<KernelTypes> kernel;
	typed::Program typed;
	gen::Unit unit;
};

} // namespace dt::test

#endif
