/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Library functions: read from a BPF ELF object that clang made.
 *
 * The linker needs three things from an object: its functions, their references, and the bytes
 * of the data sections, which hold no addresses. The reader does not trust the file: it checks
 * each offset and index before use. Anything that it does not understand is an error that names
 * the object and the function.
 *
 * The library defines no maps. It declares a map `extern`, and the linker finds
 * the map of that name in the program. So the sizes that depend on options are
 * decided in one place.
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
