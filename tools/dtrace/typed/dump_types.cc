// SPDX-License-Identifier: GPL-2.0
/*
 * The text of the trees that check() makes, for -d types and the goldens.
 *
 * As in ast/dump_ast.cc, each thing that a reader compares has a line, and
 * expressions are in prefix form. Each node has its type after a colon. The
 * output depends neither on addresses nor on the running kernel.
 */
#include "base/visit.h"
#include "lex/dump_text.h"
#include "lex/lexer.h"
#include "typed/key_list.h"
#include "typed/typed.h"

namespace dt::typed {

namespace {

constexpr std::string_view kArithTexts[] = {"*", "/", "%", "+", "-", "<<", ">>", "&", "^", "|"};
constexpr std::string_view kCompareTexts[] = {"<", ">", "<=", ">=", "==", "!="};
constexpr std::string_view kLogicTexts[] = {"&&", "||", "^^"};

std::string typed_text(const Expr &expr);

std::string typed_list(const std::vector<ExprPtr> &exprs)
{
	std::string out;

	for (const ExprPtr &expr : exprs)
		out += ' ' + typed_text(*expr);
	return out;
}

std::string pair_text(const std::string &op, const Expr &left, const Expr &right)
{
	return '(' + op + ' ' + typed_text(left) + ' ' + typed_text(right) + ')';
}

/* An expression, by its kind. */
struct Visitor {
	const Type *type;

