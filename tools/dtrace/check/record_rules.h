/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Which actions may follow each other in a clause. After speculate(), the
 * record goes to a speculation. A clause with commit() may record no data, and
 * change no aggregation after it. discard() says nothing about the clause's own
 * record: all but speculate() may stand before it and after it.
 */
#ifndef DTRACE_CHECK_RECORD_RULES_H
#define DTRACE_CHECK_RECORD_RULES_H

#include "base/diag.h"
#include "type/builtins.h"

namespace dt::check {

class ActionOrder {
public:
	explicit ActionOrder(Diags &diags) : diags_(diags) {}

	void begin_clause() { speculates_ = commits_ = discards_ = records_ = false; }
	/* Adds the next action of the clause, and reports it if the actions before forbid it. */
	void add(const Builtin &builtin, Span span);

private:
	Diags &diags_;
	/* Has an action of the clause done so? */
	bool speculates_ = false, commits_ = false, discards_ = false, records_ = false;
};

} // namespace dt::check

#endif
