/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The static probes of a program or library: its section .note.stapsdt.
 *
 *     each note: address of the instruction, of .stapsdt.base when it was linked,
 *                of the semaphore or 0; provider, name and arguments, each ended by a NUL
 *
 * Addresses are those of the linker. A tool that moves a linked file (prelink) does not update
 * the notes, but moves .stapsdt.base: the addresses are corrected by the same distance. The
 * kernel wants offsets in the file, which the program headers give. Section headers are not
 * used for that: only tools read them, and sections may be anywhere.
 */
#ifndef DTRACE_OS_NOTES_H
#define DTRACE_OS_NOTES_H

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "os/operand.h"

namespace dt::os {

/* A note of a file: an instruction that is a static probe. The texts live as long as the list of the file. */
struct UserSite {
	std::string_view provider, name; /* as the note has them */
	uint64_t offset = 0;		 /* of the instruction in the file */
	uint64_t semaphore = 0;		 /* of the counter of its users in the file; 0: there is none */
	std::vector<NoteArg> args;
	std::string bad; /* why it cannot be traced; "": it can */
};

struct Notes {
	std::shared_ptr<const std::string> texts; /* into which the sites' views point */
	std::vector<UserSite> sites;		  /* by offset; those that are bad come first */
};

/* Reads the notes of the file behind @fd. A file that is no ELF file of this machine has none. */
Notes read_notes(int fd);

} // namespace dt::os

#endif
