/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What the tool says while it traces, beside the data: messages and losses. They go to standard error.
 */
#ifndef DTRACE_OUT_MESSAGES_H
#define DTRACE_OUT_MESSAGES_H

#include <string>
#include <string_view>

#include "base/options.h"

namespace dt::out {

enum class LossKind : uint8_t {
	Records,       /* firings without a record, on a CPU */
	Aggregation,   /* firings that an aggregation had no room for, on a CPU */
	Variables,     /* assignments that found no memory */
	Speculative,   /* records that a speculation had no room for */
	NoSpeculation, /* speculation() without a free number */
	ErrorFaults,   /* faults in clauses of ERROR */
	Skipped,       /* firings of function probes that ran no program */
};

struct Loss {
	LossKind kind;
	uint64_t count = 0;
	unsigned cpu = 0;		/* of kinds that are counted for each */
	std::string_view aggregation{}; /* its name, without @ */
};

/* "9841 drops on CPU 0", "3 aggregation drops on CPU 1 (@a)" */
std::string loss_text(const Loss &loss);

class Messages {
public:
	explicit Messages(const Options &options) : droptags_(options.droptags) {}

	void say(const std::string &text) const;
	void say(const Loss &loss) const;

private:
	bool droptags_;
};

} // namespace dt::out

#endif
