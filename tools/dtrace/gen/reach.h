/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What the verifier lets a program read through a pointer to a kernel object
 * whose BTF type it knows. It walks over the members in their order and takes
 * the first that the access falls into, even in a union; what does not fit
 * that one is refused. Such an access must go by a helper instead, so the walk
 * (btf_struct_walk() in kernel/bpf/btf.c) is made here as well.
 */
#ifndef DTRACE_GEN_REACH_H
#define DTRACE_GEN_REACH_H

#include <cstdint>

#include "type/type.h"

namespace dt::gen {

enum class Reach : uint8_t {
	None, /* refused */
	Number,
	Pointer, /* the value is a pointer to the verifier, with which it forbids most arithmetic */
};

/* Of @bytes at @offset of an object of type @type. */
Reach reach_of(const Type *type, int64_t offset, unsigned bytes);

} // namespace dt::gen

#endif
