/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The spelling of a struct or union. It is the same for an entry of DWARF and
 * for a type of BTF, so that a table finds equal types:
 *
 *	struct pair 16{first:0:0 *struct list_head;second:64:0 [2]int;}
 *
 * A member has a name, an offset, a width and a type. Another struct is spelled
 * by its name, which ends cycles. A struct without a name is spelled out, as is
 * the target of a typedef.
 */
#ifndef DTRACE_VARS_SPELLING_H
#define DTRACE_VARS_SPELLING_H

#include <bpf/btf.h>
#include <elfutils/libdw.h>

#include <string>

namespace dt::vars {

std::string spelling(Dwarf_Die *die);
std::string spelling(const btf *types, uint32_t id);

/* The value of enumerator @i of @t. In 32-bit enums, the bits alone do not distinguish -1 from 0xffffffff. */
int64_t enum_value(const btf_type *t, unsigned i);

/* Its name, as an offset into the strings. */
uint32_t enum_name(const btf_type *t, unsigned i);

} // namespace dt::vars

#endif
