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
#include <string_view>

namespace dt::os {

/* "_ZN3foo3barEi" -> "foo::bar(int)"; other names as they are. */
std::string demangle(const char *name);

/*
 * The demangled name as a pattern for a probe description: ? stands for each character that a description cannot have.
 * "_ZN3foo3barEi" -> "foo??bar?int?"
 */
std::string description_of(std::string_view name);

/* Does @pattern match @name, or the name that it is demangled to? */
bool matches_function(std::string_view pattern, std::string_view name);

} // namespace dt::os

#endif
