// SPDX-License-Identifier: GPL-2.0
/*
 * Reads notes of static probes; see notes.h.
 *
 * Any file may be mapped as code, so its contents are not trusted. An invalid note
 * becomes a site that holds the reason. A note without an address remains when the
 * linker drops its function; such a note is skipped.
 */
#include "os/notes.h"

#include <gelf.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <optional>
#include <tuple>

#include "os/elf_image.h"
#include "os/wary.h"

namespace dt::os {

namespace {

constexpr uint32_t kNoteType = 3;
constexpr std::string_view kNoteOwner = "stapsdt";

/* A file as its headers describe it. */
class ElfImage {
public:
	explicit ElfImage(Elf *elf) : elf_(elf), segments_(load_segments(elf)) {}

	/* Where @address is in the file, in a segment with all of @flags. */
	std::optional<uint64_t> offset_of(uint64_t address, uint32_t flags) const
	{
		for (const GElf_Phdr &segment : segments_) {
			if (address >= segment.p_vaddr && address - segment.p_vaddr < segment.p_filesz &&
			    (segment.p_flags & flags) == flags)
				return address - segment.p_vaddr + segment.p_offset;
		}
		return {};
	}

	struct ImageSymbol {
		uint64_t address = 0;
		bool is_thread_local = false, is_one_of_several = false;
	};
	/* nullptr: there is none. */
	const ImageSymbol *symbol(std::string_view name)
	{
		if (!has_symbols_) {
			read_symbols(SHT_SYMTAB);
			read_symbols(SHT_DYNSYM);
			has_symbols_ = true;
		}
		const auto it = symbols_.find(name);
		return it == symbols_.end() ? nullptr : &it->second;
	}

private:
	void read_symbols(uint32_t type)
	{
		each_section(elf_, [&](Elf_Scn *section, const GElf_Shdr &header, std::string_view) {
			Elf_Data *data = header.sh_type == type ? elf_getdata(section, nullptr) : nullptr;
			GElf_Sym symbol;

			for (int i = 1; data && gelf_getsym(data, i, &symbol) && symbols_.size() < kMostSymbols; i++) {
				const char *name = elf_strptr(elf_, header.sh_link, symbol.st_name);
				if (!name || !*name || symbol.st_shndx == SHN_UNDEF)
					continue;
				const ImageSymbol made = {symbol.st_value, GELF_ST_TYPE(symbol.st_info) == STT_TLS,
							  false};
				const auto [it, is_new] = symbols_.try_emplace(name, made);
				if (!is_new && it->second.address != made.address)
					it->second.is_one_of_several = true;
			}
		});
	}

