/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Requests of records to the consumer: see gen::RequestAction. The consumer
 * executes a request when it prints the record: after writing the text that
 * precedes the request, and before the text that follows. So requests are in order with
 * all other data. If a clause ends early or its record is lost, its requests are
 * not executed.
 *
 * A new request needs a row in request.cc and one function.
 */
#ifndef DTRACE_OUT_REQUEST_H
#define DTRACE_OUT_REQUEST_H

#include <string>

#include "base/options.h"
#include "out/messages.h"
#include "out/output.h"
#include "out/print_names.h"
#include "out/tally.h"
#include "run/record.h"

namespace dt::out {

class Requests {
public:
	/* @options: what setopt() changes; @naming: how formats show addresses. */
	/* @tally: may be null if no record asks for anything about aggregations. */
	Requests(Output &output, Options &options, const Naming &naming, Tally *tally, const Messages &messages)
		: output_(output), options_(options), naming_(naming), tally_(tally), messages_(messages)
	{
	}

	/*
	 * Executes a request of the firing at @time, 0: not known. The text that precedes the request has been
	 * written. The output of the request goes to @out.
	 */
	void perform(const gen::RequestAction &request, run::RecordValues values, uint64_t time, std::string &out);

private:
	struct RequestRows;

	struct RequestArgs {
		const gen::RequestAction &request;
		run::RecordValues values;
		uint64_t time;
		std::string &out;
	};

	void system(const std::string &command);
	void reopen(const std::string &path);
	void set(run::RecordValues values);
	void aggregations(const RequestArgs &asked);

	Output &output_;
	Options &options_;
	const Naming &naming_;
	Tally *tally_;
	const Messages messages_;
};

} // namespace dt::out

#endif
