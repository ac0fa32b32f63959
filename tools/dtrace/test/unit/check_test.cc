// SPDX-License-Identifier: GPL-2.0
/* What the generator may rely on in a typed tree, and how several sources are combined into one program. */
#include <filesystem>

#include <gtest/gtest.h>

#include "base/fd.h"
#include "check/check.h"
#include "ast/ast.h"
#include "parse/parse.h"
#include "typed/typed.h"
#include "test/paths.h"

namespace dt {
namespace {

using namespace typed;

struct Checked {
	lex::Sources sources;
	Diags diags;
	ProbeTable probes{ProbeEnv{"/nonexistent"}};
	TypePool types;
	KernelTypes kernel{types, paths::kernel_btf};
	typed::Program program;
};

void compile(const std::vector<std::string> &texts, const Options &options, Checked &c)
{
	std::vector<ast::Program> programs;
	const lex::Macros macros = {.args = {"dtrace"}};

	for (const std::string &text : texts) {
		const lex::Source &source = c.sources.add(ProgramKind::Name, "-n", text);

		programs.push_back(parse::parse(lex::lex(source, macros, options, c.diags), source, c.diags));
	}
	c.program = check::check(programs, c.probes, c.kernel, nullptr, options, c.diags);
	EXPECT_EQ(c.sources.format(c.diags, true), "");
}

/* Walks a tree and checks the promises of typed.h. */
void verify(const typed::Expr &expr);

struct Verify {
	const typed::Expr &expr;

	void same(const typed::Expr &a, const Type *type) const { EXPECT_TRUE(same_type(a.type, type)); }
	void scalar(const typed::Expr &e) const { EXPECT_TRUE(e.type->is_scalar() || e.type->is_number()); }
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
		EXPECT_TRUE(same_type(expr.type, n.builtin->type) || n.builtin->id == BuiltinId::CurThread);
	}
	void place(const typed::Expr &e) const { EXPECT_TRUE(is_place(e)); }

	/* Where a character of a string is assigned, the string is an array of characters. */
	void of_variable(const Type *type) const
	{
		if (type->is_string() && expr.type->kind == TypeKind::Array)
			EXPECT_TRUE(same_type(expr.type->of, &types::Char));
		else
			EXPECT_EQ(expr.type, type);
	}

