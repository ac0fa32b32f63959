/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Types of D expressions: C's integers, D's string, pointers and what BTF adds.
 *
 * A type is a constant object and is passed as `const Type *`. The built-in
 * ones are static and cost nothing at start-up; types made while compiling
 * (pointers, arrays, kernel structs) live in a TypePool. Two spellings of the
 * same integer (`long`, `int64_t`) are two objects with equal bits: compare
 * with same_type(), not by address.
 *
 * D on Linux is LP64: int 4 bytes, long and pointers 8.
 */
#ifndef DTRACE_TYPE_TYPE_H
#define DTRACE_TYPE_TYPE_H

#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace dt {

enum class TypeKind : uint8_t {
	Void,
	Integer,
	Float,	/* of 4, 8 or 16 bytes, as the machine's C has them; D copies, converts and prints them */
	String, /* D's string: NUL-ended, at most -x strsize bytes with the NUL */
	Pointer,
	Array,
	Struct,
	Union,
	Enum,
	Function,
	Error, /* of an expression with a reported error: fits everything */
};

struct Type;

/* What a pointer to a translated object stands for: `->member` of it gives a member of @output, made from an @input. */
struct Translation {
	const Type *output; /* a pointer */
	const Type *input;  /* a scalar */
};

/* Whose frames a stack has that a variable keeps. */
enum class StackOf : uint8_t { None, Kernel, Process };

struct Member {
	std::string_view name; /* "" of an anonymous struct or union */
	const Type *type;
	uint32_t bit_offset; /* from the begin of the struct that was asked */
	uint8_t bits;	     /* of a bit-field, else 0 */
};

struct Enumerator {
	std::string_view name;
	int64_t value;
};

/* The value of an enum constant, and its type. */
struct EnumConstant {
	const Type *type;
	int64_t value;
};

/* Fills in a type when its parts are first needed: the kernel's BTF. */
class TypeSource {
public:
	virtual ~TypeSource() = default;
	virtual void complete(const Type &type) = 0;
};

/*
 * The members of a kernel struct are read only when they are needed, because
 * thousands of structs are reachable from any one of them. Until then `source`
 * is set, and members(), params() and enumerators() call it.
 */
struct Type {
	TypeKind kind;
	bool is_signed;			/* Integer, Enum */
	uint32_t size;			/* bytes; 0 for Void, String (-x strsize), Function, incomplete types */
	std::string_view name;		/* as written: "int64_t", "string", "struct file" */
	const Type *of = nullptr;	/* pointee, element, return type */
	uint32_t count = 0;		/* elements of an Array; 0: not given */
	bool is_userland = false;	/* Pointer: into the memory of the process */
	bool is_variadic = false;	/* Function */
	bool is_incomplete = false;	/* Struct, Union: declared, not defined */
	const Type *original = nullptr; /* of a typedef: the type that it names */
	/* An Integer with a translation is the input of a translator, whose output is nowhere in memory. */
	const Translation *translation = nullptr;
	/* A Struct can be a stack: a word for each frame, then 0. A stack of a process starts with its number. */
	StackOf stack = StackOf::None;

	/* Filled in by `source`, or when the type is made. */
	mutable std::span<const Member> member_list = {}; /* Struct, Union; params of a Function */
	mutable std::span<const Enumerator> enumerator_list = {};
	mutable TypeSource *source = nullptr;
	uint32_t source_id = 0; /* its name for the type: a BTF id */

	bool is_integer() const { return kind == TypeKind::Integer || kind == TypeKind::Enum; }
	bool is_float() const { return kind == TypeKind::Float; }
	/* D converts no long double. */
	bool is_number() const { return is_integer() || (is_float() && size <= 8); }
	bool is_string() const { return kind == TypeKind::String; }
	bool is_pointer() const { return kind == TypeKind::Pointer; }
	bool is_array() const { return kind == TypeKind::Array; }
	bool is_struct() const { return kind == TypeKind::Struct || kind == TypeKind::Union; }
	bool is_scalar() const { return is_integer() || is_pointer(); }
	bool is_kept_stack() const { return stack != StackOf::None; }
	bool is_error() const { return kind == TypeKind::Error; }
	unsigned bits() const { return size * 8; }

	/* The members of a Struct or Union, in order. */
	std::span<const Member> members() const { return complete().member_list; }
	/* The parameters of a Function, with name and type. */
	std::span<const Member> params() const { return complete().member_list; }
	std::span<const Enumerator> enumerators() const { return complete().enumerator_list; }

private:
	const Type &complete() const
	{
		if (source)
			source->complete(*this);
		return *this;
	}
};

