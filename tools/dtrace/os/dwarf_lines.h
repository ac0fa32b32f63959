/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The line of source of an address, and the functions that the compiler has expanded there, from the DWARF of a file
 * or its debug file. In memory, all of them are one frame:
 *
 *     add (list.h:12)        was expanded in
 *     fill (list.c:40)       which was expanded in
 *     main (list.c:55)       the function that the symbol is of
 */
#ifndef DTRACE_OS_DWARF_LINES_H
#define DTRACE_OS_DWARF_LINES_H

#include <cstdint>
#include <string>
#include <vector>

struct Dwfl_Module;

namespace dt::os {

struct SourceFrame {
	std::string function; /* "" of the last one, which has a symbol */
	std::string file;     /* the last part of its path */
	uint64_t line = 0;

	bool operator==(const SourceFrame &) const = default;
};

/* The frames from the innermost one on; none if the line is not known. libdw, which made @module, has been loaded. */
std::vector<SourceFrame> source_frames(Dwfl_Module *module, uint64_t address);

/* " (list.c:40)" */
void add_line(const SourceFrame &frame, std::string &out);

} // namespace dt::os

#endif
