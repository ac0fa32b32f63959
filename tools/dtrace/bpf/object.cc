// SPDX-License-Identifier: GPL-2.0
/*
 * The reader works section by section. The symbols say where functions begin
 * and end. Each code section is cut into functions. Then each relocation is
 * assigned to the function that contains it.
 *
 * Compilers express "call that function" in three ways: a relocation against
 * the function's symbol; a relocation against its section, with the offset in
 * the instruction; and no relocation at all (a static function in the same
 * section, with the distance in the instruction). All become a Reloc. A load of
 * a function's address, for a helper that calls the function back, uses one of
 * the first two.
 */
#include "bpf/object.h"

#include <gelf.h>

#include <algorithm>
#include <memory>

namespace dt::bpf {

namespace {

/* Relocation types of the BPF psABI. */
constexpr uint32_t R_64_64 = 1;	 /* 64-bit immediate of a wide load */
constexpr uint32_t R_64_32 = 10; /* call */

struct ElfEnd {
	void operator()(Elf *elf) const { elf_end(elf); }
};

/* Where a function lies in its section; instruction indices. */
struct Extent {
	uint32_t begin = 0, end = 0;
	size_t function = 0; /* index in Object::functions */
};

struct ObjectSection {
	std::string name;
	GElf_Shdr header = {};
	Elf_Data *data = nullptr;
	std::vector<Extent> functions;
	std::vector<uint32_t> owner; /* for each instruction, 1 + index in `functions`, or 0 */

	bool is_code() const { return header.sh_type == SHT_PROGBITS && (header.sh_flags & SHF_EXECINSTR) != 0; }
	bool is_data() const
	{
		return (header.sh_type == SHT_PROGBITS || header.sh_type == SHT_NOBITS) &&
		       (header.sh_flags & SHF_ALLOC) != 0 && !is_code();
	}
	bool is_maps() const { return name == ".maps" || name == "maps"; }
};

struct ObjectSymbol {
	std::string name;
	GElf_Sym sym = {};
	uint32_t section = 0; /* 0: in none */
	int32_t function = -1;

	unsigned type() const { return GELF_ST_TYPE(sym.st_info); }
	unsigned bind() const { return GELF_ST_BIND(sym.st_info); }
	bool is_undefined() const { return sym.st_shndx == SHN_UNDEF; }
	/* Common, absolute and the like: defined, but not by any section. */
	bool is_elsewhere() const { return section == 0 && !is_undefined(); }
};

class ObjectReader {
public:
	explicit ObjectReader(const std::string &name) { object_.name = name; }

	Result<Object> read(std::span<const uint8_t> bytes)
	{
		if (!open(bytes))
			return fail("is not an ELF file");
		for (auto step : {&ObjectReader::check_header, &ObjectReader::read_sections,
				  &ObjectReader::read_symbols, &ObjectReader::read_functions, &ObjectReader::read_data,
				  &ObjectReader::read_relocs, &ObjectReader::find_plain_calls}) {
			if (Status status = (this->*step)(); !status)
				return status.error();
		}
		return std::move(object_);
	}

private:
	Error fail(const std::string &why) const { return Error{"library object " + object_.name + ": " + why}; }

	Error fail_in(const Function &f, uint32_t at, const std::string &why) const
	{
		return fail(format("function %s, instruction %u: ", f.name.c_str(), at) + why);
	}

	bool open(std::span<const uint8_t> bytes)
	{
		elf_version(EV_CURRENT);
		/* libelf takes char *, and does not write unless asked to */
		copy_.assign(bytes.begin(), bytes.end());
		elf_.reset(elf_memory(reinterpret_cast<char *>(copy_.data()), copy_.size()));
		return elf_ && elf_kind(elf_.get()) == ELF_K_ELF;
	}

	Status check_header();
	Status read_sections();
	Status read_symbols();
	Status read_functions();
	Status read_data();
	Status read_relocs();
	Status find_plain_calls();
	Status cut_function(ObjectSection &section, size_t symbol);
	Status own_instructions(ObjectSection &section);
	Status add_reloc(const ObjectSection &code, const GElf_Rel &rel);
	Elf_Data *section_numbers() const;
	Status find_function(const Function &f, const ObjectSymbol &symbol, int64_t insn, Reloc &reloc) const;
	Result<Reloc> reloc_of_load(const Function &f, uint32_t at, const ObjectSymbol &symbol) const;
	Result<Reloc> reloc_of_call(const Function &f, uint32_t at, const ObjectSymbol &symbol) const;
	static const Extent *extent_at(const ObjectSection &section, uint64_t insn);

