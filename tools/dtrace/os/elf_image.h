/* SPDX-License-Identifier: GPL-2.0 */
/* What the headers of an ELF file say, for all who read files of programs by libelf. */
#ifndef DTRACE_OS_ELF_IMAGE_H
#define DTRACE_OS_ELF_IMAGE_H

#include <gelf.h>

#include <memory>
#include <string_view>
#include <vector>

namespace dt::os {

struct EndElf {
	void operator()(Elf *elf) const { elf_end(elf); }
};
using ElfPtr = std::unique_ptr<Elf, EndElf>;

/* The file behind @fd, which stays the caller's; nullptr: libelf cannot read it. */
inline ElfPtr open_elf(int fd)
{
	elf_version(EV_CURRENT);
	/* Not mapped: the file may be cut while it is read. */
	return ElfPtr(elf_begin(fd, ELF_C_READ, nullptr));
}

/* The segments that are mapped into memory. */
inline std::vector<GElf_Phdr> load_segments(Elf *elf)
{
	std::vector<GElf_Phdr> segments;
	size_t count = 0;

	if (elf_getphdrnum(elf, &count) != 0)
		count = 0;
	for (size_t i = 0; i < count; i++) {
		GElf_Phdr header;

		if (gelf_getphdr(elf, static_cast<int>(i), &header) && header.p_type == PT_LOAD)
			segments.push_back(header);
	}
	return segments;
}

/* Calls visit(Elf_Scn *, const GElf_Shdr &, std::string_view name) for each section. */
template <typename Visit>
void each_section(Elf *elf, Visit visit)
{
	size_t names = 0;

	if (elf_getshdrstrndx(elf, &names) != 0)
		return;
	for (Elf_Scn *section = nullptr; (section = elf_nextscn(elf, section));) {
		GElf_Shdr header;

		if (!gelf_getshdr(section, &header))
			continue;
		const char *name = elf_strptr(elf, names, header.sh_name);
		visit(section, header, std::string_view(name ? name : ""));
	}
}

} // namespace dt::os

#endif
