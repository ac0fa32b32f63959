// SPDX-License-Identifier: GPL-2.0
/*
 * The file is read with libdwfl. It lays out and relocates the sections of a
 * module and decompresses compressed ones, so that a module and vmlinux look
 * alike.
 */
#include "vars/list.h"

#include <dwarf.h>
#include <fcntl.h>
#include <gelf.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstring>
#include <map>
#include <tuple>
#include <unordered_map>

namespace dt::vars {

namespace {

/* What one entry of DWARF says of an address. */
struct DescribedVariable {
	std::string name;
	Dwarf_Off type = 0;
	uint64_t bytes = 0; /* of the type; 0 also if that is not told */
	std::string file;
};

std::string text(const char *s)
{
	return s ? s : "";
}

/* "../linux/kernel/fork.c" or "/usr/src/kernel/fork.c": what tells files apart is at the end, "kernel/fork.c". */
std::string short_path(const std::string &path)
{
	const size_t last = path.rfind('/');
	const size_t before = last == std::string::npos || last == 0 ? last : path.rfind('/', last - 1);

	return before == std::string::npos ? path : path.substr(before + 1);
}

/* `count.17` by gcc stands for `count`, and `f.count` or `f.count.17` by clang; names of C have no dots. */
bool is_renamed(const std::string &symbol, const std::string &name)
{
	return symbol.size() > name.size() && ('.' + symbol + '.').find('.' + name + '.') != std::string::npos;
}

std::string hex(const unsigned char *bytes, size_t count)
{
	constexpr const char *digits = "0123456789abcdef";
	std::string out;

	for (size_t i = 0; i < count; i++) {
		out += digits[bytes[i] >> 4];
		out += digits[bytes[i] & 15];
	}
	return out;
}

} // namespace

struct DwarfFile::Reader {
	DwarfFile &file;
	Dwfl_Module *module = nullptr;
	std::unordered_map<uint32_t, uint32_t> known_sections = {}; /* ELF index -> index in sections_ */
	/* Several at an address: an empty variable lies where the next one begins, and weak ones are replaced. */
	std::unordered_multimap<Dwarf_Addr, DescribedVariable> described = {};

