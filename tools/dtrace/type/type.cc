// SPDX-License-Identifier: GPL-2.0
/*
 * Built-in types as constants, and C's rules for mixing integers.
 *
 * The rules are those of C on an LP64 machine, in terms of size and sign only:
 * `long` and `long long` are as wide and mix to either.
 */
#include "type/type.h"

namespace dt {

namespace types {

#define INTEGER(id, is_signed, size, name) constinit const Type id = {TypeKind::Integer, is_signed, size, name}
INTEGER(Char, true, 1, "char");
INTEGER(SChar, true, 1, "signed char");
INTEGER(UChar, false, 1, "unsigned char");
INTEGER(Short, true, 2, "short");
INTEGER(UShort, false, 2, "unsigned short");
INTEGER(Int, true, 4, "int");
INTEGER(UInt, false, 4, "unsigned int");
INTEGER(Long, true, 8, "long");
INTEGER(ULong, false, 8, "unsigned long");
INTEGER(LongLong, true, 8, "long long");
INTEGER(ULongLong, false, 8, "unsigned long long");
INTEGER(Int64, true, 8, "int64_t");
INTEGER(UInt64, false, 8, "uint64_t");
INTEGER(UInt32, false, 4, "uint32_t");
INTEGER(PidT, true, 4, "pid_t");
INTEGER(UidT, false, 4, "uid_t");
INTEGER(GidT, false, 4, "gid_t");
INTEGER(IdT, true, 4, "id_t");

constinit const Type Void = {TypeKind::Void, false, 0, "void"};
constinit const Type Error = {TypeKind::Error, false, 0, "<error>"};
constinit const Type String = {TypeKind::String, false, 0, "string"};
constinit const Type VoidPtr = {TypeKind::Pointer, false, 8, "void *", &Void};
constinit const Type CharPtr = {TypeKind::Pointer, false, 8, "char *", &Char};

namespace {
/* Further names that programs use; sizes as the C headers of a 64-bit Linux have them. */
constinit const Type kTypedefs[] = {
	{TypeKind::Integer, true, 1, "int8_t"},		{TypeKind::Integer, false, 1, "uint8_t"},
	{TypeKind::Integer, true, 2, "int16_t"},	{TypeKind::Integer, false, 2, "uint16_t"},
	{TypeKind::Integer, true, 4, "int32_t"},	{TypeKind::Integer, true, 8, "intptr_t"},
	{TypeKind::Integer, false, 8, "uintptr_t"},	{TypeKind::Integer, false, 8, "size_t"},
	{TypeKind::Integer, true, 8, "ssize_t"},	{TypeKind::Integer, true, 8, "ptrdiff_t"},
	{TypeKind::Integer, true, 8, "off_t"},		{TypeKind::Integer, true, 8, "loff_t"},
	{TypeKind::Integer, true, 8, "time_t"},		{TypeKind::Integer, true, 8, "hrtime_t"},
	{TypeKind::Integer, false, 4, "dev_t"},		{TypeKind::Integer, false, 2, "umode_t"},
	{TypeKind::Integer, false, 4, "mode_t"},	{TypeKind::Integer, false, 4, "uint_t"},
	{TypeKind::Integer, false, 1, "uchar_t"},	{TypeKind::Integer, false, 2, "ushort_t"},
	{TypeKind::Integer, false, 8, "ulong_t"},	{TypeKind::Integer, true, 8, "longlong_t"},
	{TypeKind::Integer, false, 8, "u_longlong_t"},	{TypeKind::Integer, true, 4, "processorid_t"},
	{TypeKind::Integer, true, 4, "zoneid_t"},	{TypeKind::Integer, false, 1, "u8"},
	{TypeKind::Integer, true, 1, "s8"},		{TypeKind::Integer, false, 2, "u16"},
	{TypeKind::Integer, true, 2, "s16"},		{TypeKind::Integer, false, 4, "u32"},
	{TypeKind::Integer, true, 4, "s32"},		{TypeKind::Integer, false, 8, "u64"},
	{TypeKind::Integer, true, 8, "s64"},
};

/* Where find_builtin_type() looks besides kTypedefs. */
constinit const Type *const kNamed[] = {
	&Char, &SChar, &UChar, &Short, &UShort, &Int, &UInt, &Long, &ULong, &LongLong, &ULongLong, &Int64,
	&UInt64, &UInt32, &PidT, &UidT, &GidT, &IdT, &Void, &String,
};
} // namespace

} // namespace types

const Type *find_builtin_type(std::string_view name)
{
	for (const Type *type : types::kNamed)
		if (type->name == name)
			return type;
	for (const Type &type : types::kTypedefs)
		if (type.name == name)
			return &type;
	return nullptr;
}

const Type *promote(const Type *type)
{
	if (type->kind == TypeKind::Integer && type->size >= 4)
		return type;
	return type->is_integer() ? &types::Int : type;
}

const Type *common_type(const Type *a, const Type *b)
{
	a = promote(a);
	b = promote(b);
	if (a->size != b->size)
		return a->size > b->size ? a : b;
	return a->is_signed ? b : a;
}

bool same_type(const Type *a, const Type *b)
{
	if (a == b)
		return true;
	if (a->kind != b->kind || a->size != b->size || a->is_signed != b->is_signed || a->count != b->count)
		return false;
	if (a->kind == TypeKind::Struct || a->kind == TypeKind::Union || a->kind == TypeKind::Enum)
		return a->name == b->name;
	if (a->of && b->of)
		return same_type(a->of, b->of);
	return a->of == b->of;
}

uint64_t fit_to_type(uint64_t value, const Type *type)
{
	const unsigned bits = type->bits();

	if (bits == 0 || bits >= 64)
		return value;
	const unsigned shift = 64 - bits;
	if (type->is_signed)
		return static_cast<uint64_t>(static_cast<int64_t>(value << shift) >> shift);
	return value << shift >> shift;
}

const Type *literal_type(uint64_t value, bool is_decimal, bool has_u, bool has_l)
{
	const bool may_be_unsigned = has_u || !is_decimal;

	if (!has_l && !has_u && value <= 0x7fffffff)
		return &types::Int;
	if (!has_l && may_be_unsigned && value <= 0xffffffff)
		return &types::UInt;
	if (!has_u && value <= 0x7fffffffffffffff)
		return &types::Long;
	/* A decimal literal too large for long is unsigned, as in the C of old. */
	return &types::ULong;
}

std::string_view TypePool::keep(std::string text)
{
	return names_.emplace_back(std::move(text));
}

const Type *TypePool::pointer_to(const Type *type)
{
	if (type == &types::Void)
		return &types::VoidPtr;
	if (type == &types::Char)
		return &types::CharPtr;
	for (const Type &known : types_)
		if (known.kind == TypeKind::Pointer && known.of == type)
			return &known;

	const bool close = type->is_pointer();
	const std::string_view name = keep(std::string(type->name) + (close ? "*" : " *"));
	return &types_.emplace_back(Type{TypeKind::Pointer, false, 8, name, type});
}

const Type *TypePool::array_of(const Type *element, uint32_t count)
{
	const std::string_view name = keep(std::string(element->name) + " [" + std::to_string(count) + "]");

	return &types_.emplace_back(
		Type{TypeKind::Array, false, element->size * count, name, element, count});
}

} // namespace dt
