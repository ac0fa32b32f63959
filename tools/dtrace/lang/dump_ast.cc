// SPDX-License-Identifier: GPL-2.0
/*
 * Trees of parse() as text, for -d ast and the goldens.
 *
 * One line for each thing that a reader compares: a probe, a predicate, a
 * statement. Expressions are written operator first, (+ 1 2), so that what
 * binds to what is seen at once. Nothing depends on addresses.
 */
#include "lang/ast.h"
#include "lang/dump_text.h"
#include "lang/lexer.h"

namespace dt {

namespace {

constexpr std::string_view kBinaryTexts[] = {
	"*", "/", "%", "+", "-", "<<", ">>", "<", ">", "<=", ">=", "==", "!=", "&", "^", "|", "&&", "^^", "||", ",",
};
constexpr std::string_view kUnaryTexts[] = {"+", "-", "~", "!", "*", "&", "++", "--", "++", "--"};

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

} // namespace dt
