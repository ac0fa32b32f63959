// SPDX-License-Identifier: GPL-2.0
/*
 * Turns BTF into types of the pool.
 *
 * Qualifiers and type tags are dropped, except the tag `user` after a pointer.
 * A type that D lacks (floats, 128-bit integers) becomes a struct of the right
 * size without members: a program can copy it but not look into it.
 */
#include "type/btf_file.h"

#include <unordered_set>
#include <vector>

namespace dt {

namespace {

constexpr unsigned kMaxDepth = 64; /* of pointers to functions that take pointers to functions ... */

/* "long unsigned int" as compilers write it, in the order that C programmers do. */
std::string_view usual_name(std::string_view name)
{
	static constexpr struct {
		std::string_view compiler, usual;
	} rows[] = {
		{"long int", "long"},		{"long unsigned int", "unsigned long"},
		{"long long int", "long long"}, {"long long unsigned int", "unsigned long long"},
		{"short int", "short"},		{"short unsigned int", "unsigned short"},
	};

	for (const auto &row : rows)
		if (row.compiler == name)
			return row.usual;
	return name;
}

} // namespace

TypeTag tag_of(unsigned kind)
{
	switch (kind) {
	case BTF_KIND_STRUCT: return TypeTag::Struct;
	case BTF_KIND_UNION: return TypeTag::Union;
	case BTF_KIND_ENUM:
	case BTF_KIND_ENUM64: return TypeTag::Enum;
	default: return TypeTag::None;
	}
}

/* Encoders from before 2022 never set the flag for signed enums: there all count as signed, as the format said then. */
bool BtfFile::is_signed_enum(const btf_type *t)
{
	if (!tells_enum_sign_)
		tells_enum_sign_ = any([](uint32_t, const btf_type *e, std::string_view) {
			return btf_is_any_enum(e) && btf_kflag(e);
		});
	return btf_kflag(t) || !*tells_enum_sign_;
}

/* A struct, union or enum whose parts are read later. */
Type *BtfFile::shell(TypeKind kind, const char *tag, const btf_type *t, uint32_t id)
{
	const std::string_view name = text(t->name_off);
	Type *made = pool_.add({kind, false, t->size, pool_.keep(tag + (name.empty() ? "{...}" : std::string(name)))});

	made->source = this;
	made->source_id = id;
	return made;
}

const Type *BtfFile::opaque(std::string_view name, uint32_t size)
{
	return pool_.add({TypeKind::Struct, false, size, pool_.keep(name)});
}

const Type *BtfFile::floating(std::string_view name, uint32_t size)
{
	/* Complex numbers, and _Float128 on a machine where long double is another one, have other names. */
	for (const Type *known : {&types::Float, &types::Double, &types::LongDouble})
		if (known->name == name && known->size == size)
			return known;
	return opaque(name, size);
}

const Type *BtfFile::integer(const btf_type *t)
{
	const std::string_view name = usual_name(text(t->name_off));
	const bool is_signed = btf_int_encoding(t) & BTF_INT_SIGNED;

	if (t->size > 8)
		return opaque(name, t->size);
	/* The same object as the program's own `int`, where it is the same type. */
	if (const Type *known = find_builtin_type(name);
	    known && known->is_integer() && known->size == t->size && known->is_signed == is_signed)
		return known;
	return pool_.add({TypeKind::Integer, is_signed, t->size, pool_.keep(name)});
}

const Type *BtfFile::pointer(const btf_type *t, unsigned depth)
{
	bool is_user = false;
	uint32_t id = t->type;

	/* A damaged file may have tags of tags without end. */
	for (const btf_type *to; depth < kMaxDepth; depth++, id = to->type) {
		to = data_.type(id);
		if (!to || btf_kind(to) != BTF_KIND_TYPE_TAG)
			break;
		is_user |= text(to->name_off) == "user";
	}
	return pool_.pointer_to(type(id, depth + 1), is_user);
}

const Type *BtfFile::function(const btf_type *t, unsigned depth)
{
	const btf_param *params = btf_params(t);
	std::vector<Member> list;
	bool is_variadic = false;

	for (unsigned i = 0; i < btf_vlen(t); i++) {
		if (params[i].type == 0)
			is_variadic = true; /* the last one, without a name */
		else
			list.push_back({pool_.keep(text(params[i].name_off)), type(params[i].type, depth + 1), 0, 0});
	}
	return pool_.function_of(type(t->type, depth + 1), std::move(list), is_variadic);
}

const Type *BtfFile::make(const btf_type *t, uint32_t id, unsigned depth)
{
	switch (btf_kind(t)) {
	case BTF_KIND_INT: return integer(t);
	case BTF_KIND_PTR: return pointer(t, depth);
	case BTF_KIND_ARRAY: return pool_.array_of(type(btf_array(t)->type, depth + 1), btf_array(t)->nelems);
	case BTF_KIND_STRUCT: return shell(TypeKind::Struct, "struct ", t, id);
	case BTF_KIND_UNION: return shell(TypeKind::Union, "union ", t, id);
	case BTF_KIND_ENUM:
	case BTF_KIND_ENUM64: {
		Type *made = shell(TypeKind::Enum, "enum ", t, id);

		made->is_signed = is_signed_enum(t);
		return made;
	}
	case BTF_KIND_FWD: {
		/* A module may know only the name of what vmlinux defines, or one file of what another does. */
		const TypeTag tag = btf_kflag(t) ? TypeTag::Union : TypeTag::Struct;
		for (BtfFile *file = this; file; file = file->base_)
			if (uint32_t whole =
				    file->find(text(t->name_off), [tag](unsigned k) { return tag_of(k) == tag; }))
				return file->type(whole, depth);
		Type *made = shell(btf_kflag(t) ? TypeKind::Union : TypeKind::Struct,
				   btf_kflag(t) ? "union " : "struct ", t, id);

		made->source = nullptr;
		made->size = 0;
		made->is_incomplete = true;
		return made;
	}
	case BTF_KIND_TYPEDEF: {
		const Type *known = find_builtin_type(text(t->name_off));
		const Type *to = type(t->type, depth + 1);

		/* The program's uint64_t and the kernel's are one. */
		return known && same_type(known, to) ? known : pool_.named(text(t->name_off), to);
	}
	case BTF_KIND_FUNC_PROTO: return function(t, depth);
	case BTF_KIND_FUNC:
	case BTF_KIND_CONST:
	case BTF_KIND_VOLATILE:
	case BTF_KIND_RESTRICT:
	case BTF_KIND_TYPE_TAG:
	case BTF_KIND_VAR: return type(t->type, depth + 1);
	case BTF_KIND_FLOAT: return floating(text(t->name_off), t->size);
	default: return &types::Void;
	}
}

bool BtfFile::begins_with_number(const btf_type *t, uint32_t bytes) const
{
	if (btf_vlen(t) == 0 || btf_member_bit_offset(t, 0) || btf_member_bitfield_size(t, 0))
		return false;
	const btf_type *first = data_.type(btf_members(t)[0].type);
	for (unsigned depth = 0; first && depth < kMaxDepth; depth++) {
		if (!btf_is_typedef(first) && !btf_is_mod(first))
			return btf_is_int(first) && first->size == bytes;
		first = data_.type(first->type);
	}
	return false;
}

/* The type with number @id, 0 being void. */
const Type *BtfFile::type(uint32_t id, unsigned depth)
{
	if (id == 0 || depth > kMaxDepth)
		return &types::Void;
	if (id < data_.first())
		return base_->type(id, depth);
	if (auto known = made_.find(id); known != made_.end())
		return known->second;

	const btf_type *t = data_.type(id);
	const Type *made = t ? make(t, id, depth) : &types::Void;
	made_.emplace(id, made);
	return made;
}

/*
 * Is the struct @whole a part of each value of the type @id? In C it never is, but a file may say so. Only types that are
 * as large are followed: of the structs of a cycle, the smallest one finds it. A value of a type that is only declared is
 * no more possible, and the declaration may stand for the struct. So many structs of one size are no more possible.
 */
bool BtfFile::is_part_of(uint32_t whole, uint32_t id) const
{
	constexpr size_t most = 1000;
	const uint32_t size = data_.type(whole)->size;
	std::vector<uint32_t> next;
	std::unordered_set<uint32_t> seen;

	for (;;) {
		const btf_type *t = data_.type(id);
		for (unsigned depth = 0; t && (btf_is_typedef(t) || btf_is_mod(t) || btf_is_array(t)); depth++) {
			if (depth > kMaxDepth)
				return false; /* type() ends there, too */
			id = btf_is_array(t) ? btf_array(t)->type : t->type;
			t = data_.type(id);
		}
		if (id == whole || (t && btf_is_fwd(t)) || seen.size() == most)
			return true;
		if (t && btf_is_composite(t) && t->size >= size && seen.insert(id).second)
			for (unsigned i = 0; i < btf_vlen(t); i++)
				next.push_back(btf_members(t)[i].type);
		if (next.empty())
			return false;
		id = next.back();
		next.pop_back();
	}
}

void BtfFile::complete(const Type &type)
{
	const btf_type *t = data_.type(type.source_id);

	type.source = nullptr;
	if (btf_is_any_enum(t)) {
		std::vector<Enumerator> list;

		for (unsigned i = 0; i < btf_vlen(t); i++) {
			if (btf_is_enum(t)) {
				const struct btf_enum &e = btf_enum(t)[i];
				const auto bits = static_cast<uint32_t>(e.val);

				list.push_back(
					{pool_.keep(text(e.name_off)), is_signed_enum(t) ? e.val : int64_t{bits}});
			} else {
				const struct btf_enum64 &e = btf_enum64(t)[i];

				list.push_back(
					{pool_.keep(text(e.name_off)), static_cast<int64_t>(btf_enum64_value(&e))});
			}
		}
		type.enumerator_list = pool_.keep(std::move(list));
		return;
	}
	std::vector<Member> list;
	for (unsigned i = 0; i < btf_vlen(t); i++) {
		const btf_member &m = btf_members(t)[i];

		list.push_back({pool_.keep(text(m.name_off)),
				is_part_of(type.source_id, m.type) ? opaque("struct {...}", 0) : this->type(m.type),
				btf_member_bit_offset(t, i), static_cast<uint8_t>(btf_member_bitfield_size(t, i))});
	}
	type.member_list = pool_.keep(std::move(list));
}

} // namespace dt
