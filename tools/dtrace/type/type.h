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
#include <span>
#include <string>
#include <string_view>

namespace dt {

enum class TypeKind : uint8_t {
	Void,
	Integer,
	String,		/* D's string: NUL-ended, at most -x strsize bytes with the NUL */
	Pointer,
	Array,
	Struct,
	Union,
	Enum,
	Function,
	Error,		/* of an expression with a reported mistake: fits everything */
};

struct Type;

struct Member {
	std::string_view name;
	const Type *type;
	uint32_t bit_offset;
	uint8_t bits;		/* of a bit-field, else 0 */
};

struct Type {
	TypeKind kind;
	bool is_signed;			/* Integer, Enum */
	uint32_t size;			/* bytes; 0 for Void, String (-x strsize), Function, incomplete types */
	std::string_view name;		/* as written: "int64_t", "string", "struct file" */
	const Type *of = nullptr;	/* pointee, element, return type */
	uint32_t count = 0;		/* elements of an Array */
	std::span<const Member> members = {};

	bool is_integer() const { return kind == TypeKind::Integer || kind == TypeKind::Enum; }
	bool is_string() const { return kind == TypeKind::String; }
	bool is_pointer() const { return kind == TypeKind::Pointer; }
	bool is_scalar() const { return is_integer() || is_pointer(); }
	bool is_error() const { return kind == TypeKind::Error; }
	unsigned bits() const { return size * 8; }
};

/* The built-in types; one constant each, named after the D spelling. */
namespace types {
extern const Type Void, Error, String;
extern const Type Char, SChar, UChar, Short, UShort, Int, UInt, Long, ULong, LongLong, ULongLong;
extern const Type Int64, UInt64, UInt32, PidT, UidT, GidT, IdT;
extern const Type VoidPtr, CharPtr;
} // namespace types

/* Built-in type or typedef by its full name ("unsigned int", "uint64_t"), or nullptr. */
const Type *find_builtin_type(std::string_view name);

/* C's integer promotion: narrower than int becomes int, the rest stays. Enums are ints. */
const Type *promote(const Type *type);

/* C's usual arithmetic conversions of two integer types. */
const Type *common_type(const Type *a, const Type *b);

/* Equal kind, size, signedness and, for derived types, equal parts. */
bool same_type(const Type *a, const Type *b);

/* @value cut to the width of the integer @type and sign- or zero-extended to 64 bits. */
uint64_t fit_to_type(uint64_t value, const Type *type);

/* Smallest type of an integer literal, by C's rules: @is_decimal excludes unsigned ones unless suffixed. */
const Type *literal_type(uint64_t value, bool is_decimal, bool has_u, bool has_l);

/* Owner of the types made during one compile; addresses stay valid as long as it lives. */
class TypePool {
public:
	const Type *pointer_to(const Type *type);
	const Type *array_of(const Type *element, uint32_t count);

private:
	std::string_view keep(std::string text);

	std::deque<Type> types_;
	std::deque<std::string> names_;
};

} // namespace dt

#endif
