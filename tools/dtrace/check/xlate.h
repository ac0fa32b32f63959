/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Translators: `translator T < input > { member = value; ... }`.
 *
 * Only the member that the program uses is expanded. So an error in another
 * member, or a type that this kernel lacks, does no harm. The expanded
 * expression has the span of its use, so errors and faults are shown there.
 *
 * The alternative is to build the struct and take a member of it. It would cost
 * more: psinfo_t alone has twenty members, and each needs several reads of
 * memory.
 */
#ifndef DTRACE_CHECK_XLATE_H
#define DTRACE_CHECK_XLATE_H

#include <deque>
#include <string>

#include "check/checker_part.h"
#include "check/inline.h"

namespace dt::check {

class Translators : CheckerPart {
public:
	explicit Translators(CheckerParts &parts) : CheckerPart(parts) {}

	void declare(const ast::TranslatorDecl &decl);
	/* xlate<T>(e) as a whole: to be assigned. */
	typed::ExprPtr value(const ast::Xlate &node, Span span);
	/* Member @name of @base, if @base is an xlate or an inline that is one; else nullptr. */
	typed::ExprPtr member(const ast::Expr &base, const std::string &name, bool arrow, Span span);
	/* The pointer @output to what a translator makes of @operand, to be kept; and a member of such a pointer. */
	typed::ExprPtr pointer_value(const Type *output, typed::ExprPtr operand, Span span);
	typed::ExprPtr member_of_value(typed::ExprPtr kept, const std::string &name, Span span);

private:
	struct Translator {
		const ast::TranslatorDecl *decl;
		const Type *output, *input;
		bool is_of_library;
	};

	typed::ExprPtr xlate_member(const ast::Xlate &node, const std::string &name, bool arrow, Span span);
	typed::ExprPtr translated_member(const Type *type, typed::ExprPtr operand, const std::string &name, bool arrow,
					 Span span);
	typed::ExprPtr member_value(const Translator &translator, const ast::TranslatorMember &member,
				    const Member &to);
	void check(const Translator &translator);
	const Translator *known(const Type *output, const Type *input) const;
	const Translator *find(const Type *output, const Type *input, Span span);

	std::deque<Translator> list_; /* found by type, so in a list */
};

} // namespace dt::check

#endif
