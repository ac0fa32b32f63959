/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Typed tree: the meaning of the program. check() makes it from the AST.
 *
 * All decisions are made here, so that the generator makes none: each
 * expression has a type, Convert nodes bring the operands of an operator to one
 * type, constants are folded, string and integer comparisons are different
 * nodes, formats are parsed, and probe descriptions have become probe ids. If
 * check() reports no errors, no later stage rejects the tree because of a type.
 */
#ifndef DTRACE_TYPED_TYPED_H
#define DTRACE_TYPED_TYPED_H

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "base/diag.h"
#include "base/options.h"
#include "base/stability.h"
#include "ast/ast.h"
#include "type/builtins.h"
#include "typed/printf_spec.h"
#include "probe/probe.h"
#include "type/btf.h"
#include "type/type.h"

namespace dt::typed {

struct Expr;
using ExprPtr = std::unique_ptr<Expr>;

struct Int {
	uint64_t value; /* already fit_to_type() */
};

struct Str {
	std::string value; /* without the final NUL */
};

/* A variable of D: pid, arg0, execname. */
struct BuiltinVar {
	const Builtin *builtin;
	unsigned field =
		0; /* args[] that has no name of its own, of a tracepoint: which; its builtin is that of arg9 */
	uint32_t comm_at = 0; /* of execname: the offset of the name in struct task_struct; 0: not known */
	unsigned arg_index() const
	{
		return field ? field : static_cast<unsigned>(builtin->id) - static_cast<unsigned>(BuiltinId::Arg0);
	}
	bool is_arg() const { return builtin->id >= BuiltinId::Arg0 && builtin->id <= BuiltinId::Arg9; }
};

/*
 * A variable of the program. Where it lives is the generator's to decide, by
 * scope, type and use:
 *
 *   Plain   map "globals"; an associative array a map of its own
 *   Self    the task's storage; an associative one a map keyed by the thread, too
 *   This    a register if it is a scalar, else working memory; shared by all
 *           clauses of one firing, 0 or "" at its beginning
 */
struct Variable {
	ast::Scope scope;
	std::string name;
	const Type *type; /* of an associative array: of one element */
	Span first_use;
	std::vector<const Type *> keys; /* of an associative array */
	bool is_assoc = false;
	bool has_address = false; /* somebody wants &x, or x is an array that decays */

	std::string text() const { return scoped_name(scope, name); }
};

/*
 * A variable or function of the kernel. Its type and place come from BTF. Its address is found at load time: that
 * of an anchor symbol, which is certainly in /proc/kallsyms, and a distance from there.
 */
struct KernelVariable {
	std::string name, module; /* module "": vmlinux */
	std::string file;	  /* "kernel/fork.c" of one of several static variables; else "" */
	const Type *type;
	std::string anchor; /* symbol of the same module */
	int32_t distance = 0;
	bool is_percpu = false;	     /* this CPU's copy is meant, unless KernelRef says of which */
	uint32_t percpu_id = 0;	     /* BTF id by which the verifier knows it; 0: it does not */
	uint32_t some_percpu_id = 0; /* of any such variable, if it does not know this one */
	/* How it is read directly (KernelTypes::cast()). nullptr: the verifier knows it, or it may disappear. */
	const KernelTypes::RdonlyCast *cast = nullptr;
	uint32_t module_name = 0; /* offset of the name in struct module; 0: not of a module */

