/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Names that D itself defines: variables, functions and actions, one row each
 * in builtins.def. The checker takes argument counts and types from the row.
 * The generator has one function for each BuiltinId. No code compares names.
 */
#ifndef DTRACE_TYPE_BUILTINS_H
#define DTRACE_TYPE_BUILTINS_H

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <string_view>

#include "base/diag.h"
#include "type/type.h"

namespace dt {

enum class BuiltinId : uint8_t {
#define VARIABLE(id, ...) id,
#define INDEXED(id, ...) id,
#define FUNCTION(id, ...) id,
#define RECORDED(id, ...) id,
#define ACTION(id, ...) id,
#define AGGREGATING(id, ...) id,
#include "type/builtins.def"
	kCount, /* how many there are */
};

enum class BuiltinKind : uint8_t {
	Variable,
	Indexed,     /* args[], uregs[] */
	Function,    /* has a value */
	Recorded,    /* has a value; alone as a statement it writes it to the record */
	Action,	     /* a statement */
	Aggregating, /* fills an aggregation */
};

/* Which part of the tool does an action, and where its data goes. */
enum class ActionKind : uint8_t {
	None,		    /* not an action */
	Output,		    /* the consumer prints its data when it gets there */
	Request,	    /* the consumer does something when it gets there: the record says "do this now" */
	Destructive,	    /* the program changes the system: wants -w */
	DestructiveRequest, /* the consumer changes it */
	Speculates,	    /* decides where the clause's record goes */
};

/* Does it have a place in the record, in order with the others? */
constexpr bool is_recorded(ActionKind kind)
{
	switch (kind) {
	case ActionKind::Output:
	case ActionKind::Request:
	case ActionKind::DestructiveRequest: return true;
	case ActionKind::None:
	case ActionKind::Destructive:
	case ActionKind::Speculates: break;
	}
	return false;
}

struct Builtin {
	BuiltinId id;
	BuiltinKind kind;
	std::string_view name;
	const Type *type; /* of the value; Void for actions. curthread: `void *`, the checker knows better */
	/*
	 * Arguments, a letter for each: i integer; c integer constant; s string (the checker converts a char pointer or
	 * array); S string, or 0; p address: a pointer or an integer; b like p, or a string, for its bytes; n pointer
	 * to a network address; v integer, string or pointer; t anything that can be recorded; o like t, but an array
	 * of char is no string; a aggregation; f format (a string literal; the rest are its arguments). Arguments
	 * after a `?` are optional. Empty: no arguments, or a variable.
	 */
	std::string_view args;
	ActionKind action;

	bool is_destructive() const
	{
		return action == ActionKind::Destructive || action == ActionKind::DestructiveRequest;
	}
};

/* Linux cannot do what these say. A use is checked as that of any other builtin, and then refused. */
constexpr BuiltinId kImpossibleBuiltins[] = {BuiltinId::Breakpoint, BuiltinId::Panic, BuiltinId::Pcap};

constexpr bool is_impossible(BuiltinId id)
{
	return std::ranges::find(kImpossibleBuiltins, id) != std::end(kImpossibleBuiltins);
}

/* All builtins, for compile-time checks of the tool. */
struct CodeRow {
	BuiltinId id;
	BuiltinKind kind;
	ActionKind action;
};

constexpr auto kCodeRows = std::to_array<CodeRow>({
#define VARIABLE(id, name, type) {BuiltinId::id, BuiltinKind::Variable, ActionKind::None},
#define INDEXED(id, name) {BuiltinId::id, BuiltinKind::Indexed, ActionKind::None},
#define FUNCTION(id, name, type, args) {BuiltinId::id, BuiltinKind::Function, ActionKind::None},
#define RECORDED(id, name, type, args) {BuiltinId::id, BuiltinKind::Recorded, ActionKind::Output},
#define ACTION(id, name, args, kind) {BuiltinId::id, BuiltinKind::Action, ActionKind::kind},
#define AGGREGATING(id, name, args) {BuiltinId::id, BuiltinKind::Aggregating, ActionKind::None},
#include "type/builtins.def"
});

/* Types of values that only builtins have. */
namespace types {
extern const Type Stack;    /* of stack(): recorded, or a key; a variable keeps it as a type of TypePool::stack() */
extern const Type LateText; /* of strerror(): a number in the kernel; the tool makes its text when it prints */
extern const Type SymAddr, UserSymAddr; /* addresses that are printed as names */
extern const Type UIntPtr;
} // namespace types

/* Is a value of @type only recorded, or a key of an aggregation, unless a variable keeps it as another type? */
inline bool is_only_recorded(const Type *type)
{
	return type == &types::Stack || type == &types::LateText;
}

inline bool is_stack(const Type *type)
{
	return type == &types::Stack || type->is_kept_stack();
}

/* The builtin of that name, or nullptr. */
const Builtin *find_builtin(std::string_view name);
const Builtin &builtin(BuiltinId id);

/* Offers all names to @near. */
void consider_builtins(NearName &near);

} // namespace dt

#endif
