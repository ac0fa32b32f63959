// SPDX-License-Identifier: GPL-2.0
/*
 * Walking over typed trees, for questions that the generator asks before it
 * writes code: which variables and arguments does a clause use?
 */
#include "gen/builder.h"

namespace dt::gen {

namespace {

/* Children of an expression, in order. */
struct Children {
	const std::function<void(const typed::Expr &)> &visit;

	void go(const typed::ExprPtr &e) const { for_each_expr(*e, visit); }
	void all(const std::vector<typed::ExprPtr> &list) const
	{
		for (const typed::ExprPtr &e : list)
			go(e);
	}
	void operator()(const typed::AssocRef &n) const { all(n.keys); }
	void operator()(const typed::Deref &n) const { go(n.pointer); }
	void operator()(const typed::MemberOf &n) const { go(n.object); }
	void operator()(const typed::Element &n) const { go(n.array), go(n.index); }
	void operator()(const typed::AddressOf &n) const { go(n.place); }
	void operator()(const typed::StringOf &n) const { go(n.operand); }
	void operator()(const typed::StructValue &n) const
	{
		for (const auto &member : n.members)
			go(member.second);
	}
	void operator()(const typed::Convert &n) const { go(n.operand); }
	void operator()(const typed::Unary &n) const { go(n.operand); }
	void operator()(const typed::Arith &n) const { go(n.left), go(n.right); }
	void operator()(const typed::Compare &n) const { go(n.left), go(n.right); }
	void operator()(const typed::CompareStrings &n) const { go(n.left), go(n.right); }
	void operator()(const typed::Logic &n) const { go(n.left), go(n.right); }
	void operator()(const typed::Conditional &n) const { go(n.condition), go(n.yes), go(n.no); }
	void operator()(const typed::Comma &n) const { go(n.left), go(n.right); }
	void operator()(const typed::Assign &n) const { go(n.place), go(n.value); }
	void operator()(const typed::CompoundAssign &n) const { go(n.place), go(n.value); }
	void operator()(const typed::Increment &n) const { go(n.place); }
	void operator()(const typed::Call &n) const { all(n.args); }
	template <typename Leaf>
	void operator()(const Leaf &) const {}
};

void visit_statements(const std::vector<typed::StmtPtr> &list, const std::function<void(const typed::Expr &)> &visit)
{
	for (const typed::StmtPtr &stmt : list) {
		if (const auto *expression = std::get_if<typed::ExprStmt>(&stmt->node)) {
			for_each_expr(*expression->expr, visit);
		} else if (const auto *action = std::get_if<typed::Action>(&stmt->node)) {
			for (const typed::ExprPtr &arg : action->args)
				for_each_expr(*arg, visit);
		} else if (const auto *update = std::get_if<typed::AggUpdate>(&stmt->node)) {
			for (const typed::ExprPtr &key : update->keys)
				for_each_expr(*key, visit);
			for (const typed::ExprPtr &arg : update->args)
				for_each_expr(*arg, visit);
		} else if (const auto *branch = std::get_if<typed::If>(&stmt->node)) {
			for_each_expr(*branch->condition, visit);
			visit_statements(branch->yes, visit);
			visit_statements(branch->no, visit);
		}
	}
}

} // namespace

void for_each_expr(const typed::Expr &expr, const std::function<void(const typed::Expr &)> &visit)
{
	visit(expr);
	std::visit(Children{visit}, expr.node);
}

void for_each_expr(const typed::Clause &clause, const std::function<void(const typed::Expr &)> &visit)
{
	if (clause.predicate)
		for_each_expr(*clause.predicate, visit);
	visit_statements(clause.body, visit);
}

} // namespace dt::gen
