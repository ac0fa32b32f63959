/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Library functions: read from a BPF ELF object that clang made.
 *
 * What the linker needs from an object is small: the functions, what each
 * refers to, and the bytes of the data sections, which hold no addresses. Nothing in the file is
 * trusted: every offset and index is checked before it is used, and what
 * is not understood is an error that names the object and the function.
 *
 * A map is not defined by the library. It says `extern` and the linker finds
 * the map of that name among those of the program, so that sizes that depend
 * on options are decided in one place.
 */
#ifndef DTRACE_BPF_OBJECT_H
#define DTRACE_BPF_OBJECT_H

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "bpf/code.h"

namespace dt::bpf {

/* Constant or variable data; Reloc::symbol of a RefKind::Value names it. */
struct Data {
	std::string section; /* ".rodata.str1.1" */
	bool writable = false;
	uint32_t align = 1;
	std::vector<uint8_t> bytes;
};

enum class Binding : uint8_t { Local, Global, Weak };

struct LibraryFunction {
	Binding binding = Binding::Local;
	Function code;
};

struct Object {
	std::string name;			/* for messages: "str.bpf.o" */
	std::vector<LibraryFunction> functions; /* Reloc::local counts these */
	std::vector<Data> data;
};

/* @bytes are copied as far as needed and may go away afterwards. */
Result<Object> read_object(const std::string &name, std::span<const uint8_t> bytes);

} // namespace dt::bpf

#endif
