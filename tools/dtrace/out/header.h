/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Output of dtrace -h and -G: a C header with the probes of the providers that a
 * program declares, and an empty object.
 */
#ifndef DTRACE_OUT_HEADER_H
#define DTRACE_OUT_HEADER_H

#include <string>
#include <string_view>

#include "typed/typed.h"

namespace dt::out {

/* The text of the header @file. Names that no macro can have are reported. */
std::string header_text(const typed::Program &program, std::string_view file, Diags &diags);

/* A relocatable ELF object of this machine without code and data. */
std::string empty_object();

/* Makes a file of @content, or makes it anew. */
Status write_file(const std::string &path, std::string_view content);

} // namespace dt::out

#endif
