/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● AST: the tree of what the user wrote. parse() makes it.
 *
 * No names are looked up and no types are known here: `pid` and `nonsense` are
 * both a Name. Each alternative of a variant holds exactly the parts of its
 * syntax. A node owns its parts. A span covers the whole construct.
 */
#ifndef DTRACE_AST_AST_H
#define DTRACE_AST_AST_H

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/diag.h"
#include "lex/tokens.h"

namespace dt::ast {

struct Expr;
using ExprPtr = std::unique_ptr<Expr>;

/* Where a name is looked up. */
enum class Scope : uint8_t {
	Plain,	/* x: built-in or global */
	Self,	/* self->x */
	This,	/* this->x */
	Kernel, /* `x, mod`x */
};

/* "x", "self->x" */
inline std::string scoped_name(Scope scope, const std::string &name)
{
	return (scope == Scope::Self ? "self->" : scope == Scope::This ? "this->" : "") + name;
}

struct IntLit {
	uint64_t value;
	bool has_u, has_l, is_decimal;
	bool is_char; /* written as 'c' */
};

struct StrLit {
	std::string value; /* escapes decoded, adjacent literals joined */
};

struct Name {
	Scope scope;
	std::string name;
};

struct Aggregate {
	std::string name; /* "" for a bare @ */
	std::vector<ExprPtr> keys;
};

enum class UnaryOp : uint8_t { Plus, Minus, BitNot, Not, Deref, AddressOf, PreInc, PreDec, PostInc, PostDec };

struct Unary {
	UnaryOp op;
	ExprPtr operand;
};

enum class BinaryOp : uint8_t {
	Mul,
	Div,
	Mod,
	Add,
	Sub,
	Shl,
	Shr,
	Lt,
	Gt,
	Le,
	Ge,
	Eq,
	Ne,
	BitAnd,
	BitXor,
	BitOr,
	LogAnd,
	LogXor,
	LogOr,
	Comma,
};

struct Binary {
	BinaryOp op;
	ExprPtr left, right;
};

struct Assign {
	std::optional<BinaryOp> op; /* of `+=` and the like; none for `=` */
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
	bool arrow; /* -> and not . */
};

struct TypeSpec;
struct Declarator;

/* One step of a declarator, read from the name outwards: `int *a[3]` is Array 3, then Pointer. */
struct Derivation {
	enum class Kind : uint8_t { Pointer, Array, Function };
	Kind kind = Kind::Pointer;
	bool is_userland = false;	/* Pointer: `userland *` */
	bool is_variadic = false;	/* Function */
	ExprPtr count;			/* Array; null: [] */
	std::vector<Declarator> params; /* Function */
};

/* A type with no name declared: of a cast, sizeof, a parameter. Declarators of one declaration share the spec. */
struct TypeName {
	Span span;
	std::shared_ptr<const TypeSpec> spec;
	std::vector<Derivation> derived;
	uint32_t depth = 0; /* of the deepest expression within; counts for the expression that holds the type */
};

/* A type and the name that gets it; @bits of a bit-field member. */
struct Declarator {
	Span span;	  /* of the name */
	std::string name; /* "" if abstract, or an anonymous member */
	TypeName type;
	ExprPtr bits;
};

struct EnumeratorDecl {
	Span span;
	std::string name;
	ExprPtr value; /* null: one more than the one before */
};

/* What stands before the declarators: `unsigned long`, `struct s { ... }`, `mod`t`. */
struct TypeSpec {
	enum class Kind : uint8_t { Words, Named, Struct, Union, Enum, Typeof };
	Kind kind = Kind::Words;
	Span span;
	std::string
		name; /* Words: sorted out by parse() to C's usual form, "unsigned long"; Named: typedef; else tag, or "" */
	std::string module; /* of struct mod`tag or mod`name; "" = any */
	bool is_userland =
		false;	       /* `userland char *`: then the innermost pointer of each declarator is_userland, too */
	bool has_body = false; /* Struct, Union, Enum: a definition */
	std::vector<Declarator> members;
	std::vector<EnumeratorDecl> enumerators;
	ExprPtr operand;	      /* Typeof an expression */
	std::unique_ptr<TypeName> of; /* Typeof a type */
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

/* offsetof(type, a.b): the path has at least one name. */
struct OffsetOf {
	TypeName type;
	Span path_span;
	std::vector<std::string> path;
};

struct StringOf {
	ExprPtr operand;
};

/* xlate <type> (operand) */
struct Xlate {
	TypeName type;
	ExprPtr operand;
};

struct Expr {
	Span span;
	uint32_t depth = 1; /* of the tree below, limited by the parser */
	std::variant<IntLit, StrLit, Name, Aggregate, Unary, Binary, Assign, Conditional, Call, Index, MemberOf, Cast,
		     SizeofExpr, SizeofType, OffsetOf, StringOf, Xlate>
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
	std::string text; /* macro variables replaced */
};

struct Clause {
	Span span; /* probes to closing brace */
	std::vector<ProbeSpec> probes;
	ExprPtr predicate;     /* or null */
	bool has_body = false; /* `BEGIN` without braces has the default action */
	std::vector<StmtPtr> body;
};

/* `int x;` `self string s;` `this int a[3];` `int counts[int, string];` `extern int y;` `int f(int);` */
struct VarDecl {
	Span span;
	Scope scope = Scope::Plain; /* Plain, Self or This */
	bool is_extern = false;
	Declarator declarator;
	std::vector<TypeName> keys; /* of an associative array: types in the brackets */
	bool is_assoc = false;
};

struct TypedefDecl {
	Span span;
	Declarator declarator;
};

/* `struct s { ... };` by itself */
struct TagDecl {
	Span span;
	std::shared_ptr<const TypeSpec> spec;
};

/* `inline int x = 1;` or `inline string name[int n] = ...;` */
struct InlineDecl {
	Span span;
	Declarator declarator;
	std::vector<Declarator> keys; /* with names */
	ExprPtr value;
};

/* `translator out < in *p > { member = expr; ... };` */
struct TranslatorMember {
	Span span;
	std::string name;
	ExprPtr value;
};

struct TranslatorDecl {
	Span span;
	TypeName output;
	Declarator input;
	std::vector<TranslatorMember> members;
};

/* `provider p { probe f(int a) : (int x); };` */
struct ProbeDecl {
	Span span;
	std::string name;
	std::vector<Declarator> args;
	std::vector<Declarator> translated; /* after the ':' */
	bool has_translated = false;
};

struct ProviderDecl {
	Span span;
	std::string name;
	std::vector<ProbeDecl> probes;
};

using Item = std::variant<Clause, VarDecl, TypedefDecl, TagDecl, InlineDecl, TranslatorDecl, ProviderDecl>;

struct Program {
	uint32_t source = 0; /* number of the Source */
	ProgramKind kind = ProgramKind::Name;
	std::vector<Item> items; /* in the order written: a name holds from its declaration on */
};

/* The text of -d ast. */
std::string dump_ast(const Program &program, const lex::Sources &sources);

/* "+", "<<", "^^" */
std::string_view op_text(BinaryOp op);
std::string_view op_text(UnaryOp op);

} // namespace dt::ast

#endif
