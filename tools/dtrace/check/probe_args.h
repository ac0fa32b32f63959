/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The type of args[n] comes from the prototype of the probed function, or from
 * another description of the probe. All probes of the clause must agree on it.
 */
#ifndef DTRACE_CHECK_PROBE_ARGS_H
#define DTRACE_CHECK_PROBE_ARGS_H

#include <utility>
#include <vector>

#include "check/node.h"
#include "type/btf.h"

namespace dt::check {

class ProbeArguments {
public:
	ProbeArguments(ProbeTable &probes, KernelTypes &kernel, Diags &diags)
		: probes_(probes), kernel_(kernel), diags_(diags)
	{
	}

	/* From now on, a clause of these probes is checked; nullptr: none. Returns the previous value. */
	const std::vector<uint32_t> *set_clause(const std::vector<uint32_t> *ids) { return std::exchange(ids_, ids); }

	/*
	 * The inline of a D library that args[@index] stands for in all probes of the clause. Empty: argument() knows
	 * the argument, or the error.
	 */
	std::string_view translated(const typed::Expr &index) const;
	/* The inline of a D library that arg@number stands for. Empty: the value of the event itself. */
	std::string_view translated_word(unsigned number) const;
	/* Guards, and inlines that words stand for, are about what the event has. */
	void set_untranslated(bool is) { is_untranslated_ = is; }
	/* args[@index] */
	typed::ExprPtr argument(const typed::Expr &index, Span span);

private:
	/* After a message: args[@number] is translated, and not the same in all probes of the clause. */
	bool differs(unsigned number, Span span);
	/* The type in all probes of the clause; nullptr after a message. */
	const Type *common_type(unsigned number, Span span);

	ProbeTable &probes_;
	KernelTypes &kernel_;
	Diags &diags_;
	const std::vector<uint32_t> *ids_ = nullptr;
	bool is_untranslated_ = false;
};

} // namespace dt::check

#endif
