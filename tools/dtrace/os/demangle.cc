// SPDX-License-Identifier: GPL-2.0
/*
 * libiberty, the library of gcc and gdb, demangles C++ and both manglings of Rust. Without it, the demangler
 * of the C++ library is used. That one knows only C++ and the older mangling of Rust, which is C++'s with a
 * hash after the name.
 */
#include "os/demangle.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <memory>

#include "base/glob.h"

#ifdef HAVE_LIBIBERTY
/* It is a header of C that declares basename() in a way of its own. */
#define HAVE_DECL_BASENAME 1
#include <libiberty/demangle.h>
#else
#include <cxxabi.h>
#endif

namespace dt::os {

namespace {

char *demangled(const char *name)
{
#ifdef HAVE_LIBIBERTY
	return cplus_demangle(name, DMGL_PARAMS | DMGL_ANSI | DMGL_AUTO);
#else
	int status;

	return abi::__cxa_demangle(name, nullptr, nullptr, &status);
#endif
}

} // namespace

std::string demangle(const char *name)
{
	if (name[0] != '_' || (name[1] != 'Z' && name[1] != 'R'))
		return name;
	const std::unique_ptr<char, decltype(&std::free)> text(demangled(name), std::free);
	return text ? text.get() : name;
}

std::string description_of(std::string_view name)
{
	std::string text = demangle(std::string(name).c_str());

	std::ranges::replace_if(
		text, [](unsigned char c) { return !std::isalnum(c) && c != '_' && c != '.' && c != '-'; }, '?');
	return text;
}

bool matches_function(std::string_view pattern, std::string_view name)
{
	if (glob_match(pattern, name))
		return true;
	const std::string demangled = demangle(std::string(name).c_str());

	return demangled != name && glob_match(pattern, demangled);
}

} // namespace dt::os
