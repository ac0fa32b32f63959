/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Demangles C++ and Rust names.
 *
 * Symbol tables have names that compilers have made of a name and its types. A user
 * knows the name in the source. demangle.cc says which library is used.
 */
#ifndef DTRACE_OS_DEMANGLE_H
#define DTRACE_OS_DEMANGLE_H

#include <string>

namespace dt::os {

/* "_ZN3foo3barEi" -> "foo::bar(int)"; other names as they are. */
std::string demangle(const char *name);

} // namespace dt::os

#endif
