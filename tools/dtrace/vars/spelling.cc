// SPDX-License-Identifier: GPL-2.0
/*
 * Two walks that must write the same words. Input that compilers do not make,
 * but that hostile files may hold, is limited: cycles without a name, and more
 * text than any struct needs.
 */
#include "vars/spelling.h"

#include <dwarf.h>

#include <cstdint>

#include "base/diag.h"
#include "vars/dwarf.h"

namespace dt::vars {

namespace {

class SpelledText {
public:
	const std::string &text() const { return out_; }

protected:
	/* Runs @body one level deeper, unless there are too many levels. */
	template <typename Body>
	void nest(Body body)
	{
		constexpr unsigned kDeepest = 64;
		constexpr size_t kLongest = 1 << 18;

		if (depth_ == kDeepest || out_.size() > kLongest)
			return;
		depth_++;
		body();
		depth_--;
	}
	/* Begins a struct, union or enum; true: with its parts. */
	bool begin(const char *word, const std::string &name, uint32_t size)
	{
		const bool is_spelled_out = name.empty() || depth_ == 1;

		out_ += word + name;
		if (is_spelled_out)
			out_ += format(" %u{", size);
		return is_spelled_out;
	}
	void member(const std::string &name, uint32_t offset, uint32_t bits)
	{
		out_ += name + format(":%u:%u ", offset, bits);
	}
	void value(const std::string &name, int64_t value) { out_ += name + '=' + std::to_string(value) + ','; }

	std::string out_;

private:
	unsigned depth_ = 0;
};

class DwarfText : public SpelledText {
public:
	void type(Dwarf_Die die)
	{
		nest([&] { any(&die); });
	}

private:
	void target(Dwarf_Die *die)
	{
		Dwarf_Die to;

		if (type_of(die, to))
			type(to);
		else
			out_ += "void";
	}
	void any(Dwarf_Die *die);
	void structure(const char *word, Dwarf_Die *die);
	void enumeration(Dwarf_Die *die);
	void array(Dwarf_Die *die);
	void function(Dwarf_Die *die);
};

void DwarfText::structure(const char *word, Dwarf_Die *die)
{
	if (is_set(die, DW_AT_declaration)) {
		out_ += word + name_of(die);
		return;
	}
	if (!begin(word, name_of(die), number(die, DW_AT_byte_size)))
		return;
	for_children(die, DW_TAG_member, [&](Dwarf_Die *child) {
		member(name_of(child), member_offset(child), number(child, DW_AT_bit_size));
		target(child);
		out_ += ';';
	});
	out_ += '}';
}

void DwarfText::enumeration(Dwarf_Die *die)
{
	if (is_set(die, DW_AT_declaration)) {
		out_ += "enum " + name_of(die);
		return;
	}
	if (!begin("enum ", name_of(die), number(die, DW_AT_byte_size, 4)))
		return;
	for_children(die, DW_TAG_enumerator, [&](Dwarf_Die *child) { value(name_of(child), enumerator(child).value); });
	out_ += '}';
}

/* The program that makes the kernel's BTF (pahole) writes one count for all dimensions. */
void DwarfText::array(Dwarf_Die *die)
{
	Dwarf_Die element = *die;
	uint32_t count = 1;
	bool has_element = true;

	for (unsigned i = 0; i < 8 && has_element && dwarf_tag(&element) == DW_TAG_array_type; i++) {
		Dwarf_Die inner;

		for_children(&element, DW_TAG_subrange_type, [&](Dwarf_Die *child) { count *= dimension(child); });
		has_element = type_of(&element, inner);
		if (has_element)
			element = inner;
	}
	out_ += format("[%u]", count);
	if (has_element)
		type(element);
	else
		out_ += "void";
}

void DwarfText::function(Dwarf_Die *die)
{
	Dwarf_Die child;

	out_ += '(';
	for (int more = dwarf_child(die, &child); more == 0; more = dwarf_siblingof(&child, &child)) {
		if (dwarf_tag(&child) == DW_TAG_formal_parameter)
			target(&child);
		else if (dwarf_tag(&child) == DW_TAG_unspecified_parameters)
			out_ += "void"; /* as BTF has it */
		else
			continue;
		out_ += ',';
	}
	out_ += ')';
	target(die);
}

void DwarfText::any(Dwarf_Die *die)
{
	const auto prefix = [&](const std::string &word) {
		out_ += word;
		target(die);
	};

	switch (dwarf_tag(die)) {
	case DW_TAG_base_type: out_ += name_of(die); break;
	case DW_TAG_pointer_type:
	case DW_TAG_reference_type: prefix("*"); break;
	case DW_TAG_const_type: prefix("const "); break;
	case DW_TAG_volatile_type: prefix("volatile "); break;
	case DW_TAG_restrict_type: prefix("restrict "); break;
	case DW_TAG_atomic_type: prefix(""); break;
	case DW_TAG_typedef: prefix("typedef " + name_of(die) + '='); break;
	case DW_TAG_array_type: array(die); break;
	case DW_TAG_subroutine_type: function(die); break;
	case DW_TAG_structure_type:
	case DW_TAG_class_type: structure("struct ", die); break;
	case DW_TAG_union_type: structure("union ", die); break;
	case DW_TAG_enumeration_type: enumeration(die); break;
	default: out_ += "void"; break;
	}
}

class BtfText : public SpelledText {
public:
	explicit BtfText(const btf *types) : types_(types) {}

