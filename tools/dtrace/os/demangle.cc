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

/*
 * A name of some hundred bytes can stand for any number of them, as a part may stand for two copies of the part before.
 * Such a name is not demangled. (No name of a compiler comes near.)
 */
constexpr size_t kMostBytes = 1u << 14;

#ifdef HAVE_LIBIBERTY
struct TooLong {};

/* The callback of libiberty, which cannot be told to stop otherwise. It holds nothing while it calls. */
void append(const char *text, size_t bytes, void *to)
{
	std::string &out = *static_cast<std::string *>(to);

	if (bytes > kMostBytes - out.size())
		throw TooLong();
	out.append(text, bytes);
}

std::string demangled(const char *name)
{
	constexpr int options = DMGL_PARAMS | DMGL_ANSI | DMGL_AUTO;
	std::string out;

	try {
		if (rust_demangle_callback(name, options, append, &out))
			return out;
		out.clear();
		return cplus_demangle_v3_callback(name, options, append, &out) ? out : "";
	} catch (const TooLong &) {
		return {};
	}
}
#else
/* It has no callback. The text doubles where a part is named twice: S and T begin such names. */
std::string demangled(const char *name)
{
	constexpr ptrdiff_t most = 40;
	const std::string_view text(name);
	int status;

	if (std::ranges::count_if(text, [](char c) { return c == 'S' || c == 'T'; }) > most)
		return {};
	const std::unique_ptr<char, decltype(&std::free)> made(abi::__cxa_demangle(name, nullptr, nullptr, &status),
							       std::free);
	return made ? made.get() : "";
}
#endif

} // namespace

std::string demangle(const char *name)
{
	if (name[0] != '_' || (name[1] != 'Z' && name[1] != 'R'))
		return name;
	std::string text = demangled(name);
	return text.empty() ? name : text;
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