	/* "`jiffies", "ext4`debug", "fork.c`count" */
	std::string text() const { return module + (module.empty() || file.empty() ? "" : "`") + file + '`' + name; }
};

/*
 * Places: expressions that have an address or can be assigned to. A place whose
 * type fits a register, or is string, yields its value where a value is needed;
 * structs, unions and arrays are only places. Reading a place in the memory of
 * the kernel or of the process can fault.
 */
struct VarRef {
	const Variable *variable;
};

/* a[k1, k2]; keys have the types of Variable::keys. */
struct AssocRef {
	const Variable *variable;
	std::vector<ExprPtr> keys;
};

struct KernelRef {
	const KernelVariable *variable;
	ExprPtr cpu = nullptr; /* percpu(): whose copy, as a 64-bit number; nullptr: this CPU's */
};

/* *pointer. If the pointer's type is userland, it is memory of the process. */
struct Deref {
	ExprPtr pointer;
};

/* object.m; @object is a place, or a struct value (from xlate). */
struct MemberOf {
	ExprPtr object;
	Member member; /* bit_offset within the object */
};

/*
 * array[index] of a place that is an array with known count; an index beyond it is a fault. @index has been
 * converted to 64 bits. For a string, which need not be a place, the element is a character: 0 after the end, and
 * a fault beyond -x strsize.
 */
struct Element {
	ExprPtr array;
	ExprPtr index;
};

/*
 * &place, or an array place as a pointer to its first element. Never the address of a bit-field or a
 * scalar `this`. Also a string value of any kind, as a pointer to its characters.
 */
struct AddressOf {
	ExprPtr place;
};

/* The text at a pointer (kernel or userland), or in a char array place, up to strsize. */
struct StringOf {
	ExprPtr operand;
};

/* A struct made by a translator: members by name of the output type; missing members are 0. Or the 0 that frees a
 * floating-point element. It occurs only as a value that is assigned, or as the object of a MemberOf that fold() did
 * not resolve. */
struct StructValue {
	std::vector<std::pair<Member, ExprPtr>> members;
};

/*
 * Converts an integer or pointer to another such type: truncated or extended to this expression's type, by the
 * operand's sign. Or anything to void, which drops the value. Or the call of stack() or a function like it to the type
 * that keeps its stack; or such a stack to one of another number of frames.
 */
struct Convert {
	ExprPtr operand;
};

enum class UnaryOp : uint8_t { Minus, BitNot, Not };

struct Unary {
	UnaryOp op; /* operand has this type; of Not any scalar, giving int 0 or 1 */
	ExprPtr operand;
};

enum class ArithOp : uint8_t { Mul, Div, Mod, Add, Sub, Shl, Shr, BitAnd, BitXor, BitOr };

/*
 * Both operands have the type of the result, which decides about signs; in a shift, the left one does. With a pointer,
 * the other operand is a number of bytes, an integer of 8 bytes: the right one, or the left one if it must come first.
 */
struct Arith {
	ArithOp op;
	ExprPtr left, right;
};

enum class CompareOp : uint8_t { Lt, Gt, Le, Ge, Eq, Ne };

/* Two integers, or for equality two stacks, of one type; the result is int 0 or 1. */
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

/* Any scalars; the right side of And and Or is evaluated only if needed. The result is int 0 or 1. */
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

/*
 * place = value. The value has the place's type; strings are cut to its size,
 * structs are copied. The result is the stored value. Assigning 0 to a scalar
 * element of an associative array, or to self->x, frees it.
 */
struct Assign {
	ExprPtr place;
	ExprPtr value;
};

/* place op= value: computed in @compute, as `place = (type)((compute)place op value)`; the place is evaluated once. */
struct CompoundAssign {
	ArithOp op;
	const Type *compute; /* integer, or the pointer type (value scaled already) */
	ExprPtr place;
	ExprPtr value; /* of type @compute; of shifts, promoted by itself */
};

/* ++ and --: adds @delta (scaled for pointers); the result is the old value if @is_post. */
struct Increment {
	ExprPtr place;
	int64_t delta;
	bool is_post;
};

struct Expr {
	const Type *type = &types::Error;
	Span span;
	std::variant<Int, Str, BuiltinVar, VarRef, AssocRef, KernelRef, Deref, MemberOf, Element, AddressOf, StringOf,
		     StructValue, Convert, Unary, Arith, Compare, CompareStrings, Logic, Conditional, Comma, Call,
		     Assign, CompoundAssign, Increment>
		node;
};

/* Does @expr have an address, or can it be assigned to? */
bool is_place(const Expr &expr);

/* The most frames that stack() or a function like it gives for @args; without arguments @preset. */
uint32_t stack_frames(const std::vector<ExprPtr> &args, uint64_t preset, uint64_t maxframes);

/* The variable, or the memory behind a pointer, that @place is part of. */
const Expr &root_of(const Expr &place);

/* The expression is computed and its value dropped. */
struct ExprStmt {
	ExprPtr expr;
};

/* An aggregation of the program: @name[keys] = func(args). */
struct Aggregation {
	std::string name;		   /* "" for @ */
	uint32_t number = 0;		   /* from 0, in order of first use */
	const Builtin *function = nullptr; /* null: only ever printed or cleared, never filled */
	std::vector<const Type *> keys;
	std::vector<std::string> key_names; /* what each key is called in the first statement; "": it has no name */
	bool is_unsigned = true;	    /* no increment can be below 0 */
	std::vector<int64_t> params;	    /* constants of quantize() and its kin */
	Span first_use;
};

/* @a[keys] = func(value): one statement. */
struct AggUpdate {
	const Aggregation *aggregation;
	std::vector<ExprPtr> keys; /* as Aggregation::keys, where the type of a kept stack is Stack */
	std::vector<ExprPtr> args; /* without the constants that are in Aggregation::params */
};

/*
 * trace(), printf(), exit() and other actions. Arguments have the types that
 * the row in builtins.def requires; the argument of exit() has been converted
 * to int. For printf(), @args are those after the format, including widths
 * given by `*` (as int).
 */
struct Action {
	const Builtin *builtin;
	std::vector<ExprPtr> args;
	std::vector<const Aggregation *> aggregations; /* of printa(), clear(), trunc() ... */
	std::unique_ptr<PrintfSpec> format;	       /* of printf, else null */
	const Variable *array = nullptr;	       /* of printa(), in place of aggregations: an associative array */
};

struct Stmt;
using StmtPtr = std::unique_ptr<Stmt>;

struct If {
	ExprPtr condition;
	std::vector<StmtPtr> yes, no;
};

struct Stmt {
	Span span;
	std::variant<ExprStmt, AggUpdate, Action, If> node;
};

struct Clause {
	uint32_t number = 0; /* from 0 over all sources: dt_clause_0 */
	Span span;
	std::vector<uint32_t> probes; /* ids, ascending, each once */
	ExprPtr predicate;	      /* a scalar, or null */
	bool default_action = false;  /* no body: the record says only that the probe fired */
	std::vector<StmtPtr> body;    /* empty with braces: `BEGIN { }` also only says so */
};

/* What `provider p { ... };` declares for its probes: types for args[] of USDT probes. */
struct ProviderTypes {
	struct DeclaredProbe {
		std::string name;
		std::vector<const Type *> args;	      /* what the process passes */
		std::vector<const Type *> translated; /* what the user sees; the same if no translation is declared */
		Span span = {};
		std::vector<Span> arg_spans = {}; /* as @args */
	};
	std::string name;
	Span span = {};
	std::vector<DeclaredProbe> probes;
};

/* One source of the command line, for "description 'x' matched 3 probes". */
struct SourceClauses {
	uint32_t source;
	uint32_t first_clause = 0, clauses = 0;
	uint64_t matches = 0; /* pairs of clause and probe */
	/* The weakest of its probe descriptions, and of what its predicates and statements use. */
	Attributes descriptions = {}, statements = {};
};

struct Program {
	std::vector<Clause> clauses;
	std::vector<SourceClauses> sources;
	std::deque<Variable> variables; /* addresses are stable; in order of first use */
	std::deque<KernelVariable> kernel_variables;
	std::deque<Aggregation> aggregations;
	std::vector<ProviderTypes> providers;
	/* The number by which the tool knows the process that fires; nullptr: that of the kernel. */
	ExprPtr pid_for_names;
	/* The first action that changes the system: see refuse_destructive(). */
	const Builtin *destructive = nullptr;
	Span destructive_span;
};

/* Calls @visit for @expr and all expressions in it, parents first. */
void walk_exprs(const Expr &expr, const std::function<void(const Expr &)> &visit);

/* ... for all statements of @list, those within if included, and for all expressions in them. */
void walk_statements(const std::vector<StmtPtr> &list, const std::function<void(const Stmt &)> &visit);
void walk_exprs(const std::vector<StmtPtr> &list, const std::function<void(const Expr &)> &visit);

/* ... for the predicate and the body of @clause. */
void walk_exprs(const Clause &clause, const std::function<void(const Expr &)> &visit);

/* ... for its statements and all expressions in one pass: a statement, then its expressions. */
void walk_clause(const Clause &clause, const std::function<void(const Stmt &)> &statement,
		 const std::function<void(const Expr &)> &expression);

/* The text of -d types. */
std::string dump_types(const Program &program, const ProbeTable &probes, const lex::Sources &sources);

} // namespace dt::typed

#endif
