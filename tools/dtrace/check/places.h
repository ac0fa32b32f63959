/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Places: members, pointer targets, addresses.
 *
 * A place keeps its root. The root decides whether the place may be written,
 * whether it has an address, and whether it lies in the memory of the process.
 * A pointer that is read from the memory of the process points there, too.
 */
#ifndef DTRACE_CHECK_PLACES_H
#define DTRACE_CHECK_PLACES_H

#include <string>

#include "check/checker_part.h"
#include "check/node.h"
#include "check/type_names.h"

namespace dt::check {

class Places : CheckerPart {
public:
	explicit Places(CheckerParts &parts) : CheckerPart(parts) {}

	typed::ExprPtr member_of(typed::ExprPtr object, const std::string &member, Span span);
	/* Which member of @type may be meant by @member, which it does not have. */
	static std::string help_for_member(const Type *type, const std::string &member);
	/* Says that @type has no such member. */
	typed::ExprPtr member_error(const Type *type, const std::string &member, Span span);
	typed::ExprPtr dereference(typed::ExprPtr pointer, Span span);
	/* Is @place in memory that stays where it is? */
	static bool has_address(const typed::Expr &place);
	/* The address of @place as a pointer of @type. */
	typed::ExprPtr take_address(typed::ExprPtr place, const Type *type, Span span);
};

} // namespace dt::check

#endif
