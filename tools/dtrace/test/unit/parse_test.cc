// SPDX-License-Identifier: GPL-2.0
/* The tree of a program, where a syntax error is found, and what of a program with errors is still read. */
#include <gtest/gtest.h>

#include <algorithm>

#include "ast/ast.h"
#include "parse/parse.h"
#include "test/unit/broken_texts.h"

namespace dt {
namespace {

struct Parsed {
	lex::Sources sources;
	Diags diags;
	std::string tree; /* as -d ast shows it */

	explicit Parsed(const std::string &text, const parse::IsType &is_type = {})
	{
		const lex::Source &source = sources.add(ProgramKind::Name, "-n", text);
		const lex::TokenList list = lex::lex(source, {.args = {"dtrace", "1"}}, {}, diags);

		tree = ast::dump_ast(parse::parse(list, source, diags, is_type), sources);
	}

	bool has(Tag tag) const
	{
		return std::ranges::any_of(diags.all(), [tag](const Diag &diag) { return diag.tag == tag; });
	}
};

/* The tree of the one statement that @text is, without the lines of its clause. */
std::string statement(const std::string &text, const parse::IsType &is_type = {})
{
	const Parsed parsed("BEGIN{" + text + "}", is_type);
	const std::string head = "clause 1:1\n  probe \"BEGIN\"\n  do\n    ";

	EXPECT_FALSE(parsed.diags.has_errors()) << text;
	EXPECT_EQ(parsed.tree.substr(0, head.size()), head);
	return parsed.tree.substr(head.size(), parsed.tree.size() - head.size() - 1);
}

TEST(Parse, OperatorsBindAsInC)
{
	const std::pair<const char *, const char *> rows[] = {
		{"1 + 2 * 3", "(+ 1 (* 2 3))"},
		{"1 * 2 + 3", "(+ (* 1 2) 3)"},
		{"1 - 2 - 3", "(- (- 1 2) 3)"},
		{"(1 + 2) * 3", "(* (+ 1 2) 3)"},
		{"1 << 2 + 3", "(<< 1 (+ 2 3))"},
		{"1 & 2 == 3", "(& 1 (== 2 3))"},
		{"1 || 2 && 3", "(|| 1 (&& 2 3))"},
		{"1 || 2 ^^ 3", "(|| 1 (^^ 2 3))"},
		{"x = y = 1", "(= x (= y 1))"},
		{"x += 1 ? 2 : 3 ? 4 : 5", "(+= x (?: 1 2 (?: 3 4 5)))"},
		{"-x++", "(- (post++ x))"},
		{"*p->q[1].r", "(* (. ([] (-> p q) 1) r))"},
		{"!(int)x + 1", "(+ (! (cast \"int\" x)) 1)"},
		{"sizeof x + 1", "(+ (sizeof x) 1)"},
		{"@a[1, 2] = sum(3)", "(= (@a 1 2) (call sum 3))"},
	};

	for (const auto &[text, tree] : rows)
		EXPECT_EQ(statement(text), tree) << text;
}

TEST(Parse, NameInParenthesesIsWhatTheCallerSays)
{
	const auto is_type = [](std::string_view name) { return name == "number"; };

	EXPECT_EQ(statement("x = (number) - 1", is_type), "(= x (cast \"number\" (- 1)))");
	EXPECT_EQ(statement("x = (size) - 1", is_type), "(= x (- size 1))");
	EXPECT_EQ(statement("x = (number) - 1"), "(= x (- number 1))");
}

TEST(Parse, TreeHasItemsInTheirOrder)
{
	const Parsed parsed("self int x;\n"
			    "fbt::vfs_*:entry,\n"
			    "END /pid == $1/\n"
			    "{\n"
			    "\tif (arg0) trace(\"a\" \"b\"); else { x++; exit(0) }\n"
			    "}\n"
			    "BEGIN;\n");

	EXPECT_FALSE(parsed.diags.has_errors());
	EXPECT_EQ(parsed.tree, "variable 1:1 self->x: int\n"
			       "clause 2:1\n"
			       "  probe \"fbt::vfs_*:entry\"\n"
			       "  probe \"END\"\n"
			       "  when (== pid 1)\n"
			       "  do\n"
			       "    if arg0\n"
			       "      (call trace \"ab\")\n"
			       "    else\n"
			       "      (post++ x)\n"
			       "      (call exit 0)\n"
			       "clause 7:1\n"
			       "  probe \"BEGIN\"\n"
			       "  default\n");
}

TEST(Parse, SyntaxErrorIsAtTheFirstTokenThatDoesNotFit)
{
	struct Row {
		std::string before, token, after;
		const char *expected;
	};
	const Row rows[] = {
		{"BEGIN { trace(1 + ", ")", "; }", "expected an expression"},
		{"BEGIN { x = 1 ", "y", " = 2; }", "expected an operator, or ; at the end of the statement"},
		{"BEGIN / ", "/", " { }", "expected an expression; a clause without a condition has no / /"},
		{"BEGIN { trace(1); ", "", "", "expected } at the end of the clause"},
	};

	for (const Row &row : rows) {
		const Parsed parsed(row.before + row.token + row.after);

		ASSERT_EQ(parsed.diags.all().size(), 1u) << row.before;
		const Diag &diag = parsed.diags.all()[0];
		EXPECT_EQ(diag.tag, Tag::D_SYNTAX) << row.before;
		EXPECT_EQ(diag.help, row.expected) << row.before;
		if (!row.token.empty()) {
			EXPECT_EQ(diag.span.begin, row.before.size()) << row.before;
			EXPECT_EQ(parsed.sources.text(diag.span), row.token) << row.before;
		}
	}
}

TEST(Parse, GoesOnWithTheNextStatementAndTheNextClause)
{
	const Parsed parsed("BEGIN { trace(1 +); trace(2); trace(* ); }\n"
			    "END { x = = 3; }\n"
			    "int;;\n"
			    "ERROR /pid/ { trace(4); }\n");
	const std::vector<Diag> &all = parsed.diags.all();
	std::vector<uint32_t> lines;

	std::ranges::transform(all, std::back_inserter(lines),
			       [&](const Diag &diag) { return parsed.sources.place(diag.span).line; });
	EXPECT_EQ(lines, (std::vector<uint32_t>{1, 1, 2, 3}));
	EXPECT_EQ(parsed.tree, "clause 1:1\n"
			       "  probe \"BEGIN\"\n"
			       "  do\n"
			       "    (call trace 2)\n"
			       "clause 2:1\n"
			       "  probe \"END\"\n"
			       "  do\n"
			       "clause 4:1\n"
			       "  probe \"ERROR\"\n"
			       "  when pid\n"
			       "  do\n"
			       "    (call trace 4)\n");
}

TEST(Parse, RefusesDeepNesting)
{
	for (const char *unit :
	     {"(", "-", "!", "1?", "1+(", "f(", "a[", "(int)", "sizeof ", "@a[", "if(1)", "if(1){", "x=", "1,"}) {
		std::string text = "BEGIN { ";

		for (int i = 0; i < 100000; i++)
			text += unit;
		EXPECT_TRUE(Parsed(text + "1").has(Tag::D_TOO_DEEP)) << unit;
	}
}

/* A block is no statement of its own: the second brace is already wrong. */
TEST(Parse, RefusesBracesWithoutEnd)
{
	EXPECT_TRUE(Parsed("BEGIN " + std::string(100000, '{')).has(Tag::D_SYNTAX));
}

TEST(Parse, SurvivesEveryBrokenText)
{
	for (const std::string &text : broken_texts()) {
		SCOPED_TRACE(text);
		const Parsed parsed(text);

		EXPECT_EQ(parsed.sources.format(parsed.diags, true).empty(), parsed.diags.all().empty());
	}
	EXPECT_FALSE(Parsed(kWholeText).diags.has_errors());
}

} // namespace
} // namespace dt
