// SPDX-License-Identifier: GPL-2.0
/*
 * Walks over typed trees: one function for each kind of node that has children.
 *
 * A new kind of node without a function here does not compile. So no walk can miss
 * its children.
 */
#include "typed/typed.h"

#include <algorithm>

#include "base/visit.h"

namespace dt::typed {

namespace {

struct Walker {
	const std::function<void(const Expr &)> &visit;

	void go(const ExprPtr &e) const { walk_exprs(*e, visit); }
	void all(const std::vector<ExprPtr> &list) const
	{
		for (const ExprPtr &e : list)
			go(e);
	}
	void operator()(const OneOf<Int, Str, BuiltinVar, VarRef> auto &) const {} /* have no parts */
	void operator()(const AssocRef &n) const { all(n.keys); }
	void operator()(const KernelRef &n) const
	{
		if (n.cpu)
			go(n.cpu);
	}
	void operator()(const Deref &n) const { go(n.pointer); }
	void operator()(const MemberOf &n) const { go(n.object); }
	void operator()(const Element &n) const { go(n.array), go(n.index); }
	void operator()(const AddressOf &n) const { go(n.place); }
	void operator()(const StringOf &n) const { go(n.operand); }
	void operator()(const StructValue &n) const
	{
		for (const auto &[member, value] : n.members)
			go(value);
	}
	void operator()(const Convert &n) const { go(n.operand); }
	void operator()(const Unary &n) const { go(n.operand); }
	void operator()(const Arith &n) const { go(n.left), go(n.right); }
	void operator()(const Compare &n) const { go(n.left), go(n.right); }
	void operator()(const CompareStrings &n) const { go(n.left), go(n.right); }
	void operator()(const Logic &n) const { go(n.left), go(n.right); }
	void operator()(const Conditional &n) const { go(n.condition), go(n.yes), go(n.no); }
	void operator()(const Comma &n) const { go(n.left), go(n.right); }
	void operator()(const Call &n) const { all(n.args); }
	void operator()(const Assign &n) const { go(n.place), go(n.value); }
	void operator()(const CompoundAssign &n) const { go(n.place), go(n.value); }
	void operator()(const Increment &n) const { go(n.place); }

	void operator()(const ExprStmt &n) const { go(n.expr); }
	void operator()(const AggUpdate &n) const { all(n.keys), all(n.args); }
	void operator()(const Action &n) const { all(n.args); }
	void operator()(const If &n) const { go(n.condition); }
};

} // namespace

void walk_exprs(const Expr &expr, const std::function<void(const Expr &)> &visit)
{
	visit(expr);
	std::visit(Walker{visit}, expr.node);
}

void walk_statements(const std::vector<StmtPtr> &list, const std::function<void(const Stmt &)> &visit)
{
	for (const StmtPtr &stmt : list) {
		visit(*stmt);
		match(
			stmt->node,
			[&](const If &node) {
				walk_statements(node.yes, visit);
				walk_statements(node.no, visit);
			},
			[](const OneOf<ExprStmt, AggUpdate, Action> auto &) {});
	}
}

void walk_exprs(const std::vector<StmtPtr> &list, const std::function<void(const Expr &)> &visit)
{
	walk_statements(list, [&](const Stmt &stmt) { std::visit(Walker{visit}, stmt.node); });
}

void walk_exprs(const Clause &clause, const std::function<void(const Expr &)> &visit)
{
	if (clause.predicate)
		walk_exprs(*clause.predicate, visit);
	walk_exprs(clause.body, visit);
}

void walk_clause(const Clause &clause, const std::function<void(const Stmt &)> &statement,
		 const std::function<void(const Expr &)> &expression)
{
	if (clause.predicate)
		walk_exprs(*clause.predicate, expression);
	walk_statements(clause.body, [&](const Stmt &stmt) {
		statement(stmt);
		std::visit(Walker{expression}, stmt.node);
	});
}

const Expr &root_of(const Expr &place)
{
	if (const auto *member = std::get_if<MemberOf>(&place.node))
		return root_of(*member->object);
	if (const auto *element = std::get_if<Element>(&place.node); element && element->array->type->is_array())
		return root_of(*element->array);
	return place;
}

uint32_t stack_frames(const std::vector<ExprPtr> &args, uint64_t preset, uint64_t maxframes)
{
	const auto *wanted = args.empty() ? nullptr : std::get_if<Int>(&args[0]->node);

	const uint64_t frames = std::min(wanted ? wanted->value : preset, maxframes);

	return static_cast<uint32_t>(std::max<uint64_t>(frames, 1));
}

bool is_place(const Expr &expr)
{
	const Expr &root = root_of(expr);

	return std::holds_alternative<VarRef>(root.node) || std::holds_alternative<AssocRef>(root.node) ||
	       std::holds_alternative<KernelRef>(root.node) || std::holds_alternative<Deref>(root.node);
}

} // namespace dt::typed