	Object object_;
	std::vector<uint8_t> copy_;
	std::unique_ptr<Elf, ElfEnd> elf_;
	std::vector<ObjectSection> sections_;
	std::vector<ObjectSymbol> symbols_;
};

Status ObjectReader::check_header()
{
	GElf_Ehdr header;

	if (!gelf_getehdr(elf_.get(), &header))
		return fail("the ELF header is cut off");
	if (header.e_machine != EM_BPF)
		return fail(format("is for machine %u, not for BPF", header.e_machine));
	if (header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_ident[EI_DATA] != ELFDATA2LSB)
		return fail("is not 64-bit little-endian");
	if (header.e_type != ET_REL)
		return fail("is not a relocatable object");
	/* libelf takes an object whose section table is cut off for one with fewer sections. */
	size_t count = 0;
	if (elf_getshdrnum(elf_.get(), &count) != 0 || count == 0 || header.e_shoff > copy_.size() ||
	    (copy_.size() - header.e_shoff) / sizeof(Elf64_Shdr) < std::max<size_t>(count, header.e_shnum))
		return fail("the section table is cut off");
	return {};
}

Status ObjectReader::read_sections()
{
	size_t count = 0, names = 0;

	if (elf_getshdrnum(elf_.get(), &count) != 0 || elf_getshdrstrndx(elf_.get(), &names) != 0)
		return fail("the section table is cut off");
	sections_.resize(count);
	for (size_t i = 1; i < count; i++) {
		ObjectSection &section = sections_[i];
		Elf_Scn *scn = elf_getscn(elf_.get(), i);

		if (!scn || !gelf_getshdr(scn, &section.header))
			return fail(format("section %zu is cut off", i));
		const char *name = elf_strptr(elf_.get(), names, section.header.sh_name);
		section.name = name ? name : "";
		section.data = elf_getdata(scn, nullptr);
		const bool empty = section.header.sh_size == 0 || section.header.sh_type == SHT_NOBITS;
		if (empty)
			continue;
		if (!section.data || !section.data->d_buf || section.data->d_size != section.header.sh_size)
			return fail("section " + section.name + " is cut off");
		if (section.is_code() && section.header.sh_size % sizeof(Insn) != 0)
			return fail("section " + section.name + " does not hold whole instructions");
	}
	return {};
}

/* Objects with very many sections have the numbers of symbols' sections in a table of their own. */
Elf_Data *ObjectReader::section_numbers() const
{
	for (const ObjectSection &section : sections_) {
		if (section.header.sh_type == SHT_SYMTAB_SHNDX)
			return section.data;
	}
	return nullptr;
}

Status ObjectReader::read_symbols()
{
	Elf_Data *numbers = section_numbers();

	for (const ObjectSection &section : sections_) {
		if (section.header.sh_type != SHT_SYMTAB || !section.data)
			continue;
		if (!symbols_.empty())
			return fail("has more than one symbol table");
		GElf_Sym sym;
		Elf32_Word number = 0;
		for (int i = 0; gelf_getsymshndx(section.data, numbers, i, &sym, &number); i++) {
			const char *name = elf_strptr(elf_.get(), section.header.sh_link, sym.st_name);

			if (!name)
				return fail(format("symbol %d has no name in the string table", i));
			const uint32_t in = sym.st_shndx == SHN_XINDEX	 ? number :
					    sym.st_shndx < SHN_LORESERVE ? sym.st_shndx :
									   0;
			if (in >= sections_.size())
				return fail(format("symbol %s is in section %u, which does not exist", name, in));
			symbols_.push_back({name, sym, in, -1});
		}
	}
	return {};
}

Status ObjectReader::cut_function(ObjectSection &section, size_t index)
{
	ObjectSymbol &symbol = symbols_[index];
	const uint64_t begin = symbol.sym.st_value, size = symbol.sym.st_size;

	if (begin % sizeof(Insn) || size % sizeof(Insn) || size == 0 || begin > section.header.sh_size ||
	    size > section.header.sh_size - begin)
		return fail("function " + symbol.name + " does not lie on whole instructions of " + section.name);

	LibraryFunction f;
	f.binding = symbol.bind() == STB_LOCAL ? Binding::Local :
		    symbol.bind() == STB_WEAK  ? Binding::Weak :
						 Binding::Global;
	f.code.name = symbol.name;
	f.code.insns.resize(size / sizeof(Insn));
	std::memcpy(f.code.insns.data(), static_cast<const char *>(section.data->d_buf) + begin, size);
	symbol.function = static_cast<int32_t>(object_.functions.size());
	section.functions.push_back({static_cast<uint32_t>(begin / sizeof(Insn)),
				     static_cast<uint32_t>((begin + size) / sizeof(Insn)), object_.functions.size()});
	object_.functions.push_back(std::move(f));
	return own_instructions(section);
}

Status ObjectReader::read_functions()
{
	for (size_t i = 0; i < symbols_.size(); i++) {
		const ObjectSymbol &symbol = symbols_[i];

		if (symbol.type() != STT_FUNC || symbol.section == 0)
			continue;
		ObjectSection &section = sections_[symbol.section];
		if (!section.is_code() || !section.data)
			return fail("function " + symbol.name + " is not in a code section");
		if (Status status = cut_function(section, i); !status)
			return status;
	}
	return {};
}

/* No two functions may have an instruction in common. */
Status ObjectReader::own_instructions(ObjectSection &section)
{
	const auto number = static_cast<uint32_t>(section.functions.size());
	const Extent &extent = section.functions.back();

	section.owner.resize(section.header.sh_size / sizeof(Insn));
	for (uint32_t at = extent.begin; at < extent.end; at++) {
		const uint32_t other = section.owner[at];

		if (other)
			return fail("functions " + object_.functions[section.functions[other - 1].function].code.name +
				    " and " + object_.functions[extent.function].code.name + " overlap");
		section.owner[at] = number;
	}
	return {};
}

Status ObjectReader::read_data()
{
	constexpr uint64_t max_data = 1u << 24;

	for (const ObjectSection &section : sections_) {
		if (!section.is_data() || section.is_maps() || section.header.sh_size == 0)
			continue;
		if (section.header.sh_size > max_data)
			return fail("section " + section.name + " is too large");
		Data data;
		data.section = section.name;
		data.writable = (section.header.sh_flags & SHF_WRITE) != 0;
		data.align = static_cast<uint32_t>(std::clamp<uint64_t>(section.header.sh_addralign, 1, 64));
		data.bytes.resize(section.header.sh_size);
		if (section.header.sh_type != SHT_NOBITS)
			std::memcpy(data.bytes.data(), section.data->d_buf, data.bytes.size());
		object_.data.push_back(std::move(data));
	}
	return {};
}

const Extent *ObjectReader::extent_at(const ObjectSection &section, uint64_t insn)
{
	const uint32_t number = insn < section.owner.size() ? section.owner[insn] : 0;

	return number ? &section.functions[number - 1] : nullptr;
}

/* The function that @reloc means: @symbol itself, or what begins at @insn of the section that it stands for. */
Status ObjectReader::find_function(const Function &f, const ObjectSymbol &symbol, int64_t insn, Reloc &reloc) const
{
	if (symbol.type() == STT_FUNC) {
		reloc.local = symbol.bind() == STB_LOCAL ? symbol.function : -1;
		return {};
	}
	const ObjectSection &section = sections_[symbol.section];
	const Extent *to = insn < 0 ? nullptr : extent_at(section, static_cast<uint64_t>(insn));
	if (!to || to->begin != insn)
		return fail_in(f, reloc.at,
			       format("refers to instruction %lld of %s, where no function begins",
				      static_cast<long long>(insn), section.name.c_str()));
	reloc.local = static_cast<int32_t>(to->function);
	reloc.symbol = object_.functions[to->function].code.name;
	return {};
}

Result<Reloc> ObjectReader::reloc_of_load(const Function &f, uint32_t at, const ObjectSymbol &symbol) const
{
	Reloc reloc = {at, RefKind::Map, symbol.name, 0, -1};

	if (!is_wide(f.insns[at]) || at + 1 >= f.insns.size())
		return fail_in(f, at, "an address of " + symbol.name + " is not loaded by a 64-bit load");
	if (symbol.is_undefined())
		return reloc;
	const ObjectSection &target = sections_[symbol.section];
	if (target.is_maps())
		return reloc;
	if (!target.is_data())
		return fail_in(f, at,
			       "the address of " + symbol.name + " in " + target.name + " is neither data nor a map");
	const uint64_t addend = symbol.sym.st_value + static_cast<uint32_t>(f.insns[at].imm);
	if (addend >= target.header.sh_size)
		return fail_in(f, at, "an address lies beyond the end of " + target.name);
	reloc.kind = RefKind::Value;
	reloc.symbol = target.name;
	reloc.addend = static_cast<uint32_t>(addend);
	return reloc;
}

Result<Reloc> ObjectReader::reloc_of_call(const Function &f, uint32_t at, const ObjectSymbol &symbol) const
{
	Reloc reloc = {at, RefKind::Call, symbol.name, 0, -1};

	if (!is_call(f.insns[at]))
		return fail_in(f, at, "a call relocation is not at a call of a function");
	if (symbol.is_undefined())
		return reloc;
	/* The symbol is a section's: the instruction holds the place in the section, less one. */
	const int64_t insn = static_cast<int64_t>(symbol.sym.st_value / sizeof(Insn)) + f.insns[at].imm + 1;
	if (Status status = find_function(f, symbol, insn, reloc); !status)
		return status.error();
	return reloc;
}

Status ObjectReader::add_reloc(const ObjectSection &code, const GElf_Rel &rel)
{
	const uint64_t index = GELF_R_SYM(rel.r_info);
	const uint32_t type = static_cast<uint32_t>(GELF_R_TYPE(rel.r_info));
	const Extent *extent = extent_at(code, rel.r_offset / sizeof(Insn));

	if (!extent || rel.r_offset % sizeof(Insn) != 0)
		return fail(format("a relocation of %s at %#llx is not at an instruction of a function",
				   code.name.c_str(), static_cast<unsigned long long>(rel.r_offset)));
	if (index >= symbols_.size())
		return fail(format("a relocation of %s names symbol %llu, which does not exist", code.name.c_str(),
				   static_cast<unsigned long long>(index)));
	Function &f = object_.functions[extent->function].code;
	const auto at = static_cast<uint32_t>(rel.r_offset / sizeof(Insn)) - extent->begin;
	const ObjectSymbol &symbol = symbols_[index];
	if (symbol.is_elsewhere())
		return fail_in(f, at, "refers to " + symbol.name + ", which is in no section");
	if (type != R_64_64 && type != R_64_32)
		return fail_in(f, at, format("relocation type %u is not known", type));
	Result<Reloc> reloc = type == R_64_64 ? reloc_of_load(f, at, symbol) : reloc_of_call(f, at, symbol);
	if (!reloc)
		return reloc.error();
	f.relocs.push_back(std::move(*reloc));
	return {};
}

Status ObjectReader::read_relocs()
{
	for (const ObjectSection &section : sections_) {
		const bool has_addends = section.header.sh_type == SHT_RELA;

		if ((section.header.sh_type != SHT_REL && !has_addends) || !section.data)
			continue;
		if (section.header.sh_info >= sections_.size())
			return fail("relocations " + section.name + " belong to no section");
		const ObjectSection &code = sections_[section.header.sh_info];
		if (code.is_data() && !code.is_maps())
			return fail("section " + code.name + " holds addresses, which data of the library must not");
		if (!code.is_code())
			continue; /* of maps, BTF and debug information */
		if (has_addends)
			return fail("relocations " + section.name + " are not of the kind that BPF uses");
		GElf_Rel rel;
		for (int i = 0; gelf_getrel(section.data, i, &rel); i++) {
			if (Status status = add_reloc(code, rel); !status)
				return status;
		}
	}
	for (LibraryFunction &f : object_.functions) {
		auto &list = f.code.relocs;

		std::stable_sort(list.begin(), list.end(), [](const Reloc &a, const Reloc &b) { return a.at < b.at; });
		for (size_t i = 1; i < list.size(); i++) {
			if (list[i].at == list[i - 1].at)
				return fail_in(f.code, list[i].at, "has two relocations");
		}
	}
	return {};
}

/* Calls without a relocation: the instruction holds the distance in the section. */
Status ObjectReader::find_plain_calls()
{
	for (const ObjectSection &section : sections_) {
		for (const Extent &extent : section.functions) {
			Function &f = object_.functions[extent.function].code;
			std::vector<Reloc> all;
			size_t next = 0;

			for (uint32_t at = 0; at < f.insns.size(); at++) {
				if (next < f.relocs.size() && f.relocs[next].at == at) {
					all.push_back(f.relocs[next++]);
				} else if (is_call(f.insns[at])) {
					const int64_t to = static_cast<int64_t>(extent.begin) + at + 1 +
							   f.insns[at].imm;
					const Extent *target = to < 0 ? nullptr :
									extent_at(section, static_cast<uint64_t>(to));

					if (!target || target->begin != to)
						return fail_in(f, at, "a call leads to where no function begins");
					all.push_back({at, RefKind::Call, object_.functions[target->function].code.name,
						       0, static_cast<int32_t>(target->function)});
				}
				if (is_wide(f.insns[at]))
					at++;
			}
			if (next != f.relocs.size())
				return fail_in(f, f.relocs[next].at, "a relocation is within a 64-bit load");
			f.relocs = std::move(all);
		}
	}
	return {};
}

} // namespace

Result<Object> read_object(const std::string &name, std::span<const uint8_t> bytes)
{
	return ObjectReader(name).read(bytes);
}

} // namespace dt::bpf
