/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The library inside the tool: the objects made from lib/NAME.bpf.c, as they came
 * from the compiler. The Makefile writes the function; bpf/object.h reads the
 * bytes. Which functions an object has is told beside it, because reading all
 * objects costs more than all else that a short program needs.
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
