// SPDX-License-Identifier: GPL-2.0
/* No text can crash the checker. */
#include <gtest/gtest.h>

#include "check/check.h"
#include "ast/ast.h"
#include "parse/parse.h"
#include "typed/typed.h"
#include "test/paths.h"
#include "test/unit/broken_texts.h"

namespace dt {
namespace {

/* Everything up to types. */
void compile(const std::string &text)
{
	lex::Sources sources;
	Options options;
	Diags diags;
	const lex::Source &source = sources.add(ProgramKind::Script, "x.d", text);
	const lex::TokenList list = lex::lex(source, {.args = {"dtrace", "1"}}, options, diags);
	std::vector<ast::Program> programs;
	ProbeTable probes({"/nonexistent"});

	lex::apply_pragmas(list, options, diags);
	programs.push_back(parse::parse(list, source, diags));
	TypePool types;
	KernelTypes kernel(types, paths::kernel_btf);
	const typed::Program program = check::check(programs, probes, kernel, nullptr, options, diags);
	if (!diags.has_errors()) {
		EXPECT_FALSE(typed::dump_types(program, probes, sources).empty());
	}
	EXPECT_EQ(sources.format(diags, true).empty(), diags.all().empty());
}

TEST(Check, SurvivesEveryBrokenText)
{
	for (const std::string &text : broken_texts()) {
		SCOPED_TRACE(text);
		compile(text);
	}
}

} // namespace
} // namespace dt
