// SPDX-License-Identifier: GPL-2.0
/*
 * The texts of programs, and spans as file, line and column.
 *
 * Lines are found by counting newlines when a message needs them, or the
 * kernel, which is told the line of each statement. Statements come in the order
 * of the text, so the count goes on from the last one. The same pass finds line
 * markers. (A line marker within a comment counts, too.)
 */
#include "lex/source.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <unistd.h>

#include "base/fd.h"
#include "lex/preprocess.h"

namespace dt::lex {

namespace {

constexpr std::string_view kOptionNames[] = {"-P", "-m", "-f", "-n", "-i"};

std::string_view skip_blanks(std::string_view text)
{
	return text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
}

/* `# 3 "x.h" 1`, `#line 3`, `#line 3 "x.h"`: where the next line comes from. */
bool read_line_marker(std::string_view line, Sources::Line &next)
{
	line = skip_blanks(line);
	if (!line.starts_with('#'))
		return false;
	line = skip_blanks(line.substr(1));
	if (line.starts_with("line"))
		line = skip_blanks(line.substr(4));

	uint64_t number = 0;
	size_t digits = 0;
	for (; digits < line.size() && line[digits] >= '0' && line[digits] <= '9'; digits++)
		number = std::min<uint64_t>(number * 10 + static_cast<uint64_t>(line[digits] - '0'), UINT32_MAX);
	if (digits == 0)
		return false;
	next.number = static_cast<uint32_t>(number);
	line = skip_blanks(line.substr(digits));
	if (line.starts_with('"') && line.find('"', 1) != std::string_view::npos)
		next.file = line.substr(1, line.find('"', 1) - 1);
	return true;
}

Error too_large(const std::string &what, size_t bytes)
{
	return Error{dt::format("%s has %zu bytes, more than %zu", what.c_str(), bytes, kMaxText)};
}

} // namespace

const Source &Sources::add(ProgramKind kind, std::string file, std::string text)
{
	assert(text.size() <= kMaxText);
	list_.push_back({static_cast<uint32_t>(list_.size()), kind, std::move(file), std::move(text)});
	return list_.back();
}

Sources::Line Sources::line_at(const Source &source, size_t begin) const
{
	const std::string_view text = source.text;

	if (last_.source != source.number || last_.begin > begin || last_.number == 0)
		last_ = {.source = source.number, .begin = 0, .number = 1, .file = source.file};
	while (last_.begin < begin) {
		const size_t end = text.find('\n', last_.begin);

		if (!read_line_marker(text.substr(last_.begin, end - last_.begin), last_))
			last_.number++;
		last_.begin = end + 1;
	}
	return last_;
}

SourcePlace Sources::place(Span span) const
{
	const Source &source = at(span.source);
	const std::string_view text = source.text;
	const size_t begin = std::min<size_t>(span.begin, text.size());
	const size_t newline = begin ? text.rfind('\n', begin - 1) : std::string_view::npos;
	const size_t line_begin = newline == std::string_view::npos ? 0 : newline + 1;
	const size_t line_end = std::min(text.find('\n', line_begin), text.size());
	const size_t end = std::clamp<size_t>(span.end, begin, std::max(begin, line_end));

	SourcePlace place;
	const Line line = line_at(source, line_begin);
	place.file = line.file;
	place.program = source.title();
	place.is_whole = span.is_whole();
	place.is_script = source.kind == ProgramKind::Script;
	place.line = line.number;
	place.column = static_cast<uint32_t>(begin - line_begin) + 1;
	place.width = std::max<uint32_t>(1, static_cast<uint32_t>(end - begin));
	place.line_text = text.substr(line_begin, line_end - line_begin);
	return place;
}

std::string_view Sources::text(Span span) const
{
	const std::string_view text = at(span.source).text;

	return text.substr(span.begin, span.end - span.begin);
}

std::string Sources::format(const Diags &diags, bool with_tags) const
{
	std::string out;
	std::set<uint32_t> named; /* sources whose program of many lines has been shown */

	for (const Diag &diag : diags.all()) {
		const SourcePlace origin = place(diag.origin.value_or(diag.span));
		SourcePlace at = place(diag.span);

		std::string first_line;
		if (const size_t end = at.program.find('\n');
		    end != at.program.npos && !named.insert(diag.span.source).second) {
			first_line = std::string(at.program.substr(0, end)) + " ...";
			at.program = first_line;
		}
		const SourcePlace other = place(diag.other.value_or(diag.span));
		out += format_diag(diag, at, diag.origin ? &origin : nullptr, diag.other ? &other : nullptr, with_tags);
	}
	if (diags.all().size() == Diags::kMax && diags.errors() > Diags::kMax)
		out += dt::format("dtrace: %zu more errors are not shown\n", diags.errors() - Diags::kMax);
	return out;
}

Result<std::string> read_text(const std::string &path)
{
	Result<std::string> text = read_file(path);

	if (text && text->size() > kMaxText)
		return too_large(path, text->size());
	return text;
}

Result<const Source *> read_source(const ProgramArg &arg, const Options &options, Sources &sources,
				   std::string &messages)
{
	if (arg.kind != ProgramKind::Script)
		return &sources.add(arg.kind, std::string(kOptionNames[static_cast<size_t>(arg.kind)]), arg.text);

	const std::string path = arg.text == "-" ? "/dev/stdin" : arg.text;
	auto text = read_text(path);
	if (!text) {
		const Error &error = text.error();

		/* In the words of other DTraces. */
		return error.tried == "cannot open " + path ? Error{"failed to open " + path, error.code} : error;
	}
	/* The mark of UTF-8 that some editors write. */
	if (text->starts_with("\xef\xbb\xbf"))
		text->erase(0, 3);
	if (options.cpp) {
		Result<Preprocessed> done = preprocess(arg.text, *text, options);

		if (!done)
			return done.error();
		messages += done->messages;
		*text = std::move(done->text);
		if (text->size() > kMaxText)
			return too_large(arg.text + " behind the preprocessor", text->size());
	}
	return &sources.add(arg.kind, arg.text, std::move(*text));
}

Macros process_macros(std::string arg0, const std::vector<std::string> &args, int64_t target)
{
	Macros macros;

	macros.args.push_back(std::move(arg0));
	macros.args.insert(macros.args.end(), args.begin(), args.end());
	macros.target = target;
	macros.pid = getpid();
	macros.ppid = getppid();
	macros.pgid = getpgid(0);
	macros.sid = getsid(0);
	macros.uid = getuid();
	macros.euid = geteuid();
	macros.gid = getgid();
	macros.egid = getegid();
	return macros;
}

} // namespace dt::lex
