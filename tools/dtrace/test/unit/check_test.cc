// SPDX-License-Identifier: GPL-2.0
/* What the generator may rely on in a typed tree, and how several sources become one program. */
#include <gtest/gtest.h>

#include "lang/ast.h"
#include "lang/typed.h"

namespace dt {
namespace {

using namespace typed;

struct Checked {
	Sources sources;
	Diags diags;
	ProbeTable probes{ProbeEnv{"/nonexistent"}};
	TypePool types;
	KernelTypes kernel{types, KERNEL_BTF};
	typed::Program program;
};

void compile(const std::vector<std::string> &texts, const Options &options, Checked &c)
{
	std::vector<ast::Program> programs;
	const Macros macros = {.args = {"dtrace"}};

	for (const std::string &text : texts) {
		const Source &source = c.sources.add(ProgramKind::Name, "-n", text);

		programs.push_back(parse(lex(source, macros, options, c.diags), source, c.diags));
	}
	c.program = check(programs, c.probes, c.kernel, options, c.diags);
	EXPECT_EQ(c.sources.format(c.diags, true), "");
}

/* Walks a tree and checks the promises of typed.h. */
void verify(const typed::Expr &expr);

struct Verify {
	const typed::Expr &expr;

	void same(const typed::Expr &a, const Type *type) const { EXPECT_TRUE(same_type(a.type, type)); }
	void scalar(const typed::Expr &e) const { EXPECT_TRUE(e.type->is_scalar()); }
	void is_int() const { EXPECT_EQ(expr.type, &types::Int); }
	void walk(std::initializer_list<const ExprPtr *> list) const
	{
		for (const ExprPtr *child : list) {
			ASSERT_NE(*child, nullptr);
			verify(**child);
		}
	}

