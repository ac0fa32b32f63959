// SPDX-License-Identifier: GPL-2.0
/* The pass over a clause that collects what it uses; see uses.h. */
#include "gen/uses.h"

#include <algorithm>

#include "base/visit.h"
#include "gen/layout.h"

namespace dt::gen {

namespace {

class Collector {
public:
	explicit Collector(ClauseUses &uses) : uses_(uses) {}

	void statement(const typed::Stmt &stmt)
	{
		match(
			stmt.node,
			[&](const typed::Action &node) {
				note(node.builtin->id);
				uses_.writes_record |= has_output(stmt);
				if (node.builtin->action == ActionKind::Speculates)
					uses_.speculations.push_back(node.builtin);
			},
			[&](const typed::AggUpdate &node) {
				uses_.updates.push_back({&node, stmt.span});
			},
			[](const OneOf<typed::ExprStmt, typed::If> auto &) {} /* only their parts count */);
	}

	void expression(const typed::Expr &expr)
	{
		if (const auto *variable = std::get_if<typed::BuiltinVar>(&expr.node)) {
			builtin_variable(*variable);
		} else if (const auto *call = std::get_if<typed::Call>(&expr.node)) {
			note(call->builtin->id);
			if (!uses_.scratch && takes_scratch(call->builtin->id))
				uses_.scratch = &expr;
		} else if (const auto *ref = std::get_if<typed::VarRef>(&expr.node)) {
			if (ref->variable->scope == ast::Scope::This)
				uses_.this_variables.push_back(ref->variable);
		} else if (const auto *element = std::get_if<typed::AssocRef>(&expr.node)) {
			uses_.elements.push_back(element);
		}
	}

private:
	void note(BuiltinId id) { uses_.builtins.set(static_cast<size_t>(id)); }

	void builtin_variable(const typed::BuiltinVar &variable)
	{
		note(variable.builtin->id);
		uses_.timestamps += variable.builtin->id == BuiltinId::Timestamp;
		uses_.wall_clocks += variable.builtin->id == BuiltinId::WallTimestamp;
		if (variable.is_arg())
			uses_.args.insert(variable.arg_index());
	}

	static bool takes_scratch(BuiltinId id)
	{
		return id == BuiltinId::Alloca || id == BuiltinId::Copyin || id == BuiltinId::Copyinto ||
		       id == BuiltinId::Bcopy;
	}

	ClauseUses &uses_;
};

} // namespace

bool ClauseUses::has_any(std::initializer_list<BuiltinId> ids) const
{
	return std::ranges::any_of(ids, [this](BuiltinId id) { return has(id); });
}

std::vector<ClauseUses> uses_of(const typed::Program &program)
{
	std::vector<ClauseUses> list;

	list.reserve(program.clauses.size());
	for (const typed::Clause &clause : program.clauses) {
		ClauseUses &uses = list.emplace_back();
		Collector collector(uses);

		uses.clause = &clause;
		uses.writes_record = clause.body.empty();
		typed::walk_clause(
			clause, [&](const typed::Stmt &stmt) { collector.statement(stmt); },
			[&](const typed::Expr &expr) { collector.expression(expr); });
	}
	return list;
}

void want_results(std::vector<ClauseUses> &clauses, const ProbeTable &probes)
{
	for (ClauseUses &uses : clauses) {
		uses.wants_result = uses.writes_record && std::ranges::any_of(uses.clause->probes, [&](uint32_t id) {
					    return probes.probe(id).gives_result();
				    });
		if (uses.wants_result)
			uses.args.insert(1);
	}
}

std::vector<const ClauseUses *> pick(const std::vector<ClauseUses> &all, const std::vector<uint32_t> &numbers)
{
	std::vector<const ClauseUses *> list;

	for (uint32_t number : numbers)
		list.push_back(&all[number]);
	return list;
}

bool have_any(const std::vector<ClauseUses> &clauses, std::initializer_list<BuiltinId> ids)
{
	return std::ranges::any_of(clauses, [&](const ClauseUses &uses) { return uses.has_any(ids); });
}

bool have_any(const std::vector<const ClauseUses *> &clauses, std::initializer_list<BuiltinId> ids)
{
	return std::ranges::any_of(clauses, [&](const ClauseUses *uses) { return uses->has_any(ids); });
}

} // namespace dt::gen
