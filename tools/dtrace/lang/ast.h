/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● AST: what the user wrote, as a tree; parse() makes it.
 *
 * No names are looked up and no types are known here: `pid` and `nonsense` are
 * both a Name. Each alternative of a variant holds what its syntax holds and no
 * more. A node owns its parts. Spans cover the whole construct.
 */
#ifndef DTRACE_LANG_AST_H
#define DTRACE_LANG_AST_H

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/diag.h"
#include "lang/tokens.h"

namespace dt::ast {

struct Expr;
using ExprPtr = std::unique_ptr<Expr>;

/* Where a name is looked up. */
enum class Scope : uint8_t {
	Plain,		/* x: built-in or global */
	Self,		/* self->x */
	This,		/* this->x */
	Kernel,		/* `x, mod`x */
};

struct IntLit {
	uint64_t value;
	bool has_u, has_l, is_decimal;
	bool is_char;		/* written as 'c' */
};

struct StrLit {
	std::string value;	/* escapes decoded, adjacent literals joined */
};

struct Name {
	Scope scope;
	std::string name;
};

struct Aggregate {
	std::string name;	/* "" for a bare @ */
	std::vector<ExprPtr> keys;
};

enum class UnaryOp : uint8_t { Plus, Minus, BitNot, Not, Deref, AddressOf, PreInc, PreDec, PostInc, PostDec };

struct Unary {
	UnaryOp op;
	ExprPtr operand;
};

enum class BinaryOp : uint8_t {
	Mul, Div, Mod, Add, Sub, Shl, Shr,
	Lt, Gt, Le, Ge, Eq, Ne,
	BitAnd, BitXor, BitOr, LogAnd, LogXor, LogOr, Comma,
};

struct Binary {
	BinaryOp op;
	ExprPtr left, right;
};

struct Assign {
	std::optional<BinaryOp> op;	/* of `+=` and the like; none for `=` */
	ExprPtr left, right;
};

struct Conditional {
	ExprPtr condition, yes, no;
};

struct Call {
	std::string name;
	Span name_span;
	std::vector<ExprPtr> args;
};

struct Index {
	ExprPtr base;
	std::vector<ExprPtr> keys;
};

struct MemberOf {
	ExprPtr base;
	std::string member;
	bool arrow;		/* -> and not . */
};

/* A type as written in a cast: base words, `struct tag`, and stars. */
struct TypeName {
	Span span;
	std::string base;	/* "unsigned long", "struct file", "uint64_t" */
	unsigned pointers = 0;
};

struct Cast {
	TypeName type;
	ExprPtr operand;
};

struct SizeofExpr {
	ExprPtr operand;
};

struct SizeofType {
	TypeName type;
};

struct Expr {
	Span span;
	uint32_t depth = 1;	/* of the tree below, limited by the parser */
	std::variant<IntLit, StrLit, Name, Aggregate, Unary, Binary, Assign, Conditional, Call, Index, MemberOf,
		     Cast, SizeofExpr, SizeofType>
		node;
};

struct Stmt;
using StmtPtr = std::unique_ptr<Stmt>;

struct ExprStmt {
	ExprPtr expr;
};

struct If {
	ExprPtr condition;
	std::vector<StmtPtr> yes, no;
};

struct Stmt {
	Span span;
	std::variant<ExprStmt, If> node;
};

struct ProbeSpec {
	Span span;
	std::string text;	/* macro variables replaced */
};

struct Clause {
	Span span;			/* probes to closing brace */
	std::vector<ProbeSpec> probes;
	ExprPtr predicate;		/* or null */
	bool has_body = false;		/* `BEGIN` without braces has the default action */
	std::vector<StmtPtr> body;
};

struct Program {
	uint32_t source = 0;		/* number of the Source */
	ProgramKind kind = ProgramKind::Name;
	std::vector<Clause> clauses;
};

} // namespace dt::ast

namespace dt {

/*
 * Tokens to tree, by recursive descent. After a mistake it goes on with the
 * next statement or clause, so what comes back is usable but not complete if
 * @diags has errors.
 */
ast::Program parse(const TokenList &list, const Source &source, Diags &diags);

std::string dump_ast(const ast::Program &program, const Sources &sources);

/* "+", "<<", "^^" */
std::string_view op_text(ast::BinaryOp op);
std::string_view op_text(ast::UnaryOp op);

} // namespace dt

#endif