	void operator()(const Int &n) const
	{
		scalar(expr);
		EXPECT_EQ(n.value, fit_to_type(n.value, expr.type));
	}
	void operator()(const Str &n) const
	{
		EXPECT_TRUE(expr.type->is_string());
		EXPECT_EQ(n.value.find('\0'), std::string::npos);
	}
	void operator()(const BuiltinVar &n) const
	{
		EXPECT_EQ(expr.type, n.builtin->type);
	}
	template <typename Other>
	void operator()(const Other &) const {}
	void operator()(const Convert &n) const
	{
		walk({&n.operand});
		scalar(expr);
		scalar(*n.operand);
	}
	void operator()(const Unary &n) const
	{
		walk({&n.operand});
		if (n.op == UnaryOp::Not) {
			scalar(*n.operand);
			is_int();
		} else {
			same(*n.operand, expr.type);
		}
	}
	void operator()(const Arith &n) const
	{
		walk({&n.left, &n.right});
		EXPECT_GE(expr.type->size, 4u);
		same(*n.left, expr.type);
		if (n.op != ArithOp::Shl && n.op != ArithOp::Shr) {
			same(*n.right, expr.type);
		}
	}
	void operator()(const Compare &n) const
	{
		walk({&n.left, &n.right});
		is_int();
		EXPECT_TRUE(n.left->type->is_integer());
		same(*n.left, n.right->type);
	}
	void operator()(const CompareStrings &n) const
	{
		walk({&n.left, &n.right});
		is_int();
		EXPECT_TRUE(n.left->type->is_string() && n.right->type->is_string());
	}
	void operator()(const Logic &n) const
	{
		walk({&n.left, &n.right});
		is_int();
		scalar(*n.left);
		scalar(*n.right);
	}
	void operator()(const Conditional &n) const
	{
		walk({&n.condition, &n.yes, &n.no});
		scalar(*n.condition);
		same(*n.yes, expr.type);
		same(*n.no, expr.type);
	}
	void operator()(const Comma &n) const
	{
		walk({&n.left, &n.right});
		same(*n.right, expr.type);
	}
	void operator()(const Call &n) const
	{
		for (const ExprPtr &arg : n.args)
			verify(*arg);
	}
	void operator()(const Assign &n) const { same(*n.value, n.place->type); }
};

void verify(const typed::Expr &expr)
{
	std::visit(Verify{expr}, expr.node);
}

TEST(Check, TreesKeepThePromisesOfTheHeader)
{
	const char *operands[] = {"1",	 "-3l",	    "0x80000000", "(char)arg0", "(unsigned short)arg1", "pid",
				  "uid", "timestamp", "arg2",	    "(void *)arg3", "'ab'",		"(int8_t)pid"};
	const char *operators[] = {"+", "-", "*", "/", "%", "<<", ">>", "&", "|", "^", "<", ">=", "==", "&&", "||", "^^"};

	for (const std::string a : operands) {
		for (const std::string b : operands) {
			std::string text = "BEGIN { trace(!" + a + "); trace(pid ? " + a + " : " + a + "); ";

			for (const std::string op : operators) {
				const bool pointer = a[1] == 'v' || b[1] == 'v';
				const bool any = op == "<" || op == ">=" || op == "==" || op == "&&" || op == "||" || op == "^^";

				if (!pointer || any) {
					text += "trace(" + a + ' ' + op + ' ' + b + "); ";
				}
			}
			Checked c;
			compile({text + '}'}, {}, c);
			for (const StmtPtr &stmt : c.program.clauses[0].body)
				verify(*std::get<Action>(stmt->node).args[0]);
		}
	}
}

TEST(Check, StringsKeepThePromisesOfTheHeader)
{
	Checked c;

	compile({"BEGIN { trace(execname == \"a\"); trace(pid ? execname : \"b\\0c\"); trace((1, probename)); "
		 "trace((\"a\" < execname) + 1); trace((string)probefunc); exit((char)1); }"},
		{}, c);
	for (const StmtPtr &stmt : c.program.clauses[0].body)
		verify(*std::get<Action>(stmt->node).args[0]);
	EXPECT_EQ(std::get<Action>(c.program.clauses[0].body.back()->node).args[0]->type, &types::Int);
}

TEST(Check, SourcesShareOneListOfClauses)
{
	Checked c;

	compile({"BEGIN, END { } ERROR", "END /pid/ { exit(0); }"}, {}, c);
	ASSERT_EQ(c.program.clauses.size(), 3u);
	ASSERT_EQ(c.program.units.size(), 2u);
	for (uint32_t i = 0; i < 3; i++)
		EXPECT_EQ(c.program.clauses[i].number, i);
	EXPECT_EQ(c.program.units[0].clauses, 2u);
	EXPECT_EQ(c.program.units[0].matches, 3u);
	EXPECT_EQ(c.program.units[1].first_clause, 2u);
	EXPECT_EQ(c.program.units[1].source, 1u);
	EXPECT_EQ(c.program.clauses[0].probes, (std::vector<uint32_t>{kProbeBegin, kProbeEnd}));
	EXPECT_FALSE(c.program.clauses[0].default_action);
	EXPECT_TRUE(c.program.clauses[1].default_action);
}

TEST(Check, NoMatchIsAllowedByZdefs)
{
	Checked c;
	Options options;

	options.zdefs = true;
	compile({"zork { trace(1); }"}, options, c);
	EXPECT_TRUE(c.program.clauses[0].probes.empty());
	EXPECT_EQ(c.program.units[0].matches, 0u);
}

TEST(Check, FormatArgumentsAreInOrder)
{
	Checked c;

	compile({"BEGIN { printf(\"%*d %s\", (char)pid, arg0, execname); }"}, {}, c);
	const Action &action = std::get<Action>(c.program.clauses[0].body[0]->node);
	ASSERT_EQ(action.args.size(), 3u);
	EXPECT_EQ(action.args[0]->type, &types::Int) << "a width is an int";
	ASSERT_NE(action.format, nullptr);
	EXPECT_EQ(action.format->pieces[0].arg, 1);
	EXPECT_EQ(action.format->pieces[2].arg, 2);
}

} // namespace
} // namespace dt
