// SPDX-License-Identifier: GPL-2.0
/* Stability attributes of what a clause uses; see attributes.h. */
#include "check/attributes.h"

#include "base/visit.h"

namespace dt::check {

Attributes description_attributes(const ProbeDesc &desc, const Probe &probe)
{
	Attributes all;

	/* A number stands for all four parts. */
	if (desc.id || !desc.provider.empty())
		all = weaker(all, probe.attributes->provider);
	if (desc.id || !desc.module.empty())
		all = weaker(all, probe.attributes->module);
	if (desc.id || !desc.function.empty())
		all = weaker(all, probe.attributes->function);
	if (desc.id || !desc.name.empty())
		all = weaker(all, probe.attributes->name);
	return all;
}

namespace {

using Visit = std::function<void(const std::string &name, const Attributes &attributes, Span span)>;

constexpr Attributes kCurthread = {Stability::Stable, Stability::Private, MachineClass::Common};

struct WeakNames {
	const Attributes &args;
	const Visit &visit;

	void go(const ast::ExprPtr &e) const
	{
		if (e)
			std::visit([&](const auto &node) { expr(node, e->span); }, e->node);
	}
	void all(const std::vector<ast::ExprPtr> &list) const
	{
		for (const ast::ExprPtr &e : list)
			go(e);
	}
	void say(const std::string &name, const Attributes &attributes, Span span) const
	{
		if (attributes != Attributes())
			visit(name, attributes, span);
	}

	void expr(const OneOf<ast::IntLit, ast::StrLit, ast::SizeofType, ast::OffsetOf> auto &, Span) const {}
	void expr(const ast::Name &n, Span span) const
	{
		if (n.scope == ast::Scope::Kernel)
			say(n.name, stability::kPrivate, span);
		else if (n.scope == ast::Scope::Plain && n.name == "curthread")
			say(n.name, kCurthread, span);
		else if (n.scope == ast::Scope::Plain && n.name == "args")
			say(n.name, args, span);
	}
	void expr(const ast::Aggregate &n, Span) const { all(n.keys); }
	void expr(const OneOf<ast::Unary, ast::Cast, ast::SizeofExpr, ast::StringOf, ast::Xlate> auto &n, Span) const
	{
		go(n.operand);
	}
	void expr(const OneOf<ast::Binary, ast::Assign> auto &n, Span) const { go(n.left), go(n.right); }
	void expr(const ast::Conditional &n, Span) const { go(n.condition), go(n.yes), go(n.no); }
	void expr(const ast::Call &n, Span) const { all(n.args); }
	void expr(const ast::Index &n, Span) const { go(n.base), all(n.keys); }
	void expr(const ast::MemberOf &n, Span) const { go(n.base); }

	void statements(const std::vector<ast::StmtPtr> &list) const
	{
		for (const ast::StmtPtr &stmt : list)
			match(
				stmt->node, [&](const ast::ExprStmt &node) { go(node.expr); },
				[&](const ast::If &node) {
					go(node.condition);
					statements(node.yes);
					statements(node.no);
				});
	}
};

} // namespace

void weak_names(const ast::Clause &clause, const Attributes &args, const Visit &visit)
{
	const WeakNames names = {args, visit};

	names.go(clause.predicate);
	names.statements(clause.body);
}

} // namespace dt::check
