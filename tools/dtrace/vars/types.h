/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Maps DWARF types to BTF ids: the kernel's own ids for the types that it has,
 * and new ids for all others.
 *
 * Types form cycles, so a new type gets its id before its parts are read.
 * write() appends the new types in the order of their ids after the last
 * variable. A struct is the kernel's if it has the same spelling (spelling.h).
 * Pointers, arrays and the like are the kernel's if their parts are.
 */
#ifndef DTRACE_VARS_TYPES_H
#define DTRACE_VARS_TYPES_H

#include <bpf/btf.h>
#include <elfutils/libdw.h>

#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/diag.h"
#include "base/result.h"

namespace dt::vars {

/* A type that the base does not have. */
struct NewType {
	struct Part {
		std::string name;
		uint32_t type = 0;
		uint32_t bit_offset = 0, bits = 0; /* of members */
		int64_t value = 0;		   /* of enumerators */
	};

	unsigned kind = 0; /* BTF_KIND_... */
	std::string name;
	uint32_t size = 0;	/* bytes; of an array, elements */
	uint32_t type = 0;	/* what it refers to */
	bool is_signed = false; /* enums */
	bool is_union_fwd = false;
	uint32_t encoding = 0, bits = 0; /* integers */
	std::vector<Part> parts;	 /* members, enumerators, parameters */
};

class TypeMap {
public:
	/* @base: types that exist already; must outlive this. */
	explicit TypeMap(const btf *base);

	/* Id of the type whose entry is at @offset of .debug_info; 0 is void. */
	uint32_t of(Dwarf *dwarf, Dwarf_Off offset);
	/* The type of a variable with @bytes of @type: an array without a size becomes one with that many elements. */
	uint32_t completed(uint32_t type, uint64_t bytes, unsigned depth = 0);
	uint64_t size_of(uint32_t id) const;
	/* Array of @count bytes, for what has no type. */
	uint32_t bytes(uint32_t count);

	/* Appends the new types to @to, which is split BTF on the base. */
	Status write(btf *to) const;

	size_t new_types() const { return new_.size(); }
	uint32_t next_id() const { return first_new_ + static_cast<uint32_t>(new_.size()); }

private:
	struct Simple {
		unsigned kind;
		uint32_t type, count;
		auto operator<=>(const Simple &) const = default;
	};

	uint32_t make(Dwarf_Die *die);
	uint32_t base_type(Dwarf_Die *die);
	uint32_t qualified(unsigned kind, Dwarf_Die *die);
	uint32_t typedef_type(Dwarf_Die *die);
	uint32_t array(Dwarf_Die *die);
	uint32_t function(Dwarf_Die *die);
	uint32_t structure(unsigned kind, Dwarf_Die *die);
	uint32_t enumeration(Dwarf_Die *die);
	uint32_t referred(Dwarf_Die *die);
	/* For arrays and types that refer to one other type: the kind, that type, and the number of elements. */
	Simple parts_of(uint32_t id) const;
	uint32_t simple(unsigned kind, uint32_t type, uint32_t count = 0);
	uint32_t add(NewType type);
	bool is_known_enum(uint32_t id, uint32_t size, const std::vector<NewType::Part> &parts) const;
	void index_base();
	std::string key(unsigned kind, const std::string &name) const { return char('A' + kind) + name; }

	const btf *base_;
	uint32_t first_new_;
	std::vector<NewType> new_;
	std::unordered_map<Dwarf_Off, uint32_t> known_;		 /* by offset of the entry */
	std::unordered_multimap<std::string, uint32_t> by_name_; /* kind and name, of the base and new ones */
	std::unordered_map<std::string, uint32_t> structs_;	 /* by spelling */
	std::map<Simple, uint32_t> simple_;			 /* pointers, qualifiers, arrays */
	std::unordered_map<std::string, uint32_t> functions_;	 /* by types and names of the parts */
	uint32_t index_type_ = 0;				 /* of arrays */
	unsigned depth_ = 0;
};

} // namespace dt::vars

#endif
