/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Declarations of D libraries, added to a program when it uses them.
 *
 * A library is searched for a name if neither the program nor D defines it. The
 * declaration that is found is checked as if it stood before the current clause,
 * and the name is looked up again. Declarations of the program take precedence.
 * An assignment to an unknown name never searches libraries: it declares a
 * variable even if a library has the name. So a program that uses no library
 * reads none.
 *
 * If a library has an error, or this kernel lacks a type, the error is reported
 * at the clause that uses the name. A translator that cannot be declared is
 * skipped, because the program may mean another translator to the same type.
 */
#ifndef DTRACE_CHECK_LIBRARY_NAMES_H
#define DTRACE_CHECK_LIBRARY_NAMES_H

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "check/expand.h"
#include "check/scope.h"
#include "dlib/dlib.h"

namespace dt::check {

class Libraries {
public:
	/* Declares an item as if it stood outside of all clauses. */
	using Declare = std::function<void(const ast::Item &)>;

	/* @libraries may be null. */
	Libraries(dlib::DLibraries *libraries, const NameTable &scope, Expansions &expansions, Diags &diags,
		  Declare declare)
		: libraries_(libraries), scope_(scope), expansions_(expansions), diags_(diags),
		  declare_(std::move(declare))
	{
	}

	/* Declares what a library has under the name that stands at @use. True if it did. */
	bool bring_in(dlib::LibraryName kind, std::string_view name, Span use);
	/*
	 * Declares all translators to @output that can be declared. Returns the reason why the last of the
	 * others cannot, or "".
	 */
	std::string bring_in_translators(const Type *output);
	/*
	 * The meaning of the plain @name in the program or in a library. nullptr for unknown names and for
	 * names of D itself.
	 */
	const PlainName *find_plain_name(const std::string &name, Span use);
	/* Names of libraries that may have been meant. */
	void consider(dlib::LibraryName kind, NearName &near);
	/* Is a declaration of a library being declared? */
	bool is_declaring() const { return is_declaring_; }

private:
	bool declare_item(const ast::Item &item);

	dlib::DLibraries *libraries_;
	const NameTable &scope_;
	Expansions &expansions_;
	Diags &diags_;
	Declare declare_;
	std::unordered_map<const ast::Item *, unsigned> declared_; /* and how often */
	bool is_declaring_ = false;
};

} // namespace dt::check

#endif
