/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Reads the attributes of DWARF entries that types need.
 *
 * Versions of DWARF and compilers write one fact in several ways: the position of a
 * bit-field, the size of an array, the sign of an enumerator. Callers see one form.
 */
#ifndef DTRACE_VARS_DWARF_H
#define DTRACE_VARS_DWARF_H

#include <elfutils/libdw.h>

#include <cstdint>
#include <string>

namespace dt::vars {

/* "" if there is none. */
std::string name_of(Dwarf_Die *die);
uint32_t number(Dwarf_Die *die, unsigned attribute, uint32_t otherwise = 0);
bool is_set(Dwarf_Die *die, unsigned attribute);
/* What DW_AT_type names; false: void. */
bool type_of(Dwarf_Die *die, Dwarf_Die &type);
/* Where a member begins, in bits. */
uint32_t member_offset(Dwarf_Die *die);
/* Elements of one dimension; 0 if DWARF does not give it. */
uint32_t dimension(Dwarf_Die *subrange);

struct EnumeratorValue {
	int64_t value = 0;
	bool is_negative = false; /* else a value with the highest bit set is a large one */
};
EnumeratorValue enumerator(Dwarf_Die *die);

/* Calls @visit for the entries with @tag right below @die. */
template <typename Visit>
void for_children(Dwarf_Die *die, int tag, Visit visit)
{
	Dwarf_Die child;

	for (int more = dwarf_child(die, &child); more == 0; more = dwarf_siblingof(&child, &child))
		if (dwarf_tag(&child) == tag)
			visit(&child);
}

} // namespace dt::vars

#endif
