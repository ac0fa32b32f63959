/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Internals of parse(), shared by parse.cc (clauses, statements, recovery),
 * parse_expr.cc (expressions), parse_type.cc (types and declarators) and parse_decl.cc
 * (declarations outside of clauses). Other code uses the interface, parse() in
 * parse.h.
 */
#ifndef DTRACE_PARSE_PARSER_H
#define DTRACE_PARSE_PARSER_H

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_set>

#include "ast/ast.h"
#include "parse/parse.h"

namespace dt::parse {

using lex::Source;
using lex::Tok;
using lex::Token;
using lex::TokenList;

class Parser {
public:
	Parser(const TokenList &list, const Source &source, Diags &diags, const IsType &is_type)
		: list_(list), source_(source), diags_(diags), is_type_(is_type)
	{
	}
	ast::Program program();
	/* The one declaration at token @begin; nothing after an error. */
	std::vector<ast::Item> declaration_at(size_t begin);

private:
	static constexpr uint32_t kMaxDepth = 256;
	static constexpr uint32_t kLevel = 8;	  /* depth of an expression is counted in parts of a level */
	static constexpr size_t kMaxElseIf = 400; /* they are read one by one, but looked at within each other */

	/* The part before the declarators, with the storage class. */
	struct Specifiers {
		std::shared_ptr<ast::TypeSpec> spec;
		Span span;
		Tok storage = Tok::End; /* End: none */
		Span storage_span;
		uint32_t depth = 0; /* of the expressions within */
	};
	enum class StorageClass : uint8_t { Allowed, Refused, OfParameter };
	enum class TypeContext : uint8_t { Cast, Operand }; /* Operand: of sizeof or typeof */
	enum class NameRule : uint8_t { Wanted, Refused, Optional };

	/* How a declarator is read, and where the types or names in its first brackets go. */
	struct DeclaratorRule {
		NameRule name;
		std::vector<ast::TypeName> *key_types = nullptr;   /* of an associative array */
		std::vector<ast::Declarator> *key_names = nullptr; /* of an inline */
		bool has_keys = false;
	};

	/* How often each word occurs in `unsigned long long`. */
	struct Words {
		unsigned l = 0, s = 0, is_signed = 0, is_unsigned = 0;
		Tok base = Tok::End; /* char, int, void, string, float, double */
		bool any = false, clash = false;
	};

	const Token &peek(size_t ahead = 0) const
	{
		return list_.tokens[std::min(at_ + ahead, list_.tokens.size() - 1)];
	}
	bool is(Tok kind) const { return peek().kind == kind; }
	const Token &take()
	{
		const Token &token = peek();

		if (token.kind != Tok::End)
			at_++;
		last_end_ = token.span;
		return token;
	}
	bool accept(Tok kind)
	{
		if (!is(kind))
			return false;
		take();
		return true;
	}
	bool expect(Tok kind, const char *what)
	{
		if (accept(kind))
			return true;
		syntax_error(what);
		return false;
	}
	std::string_view token_source(const Token &token) const
	{
		return std::string_view(source_.text).substr(token.span.begin, token.span.end - token.span.begin);
	}
	Span from(Span begin) const { return {begin.begin, std::max(last_end_.end, begin.end), begin.source}; }

	/* parse.cc */
	const Token *unclosed_above() const;
	std::nullptr_t syntax_error(std::string_view expected);
	std::nullptr_t refuse(const Token &token, std::string_view help);
	std::nullptr_t too_deep(Span span);
	bool type_too_deep(Span span);
	void skip_clause();
	void skip_statement();
	void skip_declaration(size_t begin);
	void skip_parentheses();
	std::optional<ast::Clause> clause();
	void statements(std::vector<ast::StmtPtr> &list);
	ast::StmtPtr statement();
	ast::StmtPtr if_statement();
	ast::StmtPtr if_part();
	bool branch(std::vector<ast::StmtPtr> &list);
	bool refuse_statement();

