/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Variables of an ELF file: names and places from its symbol table, types from
 * its DWARF.
 *
 * The two are joined by address. The symbol gives the address and the size,
 * even for aliases and for variables of assembly code. DWARF gives the type and
 * the source file. A static variable in a function has a symbol like
 * `count.17`; its name is taken from DWARF.
 */
#ifndef DTRACE_VARS_LIST_H
#define DTRACE_VARS_LIST_H

#include <elfutils/libdw.h>
#include <elfutils/libdwfl.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"

namespace dt::vars {

/* A section that holds variables. */
struct Section {
	std::string name;
	uint32_t index = 0; /* in the section header table */
	uint64_t bytes = 0;
};

struct DwarfVariable {
	std::string name;
	uint32_t section = 0; /* index in DwarfFile::sections */
	uint64_t offset = 0;  /* in the section */
	uint64_t bytes = 0;   /* 0: only another name for what begins there */
	bool is_static = false;
	bool has_type = false;
	Dwarf_Off type = 0; /* offset of the type's entry in .debug_info; 0 with has_type: void */
	std::string file;   /* "kernel/fork.c" as the compiler was told; "" if not known */
};

/* Counts why symbols or entries are not among the variables. */
struct Skipped {
	uint64_t thread_local_ = 0;
	uint64_t no_place = 0; /* absolute, or in a section that is not loaded */
	uint64_t empty = 0;    /* symbols without size that are no other name for something */
	uint64_t split_up = 0; /* the compiler has cut the variable into pieces */
};

/* An open file; the variables refer to its DWARF. */
class DwarfFile {
public:
	/* Reads everything. An error describes what is wrong with the file; a missing DWARF is not an error. */
	static Result<DwarfFile> open(const std::string &path);

	const std::vector<Section> &sections() const { return sections_; }
	const std::vector<DwarfVariable> &variables() const
	{
		return variables_;
	} /* by section, then offset, those without size last, then name */
	const Skipped &skipped() const { return skipped_; }
	Dwarf *dwarf() const { return dwarf_; }			  /* nullptr: there is none */
	const std::string &build_id() const { return build_id_; } /* hex digits; "" if there is none */
	bool is_module() const { return is_module_; }

private:
	struct Close {
		void operator()(Dwfl *dwfl) const { dwfl_end(dwfl); }
	};
	struct Reader;

	std::unique_ptr<Dwfl, Close> dwfl_;
	Dwarf *dwarf_ = nullptr;
	std::vector<Section> sections_;
	std::vector<DwarfVariable> variables_;
	Skipped skipped_;
	std::string build_id_;
	bool is_module_ = false;
};

} // namespace dt::vars

#endif
