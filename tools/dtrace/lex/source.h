/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Source: the text of one program, and the values of $1 and $target.
 *
 * Each -n, -s, ... of the command line is one source. A span (base/diag.h) has
 * byte offsets into the text and the number of the source, 8 + 4 bytes. Lines
 * and columns are computed only when a message or a dump needs them.
 */
#ifndef DTRACE_LEX_SOURCE_H
#define DTRACE_LEX_SOURCE_H

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "base/diag.h"
#include "base/options.h"
#include "base/result.h"

namespace dt::lex {

/* The most bytes that a text may have. A Span counts them in 32 bits. */
constexpr size_t kMaxText = size_t(64) << 20;

struct Source {
	uint32_t number; /* index in Sources */
	ProgramKind kind;
	std::string file; /* "x.d", or "-n" for text from the command line */
	std::string text; /* as the preprocessor left it */
	/* For messages and "matched N probes": "x.d", or the text of -n. */
	std::string_view title() const { return kind == ProgramKind::Script ? std::string_view(file) : text; }
};

class Sources {
public:
	/* The reference stays valid. @text has at most kMaxText bytes. */
	const Source &add(ProgramKind kind, std::string file, std::string text);

	const Source &at(uint32_t number) const { return list_[number]; }
	size_t size() const { return list_.size(); }

	/* Lines and files are those that `#line 3 "x.h"` and cpp's `# 3 "x.h"` say. */
	SourcePlace place(Span span) const;
	std::string_view text(Span span) const;

	/* All diagnostics in the order they were found, as the user sees them. */
	std::string format(const Diags &diags, bool with_tags) const;

	/* Number and file of a line. */
	struct Line {
		uint32_t source = 0;
		size_t begin = 0; /* of the line in the text */
		uint32_t number = 0;
		std::string_view file;
	};

private:
	Line line_at(const Source &source, size_t begin) const;

	std::deque<Source> list_;
	mutable Line last_; /* that place() looked up, from which it goes on; so one thread at a time may call it */
};

/* The whole of @path, a script or a D library. A file of more than kMaxText bytes is an error. */
Result<std::string> read_text(const std::string &path);

/*
 * Text of the program given by @arg; reads the file of -s ("-": standard input) and runs cpp over it with -C. What cpp
 * has to say goes to @messages.
 */
Result<const Source *> read_source(const ProgramArg &arg, const Options &options, Sources &sources,
				   std::string &messages);

/* Values of macro variables. args[0] is the name of the tool, which is $0 outside of scripts. */
struct Macros {
	std::vector<std::string> args;
	int64_t target = -1; /* $target; -1: neither -c nor -p was given */
	int64_t pid = 0, ppid = 0, pgid = 0, sid = 0;
	int64_t uid = 0, euid = 0, gid = 0, egid = 0;
};

/* The macro variables of this process, with the given arguments after $0. */
Macros process_macros(std::string arg0, const std::vector<std::string> &args, int64_t target);

} // namespace dt::lex

#endif