	/* parse_expr.cc: a null pointer or false means that an error has been reported */
	ast::ExprPtr expression();
	ast::ExprPtr assignment();
	ast::ExprPtr assigned(ast::ExprPtr left);
	ast::ExprPtr conditional();
	ast::ExprPtr binary(unsigned min_precedence);
	ast::ExprPtr cast();
	ast::ExprPtr unary();
	ast::ExprPtr sizeof_expression();
	ast::ExprPtr postfix();
	ast::ExprPtr primary();
	ast::ExprPtr name_or_call();
	ast::ExprPtr aggregation();
	ast::ExprPtr parenthesised();
	ast::ExprPtr scoped(ast::Scope scope);
	ast::ExprPtr stringof_expression();
	ast::ExprPtr offsetof_expression();
	ast::ExprPtr xlate_expression();
	bool member_name(std::string &name);
	bool list(std::vector<ast::ExprPtr> &exprs, Tok close, const char *expected);
	template <typename Node>
	ast::ExprPtr make(Span span, Node node, uint32_t depth = 0);

	/* parse_type.cc */
	static bool is_type_word(Tok kind);
	static bool is_storage_word(Tok kind);
	static bool may_be_name(Tok kind);
	bool is_type_name(std::string_view name) const;
	bool at_type(size_t ahead, TypeContext context) const;
	bool must_be_cast(size_t ahead) const;
	bool at_nested_declarator(NameRule rule) const;
	std::optional<ast::TypeName> type_name();
	bool specifiers(Specifiers &out, StorageClass storage);
	bool at_untyped_name() const;
	bool skip_function();
	bool storage_word(Specifiers &out, StorageClass storage);
	bool named_type(ast::TypeSpec &spec);
	bool tagged_type(ast::TypeSpec &spec);
	bool members(std::vector<ast::Declarator> &list);
	bool enumerators(std::vector<ast::EnumeratorDecl> &list);
	bool typeof_type(ast::TypeSpec &spec);
	static void add_word(Words &words, Tok kind);
	bool finish_words(const Words &words, ast::TypeSpec &spec);
	bool declarator(ast::Declarator &out, const Specifiers &specifiers, DeclaratorRule &rule);
	bool declarator_part(ast::Declarator &out, DeclaratorRule &rule);
	bool brackets(ast::Declarator &out, DeclaratorRule &rule);
	bool keys(DeclaratorRule &rule);
	bool parameters(std::vector<ast::Declarator> &list, bool &is_variadic);
	bool parameter(ast::Declarator &out);

	/* parse_decl.cc */
	bool at_declaration() const;
	bool declaration(std::vector<ast::Item> &items);
	bool variables(const Specifiers &specifiers, std::vector<ast::Item> &items);
	bool typedefs(const Specifiers &specifiers, std::vector<ast::Item> &items);
	bool inline_declaration(std::vector<ast::Item> &items);
	bool translator(std::vector<ast::Item> &items);
	bool provider(std::vector<ast::Item> &items);
	bool probe_declaration(ast::ProbeDecl &out);

	/* Counts rules within each other: expressions, types, statements. */
	struct Nesting {
		explicit Nesting(Parser &p) : parser(p) { parser.nesting_++; }
		~Nesting() { parser.nesting_--; }
		bool too_deep() const { return parser.nesting_ > kMaxDepth; }
		Parser &parser;
	};

	const TokenList &list_;
	const Source &source_;
	Diags &diags_;
	const IsType &is_type_;
	size_t at_ = 0;
	uint32_t nesting_ = 0;
	uint32_t deepest_ = 0; /* depth of the deepest expression made so far within the type that is being read */
	Span last_end_;
	std::unordered_set<std::string> typedefs_, variables_; /* names declared so far in this source */
};

/* One declaration of a source, from token @begin on, without parsing what precedes it: for libraries. */
std::vector<ast::Item> parse_declaration(const TokenList &list, const Source &source, size_t begin, Diags &diags,
					 const IsType &is_type);

} // namespace dt::parse

#endif
