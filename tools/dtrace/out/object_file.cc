// SPDX-License-Identifier: GPL-2.0
/*
 * Builds an object file in memory; see object_file.h.
 *
 * The object has a name table and the note that its stack is not executable. Two
 * sections are so few that they are written out, and no library is needed.
 */
#include "out/object_file.h"

#include <elf.h>
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "base/fd.h"
#include "os/operand.h"

namespace dt::out {

std::string empty_object()
{
	constexpr char strings[] = "\0.shstrtab\0.note.GNU-stack";
	struct {
		Elf64_Ehdr header;
		char names[(sizeof(strings) + 7) & ~7ul];
		Elf64_Shdr sections[3];
	} object = {};
	Elf64_Ehdr &header = object.header;

	std::memcpy(header.e_ident, ELFMAG, SELFMAG);
	header.e_ident[EI_CLASS] = ELFCLASS64;
	header.e_ident[EI_DATA] = ELFDATA2LSB;
	header.e_ident[EI_VERSION] = EV_CURRENT;
	header.e_type = ET_REL;
	header.e_machine = os::kThisMachine == os::Machine::X86_64 ? EM_X86_64 : EM_AARCH64;
	header.e_version = EV_CURRENT;
	header.e_ehsize = sizeof(header);
	header.e_shoff = offsetof(decltype(object), sections);
	header.e_shentsize = sizeof(Elf64_Shdr);
	header.e_shnum = 3;
	header.e_shstrndx = 1;
	std::memcpy(object.names, strings, sizeof(strings));
	object.sections[1].sh_name = 1;
	object.sections[1].sh_type = SHT_STRTAB;
	object.sections[1].sh_offset = offsetof(decltype(object), names);
	object.sections[1].sh_size = sizeof(strings);
	object.sections[1].sh_addralign = 1;
	/* Without it, the linker makes the stack of the program executable. */
	object.sections[2].sh_name = sizeof("\0.shstrtab");
	object.sections[2].sh_type = SHT_PROGBITS;
	object.sections[2].sh_offset = offsetof(decltype(object), sections);
	object.sections[2].sh_addralign = 1;
	return std::string(reinterpret_cast<const char *>(&object), sizeof(object));
}

Status write_file(const std::string &path, std::string_view content)
{
	Fd fd(::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666));

	if (!fd)
		return Error{"cannot write " + path, errno};
	while (!content.empty()) {
		const ssize_t bytes = ::write(fd.get(), content.data(), content.size());

		if (bytes <= 0)
			return Error{"cannot write " + path, errno};
		content.remove_prefix(static_cast<size_t>(bytes));
	}
	return {};
}

} // namespace dt::out