	std::string operator()(const Int &n)
	{
		return type->is_signed ? std::to_string(static_cast<int64_t>(n.value)) : std::to_string(n.value);
	}
	std::string operator()(const Str &n) { return lex::quoted(n.value); }
	std::string operator()(const BuiltinVar &n)
	{
		return n.field ? format("args[%u]", n.field) : std::string(n.builtin->name);
	}
	std::string operator()(const VarRef &n) { return n.variable->text(); }
	std::string operator()(const AssocRef &n) { return "([] " + n.variable->text() + typed_list(n.keys) + ')'; }
	std::string operator()(const KernelRef &n)
	{
		return n.cpu ? "(percpu " + n.variable->text() + ' ' + typed_text(*n.cpu) + ')' : n.variable->text();
	}
	std::string operator()(const Deref &n) { return "(* " + typed_text(*n.pointer) + ')'; }
	std::string operator()(const MemberOf &n)
	{
		const std::string bits = n.member.bits ? format(":%u", n.member.bits) : "";

		return "(. " + typed_text(*n.object) + ' ' + std::string(n.member.name) +
		       format("@%u.%u", n.member.bit_offset / 8, n.member.bit_offset % 8) + bits + ')';
	}
	std::string operator()(const Element &n) { return pair_text("element", *n.array, *n.index); }
	std::string operator()(const AddressOf &n) { return "(& " + typed_text(*n.place) + ')'; }
	std::string operator()(const StringOf &n) { return "(stringof " + typed_text(*n.operand) + ')'; }
	std::string operator()(const StructValue &n)
	{
		std::string out = "(struct";

		for (const auto &[member, value] : n.members)
			out += ' ' + std::string(member.name) + '=' + typed_text(*value);
		return out + ')';
	}
	std::string operator()(const Convert &n) { return "(convert " + typed_text(*n.operand) + ')'; }
	std::string operator()(const Unary &n)
	{
		constexpr std::string_view texts[] = {"-", "~", "!"};

		return '(' + lex::text_of(texts, n.op) + ' ' + typed_text(*n.operand) + ')';
	}
	std::string operator()(const Arith &n) { return pair_text(lex::text_of(kArithTexts, n.op), *n.left, *n.right); }
	std::string operator()(const Compare &n)
	{
		return pair_text(lex::text_of(kCompareTexts, n.op), *n.left, *n.right);
	}
	std::string operator()(const CompareStrings &n)
	{
		return pair_text("str" + lex::text_of(kCompareTexts, n.op), *n.left, *n.right);
	}
	std::string operator()(const Logic &n) { return pair_text(lex::text_of(kLogicTexts, n.op), *n.left, *n.right); }
	std::string operator()(const Conditional &n)
	{
		return "(?: " + typed_text(*n.condition) + ' ' + typed_text(*n.yes) + ' ' + typed_text(*n.no) + ')';
	}
	std::string operator()(const Comma &n) { return pair_text(",", *n.left, *n.right); }
	std::string operator()(const Call &n)
	{
		return "(call " + std::string(n.builtin->name) + typed_list(n.args) + ')';
	}
	std::string operator()(const Assign &n) { return pair_text("=", *n.place, *n.value); }
	std::string operator()(const CompoundAssign &n)
	{
		return pair_text(lex::text_of(kArithTexts, n.op) + "=:" + std::string(n.compute->name), *n.place,
				 *n.value);
	}
	std::string operator()(const Increment &n)
	{
		return format("(%s%+lld ", n.is_post ? "post" : "", static_cast<long long>(n.delta)) +
		       typed_text(*n.place) + ')';
	}
};

std::string typed_text(const Expr &expr)
{
	return std::visit(Visitor{expr.type}, expr.node) + ':' + std::string(expr.type->name);
}

/* "%-10s <- 0": conversion and argument numbers, as taken apart. */
std::string format_text(const PrintfSpec &spec)
{
	std::string out;

	for (const PrintfPiece &piece : spec.pieces) {
		out += ' ';
		if (piece.kind == ConvKind::Text) {
			out += lex::quoted(piece.text);
			continue;
		}
		out += '%';
		out += piece.left ? "-" : "";
		out += piece.plus ? "+" : "";
		out += piece.space ? " " : "";
		out += piece.alternate ? "#" : "";
		out += piece.zero ? "0" : "";
		out += piece.thousands ? "'" : "";
		out += piece.aggregation ? "@" : "";
		if (piece.width_from_arg)
			out += '*';
		else if (piece.width >= 0)
			out += std::to_string(piece.width);
		if (piece.precision_from_arg)
			out += ".*";
		else if (piece.precision >= 0)
			out += '.' + std::to_string(piece.precision);
		out += piece.letter;
	}
	return out;
}

void typed_statements(std::string &out, const std::vector<StmtPtr> &list, unsigned depth)
{
	const std::string indent(2 * depth, ' ');

	for (const StmtPtr &stmt : list) {
		match(
			stmt->node,
			[&](const Action &node) {
				out += indent + std::string(node.builtin->name);
				if (node.format)
					out += " [" + format_text(*node.format) + " ]";
				for (const Aggregation *agg : node.aggregations)
					out += " @" + agg->name;
				if (node.array)
					out += ' ' + node.array->text() + "[]";
				out += typed_list(node.args) + '\n';
			},
			[&](const AggUpdate &node) {
				out += indent + '@' + node.aggregation->name + " [" + typed_list(node.keys) + " ] " +
				       std::string(node.aggregation->function->name) + typed_list(node.args) + '\n';
			},
			[&](const If &node) {
				out += indent + "if " + typed_text(*node.condition) + '\n';
				typed_statements(out, node.yes, depth + 1);
				if (!node.no.empty())
					out += indent + "else\n";
				typed_statements(out, node.no, depth + 1);
			},
			[&](const ExprStmt &node) { out += indent + typed_text(*node.expr) + '\n'; });
	}
}

/* The variables and types that the program declares, or that a first use declares. */
std::string declarations(const Program &program)
{
	std::string out;

	for (const Variable &variable : program.variables)
		out += "variable " + variable.text() + (variable.is_assoc ? key_list(variable.keys) : "") + ':' +
		       std::string(variable.type->name) + (variable.has_address ? " with address" : "") + '\n';
	for (const KernelVariable &variable : program.kernel_variables)
		out += "kernel " + variable.text() + ':' + std::string(variable.type->name) +
		       (variable.is_percpu ? " per CPU" : "") + '\n';
	for (const Aggregation &agg : program.aggregations) {
		out += format("aggregation %u @", agg.number) + agg.name + key_list(agg.keys) + ' ' +
		       std::string(agg.function->name);
		for (const int64_t param : agg.params)
			out += ' ' + std::to_string(param);
		out += '\n';
	}
	for (const ProviderTypes &provider : program.providers)
		for (const ProviderTypes::DeclaredProbe &probe : provider.probes)
			out += "provider " + provider.name + ' ' + probe.name + ' ' + key_list(probe.args) + ' ' +
			       key_list(probe.translated) + '\n';
	return out;
}

} // namespace

std::string dump_types(const Program &program, const ProbeTable &probes, const lex::Sources &sources)
{
	/* A glob may match the whole kernel: a few names and the number tell enough. */
	constexpr size_t kShown = 8;
	std::string out = declarations(program);

	for (const Clause &clause : program.clauses) {
		out += format("clause %u at ", clause.number) + lex::place_text(clause.span, sources) + '\n';
		for (size_t i = 0; i < clause.probes.size() && i < kShown; i++)
			out += format("  probe %u ", clause.probes[i]) + probes.probe(clause.probes[i]).full_name() +
			       '\n';
		if (clause.probes.size() > kShown)
			out += format("  and %zu more probes\n", clause.probes.size() - kShown);
		if (clause.predicate)
			out += "  when " + typed_text(*clause.predicate) + '\n';
		out += clause.default_action ? "  default\n" : "  do\n";
		typed_statements(out, clause.body, 2);
	}
	return out;
}

} // namespace dt::typed
