// SPDX-License-Identifier: GPL-2.0
/*
 * Texts of programs, and spans made readable.
 *
 * Lines are found by counting newlines when a message needs them: that happens
 * a few times in a run that has failed, and never in one that works.
 */
#include "lang/source.h"

#include <algorithm>
#include <unistd.h>

#include "base/fd.h"

namespace dt {

namespace {

constexpr size_t kMaxText = size_t(64) << 20;

constexpr std::string_view kOptionNames[] = {"-P", "-m", "-f", "-n", "-i"};

} // namespace

const Source &Sources::add(ProgramKind kind, std::string file, std::string text)
{
	if (text.size() > kMaxText)
		text.resize(kMaxText);
	list_.push_back({static_cast<uint32_t>(list_.size()), kind, std::move(file), std::move(text)});
	return list_.back();
}

Place Sources::place(Span span) const
{
	const Source &source = at(span.source);
	const std::string_view text = source.text;
	const size_t begin = std::min<size_t>(span.begin, text.size());
	const size_t newline = begin ? text.rfind('\n', begin - 1) : std::string_view::npos;
	const size_t line_begin = newline == std::string_view::npos ? 0 : newline + 1;
	const size_t line_end = std::min(text.find('\n', line_begin), text.size());
	const size_t end = std::clamp<size_t>(span.end, begin, std::max(begin, line_end));

	Place place;
	place.file = source.file;
	place.program = source.title();
	place.is_whole = span.is_whole();
	place.is_script = source.kind == ProgramKind::Script;
	place.line = 1 + static_cast<uint32_t>(std::count(text.begin(), text.begin() + static_cast<ptrdiff_t>(begin),
							  '\n'));
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

	for (const Diag &diag : diags.all())
		out += format_diag(diag, place(diag.span), with_tags);
	if (diags.errors() > Diags::kMax)
		out += dt::format("dtrace: %zu more errors are not shown\n", diags.errors() - Diags::kMax);
	return out;
}

Result<const Source *> read_source(const ProgramArg &arg, Sources &sources)
{
	if (arg.kind != ProgramKind::Script)
		return &sources.add(arg.kind, std::string(kOptionNames[static_cast<size_t>(arg.kind)]), arg.text);

	auto text = read_file(arg.text == "-" ? "/dev/stdin" : arg.text);
	if (!text)
		return text.error();
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

} // namespace dt
