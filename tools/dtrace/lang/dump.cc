// SPDX-License-Identifier: GPL-2.0
/*
 * Trees as text, for -d ast and -d types and for the goldens.
 *
 * One line for each thing that a reader compares: a probe, a predicate, a
 * statement. Expressions are written operator first, (+ 1 2), so that what
 * binds to what is seen at once; in the typed tree each node has its type
 * behind a colon. Nothing depends on addresses or on the running kernel.
 */
#include "lang/lexer.h"
#include "lang/typed.h"

namespace dt {

namespace {

constexpr std::string_view kBinaryTexts[] = {
	"*", "/", "%", "+", "-", "<<", ">>", "<", ">", "<=", ">=", "==", "!=", "&", "^", "|", "&&", "^^", "||", ",",
};
constexpr std::string_view kUnaryTexts[] = {"+", "-", "~", "!", "*", "&", "++", "--", "++", "--"};
constexpr std::string_view kArithTexts[] = {"*", "/", "%", "+", "-", "<<", ">>", "&", "^", "|"};
constexpr std::string_view kCompareTexts[] = {"<", ">", "<=", ">=", "==", "!="};
constexpr std::string_view kLogicTexts[] = {"&&", "||", "^^"};
constexpr std::string_view kScopeTexts[] = {"", "self->", "this->", ""};

template <size_t N, typename Enum>
std::string text_of(const std::string_view (&texts)[N], Enum value)
{
	return std::string(texts[static_cast<size_t>(value)]);
}

/* "probe 3:1": the place that a line is about. */
std::string place_text(Span span, const Sources &sources)
{
	const Place place = sources.place(span);

	return format("%u:%u", place.line, place.column);
}

std::string ast_text(const ast::Expr &expr);

std::string ast_list(const std::vector<ast::ExprPtr> &exprs)
{
	std::string out;

	for (const ast::ExprPtr &expr : exprs)
		out += ' ' + ast_text(*expr);
	return out;
}

std::string type_text(const ast::TypeName &type)
{
	constexpr std::string_view tags[] = {"", "", "struct ", "union ", "enum ", "typeof "};

	return text_of(tags, type.spec->kind) + type.spec->name + (type.derived.empty() ? "" : " ") +
	       std::string(type.derived.size(), '*');
}

std::string ast_text(const ast::Expr &expr)
{
	struct Visitor {
		std::string operator()(const ast::IntLit &n)
		{
			if (n.is_char)
				return std::to_string(static_cast<int64_t>(n.value));
			return std::to_string(n.value) + (n.has_u ? "u" : "") + (n.has_l ? "l" : "");
		}
		std::string operator()(const ast::StrLit &n) { return quoted(n.value); }
		std::string operator()(const ast::Name &n) { return text_of(kScopeTexts, n.scope) + n.name; }
		std::string operator()(const ast::Aggregate &n)
		{
			return n.keys.empty() ? '@' + n.name : "(@" + n.name + ast_list(n.keys) + ')';
		}
		std::string operator()(const ast::Unary &n)
		{
			const bool postfix = n.op == ast::UnaryOp::PostInc || n.op == ast::UnaryOp::PostDec;

			return (postfix ? "(post" : "(") + std::string(op_text(n.op)) + ' ' + ast_text(*n.operand) + ')';
		}
		std::string operator()(const ast::Binary &n)
		{
			return '(' + std::string(op_text(n.op)) + ' ' + ast_text(*n.left) + ' ' + ast_text(*n.right) + ')';
		}
		std::string operator()(const ast::Assign &n)
		{
			return '(' + std::string(n.op ? op_text(*n.op) : "") + "= " + ast_text(*n.left) + ' ' +
			       ast_text(*n.right) + ')';
		}
		std::string operator()(const ast::Conditional &n)
		{
			return "(?: " + ast_text(*n.condition) + ' ' + ast_text(*n.yes) + ' ' + ast_text(*n.no) + ')';
		}
		std::string operator()(const ast::Call &n) { return "(call " + n.name + ast_list(n.args) + ')'; }
		std::string operator()(const ast::Index &n) { return "([] " + ast_text(*n.base) + ast_list(n.keys) + ')'; }
		std::string operator()(const ast::MemberOf &n)
		{
			return (n.arrow ? "(-> " : "(. ") + ast_text(*n.base) + ' ' + n.member + ')';
		}
		std::string operator()(const ast::Cast &n)
		{
			return "(cast \"" + type_text(n.type) + "\" " + ast_text(*n.operand) + ')';
		}
		std::string operator()(const ast::SizeofExpr &n) { return "(sizeof " + ast_text(*n.operand) + ')'; }
		std::string operator()(const ast::SizeofType &n) { return "(sizeof \"" + type_text(n.type) + "\")"; }
		std::string operator()(const ast::OffsetOf &n)
		{
			std::string out = "(offsetof \"" + type_text(n.type) + '"';

			for (const std::string &name : n.path)
				out += ' ' + name;
			return out + ')';
		}
		std::string operator()(const ast::StringOf &n) { return "(stringof " + ast_text(*n.operand) + ')'; }
		std::string operator()(const ast::Xlate &n)
		{
			return "(xlate \"" + type_text(n.type) + "\" " + ast_text(*n.operand) + ')';
		}
	};
	return std::visit(Visitor{}, expr.node);
}

void ast_statements(std::string &out, const std::vector<ast::StmtPtr> &list, unsigned depth)
{
	const std::string indent(2 * depth, ' ');

	for (const ast::StmtPtr &stmt : list) {
		if (const auto *node = std::get_if<ast::If>(&stmt->node)) {
			out += indent + "if " + ast_text(*node->condition) + '\n';
			ast_statements(out, node->yes, depth + 1);
			if (!node->no.empty()) {
				out += indent + "else\n";
				ast_statements(out, node->no, depth + 1);
			}
		} else {
			out += indent + ast_text(*std::get<ast::ExprStmt>(stmt->node).expr) + '\n';
		}
	}
}

std::string typed_text(const typed::Expr &expr);

std::string typed_list(const std::vector<typed::ExprPtr> &exprs)
{
	std::string out;

	for (const typed::ExprPtr &expr : exprs)
		out += ' ' + typed_text(*expr);
	return out;
}

std::string pair_text(const std::string &op, const typed::Expr &left, const typed::Expr &right)
{
	return '(' + op + ' ' + typed_text(left) + ' ' + typed_text(right) + ')';
}

std::string typed_text(const typed::Expr &expr)
{
	struct Visitor {
		const Type *type;

		std::string operator()(const typed::Int &n)
		{
			return type->is_signed ? std::to_string(static_cast<int64_t>(n.value)) : std::to_string(n.value);
		}
		std::string operator()(const typed::Str &n) { return quoted(n.value); }
		std::string operator()(const typed::BuiltinVar &n) { return std::string(n.builtin->name); }
		std::string operator()(const typed::VarRef &n)
		{
			return text_of(kScopeTexts, n.variable->scope) + n.variable->name;
		}
		std::string operator()(const typed::AssocRef &n)
		{
			return "([] " + text_of(kScopeTexts, n.variable->scope) + n.variable->name + typed_list(n.keys) + ')';
		}
		std::string operator()(const typed::KernelRef &n) { return n.variable->module + '`' + n.variable->name; }
		std::string operator()(const typed::Deref &n) { return "(* " + typed_text(*n.pointer) + ')'; }
		std::string operator()(const typed::MemberOf &n)
		{
			const std::string bits = n.member.bits ? format(":%u", n.member.bits) : "";

			return "(. " + typed_text(*n.object) + ' ' + std::string(n.member.name) +
			       format("@%u.%u", n.member.bit_offset / 8, n.member.bit_offset % 8) + bits + ')';
		}
		std::string operator()(const typed::Element &n) { return pair_text("element", *n.array, *n.index); }
		std::string operator()(const typed::AddressOf &n) { return "(& " + typed_text(*n.place) + ')'; }
		std::string operator()(const typed::StringOf &n) { return "(stringof " + typed_text(*n.operand) + ')'; }
		std::string operator()(const typed::StructValue &n)
		{
			std::string out = "(struct";

			for (const auto &[member, value] : n.members)
				out += ' ' + std::string(member.name) + '=' + typed_text(*value);
			return out + ')';
		}
		std::string operator()(const typed::Convert &n) { return "(convert " + typed_text(*n.operand) + ')'; }
		std::string operator()(const typed::Unary &n)
		{
			constexpr std::string_view texts[] = {"-", "~", "!"};

			return '(' + text_of(texts, n.op) + ' ' + typed_text(*n.operand) + ')';
		}
		std::string operator()(const typed::Arith &n) { return pair_text(text_of(kArithTexts, n.op), *n.left, *n.right); }
		std::string operator()(const typed::Compare &n)
		{
			return pair_text(text_of(kCompareTexts, n.op), *n.left, *n.right);
		}
		std::string operator()(const typed::CompareStrings &n)
		{
			return pair_text("str" + text_of(kCompareTexts, n.op), *n.left, *n.right);
		}
		std::string operator()(const typed::Logic &n) { return pair_text(text_of(kLogicTexts, n.op), *n.left, *n.right); }
		std::string operator()(const typed::Conditional &n)
		{
			return "(?: " + typed_text(*n.condition) + ' ' + typed_text(*n.yes) + ' ' + typed_text(*n.no) + ')';
		}
		std::string operator()(const typed::Comma &n) { return pair_text(",", *n.left, *n.right); }
		std::string operator()(const typed::Call &n)
		{
			return "(call " + std::string(n.builtin->name) + typed_list(n.args) + ')';
		}
		std::string operator()(const typed::Assign &n) { return pair_text("=", *n.place, *n.value); }
		std::string operator()(const typed::CompoundAssign &n)
		{
			return pair_text(text_of(kArithTexts, n.op) + "=:" + std::string(n.compute->name), *n.place, *n.value);
		}
		std::string operator()(const typed::Increment &n)
		{
			return format("(%s%+lld ", n.is_post ? "post" : "", static_cast<long long>(n.delta)) +
			       typed_text(*n.place) + ')';
		}
	};
	return std::visit(Visitor{expr.type}, expr.node) + ':' + std::string(expr.type->name);
}

/* "%-10s <- 0": conversion and argument numbers, as taken apart. */
std::string format_text(const PrintfSpec &spec)
{
	std::string out;

	for (const PrintfPiece &piece : spec.pieces) {
		out += ' ';
		if (piece.kind == ConvKind::Text) {
			out += quoted(piece.text);
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

void typed_statements(std::string &out, const std::vector<typed::StmtPtr> &list, unsigned depth)
{
	const std::string indent(2 * depth, ' ');

	for (const typed::StmtPtr &stmt : list) {
		if (const auto *node = std::get_if<typed::Action>(&stmt->node)) {
			out += indent + std::string(node->builtin->name);
			if (node->format)
				out += " [" + format_text(*node->format) + " ]";
			out += typed_list(node->args) + '\n';
		} else if (const auto *update = std::get_if<typed::AggUpdate>(&stmt->node)) {
			out += indent + '@' + update->aggregation->name + " [" + typed_list(update->keys) + " ] " +
			       std::string(update->aggregation->function->name) + typed_list(update->args) + '\n';
		} else if (const auto *branch = std::get_if<typed::If>(&stmt->node)) {
			out += indent + "if " + typed_text(*branch->condition) + '\n';
			typed_statements(out, branch->yes, depth + 1);
			if (!branch->no.empty())
				out += indent + "else\n";
			typed_statements(out, branch->no, depth + 1);
		} else {
			out += indent + typed_text(*std::get<typed::ExprStmt>(stmt->node).expr) + '\n';
		}
	}
}

} // namespace

std::string_view op_text(ast::BinaryOp op)
{
	return kBinaryTexts[static_cast<size_t>(op)];
}

std::string_view op_text(ast::UnaryOp op)
{
	return kUnaryTexts[static_cast<size_t>(op)];
}

std::string dump_ast(const ast::Program &program, const Sources &sources)
{
	std::string out;

	for (const ast::Item &item : program.items) {
		const auto *found = std::get_if<ast::Clause>(&item);

		if (!found)
			continue;
		const ast::Clause &clause = *found;
		out += "clause " + place_text(clause.span, sources) + '\n';
		for (const ast::ProbeSpec &spec : clause.probes)
			out += "  probe " + quoted(spec.text) + '\n';
		if (clause.predicate)
			out += "  when " + ast_text(*clause.predicate) + '\n';
		out += clause.has_body ? "  do\n" : "  default\n";
		ast_statements(out, clause.body, 2);
	}
	return out;
}

std::string dump_types(const typed::Program &program, const ProbeTable &probes, const Sources &sources)
{
	/* A glob may match the whole kernel: a few names and the number tell enough. */
	constexpr size_t kShown = 8;
	std::string out;

	for (const typed::Clause &clause : program.clauses) {
		out += format("clause %u at ", clause.number) + place_text(clause.span, sources) + '\n';
		for (size_t i = 0; i < clause.probes.size() && i < kShown; i++)
			out += format("  probe %u ", clause.probes[i]) + probes.probe(clause.probes[i]).full_name() + '\n';
		if (clause.probes.size() > kShown)
			out += format("  and %zu more probes\n", clause.probes.size() - kShown);
		if (clause.predicate)
			out += "  when " + typed_text(*clause.predicate) + '\n';
		out += clause.default_action ? "  default\n" : "  do\n";
		typed_statements(out, clause.body, 2);
	}
	return out;
}

} // namespace dt
