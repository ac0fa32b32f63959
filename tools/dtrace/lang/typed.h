/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Typed tree: what the program means; check() makes it from the AST.
 *
 * Everything the generator would have to decide is decided here: each
 * expression has a type and a storage, operands of one operator have been
 * brought to one type by Convert nodes, constants are folded, string and
 * integer comparisons are different nodes, formats are taken apart, probe
 * descriptions have become probe ids. Nothing in a tree that comes with no
 * errors is left to be refused for its type later.
 */
#ifndef DTRACE_LANG_TYPED_H
#define DTRACE_LANG_TYPED_H

#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "base/diag.h"
#include "base/options.h"
#include "lang/ast.h"
#include "lang/builtins.h"
#include "lang/printf_spec.h"
#include "probe/probe.h"
#include "type/type.h"

namespace dt::typed {

/* Where the value of an expression is before it is loaded. */
enum class Storage : uint8_t {
	Constant,	/* known now: Int, Str */
	Computed,	/* integer or pointer, in a register */
	Scratch,	/* string, computed into working memory */
	Context,	/* integer builtin: comes with the firing */
	ContextString,	/* string builtin: execname, probefunc, ... */
	Global,		/* variables: x, self->x, this->x */
	Thread,
	Clause,
};

struct Expr;
using ExprPtr = std::unique_ptr<Expr>;

struct Int {
	uint64_t value;		/* already fit_to_type() */
};

struct Str {
	std::string value;	/* without the final NUL */
};

/* A variable of D: pid, arg0, execname. */
struct BuiltinVar {
	const Builtin *builtin;
	unsigned arg_index() const { return static_cast<unsigned>(builtin->id) - static_cast<unsigned>(BuiltinId::Arg0); }
	bool is_arg() const { return builtin->id >= BuiltinId::Arg0 && builtin->id <= BuiltinId::Arg9; }
};

/* A variable of the program. */
struct Variable {
	ast::Scope scope;
	std::string name;
	const Type *type;
	Span first_use;
};

struct VarRef {
	const Variable *variable;
};

/* Integer or pointer to the same: cut or extend to this expression's type, by the operand's sign. */
struct Convert {
	ExprPtr operand;
};

enum class UnaryOp : uint8_t { Minus, BitNot, Not };

struct Unary {
	UnaryOp op;		/* operand has this type; of Not any scalar, giving int 0 or 1 */
	ExprPtr operand;
};

enum class ArithOp : uint8_t { Mul, Div, Mod, Add, Sub, Shl, Shr, BitAnd, BitXor, BitOr };

/* Both operands have the type of the result; of a shift only the left one. Signed or not: by the type. */
struct Arith {
	ArithOp op;
	ExprPtr left, right;
};

enum class CompareOp : uint8_t { Lt, Gt, Le, Ge, Eq, Ne };

/* Two integers of one type; the result is int 0 or 1. */
struct Compare {
	CompareOp op;
	ExprPtr left, right;
};

/* Two strings, byte by byte as unsigned characters; the result is int 0 or 1. */
struct CompareStrings {
	CompareOp op;
	ExprPtr left, right;
};

enum class LogicOp : uint8_t { And, Or, Xor };

/* Any scalars; the right side of And and Or is evaluated only if needed. int 0 or 1. */
struct Logic {
	LogicOp op;
	ExprPtr left, right;
};

/* Condition is any scalar; both arms have the type of the result. */
struct Conditional {
	ExprPtr condition, yes, no;
};

struct Comma {
	ExprPtr left, right;
};

/* A function of D with a value. */
struct Call {
	const Builtin *builtin;
	std::vector<ExprPtr> args;
};

struct Assign {
	const Variable *variable;
	ExprPtr value;		/* of the variable's type */
};

struct Expr {
	const Type *type = &types::Error;
	Storage storage = Storage::Computed;
	Span span;
	std::variant<Int, Str, BuiltinVar, VarRef, Convert, Unary, Arith, Compare, CompareStrings, Logic,
		     Conditional, Comma, Call, Assign>
		node;
};

/* The expression is computed and its value dropped. */
struct ExprStmt {
	ExprPtr expr;
};

/*
 * trace(), printf(), exit() and what comes. Arguments are of the types that the
 * row in builtins.def asks for; exit's has been converted to int. For printf,
 * @args are those after the format, widths given by `*` included (as int).
 */
struct Action {
	const Builtin *builtin;
	std::vector<ExprPtr> args;
	std::unique_ptr<PrintfSpec> format;	/* of printf, else null */
};

struct Stmt;
using StmtPtr = std::unique_ptr<Stmt>;

struct If {
	ExprPtr condition;
	std::vector<StmtPtr> yes, no;
};

struct Stmt {
	Span span;
	std::variant<ExprStmt, Action, If> node;
};

struct Clause {
	uint32_t number = 0;		/* from 0 over all sources: dt_clause_0 */
	Span span;
	std::vector<uint32_t> probes;	/* ids, ascending, each once */
	ExprPtr predicate;		/* a scalar, or null */
	bool default_action = false;	/* no body: the record says only that the probe fired */
	std::vector<StmtPtr> body;	/* empty with braces: `BEGIN { }` also only says so */
};

/* One source of the command line, for "description 'x' matched 3 probes". */
struct Unit {
	uint32_t source;
	uint32_t first_clause = 0, clauses = 0;
	uint64_t matches = 0;		/* pairs of clause and probe */
};

struct Program {
	std::vector<Clause> clauses;
	std::vector<Unit> units;
	std::deque<Variable> variables;	/* addresses are stable */
	std::unique_ptr<TypePool> types;
};

} // namespace dt::typed

namespace dt {

/*
 * Finds the meaning of all programs together: variables are common to all of
 * them and clauses keep their order. Probes are looked up in @probes, which
 * must outlive the result. A list of probes that cannot be read is reported as
 * a mistake in the description that needed it (D_PDESC_LIST).
 */
typed::Program check(const std::vector<ast::Program> &programs, ProbeTable &probes, const Options &options,
		     Diags &diags);

std::string dump_types(const typed::Program &program, const ProbeTable &probes, const Sources &sources);

} // namespace dt

#endif