	void operator()(const VarRef &n) const
	{
		of_variable(n.variable->type);
		EXPECT_FALSE(n.variable->is_assoc);
	}
	void operator()(const AssocRef &n) const
	{
		of_variable(n.variable->type);
		ASSERT_EQ(n.keys.size(), n.variable->keys.size());
		for (size_t i = 0; i < n.keys.size(); i++) {
			walk({&n.keys[i]});
			same(*n.keys[i], n.variable->keys[i]);
		}
	}
	void operator()(const KernelRef &n) const { EXPECT_EQ(expr.type, n.variable->type); }
	void operator()(const Deref &n) const
	{
		walk({&n.pointer});
		ASSERT_TRUE(n.pointer->type->is_pointer());
		same(expr, n.pointer->type->of);
	}
	void operator()(const MemberOf &n) const
	{
		walk({&n.object});
		place(*n.object);
		ASSERT_TRUE(n.object->type->is_struct());
		same(expr, n.member.type);
		if (n.object->type->kind == TypeKind::Struct) {
			EXPECT_LE(n.member.bit_offset / 8 + n.member.bits / 8u, n.object->type->size);
		}
	}
	void operator()(const Element &n) const
	{
		walk({&n.array, &n.index});
		EXPECT_TRUE(n.index->type->is_integer());
		EXPECT_EQ(n.index->type->size, 8u);
		if (n.array->type->is_string()) {
			EXPECT_EQ(expr.type->size, 1u);
			return;
		}
		place(*n.array);
		ASSERT_TRUE(n.array->type->is_array());
		EXPECT_NE(n.array->type->count, 0u);
		same(expr, n.array->type->of);
	}
	void operator()(const AddressOf &n) const
	{
		walk({&n.place});
		EXPECT_TRUE(is_place(*n.place) || n.place->type->is_string());
		EXPECT_TRUE(expr.type->is_pointer());
		if (const auto *member = std::get_if<MemberOf>(&n.place->node)) {
			EXPECT_EQ(member->member.bits, 0);
		}
	}
	void operator()(const StringOf &n) const
	{
		walk({&n.operand});
		EXPECT_TRUE(expr.type->is_string());
		EXPECT_TRUE(n.operand->type->is_pointer() || n.operand->type->is_string() ||
			    (n.operand->type->is_array() && is_place(*n.operand)));
	}
	void operator()(const StructValue &n) const
	{
		EXPECT_TRUE(expr.type->is_struct() || (expr.type->is_float() && n.members.empty()));
		for (const auto &[member, value] : n.members) {
			walk({&value});
			EXPECT_TRUE(same_type(value->type, member.type) ||
				    (value->type->is_string() && member.type->is_array()));
		}
	}
	void operator()(const CompoundAssign &n) const
	{
		walk({&n.place, &n.value});
		place(*n.place);
		same(expr, n.place->type);
		if (n.compute->is_pointer()) {
			same(expr, n.compute);
			EXPECT_EQ(n.value->type->size, 8u);
		} else {
			EXPECT_GE(n.compute->size, 4u);
			if (n.op != ArithOp::Shl && n.op != ArithOp::Shr) {
				same(*n.value, n.compute);
			}
		}
	}
	void operator()(const Increment &n) const
	{
		walk({&n.place});
		place(*n.place);
		scalar(expr);
		same(expr, n.place->type);
		EXPECT_NE(n.delta, 0);
	}
	void operator()(const Convert &n) const
	{
		walk({&n.operand});
		if (expr.type->kind == TypeKind::Void)
			return;
		if (expr.type->is_kept_stack()) {
			const bool is_made = std::holds_alternative<typed::Call>(n.operand->node);

			EXPECT_TRUE(is_made ? n.operand->type == &types::Stack :
					      n.operand->type->stack == expr.type->stack);
			return;
		}
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
		if (expr.type->is_pointer()) {
			const bool is_swapped = n.op == ArithOp::Add && n.left->type->is_integer();
			const typed::Expr &index = is_swapped ? *n.left : *n.right;

			EXPECT_TRUE(n.op == ArithOp::Add || n.op == ArithOp::Sub);
			same(is_swapped ? *n.right : *n.left, expr.type);
			EXPECT_TRUE(index.type->is_integer());
			EXPECT_EQ(index.type->size, 8u);
			return;
		}
		same(*n.left, expr.type);
		if (n.op != ArithOp::Shl && n.op != ArithOp::Shr)
			same(*n.right, expr.type);
	}
	void operator()(const Compare &n) const
	{
		walk({&n.left, &n.right});
		is_int();
		EXPECT_TRUE(n.left->type->is_integer() ||
			    (n.left->type->is_kept_stack() && (n.op == CompareOp::Eq || n.op == CompareOp::Ne)));
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
	void operator()(const Assign &n) const
	{
		walk({&n.place, &n.value});
		place(*n.place);
		same(*n.value, n.place->type);
		same(expr, n.place->type);
	}
};

void verify(const typed::Expr &expr)
{
	std::visit(Verify{expr}, expr.node);
}

void verify(const std::vector<StmtPtr> &list)
{
	walk_statements(list, [](const Stmt &stmt) {
		if (const auto *node = std::get_if<ExprStmt>(&stmt.node))
			return verify(*node->expr);
		if (const auto *branch = std::get_if<If>(&stmt.node)) {
			EXPECT_TRUE(branch->condition->type->is_scalar());
			return verify(*branch->condition);
		}
		if (const auto *action = std::get_if<Action>(&stmt.node)) {
			for (const ExprPtr &arg : action->args)
				verify(*arg);
			return;
		}
		const AggUpdate &update = std::get<AggUpdate>(stmt.node);
		ASSERT_NE(update.aggregation->function, nullptr);
		ASSERT_EQ(update.keys.size(), update.aggregation->keys.size());
		for (size_t i = 0; i < update.keys.size(); i++) {
			verify(*update.keys[i]);
			const Type *const type = update.keys[i]->type;

			EXPECT_TRUE(
				same_type(type->is_kept_stack() ? &types::Stack : type, update.aggregation->keys[i]));
		}
		for (const ExprPtr &arg : update.args) {
			verify(*arg);
			EXPECT_EQ(arg->type->size, 8u);
		}
	});
}

/* Whatever the goldens say of a program: its tree, if it has one, keeps what typed.h promises. */
TEST(Check, TreesOfAllGoldensKeepThePromises)
{
	size_t trees = 0;

	for (const auto &entry : std::filesystem::recursive_directory_iterator("test/golden")) {
		const std::string name = entry.path().filename().string();
		const auto text = entry.path().extension() == ".d" ? read_file(entry.path().string()) :
								     Result<std::string>(std::string());
		const size_t mark = text->find("\n==== ");

		/* Options of the first line change how some are read; those are few. */
		if (mark == std::string::npos || text->starts_with("//! "))
			continue;
		Checked c;
		c.probes = ProbeTable({"test/golden/tracefs"});
		const lex::Source &source = c.sources.add(ProgramKind::Script, name, text->substr(0, mark + 1));
		std::vector<ast::Program> programs;
		Options options;
		programs.push_back(
			parse::parse(lex::lex(source, {.args = {"dtrace"}}, options, c.diags), source, c.diags));
		c.program = check::check(programs, c.probes, c.kernel, nullptr, options, c.diags);
		if (c.diags.has_errors())
			continue;
		trees++;
		SCOPED_TRACE(name);
		for (const Clause &clause : c.program.clauses) {
			if (clause.predicate)
				verify(*clause.predicate);
			verify(clause.body);
		}
	}
	EXPECT_GT(trees, 60u) << "run it where test/golden is";
}

TEST(Check, TreesKeepThePromisesOfTheHeader)
{
	const char *operands[] = {"1",	  "-3l",	"0x80000000", "(char)arg0", "(unsigned short)arg1",
				  "pid",  "uid",	"timestamp",  "arg2",	    "(void *)arg3",
				  "'ab'", "(int8_t)pid"};
	const char *operators[] = {"+", "-", "*", "/",	"%",  "<<", ">>", "&",
				   "|", "^", "<", ">=", "==", "&&", "||", "^^"};

	for (const std::string a : operands) {
		for (const std::string b : operands) {
			std::string text = "BEGIN { trace(!" + a + "); trace(pid ? " + a + " : " + a + "); ";

			for (const std::string op : operators) {
				const bool pointer = a[1] == 'v' || b[1] == 'v';
				const bool any = op == "<" || op == ">=" || op == "==" || op == "&&" || op == "||" ||
						 op == "^^";

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
	ASSERT_EQ(c.program.sources.size(), 2u);
	for (uint32_t i = 0; i < 3; i++)
		EXPECT_EQ(c.program.clauses[i].number, i);
	EXPECT_EQ(c.program.sources[0].clauses, 2u);
	EXPECT_EQ(c.program.sources[0].matches, 3u);
	EXPECT_EQ(c.program.sources[1].first_clause, 2u);
	EXPECT_EQ(c.program.sources[1].source, 1u);
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
	EXPECT_EQ(c.program.sources[0].matches, 0u);
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
