/* SPDX-License-Identifier: GPL-2.0 */
/*
 * For fuzzers: runs a D text through all stages that need no kernel. Probes and
 * kernel types are those of the goldens, so nothing is read from the machine.
 */
#ifndef DTRACE_TEST_FUZZ_FRONT_END_H
#define DTRACE_TEST_FUZZ_FRONT_END_H

#include <string_view>

#include "base/options.h"
#include "gen/unit.h"
#include "check/check.h"
#include "ast/ast.h"
#include "parse/parse.h"
#include "lex/source.h"
#include "lex/tokens.h"
#include "typed/typed.h"
#include "test/paths.h"

namespace dt::test {

/* Everything that the stages make of a text; `unit` is empty if it has errors. */
struct Compiled {
	explicit Compiled(std::string_view text)
	{
		const lex::Macros macros = {
			.args = {"dtrace", "one", "2"}, .target = 1234, .pid = 11, .ppid = 12, .uid = 13};
		const lex::Source &source = sources.add(ProgramKind::Script, "x.d", std::string(text));

		tokens.push_back(lex::lex(source, macros, options, diags));
		lex::apply_pragmas(tokens[0], options, diags);
		asts.push_back(parse::parse(tokens[0], source, diags));
		types = std::make_unique<TypePool>(options.strsize);
		kernel = std::make_unique<KernelTypes>(*types, paths::kernel_btf);
		typed = check::check(asts, probes, *kernel, nullptr, options, diags);
		if (!check::refuse_unsupported(typed, diags))
			unit = gen::generate(typed, probes, options, diags);
	}

	lex::Sources sources;
	Options options;
	Diags diags;
	std::vector<lex::TokenList> tokens;
	std::vector<ast::Program> asts;
	ProbeTable probes{{paths::golden_tracefs}};
	std::unique_ptr<TypePool> types;
	std::unique_ptr<KernelTypes> kernel;
	typed::Program typed;
	gen::Unit unit;
};

} // namespace dt::test

#endif
