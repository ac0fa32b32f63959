// SPDX-License-Identifier: GPL-2.0
/*
 * libdwfl can find the symbol at an address, but walks through all of them each
 * time. They are sorted here instead.
 *
 * Of several symbols at one address the one with the fewest underscores in
 * front is the name (write, __write), of these a global one, then the first of the alphabet.
 */
#include "sym/elf.h"

#include <gelf.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <tuple>

#include "sym/demangle.h"
#include "sym/libdw.h"

namespace dt::sym {

namespace {

size_t underscores(const char *name)
{
	return std::strspn(name, "_");
}

bool is_wanted(const GElf_Sym &symbol, GElf_Word section, const char *name)
{
	const unsigned type = GELF_ST_TYPE(symbol.st_info);

	if (!name || !*name || section == SHN_UNDEF || section == SHN_ABS)
		return false;
	return type == STT_FUNC || type == STT_GNU_IFUNC || type == STT_OBJECT || type == STT_NOTYPE;
}

} // namespace

void ElfFile::End::operator()(Dwfl *dwfl) const
{
	libdw()->end(dwfl);
}

ElfFile::ElfFile(Fd fd, std::string path) : fd_(std::move(fd)), path_(std::move(path)) {}

void ElfFile::read_segments()
{
	elf_version(EV_CURRENT);
	Elf *const elf = elf_begin(fd_.get(), ELF_C_READ_MMAP, nullptr);
	size_t count = 0;

	if (!elf)
		return;
	if (elf_getphdrnum(elf, &count) != 0)
		count = 0;
	for (size_t i = 0; i < count; i++) {
		GElf_Phdr header;

		if (gelf_getphdr(elf, static_cast<int>(i), &header) && header.p_type == PT_LOAD)
			segments_.push_back({header.p_offset, header.p_filesz, header.p_vaddr});
	}
	elf_end(elf);
}

void ElfFile::read_symbols()
{
	is_read_ = true;
	read_segments();
	if (segments_.empty() || !libdw())
		return;
	const Libdw &lib = *libdw();
	/* It is told to libdwfl, which keeps a pointer to it. */
	static const Dwfl_Callbacks callbacks = {
		.find_elf = nullptr,
		.find_debuginfo = lib.find_debuginfo,
		.section_address = lib.section_address,
		.debuginfo_path = nullptr,
	};
	dwfl_.reset(lib.begin(&callbacks));
	if (!dwfl_)
		return;
	Dwfl_Module *const module = lib.report_elf(dwfl_.get(), path_.c_str(), path_.c_str(), fd_.get(), 0, true);
	if (!module)
		return;
	fd_.release(); /* the module has it */
	lib.report_end(dwfl_.get(), nullptr, nullptr);
	const int count = lib.getsymtab(module);
	std::vector<std::pair<bool, Symbol>> found; /* is it local? */
	for (int i = 1; i < count; i++) {
		GElf_Sym symbol;
		GElf_Addr address;
		GElf_Word section;
		const char *name = lib.getsym_info(module, i, &symbol, &address, &section, nullptr, nullptr);

		if (is_wanted(symbol, section, name))
			found.push_back({GELF_ST_BIND(symbol.st_info) == STB_LOCAL, {address, symbol.st_size, name}});
	}
	std::ranges::sort(found, {}, [](const auto &item) {
		const Symbol &symbol = item.second;

		/* What has no size is a label, if anything else is there. */
		return std::tuple(symbol.address, symbol.bytes == 0, underscores(symbol.name), item.first,
				  std::string_view(symbol.name));
	});
	for (const auto &[is_local, symbol] : found)
		if (symbols_.empty() || symbols_.back().address != symbol.address)
			symbols_.push_back(symbol);
}

/* What has a size and covers the address; else a label, as handwritten code has them. */
const ElfFile::Symbol *ElfFile::symbol_at(uint64_t address) const
{
	constexpr int most = 16; /* labels within a function */
	const auto next = std::ranges::upper_bound(symbols_, address, {}, &Symbol::address);
	auto at = next;

	for (int i = 0; i < most && at != symbols_.begin(); i++)
		if (--at; at->bytes && address - at->address < at->bytes)
			return &*at;
	return next == symbols_.begin() || next[-1].bytes ? nullptr : &next[-1];
}

Name ElfFile::find(uint64_t file_offset)
{
	if (!is_read_)
		read_symbols();
	const auto segment = std::ranges::find_if(segments_, [&](const Segment &s) {
		return file_offset >= s.offset && file_offset - s.offset < s.bytes;
	});
	if (segment == segments_.end())
		return {};
	const uint64_t address = file_offset - segment->offset + segment->address;
	const Symbol *found = symbol_at(address);
	if (!found)
		return {};
	auto [name, is_new] = demangled_.try_emplace(found->name);
	if (is_new)
		name->second = demangle(found->name);
	return {{}, name->second, address - found->address};
}

} // namespace dt::sym
