// SPDX-License-Identifier: GPL-2.0
/*
 * Meaning of clauses and statements.
 *
 * A clause is checked region by region: probes, predicate, actions. All of it
 * is checked even after a mistake, but probes that match nothing give no second
 * message for what the clause does with their arguments.
 */
#include "lang/checker.h"

#include <algorithm>

namespace dt {

using namespace typed;

namespace {

/* -P, -m, -f, -n, -i, -s: which part of a name a short description means. */
constexpr DescAlign kAlign[] = {
	DescAlign::Provider, DescAlign::Module, DescAlign::Function, DescAlign::Name, DescAlign::Name, DescAlign::Name,
};

} // namespace

typed::Program Checker::run(const std::vector<ast::Program> &programs)
{
	for (const ast::Program &p : programs)
		program(p);
	return std::move(out_);
}

void Checker::program(const ast::Program &program)
{
	Unit unit = {.source = program.source, .first_clause = static_cast<uint32_t>(out_.clauses.size())};

	/* If nothing could be read, the parser has said so. */
	if (program.items.empty() && !diags_.has_errors())
		diags_.error(Tag::D_EMPTY, Span::whole(program.source), "empty D program", "a program has at least one clause");
	for (const ast::Item &item : program.items) {
		const auto *c = std::get_if<ast::Clause>(&item);

		if (!c)
			continue;
		clause(*c, program.kind);
		unit.matches += out_.clauses.back().probes.size();
	}
	unit.clauses = static_cast<uint32_t>(out_.clauses.size()) - unit.first_clause;
	out_.units.push_back(unit);
}

void Checker::clause(const ast::Clause &clause, ProgramKind kind)
{
	Clause result;

	result.number = static_cast<uint32_t>(out_.clauses.size());
	result.span = clause.span;
	result.default_action = !clause.has_body;

	diags_.set_region(Region::Probes);
	for (const ast::ProbeSpec &spec : clause.probes)
		match_probes(spec, kind, result.probes);
	std::sort(result.probes.begin(), result.probes.end());
	result.probes.erase(std::unique(result.probes.begin(), result.probes.end()), result.probes.end());

	if (clause.predicate) {
		diags_.set_region(Region::Predicate);
		result.predicate = expr(*clause.predicate);
		if (!result.predicate->type->is_error() && !result.predicate->type->is_scalar())
			diags_.error(Tag::D_PRED_SCALAR, result.predicate->span,
				     "predicate result must be of scalar type",
				     "this is of type " + std::string(result.predicate->type->name));
	}
	diags_.set_region(Region::Actions);
	for (const ast::StmtPtr &stmt : clause.body)
		statement(*stmt, result.body);
	diags_.set_region(Region::None);
	out_.clauses.push_back(std::move(result));
}

/* Appends the probes that @spec matches. */
void Checker::match_probes(const ast::ProbeSpec &spec, ProgramKind kind, std::vector<uint32_t> &ids)
{
	ProbeDesc desc;
	std::string_view wrong = parse_probe_desc(spec.text, kAlign[static_cast<size_t>(kind)], desc);

	if (wrong.empty() && kind == ProgramKind::Id && !desc.id)
		wrong = "-i takes the number of a probe";
	if (!wrong.empty()) {
		diags_.error(Tag::D_PDESC_INVAL, spec.span, "invalid probe description \"" + spec.text + '"',
			     std::string(wrong));
		return;
	}

	const size_t before = ids.size();
	if (Status status = probes_.match(desc, ids); !status)
		diags_.error(Tag::D_PDESC_LIST, spec.span, "cannot list the probes of " + desc.text(),
			     status.error().text() + " (is this the kernel to trace, and are you root?)");
	else if (ids.size() == before && !options_.zdefs)
		diags_.error(Tag::D_PDESC_ZERO, spec.span,
			     "probe description " + desc.text() + " does not match any probes",
			     probes_.explain_no_match(desc));
}

void Checker::statement(const ast::Stmt &stmt, std::vector<StmtPtr> &out)
{
	if (const auto *node = std::get_if<ast::ExprStmt>(&stmt.node)) {
		expression_statement(*node->expr, stmt.span, out);
		return;
	}
	unsupported(stmt.span, "if is");
}

/* `a, b;` is two statements, so that actions may stand on both sides. */
void Checker::expression_statement(const ast::Expr &e, Span span, std::vector<StmtPtr> &out)
{
	const auto *binary = std::get_if<ast::Binary>(&e.node);

	if (binary && binary->op == ast::BinaryOp::Comma) {
		expression_statement(*binary->left, binary->left->span, out);
		expression_statement(*binary->right, binary->right->span, out);
		return;
	}

	if (const auto *called = std::get_if<ast::Call>(&e.node)) {
		const Builtin *builtin = callable(*called);

		if (!builtin)
			return;
		if (builtin->kind == BuiltinKind::Action) {
			out.push_back(action(*called, *builtin, span));
			return;
		}
	}

	ExprPtr value = expr(e);
	if (value->type->is_error())
		return;
	if (!std::holds_alternative<Assign>(value->node) && !std::holds_alternative<Call>(value->node))
		diags_.error(Tag::D_EXPR_NULL, value->span, "expression has null effect",
			     "trace() it, or leave it out");
	StmtPtr result = std::make_unique<Stmt>();
	result->span = span;
	result->node = ExprStmt{std::move(value)};
	out.push_back(std::move(result));
}

StmtPtr Checker::action(const ast::Call &call, const Builtin &builtin, Span span)
{
	Action node = {&builtin, {}, {}, nullptr};

	if (builtin.args.starts_with('f')) {
		const auto *text = call.args.empty() ? nullptr : std::get_if<ast::StrLit>(&call.args[0]->node);

		if (call.args.empty()) {
			diags_.error(Tag::D_PROTO_LEN, call.name_span,
				     call.name + "( ) prototype mismatch: 0 args passed, at least 1 expected");
		} else if (!text) {
			diags_.error(Tag::D_PRINTF_ARG_FMT, call.args[0]->span,
				     call.name + "( ) argument #1 is incompatible with prototype",
				     "the format must be a string constant");
		} else {
			for (size_t i = 1; i < call.args.size(); i++)
				node.args.push_back(expr(*call.args[i]));
			check_format(call, call.args[0]->span, node);
		}
	} else if (arguments(call, builtin, 0, node.args) && builtin.id == BuiltinId::Exit) {
		node.args[0] = convert(std::move(node.args[0]), &types::Int);
	}

	StmtPtr result = std::make_unique<Stmt>();
	result->span = span;
	result->node = std::move(node);
	return result;
}

/* Takes the format apart and compares its conversions with the arguments. */
void Checker::check_format(const ast::Call &call, Span format_span, Action &action)
{
	const std::string &text = std::get<ast::StrLit>(call.args[0]->node).value;
	const int given = static_cast<int>(action.args.size());
	std::string wrong;
	uint32_t at = 0;

	action.format = std::make_unique<PrintfSpec>();
	if (text.empty()) {
		diags_.error(Tag::D_PRINTF_FMT_EMPTY, format_span, call.name + "( ) format string is empty",
			     "leave out the call");
		return;
	}
	if (!parse_printf(text, *action.format, wrong, at)) {
		diags_.error(Tag::D_PRINTF_INVAL, format_span, call.name + "( ) format: " + wrong,
			     format("in \"%.20s\"", text.c_str() + at));
		return;
	}

	size_t number = 0;
	for (const PrintfPiece &piece : action.format->pieces) {
		if (piece.kind == ConvKind::Text)
			continue;
		number++;
		if (piece.arg >= given) {
			diags_.error(Tag::D_PRINTF_ARG_PROTO, format_span,
				     format("%s( ) prototype mismatch: conversion #%zu (%%%c) is missing a corresponding "
					    "value argument",
					    call.name.c_str(), number, piece.letter),
				     format("the format wants %d argument%s behind it, %d given", action.format->args,
					    action.format->args == 1 ? "" : "s", given));
			return;
		}
		check_conversion(call, number, piece, action);
	}
	if (action.format->args < given)
		diags_.error(Tag::D_PRINTF_ARG_EXTRA, action.args[static_cast<size_t>(action.format->args)]->span,
			     format("%s( ) prototype mismatch: only %d argument%s required by this format string",
				    call.name.c_str(), action.format->args, action.format->args == 1 ? "" : "s"),
			     "from here on they would not be printed");
}

/* One conversion against its value, and against its width and precision if those are arguments. */
void Checker::check_conversion(const ast::Call &call, size_t number, const PrintfPiece &piece, Action &action)
{
	for (const int index : {piece.width_arg, piece.precision_arg}) {
		if (index < 0)
			continue;
		ExprPtr &arg = action.args[static_cast<size_t>(index)];
		if (!arg->type->is_error() && !arg->type->is_integer())
			diags_.error(Tag::D_PRINTF_DYN_TYPE, arg->span,
				     format("%s( ) argument #%d is incompatible with conversion #%zu prototype: "
					    "dynamic width or precision",
					    call.name.c_str(), index + 2, number),
				     "* wants an integer, this is of type " + std::string(arg->type->name));
		else
			arg = convert(std::move(arg), &types::Int);
	}

	const Expr &value = *action.args[static_cast<size_t>(piece.arg)];
	std::string_view wants;
	if (!suits(piece, value.type, wants))
		diags_.error(Tag::D_PRINTF_ARG_TYPE, value.span,
			     format("%s( ) argument #%d is incompatible with conversion #%zu prototype: %%%c",
				    call.name.c_str(), piece.arg + 2, number, piece.letter),
			     "%" + std::string(1, piece.letter) + " wants " + std::string(wants) + ", this is of type " +
				     std::string(value.type->name));
}

typed::Program check(const std::vector<ast::Program> &programs, ProbeTable &probes, KernelTypes &kernel,
		     const Options &options, Diags &diags)
{
	return Checker(probes, kernel, options, diags).run(programs);
}

} // namespace dt
