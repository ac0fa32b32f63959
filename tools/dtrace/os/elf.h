/* SPDX-License-Identifier: GPL-2.0 */
/*
 * A mapped ELF file and its symbols.
 *
 * Symbols come from .symtab or .dynsym, from a separate debug file that the
 * build id or .gnu_debuglink names, and from .gnu_debugdata; libdwfl looks for
 * all of them. They are read at the first look-up, from the file that was
 * opened before. So the file may have been deleted.
 */
#ifndef DTRACE_OS_ELF_H
#define DTRACE_OS_ELF_H

#include <cstdint>
#include <memory>
#include <memory_resource>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/fd.h"
#include "os/processes.h"
#include "os/address_name.h"
#include "os/dwarf_lines.h"

struct Dwfl;
struct Dwfl_Module;

namespace dt::os {

class ElfFile {
public:
	/* @path: debug files are searched there, too. */
	ElfFile(Fd fd, std::string path);

	/*
	 * The symbol at an offset in the file, without module; nothing if there is none. Views live as long as this
	 * object.
	 */
	AddressName find(uint64_t file_offset);

	/* The lines of source for an offset in the file; none if they are not known. */
	const std::vector<SourceFrame> &lines(uint64_t file_offset);

	/* All symbols that are functions with a size, as UserFile::functions() wants them. */
	std::vector<UserFunction> functions();

	/*
	 * The function or variable @name, where a process has it whose mapping of code of the file, from @offset on,
	 * begins at @start.
	 */
	std::optional<UserSymbol> symbol(std::string_view name, uint64_t start, uint64_t offset);

private:
	struct Segment {
		uint64_t offset, bytes, address;
		bool is_code;
	};
	struct SectionRange {
		uint64_t address, bytes;
	};
	struct ElfSymbol {
		uint64_t address, bytes;
		const char *name; /* in names_ */
	};
	struct End {
		void operator()(Dwfl *dwfl) const;
	};

	void open_module();
	void read_segments();
	void read_symbols();
	std::vector<UserFunction> list_functions();
	std::optional<UserSymbol> find_symbol(std::string_view name, uint64_t start, uint64_t offset);
	std::vector<SourceFrame> find_lines(uint64_t address) const;
	const char *keep(const char *name);
	void forget();
	std::optional<uint64_t> address_of(uint64_t file_offset) const;
	bool is_one_section(uint64_t address, uint64_t other) const;
	const ElfSymbol *symbol_at(uint64_t address) const;

	Fd fd_;
	std::string path_;
	bool is_open_ = false, is_read_ = false;
	bool lacks_lines_ = false; /* there is not enough memory for them */
	uint64_t entry_ = 0;	   /* address where the program begins; 0: nowhere */
	std::vector<Segment> segments_;
	std::vector<SectionRange> sections_; /* in memory */
	std::vector<ElfSymbol> symbols_;     /* by address */
	bool is_of_system_ = false;	     /* does it belong to root? */
	/* Whoever can write to the file could take the end of a name away, so names are copied. */
	std::pmr::monotonic_buffer_resource names_;
	std::unique_ptr<Dwfl, End> dwfl_;
	Dwfl_Module *module_ = nullptr;				       /* in dwfl_; nullptr: nothing is known */
	std::unordered_map<const char *, std::string> demangled_;      /* that were asked for */
	std::unordered_map<uint64_t, std::vector<SourceFrame>> lines_; /* that were asked for, by address */
};

} // namespace dt::os

#endif
