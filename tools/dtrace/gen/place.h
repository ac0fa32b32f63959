/* SPDX-License-Identifier: GPL-2.0 */
/* Place: the location of a value that a program reads or changes. */
#ifndef DTRACE_GEN_PLACE_H
#define DTRACE_GEN_PLACE_H

#include <cstdint>
#include <string>
#include <variant>

#include "gen/note.h"
#include "gen/value.h"

namespace dt::gen {

/* What memory, or register, a place is in. */
namespace in {
/* A scalar `this`. */
struct Register {
	bpf::Reg reg;
	const typed::Variable *variable;
};
/* Working memory. */
struct Working {
	const typed::Variable *variable = nullptr; /* nullptr: a temporary */
};
/* Map "globals". */
struct Globals {
	const typed::Variable *variable;
};
/* The task's storage. */
struct Thread {
	const typed::Variable *variable;
};
/*
 * The value of an element of an associative array. Code that reads an element to change it looks it up once:
 * Access::fetch_to_change() leaves where the element is, or null, and the integer that is there.
 */
struct ArrayElement {
	const typed::Variable *variable;
	uint32_t key; /* place in working memory */
	bpf::Reg found = bpf::Reg::none, before = bpf::Reg::none;
};
/* An object of the kernel that the verifier knows, so that it may be read directly. */
struct KnownObject {
	bpf::Reg base;
	const Type *type;
	bool is_percpu; /* a copy of a per-CPU variable; else curthread */
};
/* Memory of the kernel or the process at any address. */
struct Foreign {
	bpf::Reg base = bpf::Reg::none; /* none: the place's offset is the address */
	bool is_user = false;
	bool is_pointer = false;		       /* @base: see Value */
	const KernelTypes::RdonlyCast *cast = nullptr; /* may be used, as the memory is always there */
};
} // namespace in

/*
 * Describes a place. Its address is fetched only when it is needed: working
 * memory must be compared with its end again after some calls, a thread's
 * storage may not exist, and an element may have to be created.
 */
struct Place {
	std::variant<in::Working, in::Register, in::Globals, in::Thread, in::ArrayElement, in::KnownObject, in::Foreign>
		memory;
	int64_t offset = 0;		   /* bytes from its beginning */
	bpf::Reg index = bpf::Reg::none;   /* further bytes, within the object's bounds */
	uint8_t bits = 0, bit_shift = 0;   /* of a bit-field: in the integer at offset */
	uint8_t unit = 0;		   /* bytes of that integer */
	const typed::Expr *expr = nullptr; /* what it is in the program; nullptr: nothing */

	template <typename T>
	bool is() const
	{
		return std::holds_alternative<T>(memory);
	}
	bool is_ours() const { return !is<in::KnownObject>() && !is<in::Foreign>(); }
	bool is_user() const
	{
		const auto *foreign = std::get_if<in::Foreign>(&memory);

		return foreign && foreign->is_user;
	}
	/* Reading memory that is not there gives zeros. */
	bool may_be_missing() const { return is<in::Thread>() || is<in::ArrayElement>(); }
	/* The register of a variable, or nullptr. */
	const in::Register *in_register() const { return std::get_if<in::Register>(&memory); }
	/* The variable of ours that the place is in, or nullptr. */
	const typed::Variable *variable() const;
	/* The register with the address of memory that is not ours; none: there is none. */
	bpf::Reg base() const;
	void set_base(bpf::Reg r);
	/* The text of the place in listings. */
	std::string text() const { return expr ? place_text(*expr) : std::string(); }
};

/* Narrows @place to a member. */
void add_member(Place &place, const Member &member);

/* The place at @address in the memory of the process or of the kernel. */
Place at_address(const Value &address, bool is_userland);

} // namespace dt::gen

#endif
