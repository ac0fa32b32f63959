// SPDX-License-Identifier: GPL-2.0
/*
 * libdwfl can find the symbol at an address, but it walks over all symbols each
 * time. Here the symbols are sorted instead.
 *
 * If several symbols have the same address, the name is chosen by these rules: the fewest
 * leading underscores (write, __write), then global before local, then alphabetical order.
 */
#include "os/elf.h"

#include <gelf.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <tuple>
#include <utility>

#include "os/debug_file.h"
#include "os/demangle.h"
#include "os/elf_image.h"
#include "os/libdw.h"
#include "os/wary.h"

namespace dt::os {

namespace {

/* Addresses of which the lines are kept. */
constexpr size_t kMostLines = 1u << 16;

/* A label after them is without a limit. Each look-up walks over all of them, and files have some 30. */
constexpr size_t kMostSections = 1u << 10;

/* Orders names: an address with several names is called by the least one. */
std::tuple<size_t, bool, std::string_view> rank(std::string_view name, bool is_of_file)
{
	return {std::min(name.find_first_not_of('_'), name.size()), is_of_file, name};
}

bool is_local(const GElf_Sym &symbol)
{
	return GELF_ST_BIND(symbol.st_info) == STB_LOCAL;
}

/*
 * A return probe changes the return address on the stack. Here there is none, as a signal or a jump leads here, or
 * it is stored and used again. The process would end.
 */
bool is_called(std::string_view name)
{
	constexpr std::string_view others[] = {
		"__restore_rt",	  "__start_context", "_dl_runtime_resolve", "_dl_runtime_profile",
		"_dl_start_user", "setjmp",	     "sigsetjmp",	    "vfork",
		"getcontext",	  "swapcontext",
	};
	const std::string_view plain = name.substr(std::min(name.find_first_not_of('_'), name.size()));

	/* "vfork@@GLIBC_2.2.5", "_dl_runtime_resolve_xsave": what may follow is no part of another word. */
	const auto is_other = [](std::string_view text, std::string_view other) {
		return text.starts_with(other) &&
		       (text.size() == other.size() || text[other.size()] == '@' || text.starts_with("_dl_runtime_"));
	};

	return std::ranges::none_of(others, [&](std::string_view other) {
		return is_other(name, other) || is_other(plain, other) ||
		       (plain.starts_with("libc_") && is_other(plain.substr(5), other));
	});
}

/* Calls visit(const GElf_Sym &, uint64_t address, GElf_Word section, const char *name) for each symbol. */
template <typename Visit>
void each_symbol(Dwfl_Module *module, Visit visit)
{
	const int count = std::min(libdw()->getsymtab(module), static_cast<int>(kMostSymbols));

	for (int i = 1; i < count; i++) {
		GElf_Sym symbol;
		GElf_Addr address;
		GElf_Word section;
		const char *name = libdw()->getsym_info(module, i, &symbol, &address, &section, nullptr, nullptr);

		visit(symbol, address, section, name);
	}
}

/* .symtab says the version of a symbol, too: memcpy@@GLIBC_2.14. */
std::string_view without_version(std::string_view name)
{
	return name.substr(0, name.find('@'));
}

bool is_function(const GElf_Sym &symbol)
{
	const unsigned type = GELF_ST_TYPE(symbol.st_info);

	return type == STT_FUNC || type == STT_GNU_IFUNC;
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
	const ElfPtr elf = open_elf(fd_.get());
	struct stat found;

	is_of_system_ = fstat(fd_.get(), &found) == 0 && found.st_uid == 0;
	if (!elf)
		return;
	if (GElf_Ehdr header; gelf_getehdr(elf.get(), &header))
		entry_ = header.e_entry;
	for (const GElf_Phdr &header : load_segments(elf.get()))
		segments_.push_back({header.p_offset, header.p_filesz, header.p_vaddr, (header.p_flags & PF_X) != 0});
	each_section(elf.get(), [this](Elf_Scn *, const GElf_Shdr &header, std::string_view) {
		if ((header.sh_flags & (SHF_ALLOC | SHF_TLS)) == SHF_ALLOC && sections_.size() < kMostSections)
			sections_.push_back({header.sh_addr, header.sh_size});
	});
}

void ElfFile::open_module()
{
	if (std::exchange(is_open_, true))
		return;
	read_segments();
	if (segments_.empty() || !libdw())
		return;
	const Libdw &lib = *libdw();
	dwfl_.reset(lib.begin(&dwfl_callbacks()));
	if (!dwfl_)
		return;
	module_ = lib.report_elf(dwfl_.get(), path_.c_str(), path_.c_str(), fd_.get(), 0, true);
	if (!module_)
		return;
	fd_.release(); /* the module has it */
	lib.report_end(dwfl_.get(), nullptr, nullptr);
}

/* A copy of @name, which may be too long. */
const char *ElfFile::keep(const char *name)
{
	const size_t length = strnlen(name, kMostSymbolName);
	char *const copy = static_cast<char *>(names_.allocate(length + 1, 1));

	std::memcpy(copy, name, length);
	copy[length] = '\0';
	return copy;
}

void ElfFile::read_symbols()
{
	std::vector<std::pair<bool, ElfSymbol>> found; /* is it local? */

	open_module();
	if (!module_)
		return;
	each_symbol(module_, [&](const GElf_Sym &symbol, uint64_t address, GElf_Word section, const char *name) {
		if (is_wanted(symbol, section, name))
			found.push_back({is_local(symbol), {address, symbol.st_size, keep(name)}});
	});
	std::ranges::sort(found, {}, [](const auto &item) {
		const ElfSymbol &symbol = item.second;

		/* A symbol without a size counts as a label if another symbol is there. */
		return std::tuple(symbol.address, symbol.bytes == 0, rank(symbol.name, item.first));
	});
	for (const auto &[is_of_file, symbol] : found)
		if (symbols_.empty() || symbols_.back().address != symbol.address)
			symbols_.push_back(symbol);
}

std::vector<UserFunction> ElfFile::functions()
{
	return within_memory([this] { return list_functions(); }, std::vector<UserFunction>());
}

std::vector<UserFunction> ElfFile::list_functions()
{
	struct FoundFunction {
		UserFunction function;
		bool is_of_file;
	};
	std::vector<FoundFunction> found;
	std::vector<UserFunction> list;

	open_module();
	if (!module_)
		return {};
	each_symbol(module_, [&](const GElf_Sym &symbol, uint64_t address, GElf_Word section, const char *name) {
		if (!is_wanted(symbol, section, name) || !is_function(symbol) || !symbol.st_size)
			return;
		const auto segment = std::ranges::find_if(segments_, [&](const Segment &s) {
			return address >= s.address && address - s.address < s.bytes;
		});
		if (segment == segments_.end())
			return;
		const std::string_view text(keep(name));
		found.push_back({{.name = without_version(text),
				  .offset = address - segment->address + segment->offset,
				  .bytes = symbol.st_size,
				  .has_return = address != entry_ && is_called(text),
				  .is_chooser = GELF_ST_TYPE(symbol.st_info) == STT_GNU_IFUNC},
				 is_local(symbol)});
	});
	std::ranges::sort(found, {}, [](const FoundFunction &item) {
		return std::tuple(item.function.offset, rank(item.function.name, item.is_of_file));
	});
	for (FoundFunction &item : found) {
		UserFunction &function = item.function;

		if (!list.empty() && list.back().offset == function.offset) {
			if (list.back().name == function.name)
				continue;
			function.is_alias = true;
		}
		list.push_back(function);
	}
	return list;
}

std::optional<UserSymbol> ElfFile::symbol(std::string_view name, uint64_t start, uint64_t offset)
{
	return within_memory([&] { return find_symbol(name, start, offset); }, std::optional<UserSymbol>());
}

/* A mapping begins at the boundary of a page; its segment may begin later in that page. */
std::optional<UserSymbol> ElfFile::find_symbol(std::string_view name, uint64_t start, uint64_t offset)
{
	open_module();
	const auto page = static_cast<uint64_t>(getpagesize());
	const auto segment = std::ranges::find_if(segments_, [&](const Segment &s) {
		return s.is_code && offset >= s.offset - s.offset % page && offset < s.offset + s.bytes;
	});
	std::optional<UserSymbol> found;
	bool is_found_local = false;

	if (!module_ || segment == segments_.end())
		return {};
	const uint64_t base = start - (segment->address + offset - segment->offset);
	each_symbol(module_, [&](const GElf_Sym &symbol, uint64_t address, GElf_Word section, const char *text) {
		const bool is_of_thread = GELF_ST_TYPE(symbol.st_info) == STT_TLS && section != SHN_UNDEF;

		if (!text || without_version(text) != name || (!is_of_thread && !is_wanted(symbol, section, text)))
			return;
		const UserSymbol another = {.address = is_of_thread ? 0 : base + address,
					    .bytes = symbol.st_size,
					    .is_of_thread = is_of_thread,
					    .is_function = is_function(symbol)};
		/* A global symbol is meant before a local one, of which a file may have several. */
		if (!found || (is_found_local && !is_local(symbol))) {
			found = another;
			is_found_local = is_local(symbol);
		} else if (is_found_local && is_local(symbol) && found->address != another.address) {
			found->is_ambiguous = true;
		}
	});
	return found;
}

/* A file need not say what its sections are. */
bool ElfFile::is_one_section(uint64_t address, uint64_t other) const
{
	const auto has = [](const SectionRange &section, uint64_t a) { return a - section.address < section.bytes; };
	const auto section =
		std::ranges::find_if(sections_, [&](const SectionRange &range) { return has(range, address); });

	return section == sections_.end() || has(*section, other);
}

/*
 * The symbol that has a size and covers the address; else a label, as handwritten code has them. A label reaches to the end of
 * its section: calls of other files, in .plt, follow _init.
 */
const ElfFile::ElfSymbol *ElfFile::symbol_at(uint64_t address) const
{
	constexpr int most = 16; /* labels within a function */
	const auto next = std::ranges::upper_bound(symbols_, address, {}, &ElfSymbol::address);
	auto at = next;

	for (int i = 0; i < most && at != symbols_.begin(); i++)
		if (--at; at->bytes && address - at->address < at->bytes)
			return &*at;
	if (next == symbols_.begin() || next[-1].bytes || !is_one_section(next[-1].address, address))
		return nullptr;
	return &next[-1];
}

std::optional<uint64_t> ElfFile::address_of(uint64_t file_offset) const
{
	const auto segment = std::ranges::find_if(segments_, [&](const Segment &s) {
		return file_offset >= s.offset && file_offset - s.offset < s.bytes;
	});

	if (segment == segments_.end())
		return {};
	return file_offset - segment->offset + segment->address;
}

/* What a file took that wants more memory than there should be. */
void ElfFile::forget()
{
	symbols_ = {};
	names_.release();
	module_ = nullptr;
	dwfl_.reset();
}

AddressName ElfFile::find(uint64_t file_offset)
{
	if (!std::exchange(is_read_, true) && !within_memory([this] { return read_symbols(), true; }, false))
		forget();
	const std::optional<uint64_t> address = address_of(file_offset);
	const ElfSymbol *const found = address ? symbol_at(*address) : nullptr;
	if (!found)
		return {};
	auto [name, is_new] = demangled_.try_emplace(found->name);
	if (is_new)
		name->second = demangle(found->name);
	return {{}, name->second, *address - found->address};
}

const std::vector<SourceFrame> &ElfFile::lines(uint64_t file_offset)
{
	static const std::vector<SourceFrame> none;

	if (!is_open_)
		within_memory([this] { return open_module(), true; }, false);
	const std::optional<uint64_t> address = module_ ? address_of(file_offset) : std::nullopt;
	if (!address || lacks_lines_)
		return none;
	if (lines_.size() == kMostLines)
		lines_.clear();
	auto [lines, is_new] = lines_.try_emplace(*address);
	/* What libdw had allocated is lost, so this is not tried again. */
	if (is_new && !within_memory([&] { return lines->second = find_lines(*address), true; }, false))
		lacks_lines_ = true;
	return lines->second;
}

/*
 * If a debug file names one that it shares with others (.gnu_debugaltlink), libdw opens whatever has that name. Only
 * what root has installed may say so.
 */
std::vector<SourceFrame> ElfFile::find_lines(uint64_t address) const
{
	Dwarf_Addr bias = 0;
	Dwarf *const dwarf = libdw()->dwarf_of(module_, bias);
	bool names_another = false;

	if (!dwarf)
		return {};
	each_section(libdw()->getelf(dwarf), [&](Elf_Scn *, const GElf_Shdr &, std::string_view name) {
		names_another = names_another || name == ".gnu_debugaltlink";
	});
	return names_another && !is_of_system_ ? std::vector<SourceFrame>() : source_frames(module_, address);
}

} // namespace dt::os
