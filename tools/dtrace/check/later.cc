// SPDX-License-Identifier: GPL-2.0
/*
 * The last pass: reports features that are valid D but have no code yet. Each
 * feature is reported once, at its first use, so that one run shows all of
 * them.
 */
#include <algorithm>
#include <unordered_set>

#include "base/visit.h"
#include "check/check.h"
#include "check/help.h"
#include "type/rows.h"

namespace dt::check {

using namespace typed;

namespace {

/* A function of D that Linux cannot do for a program. */
struct ImpossibleRow {
	BuiltinId id;
	std::string_view why;
};

constexpr ImpossibleRow kImpossible[] = {
	{BuiltinId::Breakpoint, "Linux has no way for a program to enter the kernel's debugger"},
	{BuiltinId::Panic, "Linux has no way for a program to panic the kernel; system(\"echo c "
			   ">/proc/sysrq-trigger\") does it, a moment later"},
	{BuiltinId::Pcap, "copy the packet with tracemem()"},
};
static_assert(std::ranges::all_of(kImpossibleBuiltins, [](BuiltinId id) { return has_row(kImpossible, id); }));

class Refusal {
public:
	explicit Refusal(Diags &diags) : diags_(diags) {}

	void builtin(const Builtin &row, Span span)
	{
		if (const ImpossibleRow *impossible = find_row(kImpossible, row.id))
			found_.push_back(
				{span, std::string(row.name) + "( ) is not supported", std::string(impossible->why)});
	}
	void expr(const Expr &expr)
	{
		/* A variable keeps it. */
		if (const auto *kept = std::get_if<Convert>(&expr.node); kept && expr.type->is_kept_stack())
			recorded_.insert(kept->operand.get());
		if (is_only_recorded(expr.type) && !recorded_.contains(&expr))
			say(expr.type == &types::Stack ? "a stack that is not recorded by itself" :
							 "a text that is not recorded by itself",
			    expr.span, help_for_unkept(expr.type));
		if (const auto *variable = std::get_if<BuiltinVar>(&expr.node))
			builtin(*variable->builtin, expr.span);
		else if (const auto *call = std::get_if<Call>(&expr.node))
			builtin(*call->builtin, expr.span);
	}
	void action(const Action &node, Span span)
	{
		builtin(*node.builtin, span);
		note_recorded(node.args);
	}
	void update(const AggUpdate &node, Span span)
	{
		builtin(*node.aggregation->function, span);
		note_recorded(node.keys);
	}
	void statement(const Stmt &stmt)
	{
		match(
			stmt.node, [&](const Action &node) { action(node, stmt.span); },
			[&](const AggUpdate &node) { update(node, stmt.span); },
			[](const OneOf<ExprStmt, If> auto &) {} /* their expressions are looked at by themselves */);
	}

	/* Statements and expressions are looked at by themselves, and shown in the order of the text. */
	void flush()
	{
		std::ranges::stable_sort(found_, {}, [](const Found &f) { return f.span.begin; });
		for (const Found &f : found_)
			if (said_.insert(f.text).second)
				diags_.error(Tag::D_UNIMPL, f.span, f.text, f.help);
		found_.clear();
	}

private:
	struct Found {
		Span span;
		std::string text, help;
	};

	void note_recorded(const std::vector<ExprPtr> &list)
	{
		for (const ExprPtr &expr : list)
			if (is_only_recorded(expr->type) && std::holds_alternative<Call>(expr->node))
				recorded_.insert(expr.get());
	}

	void say(std::string_view what, Span span, std::string help = {})
	{
		found_.push_back({span, std::string(what) + " is not supported yet", std::move(help)});
	}

	Diags &diags_;
	std::vector<Found> found_; /* in one clause */
	std::unordered_set<std::string> said_;
	std::unordered_set<const Expr *> recorded_; /* stacks and texts */
};

} // namespace

bool refuse_unsupported(const typed::Program &program, Diags &diags)
{
	Refusal refusal(diags);

	if (diags.has_errors())
		return true;
	for (const Clause &clause : program.clauses) {
		if (clause.predicate)
			walk_exprs(*clause.predicate, [&](const Expr &expr) { refusal.expr(expr); });
		walk_statements(clause.body, [&](const Stmt &stmt) { refusal.statement(stmt); });
		walk_exprs(clause.body, [&](const Expr &expr) { refusal.expr(expr); });
		refusal.flush();
	}
	return diags.has_errors();
}

bool refuse_destructive(const typed::Program &program, const Options &options, Diags &diags)
{
	if (!program.destructive || options.destructive)
		return false;
	diags.set_region(Region::Enabling);
	diags.error(Tag::D_ACT_DESTRUCT, program.destructive_span, "Destructive actions not allowed",
		    std::string(program.destructive->name) +
			    "() changes the system: allow it with -w or #pragma D option destructive");
	diags.set_region(Region::None);
	return true;
}

} // namespace dt::check
