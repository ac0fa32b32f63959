/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What records ask the consumer to do: see gen::RequestAction. It is done when
 * the record is printed, after the text in front of it has been written and
 * before that behind it, so that it is in order with all other data. A
 * clause that ended early asked for nothing, and a record that was lost neither.
 *
 * A new one is a row in request.cc and one function.
 */
#ifndef DTRACE_OUT_REQUEST_H
#define DTRACE_OUT_REQUEST_H

#include "out/output.h"
#include "run/record.h"

namespace dt::out {

class Requests {
public:
	explicit Requests(Output &output) : output_(output) {}

	/* What is to be printed before it has been written. */
	void perform(const gen::RequestAction &request, run::Values values);

private:
	friend struct RequestRows;

	Output &output_;
};

} // namespace dt::out

#endif
