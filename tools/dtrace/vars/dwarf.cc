// SPDX-License-Identifier: GPL-2.0
/*
 * The forms of attributes; see dwarf.h.
 *
 * A missing attribute is no error: the function returns the default that the caller
 * gives, an empty name, or void. The comments below say how the forms of older
 * versions of DWARF and of compilers differ.
 */
#include "vars/dwarf.h"

#include <dwarf.h>

namespace dt::vars {

std::string name_of(Dwarf_Die *die)
{
	const char *name = dwarf_diename(die);

	return name ? name : "";
}

uint32_t number(Dwarf_Die *die, unsigned attribute, uint32_t otherwise)
{
	Dwarf_Attribute found;
	Dwarf_Word value;

	if (!dwarf_attr_integrate(die, attribute, &found) || dwarf_formudata(&found, &value) != 0)
		return otherwise;
	return static_cast<uint32_t>(value);
}

bool is_set(Dwarf_Die *die, unsigned attribute)
{
	Dwarf_Attribute found;
	bool value = false;

	return dwarf_attr_integrate(die, attribute, &found) && dwarf_formflag(&found, &value) == 0 && value;
}

bool type_of(Dwarf_Die *die, Dwarf_Die &type)
{
	Dwarf_Attribute attribute;

	return dwarf_attr_integrate(die, DW_AT_type, &attribute) && dwarf_formref_die(&attribute, &type);
}

uint32_t member_offset(Dwarf_Die *die)
{
	Dwarf_Attribute found;

	if (dwarf_attr(die, DW_AT_data_bit_offset, &found))
		return number(die, DW_AT_data_bit_offset);
	const uint32_t bytes = number(die, DW_AT_data_member_location);
	if (!dwarf_attr(die, DW_AT_bit_offset, &found))
		return bytes * 8;
	/* DWARF 4 and before count bits from the most significant one of the storage unit. */
	uint32_t unit = number(die, DW_AT_byte_size);
	Dwarf_Die type;
	Dwarf_Word size;
	if (unit == 0 && type_of(die, type) && dwarf_aggregate_size(&type, &size) == 0)
		unit = static_cast<uint32_t>(size);
	return bytes * 8 + unit * 8 - number(die, DW_AT_bit_offset) - number(die, DW_AT_bit_size);
}

uint32_t dimension(Dwarf_Die *subrange)
{
	Dwarf_Attribute attribute;

	if (dwarf_attr(subrange, DW_AT_count, &attribute))
		return number(subrange, DW_AT_count);
	return dwarf_attr(subrange, DW_AT_upper_bound, &attribute) ?
		       number(subrange, DW_AT_upper_bound, UINT32_MAX) + 1 :
		       0;
}

/* Compilers write what is not negative in a form of a fixed size, whose highest bit is no sign. */
EnumeratorValue enumerator(Dwarf_Die *die)
{
	Dwarf_Attribute found;
	Dwarf_Sword value = 0;
	Dwarf_Word word = 0;

	if (!dwarf_attr(die, DW_AT_const_value, &found))
		return {};
	const unsigned form = dwarf_whatform(&found);
	if (form != DW_FORM_sdata && form != DW_FORM_implicit_const)
		return {dwarf_formudata(&found, &word) == 0 ? static_cast<int64_t>(word) : 0, false};
	dwarf_formsdata(&found, &value);
	return {value, value < 0};
}

} // namespace dt::vars
