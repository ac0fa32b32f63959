/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The variables that one BTF file describes: the kernel's own BTF, which has
 * the per-CPU variables, or a file that dtrace-vars has written (vars_blob.h).
 * Private to type/.
 */
#ifndef DTRACE_TYPE_VARIABLES_H
#define DTRACE_TYPE_VARIABLES_H

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/result.h"
#include "type/btf_file.h"

namespace dt {

class VariableList {
public:
	struct Entry {
		std::string_view name, section, file; /* file "": not told, as no other variable has this name */
		uint32_t id = 0;		      /* of the VAR */
		uint32_t offset = 0, bytes = 0;	      /* in the section */
		bool is_global = false;		      /* not static */
	};

	/* @file must outlive the list. */
	explicit VariableList(BtfFile &file);

	BtfFile &file() const { return file_; }
	const std::vector<Entry> &entries() const { return entries_; }

	/*
	 * All variables called @name. With @path ("fork.c", "kernel/fork.c"), only those of files whose names end
	 * with it.
	 */
	std::vector<const Entry *> find(std::string_view name, std::string_view path = {}) const;

	/*
	 * The anchor symbol for the address of @entry, a symbol that is certainly in /proc/kallsyms: @entry itself,
	 * or the nearest global variable of the same section. Compilers rename static variables, and several symbols
	 * may have the same name, functions among them. nullptr: no candidate has a unique name.
	 */
	const Entry *anchor(const Entry &entry) const;

private:
	bool is_only_symbol(std::string_view name) const;
	const Entry *search_anchor(const Entry &entry) const;

	BtfFile &file_;
	mutable std::unordered_map<const Entry *, const Entry *> anchors_; /* that were searched */
	std::vector<Entry> entries_; /* by section, then offset; other names after all */
};

bool is_percpu_section(std::string_view section);
/* Is the section discarded when the kernel or module has started? This includes sections between two discarded ones. */
bool is_init_section(std::string_view section);

/* The build id among ELF notes, in the form of /sys/kernel/notes, as hex digits; "" if there is none. */
std::string find_build_id(std::string_view notes);

/*
 * The description of the variables of @base in one of @dirs, by @build_id. An error says where it was searched, or
 * why it is not used.
 */
Result<std::unique_ptr<BtfFile>> search_description(const std::vector<std::string> &dirs, const std::string &build_id,
						    BtfFile &base, TypePool &pool);
/* The same from the file @path. If @build_id is "", any build id is accepted. */
Result<std::unique_ptr<BtfFile>> open_description(const std::string &path, const std::string &build_id, BtfFile &base,
						  TypePool &pool);

/* The default directories of descriptions: beside the tool, and below /usr/lib. */
std::vector<std::string> description_dirs();

} // namespace dt

#endif
