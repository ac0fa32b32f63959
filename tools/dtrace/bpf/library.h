/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The library inside the tool: the objects compiled from lib/NAME.bpf.c. The
 * Makefile writes the function that returns them; bpf/object.h reads their bytes.
 * Each object comes with the list of its functions, because reading all objects
 * costs more than everything else that a short program needs.
 */
#ifndef DTRACE_BPF_LIBRARY_H
#define DTRACE_BPF_LIBRARY_H

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace dt::bpf {

struct LibraryFile {
	std::string_view name;			     /* "str.bpf.o" */
	std::span<const uint8_t> bytes;		     /* 8-aligned, read-only, always there */
	std::span<const std::string_view> functions; /* those that others can call */
};

std::vector<LibraryFile> library_files();

} // namespace dt::bpf

#endif
