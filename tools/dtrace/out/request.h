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

#include <string>

#include "base/options.h"
#include "out/output.h"
#include "out/print_names.h"
#include "run/record.h"

namespace dt::out {

class Requests {
public:
	/* @options: what setopt() changes; @naming: how formats show addresses. */
	Requests(Output &output, Options &options, const Naming &naming)
		: output_(output), options_(options), naming_(naming)
	{
	}

	/* What is to be printed before it has been written. */
	void perform(const gen::RequestAction &request, run::Values values);

private:
	friend struct RequestRows;

	void system(const std::string &command);
	void reopen(const std::string &path);
	void set(run::Values values);

	Output &output_;
	Options &options_;
	const Naming &naming_;
};

} // namespace dt::out

#endif
