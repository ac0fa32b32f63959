/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The message about a program that the verifier rejects. What the compiler accepts must load, so this is an error of
 * the tool. The message has what somebody needs who is to find the error.
 */
#ifndef DTRACE_OUT_REJECTED_H
#define DTRACE_OUT_REJECTED_H

#include <string>

#include "lex/source.h"
#include "run/session.h"

namespace dt::out {

/* Several lines, without the last newline: the line of D, the instruction, the verifier's reason, and where to report. */
std::string rejection_text(const run::Rejection &rejection, const lex::Sources &sources);

} // namespace dt::out

#endif