/* The type that a typedef names; a struct may have been completed after the typedef was made. */
inline const Type *actual(const Type *type)
{
	return type->original ? type->original : type;
}

/* C's _Bool, also by another name. A value that is converted to it becomes 0 or 1. */
inline bool is_bool(const Type *type)
{
	return actual(type)->name == "_Bool";
}

/* The built-in types; one constant each, named after the D spelling. */
namespace types {
extern const Type Void, Error, String;
extern const Type Char, SChar, UChar, Short, UShort, Int, UInt, Long, ULong, LongLong, ULongLong;
extern const Type Int64, UInt64, UInt32, PidT, UidT, GidT, IdT;
extern const Type Float, Double, LongDouble;
extern const Type VoidPtr, CharPtr;
} // namespace types

/* Built-in type or typedef by its full name ("unsigned int", "uint64_t"), or nullptr. */
const Type *find_builtin_type(std::string_view name);

/* C's integer promotion: types narrower than int become int, all others stay. Enums are ints. What is computed from a
 * translated pointer is no longer one. */
const Type *promote(const Type *type);

/* C's usual arithmetic conversions of two integer types. */
const Type *common_type(const Type *a, const Type *b);

/* Equal kind, size, signedness and, for derived types, equal parts. */
bool same_type(const Type *a, const Type *b);

/* Are both translated pointers, to one type from one type? */
bool same_translation(const Type *a, const Type *b);

/* @value truncated to the width of the integer @type and sign- or zero-extended to 64 bits. */
uint64_t fit_to_type(uint64_t value, const Type *type);

/* Smallest type of an integer literal, by C's rules: @is_decimal excludes unsigned ones unless suffixed. */
const Type *literal_type(uint64_t value, bool is_decimal, bool has_u, bool has_l);

/* The name of the constant of the enum @type that has @value; "" if there is none. */
std::string_view enumerator_name(const Type *type, int64_t value);

/* "int *x", "char x[16]", "int (*x)(void *)": a declaration of @name. */
std::string declaration(const Type *type, const std::string &name);

/* The member called @name of a struct or union, also within anonymous ones; bit_offset is from @type's begin. */
std::optional<Member> find_member(const Type *type, std::string_view name);

/* Owner of the types made during one compile; addresses stay valid as long as it lives. */
class TypePool {
public:
	/* @strsize: the bytes that a `string` takes in memory, with the final NUL. */
	explicit TypePool(uint64_t strsize = 256) : strsize_(strsize) {}

	const Type *pointer_to(const Type *type, bool is_userland = false);
	const Type *array_of(const Type *element, uint32_t count);
	/* @params: name and type. */
	const Type *function_of(const Type *result, std::vector<Member> params, bool is_variadic);
	/* The unsigned long that a translated pointer is kept as. */
	const Type *translated(const Translation &translation);
	/* The type of a variable that keeps at most @frames of a stack. */
	const Type *stack(StackOf of, uint32_t frames);
	/* The same type under another name. */
	const Type *named(std::string_view name, const Type *type);
	/* `struct tag;`: incomplete until complete_struct(). @name as in messages: "struct tag", or "struct {...}". */
	Type *new_struct(TypeKind kind, std::string_view name);
	/* Lays out @members (bit_offset is set here) by the rules of the x86-64 and arm64 ABI, as gcc does. */
	void complete_struct(Type *type, std::vector<Member> members);
	const Type *new_enum(std::string_view name, std::vector<Enumerator> enumerators);

	/* The bytes that a value takes in memory, and its alignment; a string takes strsize. */
	uint64_t size_of(const Type *type) const { return type->is_string() ? strsize_ : type->size; }
	uint32_t align_of(const Type *type) const;

	/* For sources of types (btf.cc): owned copies. */
	std::string_view keep(std::string_view text);
	Type *add(Type type) { return &types_.emplace_back(type); }
	std::span<const Member> keep(std::vector<Member> list) { return members_.emplace_back(std::move(list)); }
	std::span<const Enumerator> keep(std::vector<Enumerator> list)
	{
		return enumerators_.emplace_back(std::move(list));
	}

private:
	uint64_t strsize_;
	std::deque<Type> types_;
	std::deque<std::string> names_;
	std::deque<std::vector<Member>> members_;
	std::deque<std::vector<Enumerator>> enumerators_;
	std::deque<Translation> translations_;
	std::unordered_map<const Type *, const Type *> pointers_, user_pointers_;
	std::vector<const Type *> stacks_;
};

} // namespace dt

#endif
