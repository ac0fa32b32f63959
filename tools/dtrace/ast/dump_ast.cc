// SPDX-License-Identifier: GPL-2.0
/*
 * The text of the trees that parse() makes, for -d ast and the goldens.
 *
 * Each thing that a reader compares has a line: a probe, a predicate, a
 * statement. Expressions are written in prefix form, (+ 1 2), so that the
 * precedence is visible. The output contains no addresses.
 */
#include <algorithm>

#include "ast/ast.h"
#include "base/visit.h"
#include "lex/dump_text.h"
#include "lex/lexer.h"

namespace dt::ast {

namespace {

constexpr std::string_view kBinaryTexts[] = {
	"*", "/", "%", "+", "-", "<<", ">>", "<", ">", "<=", ">=", "==", "!=", "&", "^", "|", "&&", "^^", "||", ",",
};
constexpr std::string_view kUnaryTexts[] = {"+", "-", "~", "!", "*", "&", "++", "--", "++", "--"};

std::string ast_text(const Expr &expr);

std::string ast_list(const std::vector<ExprPtr> &exprs)
{
	std::string out;

	for (const ExprPtr &expr : exprs)
		out += ' ' + ast_text(*expr);
	return out;
}

std::string type_text(const TypeName &type);

/* "x: int", or only the type of what has no name. */
std::string declarator_text(const Declarator &decl)
{
	return (decl.name.empty() ? "" : decl.name + ": ") + type_text(decl.type) +
	       (decl.bits ? " : " + ast_text(*decl.bits) : "");
}

std::string declarators_text(const std::vector<Declarator> &list)
{
	std::string out;

	for (const Declarator &decl : list)
		out += (out.empty() ? "" : ", ") + declarator_text(decl);
	return out;
}

std::string spec_text(const TypeSpec &spec)
{
	constexpr std::string_view tags[] = {"", "", "struct ", "union ", "enum ", "typeof "};
	std::string out = lex::text_of(tags, spec.kind) + (spec.module.empty() ? "" : spec.module + '`') + spec.name;

	if (spec.operand)
		out += ast_text(*spec.operand);
	if (spec.of)
		out += '(' + type_text(*spec.of) + ')';
	if (!spec.has_body)
		return out;
	out += out.ends_with(' ') ? "{ " : " { ";
	if (spec.kind != TypeSpec::Kind::Enum)
		return out + declarators_text(spec.members) + " }";
	for (const EnumeratorDecl &constant : spec.enumerators)
		out += constant.name + (constant.value ? " = " + ast_text(*constant.value) : "") + ' ';
	return out + '}';
}

/* "int **"; what is more than a pointer is written from the name outwards, in words. */
std::string type_text(const TypeName &type)
{
	using Kind = Derivation::Kind;
	std::string out, stars;

	for (const Derivation &d : type.derived) {
		stars += '*';
		if (d.kind == Kind::Pointer) {
			out += d.is_userland ? "user pointer to " : "pointer to ";
			continue;
		}
		if (d.kind == Kind::Array)
			out += d.count ? "array [" + ast_text(*d.count) + "] of " : "array [] of ";
		else
			out += "function (" + declarators_text(d.params) +
			       (d.is_variadic ? ", ...) giving " : ") giving ");
	}
	const bool plain = std::all_of(type.derived.begin(), type.derived.end(),
				       [](const Derivation &d) { return d.kind == Kind::Pointer && !d.is_userland; });
	if (plain)
		return spec_text(*type.spec) + (stars.empty() ? "" : ' ' + stars);
	return out + spec_text(*type.spec);
}

std::string ast_text(const Expr &expr)
{
	struct Visitor {
		std::string operator()(const IntLit &n)
		{
			if (n.is_char)
				return std::to_string(static_cast<int64_t>(n.value));
			return std::to_string(n.value) + (n.has_u ? "u" : "") + (n.has_l ? "l" : "");
		}
		std::string operator()(const StrLit &n) { return lex::quoted(n.value); }
		std::string operator()(const Name &n) { return scoped_name(n.scope, n.name); }
		std::string operator()(const Aggregate &n)
		{
			return n.keys.empty() ? '@' + n.name : "(@" + n.name + ast_list(n.keys) + ')';
		}
		std::string operator()(const Unary &n)
		{
			const bool postfix = n.op == UnaryOp::PostInc || n.op == UnaryOp::PostDec;

			return (postfix ? "(post" : "(") + std::string(op_text(n.op)) + ' ' + ast_text(*n.operand) +
			       ')';
		}
		std::string operator()(const Binary &n)
		{
			return '(' + std::string(op_text(n.op)) + ' ' + ast_text(*n.left) + ' ' + ast_text(*n.right) +
			       ')';
		}
		std::string operator()(const Assign &n)
		{
			return '(' + std::string(n.op ? op_text(*n.op) : "") + "= " + ast_text(*n.left) + ' ' +
			       ast_text(*n.right) + ')';
		}
		std::string operator()(const Conditional &n)
		{
			return "(?: " + ast_text(*n.condition) + ' ' + ast_text(*n.yes) + ' ' + ast_text(*n.no) + ')';
		}
		std::string operator()(const Call &n) { return "(call " + n.name + ast_list(n.args) + ')'; }
		std::string operator()(const Index &n) { return "([] " + ast_text(*n.base) + ast_list(n.keys) + ')'; }
		std::string operator()(const MemberOf &n)
		{
			return (n.arrow ? "(-> " : "(. ") + ast_text(*n.base) + ' ' + n.member + ')';
		}
		std::string operator()(const Cast &n)
		{
			return "(cast \"" + type_text(n.type) + "\" " + ast_text(*n.operand) + ')';
		}
		std::string operator()(const SizeofExpr &n) { return "(sizeof " + ast_text(*n.operand) + ')'; }
		std::string operator()(const SizeofType &n) { return "(sizeof \"" + type_text(n.type) + "\")"; }
		std::string operator()(const OffsetOf &n)
		{
			std::string out = "(offsetof \"" + type_text(n.type) + '"';

			for (const std::string &name : n.path)
				out += ' ' + name;
			return out + ')';
		}
		std::string operator()(const StringOf &n) { return "(stringof " + ast_text(*n.operand) + ')'; }
		std::string operator()(const Xlate &n)
		{
			return "(xlate \"" + type_text(n.type) + "\" " + ast_text(*n.operand) + ')';
		}
	};
	return std::visit(Visitor{}, expr.node);
}

void ast_statements(std::string &out, const std::vector<StmtPtr> &list, unsigned depth)
{
	const std::string indent(2 * depth, ' ');

	for (const StmtPtr &stmt : list) {
		match(
			stmt->node,
			[&](const If &node) {
				out += indent + "if " + ast_text(*node.condition) + '\n';
				ast_statements(out, node.yes, depth + 1);
				if (!node.no.empty()) {
					out += indent + "else\n";
					ast_statements(out, node.no, depth + 1);
				}
			},
			[&](const ExprStmt &node) { out += indent + ast_text(*node.expr) + '\n'; });
	}
}

/* An item as lines; the first one says where it begins. */
struct ItemDumper {
	const lex::Sources &sources;

