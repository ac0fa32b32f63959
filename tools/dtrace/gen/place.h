/* SPDX-License-Identifier: GPL-2.0 */
/* Place: the location of a value that a program reads or changes. */
#ifndef DTRACE_GEN_PLACE_H
#define DTRACE_GEN_PLACE_H

#include <cstdint>
#include <string>

#include "gen/note.h"
#include "gen/value.h"

namespace dt::gen {

/*
 * Describes a place. Its address is fetched only when it is needed: working
 * memory must be compared with its end again after some calls, a thread's
 * storage may not exist, and an element may have to be created.
 */
struct Place {
	enum class Kind : uint8_t {
		Register, /* a scalar `this` */
		Scratch,  /* working memory: @offset */
		Global,	  /* map "globals": @offset */
		Self,	  /* the task's storage: @offset */
		Assoc,	  /* element of map @variable, by @key: @offset in the value */
		Task,	  /* curthread, which may be read directly: @base */
		PerCpu,	  /* a copy of a per-CPU variable of type @known, likewise: @base */
		Cast,	  /* what bpf_rdonly_cast() has given, while it is read */
		Kernel,
		User, /* any address: @base, or constant if none; @offset */
	};

	Kind kind = Kind::Scratch;
	bpf::Reg base = bpf::Reg::none;
	int64_t offset = 0;
	bpf::Reg index = bpf::Reg::none; /* further bytes, within the object's bounds */
	uint32_t key = 0;		 /* of Assoc: place in working memory */
	bool is_pointer = false;	 /* @base, of Kernel: see Value */
	const typed::Variable *variable = nullptr;
	const KernelTypes::RdonlyCast *cast = nullptr; /* of Kernel: may be used, as the memory is always there */
	const Type *known = nullptr;		       /* what the verifier knows to be at @base of Task and PerCpu */
	uint8_t bits = 0, bit_shift = 0;	       /* of a bit-field: in the integer at offset */
	uint8_t unit = 0;			       /* bytes of that integer */
	const typed::Expr *expr = nullptr;	       /* what it is in the program; nullptr: nothing */

	/* The verifier knows the pointer. */
	bool is_typed() const { return kind == Kind::Task || kind == Kind::PerCpu || kind == Kind::Cast; }
	bool is_ours() const { return !is_typed() && kind != Kind::Kernel && kind != Kind::User; }
	/* For listings. */
	std::string text() const { return expr ? place_text(*expr) : std::string(); }
};

/* Narrows @place to a member. */
void add_member(Place &place, const Member &member);

/* What is at @address, of the process or of the kernel. */
Place at_address(const Value &address, bool is_userland);

} // namespace dt::gen

#endif
