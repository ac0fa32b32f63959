/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Writes a BPF ELF object into memory, so that tests of its reader need no
 * compiler and can contain any error.
 *
 * The relocations of section N are in section ".relN". An object with 65,280 or
 * more sections uses extended numbering: header fields are 0 or SHN_XINDEX, and
 * the numbers are in section 0 and, for symbols, in ".shndx".
 */
#ifndef DTRACE_TEST_ELF_WRITER_H
#define DTRACE_TEST_ELF_WRITER_H

#include <elf.h>

#include <cstring>
#include <map>
#include <string>
#include <vector>

#include "bpf/code.h"

namespace dt::test {

using bpf::Insn;

inline Insn insn(uint8_t code, unsigned dst = 0, unsigned src = 0, int16_t off = 0, int32_t imm = 0)
{
	Insn i = {};

	i.code = code;
	i.dst_reg = dst & 0xf;
	i.src_reg = src & 0xf;
	i.off = off;
	i.imm = imm;
	return i;
}

inline Insn ret()
{
	return insn(BPF_JMP | BPF_EXIT);
}
/* Call of a function; -1 where a relocation says which. */
inline Insn call(int32_t imm = -1)
{
	return insn(BPF_JMP | BPF_CALL, 0, BPF_PSEUDO_CALL, 0, imm);
}
inline Insn wide(int32_t imm = 0)
{
	return insn(BPF_LD | BPF_IMM | BPF_DW, 1, 0, 0, imm);
}

constexpr uint32_t kLoad = 1, kCall = 10; /* relocation types */

/* The sections of symbols that are in none: the numbers of ELF themselves could be those of real sections. */
constexpr uint32_t kCommon = 1u << 24 | SHN_COMMON, kAbsolute = 1u << 24 | SHN_ABS;

class ElfWriter {
public:
	ElfWriter()
	{
		add_section("", SHT_NULL, 0, {});
		symbols_.push_back({});
		numbers_.push_back(0);
	}

	/* Number of the section. */
	uint32_t code(const std::string &name, const std::vector<Insn> &insns)
	{
		return add_section(name, SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR, content_of(insns));
	}
	uint32_t data(const std::string &name, const std::string &content, uint64_t flags = SHF_ALLOC)
	{
		return add_section(name, SHT_PROGBITS, flags, content);
	}
	uint32_t bss(const std::string &name, uint64_t size)
	{
		const uint32_t section = add_section(name, SHT_NOBITS, SHF_ALLOC | SHF_WRITE, {});

		sections_[section].header.sh_size = size;
		return section;
	}
	/* Number of the symbol; @at and @size in instructions. */
	uint32_t function(const std::string &name, uint32_t section, uint32_t at, uint32_t size,
			  unsigned bind = STB_GLOBAL)
	{
		return symbol(name, section, at * 8, size * 8, ELF64_ST_INFO(bind, STT_FUNC));
	}
	uint32_t symbol(const std::string &name, uint32_t section, uint64_t value = 0, uint64_t size = 0,
			unsigned info = ELF64_ST_INFO(STB_GLOBAL, STT_NOTYPE))
	{
		Elf64_Sym s = {};

		s.st_name = add_name(name);
		s.st_info = static_cast<unsigned char>(info);
		s.st_shndx = static_cast<uint16_t>(section < SHN_LORESERVE || section >> 24 == 1 ? section & 0xffff :
												   SHN_XINDEX);
		s.st_value = value;
		s.st_size = size;
		symbols_.push_back(s);
		numbers_.push_back(s.st_shndx == SHN_XINDEX ? section : 0);
		return static_cast<uint32_t>(symbols_.size()) - 1;
	}
	uint32_t section_symbol(uint32_t section)
	{
		return symbol("", section, 0, 0, ELF64_ST_INFO(STB_LOCAL, STT_SECTION));
	}
	/* At instruction @at of code section @section. */
	void reloc(uint32_t section, uint32_t at, uint32_t to, uint32_t how)
	{
		const Elf64_Rel rel = {at * 8ull, ELF64_R_INFO(static_cast<uint64_t>(to), how)};

		relocs_[section].append(reinterpret_cast<const char *>(&rel), sizeof(rel));
	}

