/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Finds the line of D that each part of a listing comes from.
 *
 * Each instruction has the span of its expression. A listing shows whole lines
 * instead, because a reader compares the instructions with the program as it was
 * written.
 */
#ifndef DTRACE_GEN_SOURCE_LINES_H
#define DTRACE_GEN_SOURCE_LINES_H

#include <string>

#include "lex/source.h"

namespace dt::gen {

/*
 * For one listing, whose parts are requested in order. The text is "" while the line stays the same, so that a
 * long line is not repeated for each of its instructions.
 */
class SourceLines {
public:
	explicit SourceLines(const lex::Sources &sources) : sources_(sources) {}
	std::string operator()(Span span);

private:
	const lex::Sources &sources_;
	Span line_ = {UINT32_MAX, 0, 0}; /* the line that was last asked for; none yet */
};

} // namespace dt::gen

#endif