	std::string head(const char *what, Span span) { return what + (' ' + lex::place_text(span, sources)); }

	std::string operator()(const Clause &clause)
	{
		std::string out = head("clause", clause.span) + '\n';

		for (const ProbeSpec &spec : clause.probes)
			out += "  probe " + lex::quoted(spec.text) + '\n';
		if (clause.predicate)
			out += "  when " + ast_text(*clause.predicate) + '\n';
		out += clause.has_body ? "  do\n" : "  default\n";
		ast_statements(out, clause.body, 2);
		return out;
	}
	std::string operator()(const VarDecl &decl)
	{
		std::string out = head("variable", decl.span) + (decl.is_extern ? " extern " : " ") +
				  scoped_name(decl.scope, decl.declarator.name);

		if (decl.is_assoc) {
			out += " [";
			for (const TypeName &key : decl.keys)
				out += (&key == &decl.keys.front() ? "" : ", ") + type_text(key);
			out += ']';
		}
		return out + ": " + type_text(decl.declarator.type) + '\n';
	}
	std::string operator()(const TypedefDecl &decl)
	{
		return head("typedef", decl.span) + ' ' + declarator_text(decl.declarator) + '\n';
	}
	std::string operator()(const TagDecl &decl)
	{
		return head("type", decl.span) + ' ' + spec_text(*decl.spec) + '\n';
	}
	std::string operator()(const InlineDecl &decl)
	{
		const std::string keys = decl.keys.empty() ? "" : " [" + declarators_text(decl.keys) + ']';

		return head("inline", decl.span) + ' ' + decl.declarator.name + keys + ": " +
		       type_text(decl.declarator.type) + "\n  = " + ast_text(*decl.value) + '\n';
	}
	std::string operator()(const TranslatorDecl &decl)
	{
		std::string out = head("translator", decl.span) + ' ' + type_text(decl.output) + " < " +
				  declarator_text(decl.input) + '\n';

		for (const TranslatorMember &member : decl.members)
			out += "  " + member.name + " = " + ast_text(*member.value) + '\n';
		return out;
	}
	std::string operator()(const ProviderDecl &decl)
	{
		std::string out = head("provider", decl.span) + ' ' + decl.name + '\n';

		for (const ProbeDecl &probe : decl.probes)
			out += "  probe " + probe.name + " (" + declarators_text(probe.args) + ')' +
			       (probe.has_translated ? " : (" + declarators_text(probe.translated) + ')' : "") + '\n';
		return out;
	}
};

} // namespace

std::string_view op_text(BinaryOp op)
{
	return kBinaryTexts[static_cast<size_t>(op)];
}

std::string_view op_text(UnaryOp op)
{
	return kUnaryTexts[static_cast<size_t>(op)];
}

std::string dump_ast(const Program &program, const lex::Sources &sources)
{
	std::string out;

	for (const Item &item : program.items)
		out += std::visit(ItemDumper{sources}, item);
	return out;
}

} // namespace dt::ast
