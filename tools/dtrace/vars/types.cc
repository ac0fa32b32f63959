// SPDX-License-Identifier: GPL-2.0
/*
 * One function for each kind of DWARF entry. Structs take two steps: first the
 * spelling, which decides whether the base has the struct, and then the types
 * of the members, only for a new struct.
 */
#include "vars/types.h"

#include <dwarf.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "vars/dwarf.h"
#include "vars/spelling.h"

namespace dt::vars {

namespace {

constexpr unsigned kDeepest = 512; /* types made of types; hostile files have more */

/* What two functions of one type have in common. */
std::string spelling(uint32_t type, const std::vector<NewType::Part> &parts)
{
	std::string out = std::to_string(type);

	for (const NewType::Part &part : parts)
		out += ' ' + std::to_string(part.type) + part.name;
	return out;
}

} // namespace

TypeMap::TypeMap(const btf *base) : base_(base), first_new_(btf__type_cnt(base))
{
	index_base();
}

void TypeMap::index_base()
{
	for (uint32_t id = 1; id < first_new_; id++) {
		const btf_type *t = btf__type_by_id(base_, id);
		const unsigned kind = btf_kind(t);
		const char *name = btf__name_by_offset(base_, t->name_off);

		switch (kind) {
		case BTF_KIND_PTR:
		case BTF_KIND_CONST:
		case BTF_KIND_VOLATILE:
		case BTF_KIND_RESTRICT: simple_.try_emplace({kind, t->type, 0}, id); break;
		case BTF_KIND_ARRAY:
			index_type_ = btf_array(t)->index_type;
			simple_.try_emplace({kind, btf_array(t)->type, btf_array(t)->nelems}, id);
			break;
		case BTF_KIND_FUNC_PROTO: {
			std::vector<NewType::Part> parts;

			for (unsigned i = 0; i < btf_vlen(t); i++) {
				const char *param = btf__name_by_offset(base_, btf_params(t)[i].name_off);
				parts.push_back({param ? param : "", btf_params(t)[i].type, 0, 0, 0});
			}
			functions_.emplace(spelling(t->type, parts), id);
			break;
		}
		case BTF_KIND_STRUCT:
		case BTF_KIND_UNION: structs_.emplace(spelling(base_, id), id); [[fallthrough]];
		case BTF_KIND_INT:
		case BTF_KIND_ENUM:
		case BTF_KIND_ENUM64:
		case BTF_KIND_FWD:
		case BTF_KIND_TYPEDEF:
			by_name_.emplace(key(kind == BTF_KIND_ENUM64 ? unsigned{BTF_KIND_ENUM} : kind,
					     name ? name : ""),
					 id);
			break;
		default: break;
		}
	}
}

uint32_t TypeMap::add(NewType type)
{
	const uint32_t id = next_id();

	new_.push_back(std::move(type));
	return id;
}

uint32_t TypeMap::simple(unsigned kind, uint32_t type, uint32_t count)
{
	auto [it, is_new] = simple_.try_emplace({kind, type, count}, 0);

	if (is_new) {
		NewType made;

		made.kind = kind;
		made.type = type;
		made.size = count;
		it->second = add(std::move(made));
	}
	return it->second;
}

uint32_t TypeMap::bytes(uint32_t count)
{
	auto found = by_name_.find(key(BTF_KIND_INT, "unsigned char"));

	if (found == by_name_.end()) {
		NewType made;

		made.kind = BTF_KIND_INT;
		made.name = "unsigned char";
		made.size = 1;
		made.bits = 8;
		const uint32_t id = add(std::move(made));
		found = by_name_.emplace(key(BTF_KIND_INT, "unsigned char"), id);
	}
	return simple(BTF_KIND_ARRAY, found->second, count);
}

TypeMap::Simple TypeMap::parts_of(uint32_t id) const
{
	if (id >= first_new_) {
		const NewType &t = new_[id - first_new_];

		return {t.kind, t.type, t.kind == BTF_KIND_ARRAY ? t.size : 0};
	}
	const btf_type *t = id ? btf__type_by_id(base_, id) : nullptr;
	if (!t)
		return {BTF_KIND_UNKN, 0, 0};
	if (btf_is_array(t))
		return {BTF_KIND_ARRAY, btf_array(t)->type, btf_array(t)->nelems};
	return {btf_kind(t), t->type, 0};
}

/* 0: not known, or void. */
uint64_t TypeMap::size_of(uint32_t id) const
{
	uint64_t count = 1;

	for (unsigned depth = 0; depth < kDeepest; depth++) {
		const Simple parts = parts_of(id);

		switch (parts.kind) {
		case BTF_KIND_ARRAY: count *= parts.count; break;
		case BTF_KIND_CONST:
		case BTF_KIND_VOLATILE:
		case BTF_KIND_RESTRICT:
		case BTF_KIND_TYPEDEF: break;
		case BTF_KIND_PTR: return count * sizeof(uint64_t);
		case BTF_KIND_UNKN:
		case BTF_KIND_FWD:
		case BTF_KIND_FUNC_PROTO: return 0;
		default:
			return count *
			       (id < first_new_ ? btf__type_by_id(base_, id)->size : new_[id - first_new_].size);
		}
		id = parts.type;
	}
	return 0;
}

uint32_t TypeMap::completed(uint32_t type, uint64_t bytes, unsigned depth)
{
	const Simple parts = parts_of(type);

	if (depth < kDeepest &&
	    (parts.kind == BTF_KIND_CONST || parts.kind == BTF_KIND_VOLATILE || parts.kind == BTF_KIND_TYPEDEF)) {
		const uint32_t inner = completed(parts.type, bytes, depth + 1);

		if (inner == parts.type)
			return type;
		return parts.kind == BTF_KIND_TYPEDEF ? inner : simple(parts.kind, inner);
	}
	const uint64_t element = parts.kind == BTF_KIND_ARRAY && parts.count == 0 ? size_of(parts.type) : 0;
	if (element == 0 || bytes % element != 0 || bytes / element > UINT32_MAX)
		return type;
	return simple(BTF_KIND_ARRAY, parts.type, static_cast<uint32_t>(bytes / element));
}

uint32_t TypeMap::of(Dwarf *dwarf, Dwarf_Off offset)
{
	if (offset == 0)
		return 0;
	if (auto known = known_.find(offset); known != known_.end())
		return known->second;
	Dwarf_Die die;
	if (depth_ > kDeepest || !dwarf_offdie(dwarf, offset, &die))
		return 0;
	depth_++;
	const uint32_t id = make(&die);
	depth_--;
	/* A struct has put itself there, before its members. */
	return known_.try_emplace(offset, id).first->second;
}

/* The type that DW_AT_type names. */
uint32_t TypeMap::referred(Dwarf_Die *die)
{
	Dwarf_Die type;

	if (!type_of(die, type))
		return 0;
	return of(dwarf_cu_getdwarf(type.cu), dwarf_dieoffset(&type));
}

uint32_t TypeMap::make(Dwarf_Die *die)
{
	switch (dwarf_tag(die)) {
	case DW_TAG_base_type: return base_type(die);
	case DW_TAG_unspecified_type: return 0;
	case DW_TAG_pointer_type:
	case DW_TAG_reference_type: return simple(BTF_KIND_PTR, referred(die));
	case DW_TAG_const_type: return simple(BTF_KIND_CONST, referred(die));
	case DW_TAG_volatile_type: return simple(BTF_KIND_VOLATILE, referred(die));
	case DW_TAG_restrict_type: return simple(BTF_KIND_RESTRICT, referred(die));
	case DW_TAG_atomic_type: return referred(die);
	case DW_TAG_typedef: return typedef_type(die);
	case DW_TAG_array_type: return array(die);
	case DW_TAG_subroutine_type: return function(die);
	case DW_TAG_structure_type:
	case DW_TAG_class_type: return structure(BTF_KIND_STRUCT, die);
	case DW_TAG_union_type: return structure(BTF_KIND_UNION, die);
	case DW_TAG_enumeration_type: return enumeration(die);
	default: return 0;
	}
}

uint32_t TypeMap::base_type(Dwarf_Die *die)
{
	const std::string name = name_of(die);
	const uint32_t size = number(die, DW_AT_byte_size), encoding = number(die, DW_AT_encoding);
	NewType made;

	made.name = name;
	made.size = size;
	made.bits = size * 8;
	made.kind = encoding == DW_ATE_float || encoding == DW_ATE_complex_float ? BTF_KIND_FLOAT : BTF_KIND_INT;
	made.encoding = encoding == DW_ATE_boolean				    ? BTF_INT_BOOL :
			encoding == DW_ATE_signed || encoding == DW_ATE_signed_char ? BTF_INT_SIGNED :
										      0;
	auto [begin, end] = by_name_.equal_range(key(made.kind, name));
	for (auto it = begin; it != end; ++it) {
		if (it->second >= first_new_ || btf__type_by_id(base_, it->second)->size == size)
			return it->second;
	}
	const unsigned kind = made.kind;
	const uint32_t id = add(std::move(made));
	by_name_.emplace(key(kind, name), id);
	return id;
}

uint32_t TypeMap::typedef_type(Dwarf_Die *die)
{
	const std::string name = name_of(die);
	const uint32_t to = referred(die);
	auto [begin, end] = by_name_.equal_range(key(BTF_KIND_TYPEDEF, name));

	for (auto it = begin; it != end; ++it) {
		const uint32_t id = it->second;

		if ((id < first_new_ ? btf__type_by_id(base_, id)->type : new_[id - first_new_].type) == to)
			return id;
	}
	NewType made;
	made.kind = BTF_KIND_TYPEDEF;
	made.name = name;
	made.type = to;
	const uint32_t id = add(std::move(made));
	by_name_.emplace(key(BTF_KIND_TYPEDEF, name), id);
	return id;
}

/* int a[2][3] is an array of 2 arrays of 3: the last dimension is the innermost type. */
uint32_t TypeMap::array(Dwarf_Die *die)
{
	std::vector<uint32_t> counts;
	uint32_t type = referred(die);

	for_children(die, DW_TAG_subrange_type, [&](Dwarf_Die *child) { counts.push_back(dimension(child)); });
	for (auto count = counts.rbegin(); count != counts.rend(); ++count)
		type = simple(BTF_KIND_ARRAY, type, *count);
	return type;
}

uint32_t TypeMap::function(Dwarf_Die *die)
{
	NewType made;
	Dwarf_Die child;

	made.kind = BTF_KIND_FUNC_PROTO;
	made.type = referred(die);
	for (int more = dwarf_child(die, &child); more == 0; more = dwarf_siblingof(&child, &child)) {
		if (dwarf_tag(&child) == DW_TAG_formal_parameter)
			made.parts.push_back({name_of(&child), referred(&child), 0, 0, 0});
		else if (dwarf_tag(&child) == DW_TAG_unspecified_parameters)
			made.parts.push_back({});
	}
	const auto [place, is_new] = functions_.try_emplace(spelling(made.type, made.parts), next_id());
	if (is_new)
		add(std::move(made));
	return place->second;
}

bool TypeMap::is_known_enum(uint32_t id, uint32_t size, const std::vector<NewType::Part> &parts) const
{
	if (id >= first_new_) {
		const NewType &t = new_[id - first_new_];

		return t.size == size &&
		       std::equal(t.parts.begin(), t.parts.end(), parts.begin(), parts.end(),
				  [](const auto &a, const auto &b) { return a.name == b.name && a.value == b.value; });
	}
	const btf_type *t = btf__type_by_id(base_, id);
	if (t->size != size || btf_vlen(t) != parts.size())
		return false;
	for (unsigned i = 0; i < btf_vlen(t); i++) {
		const char *name = btf__name_by_offset(base_, enum_name(t, i));

		if (!name || parts[i].name != name || enum_value(t, i) != parts[i].value)
			return false;
	}
	return true;
}

uint32_t TypeMap::structure(unsigned kind, Dwarf_Die *die)
{
	const std::string name = name_of(die);
	const Dwarf_Off offset = dwarf_dieoffset(die);
	std::vector<Dwarf_Die> members;
	NewType made;

	if (is_set(die, DW_AT_declaration)) {
		/* Whatever the base has under that name will do. */
		for (unsigned as : {kind, static_cast<unsigned>(BTF_KIND_FWD)})
			if (auto known = by_name_.find(key(as, name)); known != by_name_.end())
				return known->second;
		made.kind = BTF_KIND_FWD;
		made.name = name;
		made.is_union_fwd = kind == BTF_KIND_UNION;
		const uint32_t id = add(std::move(made));
		by_name_.emplace(key(BTF_KIND_FWD, name), id);
		return id;
	}
	made.kind = kind;
	made.name = name;
	made.size = number(die, DW_AT_byte_size);
	for_children(die, DW_TAG_member, [&](Dwarf_Die *child) {
		members.push_back(*child);
		made.parts.push_back({name_of(child), 0, member_offset(child), number(child, DW_AT_bit_size), 0});
	});
	const auto [place, is_new] = structs_.try_emplace(spelling(die), next_id());
	if (!is_new)
		return place->second;
	const uint32_t id = add(std::move(made));
	known_[offset] = id;
	by_name_.emplace(key(kind, name), id);
	for (size_t i = 0; i < members.size(); i++) {
		const uint32_t type = referred(&members[i]);

		new_[id - first_new_].parts[i].type = type;
	}
	return id;
}

uint32_t TypeMap::enumeration(Dwarf_Die *die)
{
	NewType made;

	made.kind = BTF_KIND_ENUM;
	made.name = name_of(die);
	made.size = number(die, DW_AT_byte_size, 4);
	for_children(die, DW_TAG_enumerator, [&](Dwarf_Die *child) {
		const EnumeratorValue found = enumerator(child);

		made.is_signed = made.is_signed || found.is_negative;
		made.parts.push_back({name_of(child), 0, 0, 0, found.value});
	});
	const std::string name = made.name;
	const auto [begin, end] = by_name_.equal_range(key(BTF_KIND_ENUM, name));
	for (auto it = begin; it != end; ++it)
		if (is_known_enum(it->second, made.size, made.parts))
			return it->second;
	const uint32_t id = add(std::move(made));
	by_name_.emplace(key(BTF_KIND_ENUM, name), id);
	return id;
}

namespace {

int write_struct(btf *to, const NewType &type)
{
	int result = type.kind == BTF_KIND_STRUCT ? btf__add_struct(to, type.name.c_str(), type.size) :
						    btf__add_union(to, type.name.c_str(), type.size);

	for (const NewType::Part &part : type.parts) {
		if (result < 0)
			break;
		const int added =
			btf__add_field(to, part.name.c_str(), static_cast<int>(part.type), part.bit_offset, part.bits);
		result = added < 0 ? added : result;
	}
	return result;
}

int write_enum(btf *to, const NewType &type)
{
	const bool is_wide = type.size > 4;
	int result = is_wide ? btf__add_enum64(to, type.name.c_str(), type.size, type.is_signed) :
			       btf__add_enum(to, type.name.c_str(), type.size);

	for (const NewType::Part &part : type.parts) {
		if (result < 0)
			break;
		const int added =
			is_wide ? btf__add_enum64_value(to, part.name.c_str(), static_cast<uint64_t>(part.value)) :
				  btf__add_enum_value(to, part.name.c_str(), part.value);
		result = added < 0 ? added : result;
	}
	return result;
}

int write_function(btf *to, const NewType &type)
{
	int result = btf__add_func_proto(to, static_cast<int>(type.type));

	for (const NewType::Part &part : type.parts) {
		if (result < 0)
			break;
		const int added = btf__add_func_param(to, part.name.c_str(), static_cast<int>(part.type));
		result = added < 0 ? added : result;
	}
	return result;
}

int write_type(btf *to, const NewType &type, uint32_t index_type)
{
	const int ref = static_cast<int>(type.type);

	switch (type.kind) {
	case BTF_KIND_INT: return btf__add_int(to, type.name.c_str(), type.size, static_cast<int>(type.encoding));
	case BTF_KIND_FLOAT: return btf__add_float(to, type.name.c_str(), type.size);
	case BTF_KIND_PTR: return btf__add_ptr(to, ref);
	case BTF_KIND_CONST: return btf__add_const(to, ref);
	case BTF_KIND_VOLATILE: return btf__add_volatile(to, ref);
	case BTF_KIND_RESTRICT: return btf__add_restrict(to, ref);
	case BTF_KIND_TYPEDEF: return btf__add_typedef(to, type.name.c_str(), ref);
	case BTF_KIND_ARRAY: return btf__add_array(to, static_cast<int>(index_type), ref, type.size);
	case BTF_KIND_FWD:
		return btf__add_fwd(to, type.name.c_str(), type.is_union_fwd ? BTF_FWD_UNION : BTF_FWD_STRUCT);
	case BTF_KIND_FUNC_PROTO: return write_function(to, type);
	case BTF_KIND_ENUM: return write_enum(to, type);
	default: return write_struct(to, type);
	}
}

} // namespace

Status TypeMap::write(btf *to) const
{
	for (size_t i = 0; i < new_.size(); i++) {
		const int id = write_type(to, new_[i], index_type_);

		if (id < 0)
			return Error{"cannot write type " + new_[i].name, -id};
		if (static_cast<uint32_t>(id) != first_new_ + i)
			return Error{format("type %s has id %d and not %zu", new_[i].name.c_str(), id, first_new_ + i)};
	}
	return {};
}

} // namespace dt::vars
