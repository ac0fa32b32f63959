/* SPDX-License-Identifier: GPL-2.0 */
/*
 * -C: runs the C preprocessor on the text of a script.
 *
 * The machine's cpp is used; -x cpppath names another one. cpp writes line
 * markers, which Sources::place() reads, so that errors are shown where the
 * user wrote them.
 */
#ifndef DTRACE_LEX_PREPROCESS_H
#define DTRACE_LEX_PREPROCESS_H

#include <string>
#include <string_view>

#include "base/options.h"
#include "base/result.h"

namespace dt::lex {

struct Preprocessed {
	std::string text;
	std::string messages; /* warnings, and names of files with -H: for standard error */
};

/* @text is the text of @file. An error says what was run, and contains the output of cpp. */
Result<Preprocessed> preprocess(const std::string &file, std::string_view text, const Options &options);

} // namespace dt::lex

#endif
