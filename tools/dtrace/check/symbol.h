/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The meaning of a name with a backtick: a variable of the kernel or of a
 * module, or else a function. A name with several meanings is rejected, and the
 * message lists the names that distinguish them. Choosing one of them would be
 * a guess.
 */
#ifndef DTRACE_CHECK_SYMBOL_H
#define DTRACE_CHECK_SYMBOL_H

#include <deque>
#include <string>
#include <vector>

#include "check/call.h"
#include "check/checker_part.h"

namespace dt::check {

class KernelSymbols : CheckerPart {
public:
	explicit KernelSymbols(CheckerParts &parts) : CheckerPart(parts) {}

	typed::ExprPtr name(const std::string &text, Span span);
	/* percpu(`variable, cpu): a place, like the variable alone. */
	typed::ExprPtr percpu(const ast::Call &call, const Builtin &builtin, Span span);

	/* All variables that the program names; their addresses stay as they are. */
	std::deque<typed::KernelVariable> take() { return std::move(named_); }

private:
	typed::ExprPtr unknown(const VariableName &name, const std::string &text, Span span);
	typed::ExprPtr refer_to(typed::KernelVariable variable, Span span);
	bool can_be_read(const std::vector<KernelTypes::BtfVariable> &meanings, const std::string &text, Span span);

	std::deque<typed::KernelVariable> named_;
};

} // namespace dt::check

#endif
