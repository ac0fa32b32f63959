/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Which actions may follow each other in a clause. After speculate(), the
 * record goes to a speculation. A clause with commit() may have no other
 * output; behind discard(), aggregations may be changed.
 */
#ifndef DTRACE_CHECK_ORDER_H
#define DTRACE_CHECK_ORDER_H

#include "base/diag.h"
#include "type/builtins.h"

#include <string_view>

namespace dt::check {

class ActionOrder {
public:
	explicit ActionOrder(Diags &diags) : diags_(diags) {}

	void begin_clause() { speculates_ = records_ = false, ended_by_ = {}; }
	/* Adds the next action of the clause, and reports it if the actions before forbid it. */
	void add(const Builtin &builtin, Span span);

private:
	Diags &diags_;
	bool speculates_ = false, records_ = false; /* some action so far */
	std::string_view ended_by_;		    /* commit or discard, if the clause has it so far */
};

} // namespace dt::check

#endif
