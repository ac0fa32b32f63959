/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Inside of check(): shared by check.cc (clauses and statements), check_expr.cc
 * (expressions) and fold.cc (constants). The interface is check() in typed.h.
 */
#ifndef DTRACE_LANG_CHECKER_H
#define DTRACE_LANG_CHECKER_H

#include "lang/typed.h"

namespace dt {

class Checker {
public:
	Checker(ProbeTable &probes, KernelTypes &kernel, const Options &options, Diags &diags)
		: probes_(probes), kernel_(kernel), types_(kernel.pool()), options_(options), diags_(diags)
	{
	}
	typed::Program run(const std::vector<ast::Program> &programs);

private:
	/* check.cc */
	void program(const ast::Program &program);
	void clause(const ast::Clause &clause, ProgramKind kind);
	void match_probes(const ast::ProbeSpec &spec, ProgramKind kind, std::vector<uint32_t> &ids);
	void statement(const ast::Stmt &stmt, std::vector<typed::StmtPtr> &out);
	void expression_statement(const ast::Expr &expr, Span span, std::vector<typed::StmtPtr> &out);
	typed::StmtPtr action(const ast::Call &call, const Builtin &builtin, Span span);
	void check_format(const ast::Call &call, Span format_span, typed::Action &action);
	void check_conversion(const ast::Call &call, size_t number, const PrintfPiece &piece, typed::Action &action);

	/* check_expr.cc: these always give a node; its type is types::Error after a mistake */
	typed::ExprPtr expr(const ast::Expr &expr);
	typed::ExprPtr literal(const ast::IntLit &lit, Span span);
	typed::ExprPtr name(const ast::Name &name, Span span);
	typed::ExprPtr unary(const ast::Unary &unary, Span span);
	typed::ExprPtr binary(const ast::Binary &binary, Span span);
	typed::ExprPtr arithmetic(const ast::Binary &binary, typed::ArithOp op, Span span);
	typed::ExprPtr comparison(const ast::Binary &binary, typed::CompareOp op, Span span);
	typed::ExprPtr logic(const ast::Binary &binary, typed::LogicOp op, Span span);
	typed::ExprPtr comma(const ast::Binary &binary, Span span);
	typed::ExprPtr conditional(const ast::Conditional &conditional, Span span);
	typed::ExprPtr assign(const ast::Assign &assign, Span span);
	typed::ExprPtr call(const ast::Call &call, Span span);
	typed::ExprPtr cast(const ast::Cast &cast, Span span);
	typed::ExprPtr not_writable(const ast::Expr &target, std::string_view op, Span span);
	typed::ExprPtr unsupported(Span span, const std::string &what);
	const Builtin *callable(const ast::Call &call);
	bool arguments(const ast::Call &call, const Builtin &builtin, size_t first, std::vector<typed::ExprPtr> &args);
	bool argument_fits(char letter, const Type *type);
	const Type *resolve_type(const ast::TypeName &name);
	uint64_t size_of(const Type *type) const;
	typed::ExprPtr convert(typed::ExprPtr expr, const Type *type);
	typed::ExprPtr error_expr(Span span);

	ProbeTable &probes_;
	KernelTypes &kernel_;
	TypePool &types_;
	const Options &options_;
	Diags &diags_;
	typed::Program out_;
};

/* A new node; a node of constants becomes a constant (fold.cc). */
template <typename Node>
typed::ExprPtr make_typed(const Type *type, Span span, Node node)
{
	typed::ExprPtr expr = std::make_unique<typed::Expr>();

	expr->type = type;
	expr->span = span;
	expr->node = std::move(node);
	return expr;
}

/* The same value with less to do at run time. Never folds what would fault. */
typed::ExprPtr fold(typed::ExprPtr expr);

/* The value of an integer constant, or nullptr. */
const typed::Int *as_constant(const typed::Expr &expr);

} // namespace dt

#endif
