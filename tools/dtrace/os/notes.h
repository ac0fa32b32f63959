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
#ifndef DTRACE_SYM_NOTES_H
#define DTRACE_SYM_NOTES_H

#include <memory>
#include <string>
#include <vector>

#include "probe/user_sites.h"

namespace dt::sym {

struct Notes {
	std::shared_ptr<const std::string> texts; /* into which the sites' views point */
	std::vector<UserSite> sites;		  /* by offset; those that are bad come first */
};

/* Reads the notes of the file behind @fd. A file that is no ELF file of this machine has none. */
Notes read_notes(int fd);

} // namespace dt::sym

#endif
