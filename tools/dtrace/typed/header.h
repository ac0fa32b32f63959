/* SPDX-License-Identifier: GPL-2.0 */
/*
 * dtrace -h: a C header with the probes of the providers that a program declares.
 *
 * A program that wants static probes includes the header, and uses its macros.
 * header.cc says what a macro becomes, and why other DTraces need -G.
 */
#ifndef DTRACE_TYPED_HEADER_H
#define DTRACE_TYPED_HEADER_H

#include <string>
#include <string_view>

#include "typed/typed.h"

namespace dt::typed {

/* The text of the header @file. Names that no macro can have are reported. */
std::string header_text(const Program &program, std::string_view file, Diags &diags);

} // namespace dt::typed

#endif