	Status read(const std::string &path);
	Status read_sections(Elf *elf);
	void read_dwarf();
	void read_entries(Dwarf_Die *die, const std::string &source, unsigned depth);
	void read_variable(Dwarf_Die *die, const std::string &source);
	bool fixed_address(Dwarf_Attribute &location, Dwarf_Op *ops, size_t count, Dwarf_Addr &address);
	Status read_symbols();
	void add_symbol(const GElf_Sym &symbol, GElf_Addr address, const char *name);
	const DescribedVariable *description(const GElf_Sym &symbol, GElf_Addr address, const std::string &name) const;
	bool locate(GElf_Addr address, uint32_t &section, uint64_t &offset);
	void read_build_id();
};

Status DwarfFile::Reader::read_sections(Elf *elf)
{
	size_t names;

	if (elf_getshdrstrndx(elf, &names) != 0)
		return Error{text(elf_errmsg(-1))};
	for (Elf_Scn *scn = nullptr; (scn = elf_nextscn(elf, scn));) {
		GElf_Shdr header;

		if (!gelf_getshdr(scn, &header))
			return Error{text(elf_errmsg(-1))};
		const bool holds_data = header.sh_type == SHT_PROGBITS || header.sh_type == SHT_NOBITS;
		if (!(header.sh_flags & SHF_ALLOC) || !holds_data || (header.sh_flags & SHF_EXECINSTR))
			continue;
		const std::string name = text(elf_strptr(elf, names, header.sh_name));
		const auto index = static_cast<uint32_t>(elf_ndxscn(scn));

		known_sections[index] = static_cast<uint32_t>(file.sections_.size());
		file.sections_.push_back({name, index, header.sh_size});
	}
	return {};
}

/* The section of @address, and where in it. */
bool DwarfFile::Reader::locate(GElf_Addr address, uint32_t &section, uint64_t &offset)
{
	Dwarf_Addr bias;
	GElf_Addr within = address;
	Elf_Scn *scn = dwfl_module_address_section(module, &within, &bias);
	GElf_Shdr header;

	if (!scn || !gelf_getshdr(scn, &header))
		return false;
	auto known = known_sections.find(static_cast<uint32_t>(elf_ndxscn(scn)));
	if (known == known_sections.end())
		return false;
	section = known->second;
	offset = within;
	return offset <= header.sh_size;
}

/*
 * The address that a location gives, if it gives nothing else. clang writes the address into a table of DWARF 5, and
 * the place of a variable after another one as a distance from the other one.
 */
bool DwarfFile::Reader::fixed_address(Dwarf_Attribute &location, Dwarf_Op *ops, size_t count, Dwarf_Addr &address)
{
	Dwarf_Attribute entry;

	switch (ops[0].atom) {
	case DW_OP_addr: address = ops[0].number; break;
	case DW_OP_addrx:
	case DW_OP_GNU_addr_index:
		if (dwarf_getlocation_attr(&location, &ops[0], &entry) != 0 || dwarf_formaddr(&entry, &address) != 0)
			return false;
		break;
	default: return false; /* of a thread: its symbol is counted */
	}
	if (count == 1)
		return true;
	if (count == 2 && ops[1].atom == DW_OP_plus_uconst) {
		address += ops[1].number;
		return true;
	}
	/* If a pointer has one known value, DWARF gives the value and no place. */
	file.skipped_.split_up += ops[1].atom == DW_OP_piece || ops[1].atom == DW_OP_bit_piece;
	return false;
}

void DwarfFile::Reader::read_variable(Dwarf_Die *die, const std::string &source)
{
	Dwarf_Attribute attribute, type;
	Dwarf_Op *ops;
	size_t count;

	if (!dwarf_attr_integrate(die, DW_AT_location, &attribute))
		return; /* a declaration, or a variable that was optimised away */
	if (dwarf_getlocation(&attribute, &ops, &count) != 0 || count == 0)
		return; /* moves between registers: not a global */
	Dwarf_Addr address;
	if (!fixed_address(attribute, ops, count, address))
		return;
	Dwarf_Die type_die;
	DescribedVariable found;

	if (dwarf_attr_integrate(die, DW_AT_type, &type) && dwarf_formref_die(&type, &type_die)) {
		Dwarf_Word bytes;

		found.type = dwarf_dieoffset(&type_die);
		found.bytes = dwarf_aggregate_size(&type_die, &bytes) == 0 ? bytes : 0;
	}
	Dwarf_Attribute name;
	if (dwarf_attr_integrate(die, DW_AT_name, &name))
		found.name = text(dwarf_formstring(&name));
	found.file = source;
	Dwarf_Addr bias = 0;
	dwfl_module_getdwarf(module, &bias);
	described.emplace(address + bias, std::move(found));
}

/* Variables stand in files, and statics in functions and blocks. */
void DwarfFile::Reader::read_entries(Dwarf_Die *die, const std::string &source, unsigned depth)
{
	constexpr unsigned kDeepest = 100; /* blocks in blocks; hostile files have more */

	do {
		switch (dwarf_tag(die)) {
		case DW_TAG_variable: read_variable(die, source); break;
		case DW_TAG_subprogram:
		case DW_TAG_lexical_block:
		case DW_TAG_inlined_subroutine:
		case DW_TAG_namespace: {
			Dwarf_Die child;

			if (depth < kDeepest && dwarf_child(die, &child) == 0)
				read_entries(&child, source, depth + 1);
			break;
		}
		default: break;
		}
	} while (dwarf_siblingof(die, die) == 0);
}

void DwarfFile::Reader::read_dwarf()
{
	Dwarf_Addr bias;
	Dwarf_Off offset = 0, next;
	size_t header;

	file.dwarf_ = dwfl_module_getdwarf(module, &bias);
	if (!file.dwarf_)
		return;
	while (dwarf_nextcu(file.dwarf_, offset, &next, &header, nullptr, nullptr, nullptr) == 0) {
		Dwarf_Die unit, child;

		if (dwarf_offdie(file.dwarf_, offset + header, &unit) && dwarf_child(&unit, &child) == 0)
			read_entries(&child, short_path(text(dwarf_diename(&unit))), 0);
		offset = next;
	}
}

/*
 * The entry of the variable @name at @address, or, since @name may be another name of a variable, any entry there with a
 * size. If there are several, the one with the largest type that the symbol has room for.
 */
const DescribedVariable *DwarfFile::Reader::description(const GElf_Sym &symbol, GElf_Addr address,
							const std::string &name) const
{
	const auto rank = [&](const DescribedVariable &entry) {
		const bool is_it = entry.name == name || is_renamed(name, entry.name);
		const bool fits = symbol.st_size == 0 || entry.bytes <= symbol.st_size;

		return std::tuple(is_it, fits, entry.bytes);
	};
	const auto [begin, end] = described.equal_range(address);
	const DescribedVariable *best = nullptr;

	for (auto it = begin; it != end; ++it)
		if ((std::get<0>(rank(it->second)) || it->second.bytes > 0) &&
		    (!best || rank(*best) < rank(it->second)))
			best = &it->second;
	return best;
}

void DwarfFile::Reader::add_symbol(const GElf_Sym &symbol, GElf_Addr address, const char *name)
{
	DwarfVariable variable;

	if (GELF_ST_TYPE(symbol.st_info) == STT_TLS) {
		file.skipped_.thread_local_++;
		return;
	}
	if (GELF_ST_TYPE(symbol.st_info) != STT_OBJECT || symbol.st_shndx == SHN_UNDEF)
		return;
	/* The linker's `jiffies = jiffies_64;` has no size. A defined symbol without size and entry is an empty struct. */
	const DescribedVariable *known = description(symbol, address, name);
	const bool is_other_name = GELF_ST_BIND(symbol.st_info) != STB_LOCAL && known && known->name != name;
	if (symbol.st_size == 0 && !is_other_name) {
		file.skipped_.empty++;
		return;
	}
	if (symbol.st_shndx == SHN_ABS || !locate(address, variable.section, variable.offset)) {
		file.skipped_.no_place++;
		return;
	}
	variable.name = text(name);
	variable.bytes = symbol.st_size;
	variable.is_static = GELF_ST_BIND(symbol.st_info) == STB_LOCAL;
	if (known) {
		variable.has_type = true;
		variable.type = known->type;
		variable.file = known->file;
		if (is_renamed(variable.name, known->name))
			variable.name = known->name;
	}
	file.variables_.push_back(std::move(variable));
}

Status DwarfFile::Reader::read_symbols()
{
	const int count = dwfl_module_getsymtab(module);

	if (count < 0)
		return Error{text(dwfl_errmsg(-1))};
	for (int i = 1; i < count; i++) {
		GElf_Sym symbol;
		GElf_Addr address;
		const char *name = dwfl_module_getsym_info(module, i, &symbol, &address, nullptr, nullptr, nullptr);

		if (name && *name)
			add_symbol(symbol, address, name);
	}
	std::sort(file.variables_.begin(), file.variables_.end(), [](const DwarfVariable &a, const DwarfVariable &b) {
		const bool a_last = a.bytes == 0, b_last = b.bytes == 0;

		return std::tie(a.section, a.offset, a_last, a.name, a.bytes) <
		       std::tie(b.section, b.offset, b_last, b.name, b.bytes);
	});
	return {};
}

void DwarfFile::Reader::read_build_id()
{
	const unsigned char *bits;
	GElf_Addr address;
	const int length = dwfl_module_build_id(module, &bits, &address);

	if (length > 0)
		file.build_id_ = hex(bits, static_cast<size_t>(length));
}

Status DwarfFile::Reader::read(const std::string &path)
{
	GElf_Addr bias;
	GElf_Ehdr header;

	/* It takes ownership of nothing: the name is opened again by libdwfl. */
	dwfl_report_begin(file.dwfl_.get());
	module = dwfl_report_offline(file.dwfl_.get(), path.c_str(), path.c_str(), -1);
	dwfl_report_end(file.dwfl_.get(), nullptr, nullptr);
	if (!module)
		return Error{"cannot read " + path + ": " + text(dwfl_errmsg(-1))};
	Elf *elf = dwfl_module_getelf(module, &bias);
	if (!elf || !gelf_getehdr(elf, &header))
		return Error{"cannot read " + path + ": " + text(dwfl_errmsg(-1))};
	if (elf_kind(elf) != ELF_K_ELF || gelf_getclass(elf) != ELFCLASS64)
		return Error{path + " is not a 64-bit ELF file"};
	file.is_module_ = header.e_type == ET_REL;
	if (Status status = read_sections(elf); !status)
		return Error{"the sections of " + path + " cannot be read: " + status.error().text()};
	read_dwarf();
	if (Status status = read_symbols(); !status)
		return Error{"the symbols of " + path + " cannot be read: " + status.error().text()};
	read_build_id();
	return {};
}

Result<DwarfFile> DwarfFile::open(const std::string &path)
{
	static const Dwfl_Callbacks callbacks = {
		.find_elf = dwfl_build_id_find_elf,
		.find_debuginfo = dwfl_standard_find_debuginfo,
		.section_address = dwfl_offline_section_address,
		.debuginfo_path = nullptr,
	};
	DwarfFile file;

	if (access(path.c_str(), R_OK) != 0)
		return Error{"cannot open " + path, errno};
	file.dwfl_.reset(dwfl_begin(&callbacks));
	if (!file.dwfl_)
		return Error{"cannot start libdwfl: " + text(dwfl_errmsg(-1))};
	if (Status status = Reader{file}.read(path); !status)
		return status.error();
	return file;
}

} // namespace dt::vars