	void type(uint32_t id)
	{
		nest([&] { any(id); });
	}

private:
	std::string name(uint32_t offset) const
	{
		const char *text = btf__name_by_offset(types_, offset);

		return text ? text : "";
	}
	void any(uint32_t id);
	void structure(const char *word, const btf_type *t);
	void enumeration(const btf_type *t);
	void array(const btf_type *t);
	void function(const btf_type *t);

	const btf *types_;
};

void BtfText::structure(const char *word, const btf_type *t)
{
	if (!begin(word, name(t->name_off), t->size))
		return;
	for (unsigned i = 0; i < btf_vlen(t); i++) {
		member(name(btf_members(t)[i].name_off), btf_member_bit_offset(t, i), btf_member_bitfield_size(t, i));
		type(btf_members(t)[i].type);
		out_ += ';';
	}
	out_ += '}';
}

void BtfText::enumeration(const btf_type *t)
{
	if (!begin("enum ", name(t->name_off), t->size))
		return;
	for (unsigned i = 0; i < btf_vlen(t); i++)
		value(name(enum_name(t, i)), enum_value(t, i));
	out_ += '}';
}

void BtfText::array(const btf_type *t)
{
	uint32_t count = 1, element = 0;

	for (unsigned i = 0; i < 8 && t && btf_is_array(t); i++) {
		count *= btf_array(t)->nelems;
		element = btf_array(t)->type;
		t = btf__type_by_id(types_, element);
	}
	out_ += format("[%u]", count);
	type(element);
}

void BtfText::function(const btf_type *t)
{
	out_ += '(';
	for (unsigned i = 0; i < btf_vlen(t); i++) {
		type(btf_params(t)[i].type);
		out_ += ',';
	}
	out_ += ')';
	type(t->type);
}

void BtfText::any(uint32_t id)
{
	const btf_type *t = id ? btf__type_by_id(types_, id) : nullptr;
	const auto prefix = [&](const std::string &word) {
		out_ += word;
		type(t->type);
	};

	switch (t ? btf_kind(t) : unsigned{BTF_KIND_UNKN}) {
	case BTF_KIND_INT:
	case BTF_KIND_FLOAT: out_ += name(t->name_off); break;
	case BTF_KIND_PTR: prefix("*"); break;
	case BTF_KIND_CONST: prefix("const "); break;
	case BTF_KIND_VOLATILE: prefix("volatile "); break;
	case BTF_KIND_RESTRICT: prefix("restrict "); break;
	case BTF_KIND_TYPE_TAG: prefix(""); break;
	case BTF_KIND_TYPEDEF: prefix("typedef " + name(t->name_off) + '='); break;
	case BTF_KIND_ARRAY: array(t); break;
	case BTF_KIND_FUNC_PROTO: function(t); break;
	case BTF_KIND_STRUCT: structure("struct ", t); break;
	case BTF_KIND_UNION: structure("union ", t); break;
	case BTF_KIND_FWD: out_ += (btf_kflag(t) ? "union " : "struct ") + name(t->name_off); break;
	case BTF_KIND_ENUM:
	case BTF_KIND_ENUM64: enumeration(t); break;
	default: out_ += "void"; break;
	}
}

} // namespace

int64_t enum_value(const btf_type *t, unsigned i)
{
	if (btf_is_enum64(t))
		return static_cast<int64_t>(btf_enum64_value(&btf_enum64(t)[i]));
	const int32_t value = btf_enum(t)[i].val;
	return btf_kflag(t) ? int64_t{value} : int64_t{static_cast<uint32_t>(value)};
}

uint32_t enum_name(const btf_type *t, unsigned i)
{
	return btf_is_enum(t) ? btf_enum(t)[i].name_off : btf_enum64(t)[i].name_off;
}

std::string spelling(Dwarf_Die *die)
{
	DwarfText text;

	text.type(*die);
	return text.text();
}

std::string spelling(const btf *types, uint32_t id)
{
	BtfText text(types);

	text.type(id);
	return text.text();
}

} // namespace dt::vars