	Elf *elf_;
	std::vector<GElf_Phdr> segments_;
	bool has_symbols_ = false;
	std::map<std::string_view, ImageSymbol> symbols_; /* libelf has the names */
};

/* The text up to a NUL, which is taken, too; nothing if there is no NUL. */
std::optional<std::string_view> take_text(std::string_view &data)
{
	const size_t end = data.find('\0');

	if (end == std::string_view::npos)
		return {};
	const std::string_view text = data.substr(0, end);
	data.remove_prefix(end + 1);
	return text;
}

/* Can it be a part of a description, and be printed? */
bool is_probe_name(std::string_view text)
{
	return !text.empty() && std::ranges::all_of(text, [](char c) {
		const auto byte = static_cast<unsigned char>(c);

		return byte > ' ' && byte != 0x7f && c != ':';
	});
}

/* An operand with a symbol is as far from the instruction at @pc as the symbol is. */
void resolve(ElfImage &image, uint64_t pc, NoteArg &arg)
{
	if (arg.symbol.empty() || !arg.refused.empty())
		return;
	const ElfImage::ImageSymbol *symbol = image.symbol(arg.symbol);
	if (!symbol)
		arg.refused = "the file has no such symbol";
	else if (symbol->is_thread_local)
		arg.refused = "it is thread-local";
	else if (symbol->is_one_of_several)
		arg.refused = "the file has several symbols of that name";
	else
		arg.operand.displacement += static_cast<int64_t>(symbol->address - pc);
}

/* Fills in the site that @data describes; what is wrong with it, or "". @base: where .stapsdt.base is; 0: nobody knows. */
std::string read_note(std::string_view data, uint64_t base, ElfImage &image, UserSite &site)
{
	uint64_t words[3]; /* address, base, semaphore */

	if (data.size() < sizeof(words))
		return "it is too short";
	std::memcpy(words, data.data(), sizeof(words));
	data.remove_prefix(sizeof(words));
	const auto provider = take_text(data), name = take_text(data), args = take_text(data);
	if (!provider || !name || !args)
		return "it ends within its names";
	if (!is_probe_name(*provider) || !is_probe_name(*name))
		return "its names cannot be those of a probe";
	site.provider = *provider;
	site.name = *name;
	const uint64_t moved = base && words[1] ? base - words[1] : 0, pc = words[0] + moved;
	const std::optional<uint64_t> offset = image.offset_of(pc, PF_X);
	if (!offset)
		return "no code is at its address";
	site.offset = *offset;
	if (words[2]) {
		const std::optional<uint64_t> semaphore = image.offset_of(words[2] + moved, PF_W);

		if (!semaphore)
			return "no variable is at the address of its semaphore";
		site.semaphore = *semaphore;
	}
	Result<std::vector<NoteArg>> parsed = parse_operands(*args, kThisMachine);
	if (!parsed)
		return parsed.error().text();
	for (NoteArg &arg : *parsed)
		resolve(image, pc, arg);
	site.args = std::move(*parsed);
	return "";
}

/* Has the linker left out the function that the note is of? */
bool is_dropped(std::string_view data)
{
	uint64_t address = 1;

	if (data.size() >= sizeof(address))
		std::memcpy(&address, data.data(), sizeof(address));
	return address == 0;
}

/* All notes of a section, whose bytes are @text, too. */
void read_section(Elf_Data *data, const std::string &text, uint64_t base, ElfImage &image, std::vector<UserSite> &sites)
{
	GElf_Nhdr header;
	size_t at = 0, name = 0, desc = 0;

	for (unsigned number = 1; at < text.size(); number++) {
		const size_t next = gelf_getnote(data, at, &header, &name, &desc);

		if (next <= at || desc > text.size() || header.n_descsz > text.size() - desc) {
			sites.push_back(
				{.provider = {},
				 .name = {},
				 .args = {},
				 .bad = "note " + std::to_string(number) + " and those after it cannot be read"});
			return;
		}
		at = next;
		const std::string_view owner = std::string_view(text).substr(name, header.n_namesz);
		if (header.n_type != kNoteType || owner.substr(0, owner.find('\0')) != kNoteOwner)
			continue;
		const std::string_view bytes = std::string_view(text).substr(desc, header.n_descsz);
		if (is_dropped(bytes))
			continue;
		UserSite site;
		site.bad = read_note(bytes, base, image, site);
		if (!site.bad.empty())
			site.bad = "note " + std::to_string(number) + ": " + site.bad;
		sites.push_back(std::move(site));
	}
}

bool is_ours(const GElf_Ehdr &header)
{
	return header.e_ident[EI_CLASS] == ELFCLASS64 &&
	       header.e_machine == (kThisMachine == Machine::X86_64 ? EM_X86_64 : EM_AARCH64) &&
	       (header.e_type == ET_EXEC || header.e_type == ET_DYN);
}

bool is_equal(const UserSite &a, const UserSite &b)
{
	return a.bad.empty() && b.bad.empty() && a.offset == b.offset && a.provider == b.provider && a.name == b.name;
}

Notes read_all_notes(int fd)
{
	Notes notes;
	GElf_Ehdr header;
	uint64_t base = 0;
	Elf_Scn *found = nullptr;

	const ElfPtr elf = open_elf(fd);
	if (!elf || !gelf_getehdr(elf.get(), &header) || !is_ours(header))
		return notes;
	ElfImage image(elf.get());
	each_section(elf.get(), [&](Elf_Scn *section, const GElf_Shdr &of, std::string_view name) {
		if (name == ".note.stapsdt" && of.sh_type == SHT_NOTE && of.sh_size <= kMostNotes)
			found = section;
		else if (name == ".stapsdt.base")
			base = of.sh_addr;
	});
	Elf_Data *const data = found ? elf_getdata(found, nullptr) : nullptr;
	if (!data || !data->d_buf || !data->d_size)
		return notes;
	auto texts = std::make_shared<const std::string>(static_cast<const char *>(data->d_buf), data->d_size);
	read_section(data, *texts, base, image, notes.sites);
	notes.texts = std::move(texts);
	std::ranges::stable_sort(notes.sites, {}, [](const UserSite &site) {
		return std::tuple(site.bad.empty(), site.offset, site.provider, site.name);
	});
	notes.sites.erase(std::unique(notes.sites.begin(), notes.sites.end(), is_equal), notes.sites.end());
	return notes;
}

} // namespace

Notes read_notes(int fd)
{
	return within_memory([fd] { return read_all_notes(fd); }, Notes());
}

} // namespace dt::os
