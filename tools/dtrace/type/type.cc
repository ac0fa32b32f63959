// SPDX-License-Identifier: GPL-2.0
/*
 * Built-in types as constants, and C's rules for mixing integers.
 *
 * The rules are those of C on an LP64 machine, expressed by size and sign only:
 * `long` and `long long` have the same width, and mixing them gives either.
 */
#include "type/type.h"

#include <algorithm>

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
constinit const Type Float = {TypeKind::Float, true, 4, "float"};
constinit const Type Double = {TypeKind::Float, true, 8, "double"};
constinit const Type LongDouble = {TypeKind::Float, true, 16, "long double"};
constinit const Type VoidPtr = {TypeKind::Pointer, false, 8, "void *", &Void};
constinit const Type CharPtr = {TypeKind::Pointer, false, 8, "char *", &Char};

namespace {
/* Further names that programs use; sizes as the C headers of a 64-bit Linux have them. */
constinit const Type kTypedefs[] = {
	{TypeKind::Integer, true, 1, "int8_t"},
	{TypeKind::Integer, false, 1, "uint8_t"},
	{TypeKind::Integer, true, 2, "int16_t"},
	{TypeKind::Integer, false, 2, "uint16_t"},
	{TypeKind::Integer, true, 4, "int32_t"},
	{TypeKind::Integer, true, 8, "intptr_t"},
	{TypeKind::Integer, false, 8, "uintptr_t"},
	{TypeKind::Integer, false, 8, "size_t"},
	{TypeKind::Integer, true, 8, "ssize_t"},
	{TypeKind::Integer, true, 8, "ptrdiff_t"},
	{TypeKind::Integer, true, 8, "off_t"},
	{TypeKind::Integer, true, 8, "loff_t"},
	{TypeKind::Integer, true, 8, "off64_t"},
	{TypeKind::Integer, true, 8, "time_t"},
	{TypeKind::Integer, true, 8, "hrtime_t"},
	{TypeKind::Integer, false, 4, "dev_t"},
	{TypeKind::Integer, false, 2, "umode_t"},
	{TypeKind::Integer, false, 4, "mode_t"},
	{TypeKind::Integer, false, 4, "uint_t"},
	{TypeKind::Integer, false, 1, "uchar_t"},
	{TypeKind::Integer, false, 2, "ushort_t"},
	{TypeKind::Integer, false, 8, "ulong_t"},
	{TypeKind::Integer, true, 8, "longlong_t"},
	{TypeKind::Integer, false, 8, "u_longlong_t"},
	{TypeKind::Integer, true, 4, "processorid_t"},
	{TypeKind::Integer, true, 4, "zoneid_t"},
	{TypeKind::Integer, true, 4, "taskid_t"},
	{TypeKind::Integer, true, 4, "poolid_t"},
	{TypeKind::Integer, true, 4, "boolean_t"},
	{TypeKind::Integer, true, 4, "daddr_t"},
	{TypeKind::Integer, false, 8, "ino64_t"},
	{TypeKind::Integer, true, 8, "offset_t"},
	{TypeKind::Integer, false, 4, "major_t"},
	{TypeKind::Integer, false, 4, "minor_t"},
	{TypeKind::Integer, false, 4, "in_addr_t"},
	{TypeKind::Integer, false, 1, "u_char"},
	{TypeKind::Integer, false, 2, "u_short"},
	{TypeKind::Integer, false, 4, "u_int"},
	{TypeKind::Integer, false, 8, "u_long"},
	{TypeKind::Integer, false, 1, "u8"},
	{TypeKind::Integer, true, 1, "s8"},
	{TypeKind::Integer, false, 2, "u16"},
	{TypeKind::Integer, true, 2, "s16"},
	{TypeKind::Integer, false, 4, "u32"},
	{TypeKind::Integer, true, 4, "s32"},
	{TypeKind::Integer, false, 8, "u64"},
	{TypeKind::Integer, true, 8, "s64"},
};

constinit const Type kCAddr = {TypeKind::Pointer, false, 8, "caddr_t", &Char};

/* Where find_builtin_type() looks besides kTypedefs. */
constinit const Type *const kNamed[] = {
	&Char,	 &SChar,  &UChar, &Short, &UShort, &Int, &UInt, &Long,	 &ULong, &LongLong, &ULongLong,	 &Int64,
	&UInt64, &UInt32, &PidT,  &UidT,  &GidT,   &IdT, &Void, &String, &Float, &Double,   &LongDouble, &kCAddr,
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
		return type->translation ? &types::ULong : type;
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
	a = actual(a);
	b = actual(b);
	if (a == b)
		return true;
	if (a->kind != b->kind || a->size != b->size || a->is_signed != b->is_signed || a->count != b->count)
		return false;
	/* Two definitions are two types, even under one name; of enums only the values matter. */
	if (a->is_struct())
		return false;
	if (a->of && b->of)
		return same_type(a->of, b->of);
	return a->of == b->of;
}

bool same_translation(const Type *a, const Type *b)
{
	return a->translation && b->translation && same_type(a->translation->output, b->translation->output) &&
	       same_type(a->translation->input, b->translation->input);
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

std::string_view enumerator_name(const Type *type, int64_t value)
{
	if (type->kind != TypeKind::Enum)
		return {};
	const auto constants = type->enumerators();
	const auto it = std::ranges::find(constants, value, &Enumerator::value);

	return it == constants.end() ? std::string_view() : it->name;
}

namespace {

/* Types in @searched do not have the member. */
std::optional<Member> find_unsearched(const Type *type, std::string_view name, std::vector<const Type *> &searched,
				      unsigned depth)
{
	constexpr unsigned most = 64; /* a compiler of C must allow 63 */

	for (const Member &member : type->members()) {
		if (member.name == name)
			return member;
		if (!member.name.empty() || !member.type->is_struct() || depth == most ||
		    std::ranges::count(searched, member.type))
			continue;
		if (std::optional<Member> inner = find_unsearched(member.type, name, searched, depth + 1)) {
			inner->bit_offset += member.bit_offset;
			return inner;
		}
		searched.push_back(member.type);
	}
	return {};
}

/* Where the name of a pointer to a function or an array has its declarator, behind the stars of "(*)"; npos: it has none. */
size_t stars_end(std::string_view name)
{
	const size_t begin = name.find("(*");

	return begin == std::string_view::npos ? begin : name.find_first_not_of('*', begin + 1);
}

} // namespace

std::string declaration(const Type *type, const std::string &name)
{
	std::string text(type->name);

	if (type->is_array())
		return declaration(type->of, name + '[' + std::to_string(type->count) + ']');
	if (const size_t at = stars_end(text); at != text.npos && type->is_pointer())
		return text.insert(at, name);
	return text + (text.ends_with('*') ? "" : " ") + name;
}

std::optional<Member> find_member(const Type *type, std::string_view name)
{
	std::vector<const Type *> searched;

	return find_unsearched(type, name, searched, 0);
}

std::string_view TypePool::keep(std::string_view text)
{
	return names_.emplace_back(text);
}

namespace {

/* As C writes it: "int (*)(void *)", "int (*)[3]", "int **". A typedef of a function or an array has a star behind it. */
std::string pointer_name(const Type *type, bool is_userland)
{
	std::string name(type->name);
	const std::string star = is_userland ? "userland *" : "*";

	if (const size_t at = stars_end(name); at != std::string::npos && type->is_pointer())
		return name.insert(at, "*");
	const size_t at = type->kind == TypeKind::Function ? name.find('(') :
			  type->is_array()		   ? name.find('[') :
							     std::string::npos;
	if (at != std::string::npos)
		return name.insert(at, '(' + star + ')');
	return name + (is_userland ? " userland" : "") + (type->is_pointer() ? "*" : " *");
}

} // namespace

const Type *TypePool::pointer_to(const Type *type, bool is_userland)
{
	if (type == &types::Void && !is_userland)
		return &types::VoidPtr;
	if (type == &types::Char && !is_userland)
		return &types::CharPtr;

	const Type *&known = (is_userland ? user_pointers_ : pointers_)[type];
	if (!known) {
		Type *made = add({TypeKind::Pointer, false, 8, keep(pointer_name(type, is_userland)), type});

		made->is_userland = is_userland;
		known = made;
	}
	return known;
}

const Type *TypePool::array_of(const Type *element, uint32_t count)
{
	/* int [2][3] is an array of 2 arrays of 3: the new count goes before those that are there. */
	const std::string_view of = element->name;
	const size_t at = std::min({element->is_array() ? of.find('[') : /* a typedef has no [ */
					    element->is_pointer() ? stars_end(of) :
								    of.size(),
				    of.size()});
	std::string name(of.substr(0, at));

	if (at == of.size())
		name += ' ';
	name += '[' + (count ? std::to_string(count) : "") + ']';
	name += of.substr(at);
	return add(
		{TypeKind::Array, false, static_cast<uint32_t>(size_of(element) * count), keep(name), element, count});
}

const Type *TypePool::function_of(const Type *result, std::vector<Member> params, bool is_variadic)
{
	std::string name(result->name);

	name += " (";
	for (const Member &param : params) {
		if (&param != &params.front())
			name += ", ";
		name += param.type->name;
	}
	name += is_variadic ? ", ...)" : ")";
	Type *made = add({TypeKind::Function, false, 0, keep(name), result});
	made->is_variadic = is_variadic;
	made->member_list = keep(std::move(params));
	return made;
}

const Type *TypePool::translated(const Translation &translation)
{
	Type *made = add(types::ULong);

	made->translation = &translations_.emplace_back(translation);
	return made;
}

const Type *TypePool::stack(StackOf of, uint32_t frames)
{
	const bool is_user = of == StackOf::Process;
	const uint32_t size = 8 * (frames + is_user);
	const auto known = std::ranges::find_if(stacks_, [&](const Type *type) {
		return type->stack == of && type->size == size;
	});

	if (known != stacks_.end())
		return *known;
	Type *made = add({TypeKind::Struct, false, size, is_user ? "dt_ustack_t" : "dt_stack_t"});
	made->stack = of;
	return stacks_.emplace_back(made);
}

const Type *TypePool::named(std::string_view name, const Type *type)
{
	Type *made = add(*type);

	made->name = keep(name);
	made->original = actual(type);
	return made;
}

Type *TypePool::new_struct(TypeKind kind, std::string_view name)
{
	Type *made = add({kind, false, 0, keep(name)});

	made->is_incomplete = true;
	return made;
}

uint32_t TypePool::align_of(const Type *type) const
{
	if (type->is_string() || type->kind == TypeKind::Void || type->kind == TypeKind::Function)
		return 1;
	if (type->is_array())
		return align_of(type->of);
	if (!type->is_struct())
		return type->size ? type->size : 1;
	uint32_t align = type->is_kept_stack() ? 8 : 1;
	for (const Member &member : type->members())
		align = std::max(align, align_of(member.type));
	return align;
}

namespace {

uint64_t round_up(uint64_t value, uint64_t align)
{
	return (value + align - 1) / align * align;
}

} // namespace

void TypePool::complete_struct(Type *type, std::vector<Member> members)
{
	const bool is_union = type->kind == TypeKind::Union;
	uint64_t at = 0, size = 0; /* bits */
	uint32_t align = 1;

	for (Member &member : members) {
		const uint64_t unit = size_of(member.type) * 8;
		const uint64_t bits = member.bits ? member.bits : unit;
		const uint32_t member_align = align_of(member.type);
		uint64_t begin = is_union ? 0 : at;

		/* A bit-field must not cross a unit of its type; anything else is aligned. */
		if (!member.bits || begin / unit != (begin + bits - 1) / unit)
			begin = round_up(begin, uint64_t{member_align} * 8);
		member.bit_offset = static_cast<uint32_t>(begin);
		at = begin + bits;
		size = std::max(size, at);
		align = std::max(align, member_align);
	}
	type->size = static_cast<uint32_t>(round_up((size + 7) / 8, align));
	type->is_incomplete = false;
	type->member_list = keep(std::move(members));
	/* Typedefs of it that were made in between are copies, and became complete with it. */
	for (auto made = types_.rbegin(); made != types_.rend() && &*made != type; ++made) {
		if (made->original == type) {
			made->size = type->size;
			made->is_incomplete = false;
			made->member_list = type->member_list;
		}
	}
}

const Type *TypePool::new_enum(std::string_view name, std::vector<Enumerator> enumerators)
{
	const bool is_negative =
		std::any_of(enumerators.begin(), enumerators.end(), [](const Enumerator &e) { return e.value < 0; });
	Type *made = add({TypeKind::Enum, is_negative, 4, keep(name)});

	made->enumerator_list = keep(std::move(enumerators));
	return made;
}

} // namespace dt
