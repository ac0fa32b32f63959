/* SPDX-License-Identifier: GPL-2.0 */
/*
 * D libraries: files of inlines, types and translators.
 *
 * The libraries are the tool's own (or those of -x syslibdir) and the files *.d
 * of each -L directory. A program that uses no library does not pay for them.
 * Files are read when check() meets the first unknown name, and are only scanned
 * for the names that they declare. A declaration is parsed when its name is
 * looked up, and only then are its errors reported.
 *
 * A file with `#pragma D depends_on module NAME` (or provider, or library) is
 * skipped if the dependency is missing.
 */
#ifndef DTRACE_DLIB_DLIB_H
#define DTRACE_DLIB_DLIB_H

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/diag.h"
#include "base/options.h"
#include "ast/ast.h"
#include "parse/parse.h"
#include "lex/source.h"
#include "probe/probe.h"
#include "type/btf.h"

namespace dt::dlib {

/* What a name of a library stands for. */
enum class LibraryName : uint8_t {
	Identifier, /* an inline, a variable, a constant of an enum */
	Typedef,
	Struct, /* tag; only where it is defined */
	Union,
	Enum,
	Translator, /* type of the result: "psinfo_t", "struct out" */
	Provider,
	kCount
};

/* The questions of depends_on. Either function may be empty: then the answer is no. */
struct LibraryHost {
	std::function<bool(std::string_view)> has_module, has_provider;
};

/* Is @name, or "mod`name", a type of the kernel? An IsType for parse(). */
bool is_type_name(KernelTypes &kernel, std::string_view name);

/* This machine: modules that are loaded or built in, providers that have probes. @probes must live as long. */
LibraryHost library_host(ProbeTable &probes);

class DLibraries {
public:
	/*
	 * Reads nothing yet. Sources of libraries are added to @sources, errors go to @diags; both must live as long as
	 * this object.
	 */
	DLibraries(const Options &options, lex::Sources &sources, Diags &diags, LibraryHost host,
		   parse::IsType is_type = {});
	~DLibraries();
	DLibraries(const DLibraries &) = delete;
	DLibraries &operator=(const DLibraries &) = delete;

	/*
	 * The items that declare @name, in the order of their files (own libraries first). They live as long as this
	 * object, and the same question returns the same addresses. A Translator can have several, whose inputs
	 * differ; for all other names the first one counts. For a constant of an enum, the item contains the enum.
	 * Empty if there is none, or if it has a syntax error, which is then in @diags.
	 */
	std::vector<const ast::Item *> find(LibraryName kind, std::string_view name);

	/* Offers all names of that kind to @near. */
	void consider(LibraryName kind, NearName &near);

	/* @text, the companion of a probe, as a program of -s; it lives as long as this object. */
	const ast::Program &companion(std::string_view text);

	/* `#pragma D depends_on` of the program @list itself (D_PRAGMA_DEPEND, D_PRAGMA_INVAL, D_PRAGMA_MALFORM). */
	void check_depends(const lex::TokenList &list);

private:
	struct Impl;

	std::unique_ptr<Impl> impl_;
};

/* The libraries within the tool; made by the Makefile from dlib/ *.d. */
struct LibraryText {
	std::string_view name; /* "errno.d" */
	std::string_view text;
};
std::vector<LibraryText> own_libraries();

} // namespace dt::dlib

#endif
