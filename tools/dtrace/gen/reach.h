/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What the verifier lets a program read through a pointer to a kernel object of
 * known BTF type. The verifier walks over the members in order and takes the
 * first member that contains the access, even in a union. It rejects an access
 * that does not fit this member. The generator must use a helper for such an
 * access, so this file repeats the walk (btf_struct_walk() in
 * kernel/bpf/btf.c).
 */
#ifndef DTRACE_GEN_REACH_H
#define DTRACE_GEN_REACH_H

#include <cstdint>

#include "type/type.h"

namespace dt::gen {

enum class Reach : uint8_t {
	None, /* rejected */
	Number,
	Pointer, /* the value is a pointer to the verifier, with which it forbids most arithmetic */
};

/* How a program reads @bytes at @offset of an object of the kernel of type @type. */
Reach reach_of(const Type *type, int64_t offset, unsigned bytes);

} // namespace dt::gen

#endif