	uint16_t machine = EM_BPF;
	uint16_t object_type = ET_REL;
	uint8_t byte_order = ELFDATA2LSB;
	uint32_t reloc_type = SHT_REL;
	bool second_symtab = false;
	size_t align = 8; /* of sections in the file */

	std::vector<uint8_t> finish()
	{
		const auto names = static_cast<uint32_t>(sections_.size());
		const uint32_t symtab = names + 1;

		add_section(".strtab", SHT_STRTAB, 0, "");
		for (int i = 0; i < 1 + second_symtab; i++) {
			add_section(".symtab", SHT_SYMTAB, 0, content_of(symbols_));
			sections_.back().header.sh_link = names;
			sections_.back().header.sh_entsize = sizeof(Elf64_Sym);
		}
		for (const auto &[target, entries] : relocs_) {
			add_section(".rel" + std::to_string(target), reloc_type, 0, entries);
			sections_.back().header.sh_link = symtab;
			sections_.back().header.sh_info = target;
			sections_.back().header.sh_entsize = sizeof(Elf64_Rel);
		}
		if (sections_.size() >= SHN_LORESERVE) {
			add_section(".shndx", SHT_SYMTAB_SHNDX, 0, content_of(numbers_));
			sections_.back().header.sh_link = symtab;
			sections_.back().header.sh_entsize = sizeof(Elf32_Word);
		}
		sections_[names].content = names_;
		return layout(names);
	}

private:
	struct Section {
		Elf64_Shdr header = {};
		std::string content;
	};

	template <typename T>
	static std::string content_of(const std::vector<T> &list)
	{
		return {reinterpret_cast<const char *>(list.data()), list.size() * sizeof(T)};
	}
	uint32_t add_name(const std::string &name)
	{
		const auto at = static_cast<uint32_t>(names_.size());

		names_ += name + '\0';
		return name.empty() ? 0 : at;
	}
	uint32_t add_section(const std::string &name, uint32_t section_type, uint64_t flags, const std::string &content)
	{
		Section section;

		section.header.sh_name = add_name(name);
		section.header.sh_type = section_type;
		section.header.sh_flags = flags;
		section.header.sh_addralign = 8;
		section.content = content;
		sections_.push_back(section);
		return static_cast<uint32_t>(sections_.size()) - 1;
	}
	std::vector<uint8_t> layout(uint32_t names)
	{
		Elf64_Ehdr header = {};
		std::string image(sizeof(header), '\0');

		for (Section &section : sections_) {
			image.resize((image.size() + 7) / 8 * 8 + align % 8);
			section.header.sh_offset = image.size();
			if (section.header.sh_type != SHT_NOBITS)
				section.header.sh_size = section.content.size();
			image += section.content;
		}
		image.resize((image.size() + 7) & ~size_t{7});
		std::memcpy(header.e_ident, ELFMAG, SELFMAG);
		header.e_ident[EI_CLASS] = ELFCLASS64;
		header.e_ident[EI_DATA] = byte_order;
		header.e_ident[EI_VERSION] = EV_CURRENT;
		header.e_type = object_type;
		header.e_machine = machine;
		header.e_version = EV_CURRENT;
		header.e_ehsize = sizeof(header);
		header.e_shentsize = sizeof(Elf64_Shdr);
		const bool is_extended = sections_.size() >= SHN_LORESERVE;
		header.e_shnum = static_cast<uint16_t>(is_extended ? 0 : sections_.size());
		header.e_shstrndx = static_cast<uint16_t>(is_extended ? SHN_XINDEX : names);
		sections_[0].header = {};
		if (is_extended) {
			sections_[0].header.sh_size = sections_.size();
			sections_[0].header.sh_link = names;
		}
		header.e_shoff = image.size();
		for (const Section &section : sections_)
			image.append(reinterpret_cast<const char *>(&section.header), sizeof(section.header));
		std::memcpy(image.data(), &header, sizeof(header));
		return {image.begin(), image.end()};
	}

	std::vector<Section> sections_;
	std::vector<Elf64_Sym> symbols_;
	std::vector<Elf32_Word> numbers_;	 /* of symbols' sections, where SHN_XINDEX */
	std::map<uint32_t, std::string> relocs_; /* by section */
	std::string names_ = std::string(1, '\0');
};

} // namespace dt::test

#endif
