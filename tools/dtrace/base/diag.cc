// SPDX-License-Identifier: GPL-2.0
/*
 * Collects errors and formats them.
 *
 * The first line keeps the wording of DTrace of Solaris, because scripts and
 * test suites look for it. The second and third lines show the source, in the
 * form file:line:column that editors understand. Long lines are cut to a window
 * around the error. Tabs become single blanks, so that the caret is aligned.
 */
#include "base/diag.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>

#include "base/words.h"

namespace dt {

namespace {

constexpr std::string_view kTagNames[] = {
#define DIAG(tag, text) #tag,
#include "base/diag_tags.def"
#undef DIAG
};

/* What DTrace of Solaris says instead of a line number for text from the command line. */
std::string_view region_text(Region region)
{
	switch (region) {
	case Region::Predicate: return "in predicate: ";
	case Region::Actions: return "in action list: ";
	case Region::Declaration: return "in declaration: ";
	case Region::None:
	case Region::Probes:
	case Region::Enabling: break;
	}
	return "";
}

bool is_continuation(char c)
{
	return (static_cast<unsigned char>(c) & 0xc0) == 0x80;
}

/* Columns that @text takes on a terminal, if every code point takes one. */
size_t columns(std::string_view text)
{
	return static_cast<size_t>(std::count_if(text.begin(), text.end(), [](char c) { return !is_continuation(c); }));
}

/* The source line, cut to a window around the error, and the caret under it. */
void append_excerpt(std::string &out, const SourcePlace &place)
{
	constexpr size_t kWindow = 100;
	const std::string_view line = place.line_text;
	const size_t at = std::min<size_t>(place.column - 1, line.size());
	size_t first = 0;
	size_t last = line.size();

	if (line.size() > kWindow) {
		first = at > kWindow / 2 ? at - kWindow / 2 : 0;
		while (first > 0 && is_continuation(line[first]))
			first--;
		last = std::min(line.size(), first + kWindow);
		while (last < line.size() && is_continuation(line[last]))
			last++;
	}

	std::string head = "  " + std::string(place.file) + format(":%u:%u: ", place.line, place.column);
	if (first > 0)
		head += "...";
	const size_t indent = columns(head) + columns(line.substr(first, at - first));
	const size_t width = std::max<size_t>(1, columns(line.substr(at, std::min<size_t>(place.width, last - at))));

	out += head;
	for (char c : line.substr(first, last - first))
		out += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
	if (last < line.size())
		out += "...";
	out += '\n';
	out.append(indent, ' ');
	out += '^';
	out.append(width - 1, '~');
	out += '\n';
}

} // namespace

std::string count_of(size_t number, std::string_view noun)
{
	return std::to_string(number) + ' ' + std::string(noun) + (number == 1 ? "" : "s");
}

std::string format(const char *fmt, ...)
{
	va_list args, again;

	va_start(args, fmt);
	va_copy(again, args);
	const int size = std::vsnprintf(nullptr, 0, fmt, args);
	va_end(args);
	std::string text(size > 0 ? static_cast<size_t>(size) : 0, '\0');
	if (size > 0)
		std::vsnprintf(text.data(), text.size() + 1, fmt, again);
	va_end(again);
	return text;
}

std::string_view tag_name(Tag tag)
{
	return kTagNames[static_cast<size_t>(tag)];
}

std::string Diags::rewind(Mark mark)
{
	std::string first = list_.size() > mark.listed ? list_[mark.listed].text : "";

	list_.erase(list_.begin() + static_cast<ptrdiff_t>(mark.listed), list_.end());
	errors_ = mark.errors;
	return first;
}

/* Where the text comes from that stands at @span. */
std::optional<Span> Diags::origin(Span span) const
{
	const bool is_use = use_ && span == use_->place;

	if (span.is_whole())
		return {};
	if (use_ && !(is_use && use_->text == use_->place))
		return is_use ? use_->text : span;
	for (const Use &use : uses_)
		if (use.place == span)
			return use.text;
	return {};
}

void Diags::add(Severity severity, Tag tag, Span span, std::string text, std::string help)
{
	const std::optional<Span> from = origin(span);
	const Span at = use_ && !span.is_whole() ? use_->place : span;

	if (severity == Severity::Error)
		errors_++;
	/*
	 * The text of an inline is checked at each use: an error in the text is reported once, a wrong use each
	 * time.
	 */
	for (const Diag &said : list_)
		if (said.tag == tag && said.text == text && (said.span == at || (use_ && from && said.origin == from)))
			return;
	if (list_.size() < most_)
		list_.push_back({tag, severity, region_, at, std::move(text), std::move(help), from});
}

void Diags::error(Tag tag, Span span, std::string text, std::string help)
{
	add(Severity::Error, tag, span, std::move(text), std::move(help));
}

void Diags::conflict(Tag tag, Span span, std::string text, std::string help, Span other, std::string other_text)
{
	const size_t before = list_.size();

	add(Severity::Error, tag, span, std::move(text), std::move(help));
	if (list_.size() == before || other == list_.back().span)
		return;
	list_.back().other = other;
	list_.back().other_text = std::move(other_text);
}

void Diags::warning(Tag tag, Span span, std::string text, std::string help)
{
	add(Severity::Warning, tag, span, std::move(text), std::move(help));
}

void Diags::explain(Tag tag, std::string_view text, const std::string &help)
{
	for (Diag &said : list_)
		if (said.tag == tag && said.text == text)
			said.help = help;
}

void Diags::keep_few()
{
	most_ = kMax;
	if (list_.size() > kMax)
		list_.resize(kMax, list_.back());
}

size_t Diags::drop(const std::function<bool(const Diag &)> &is_wrong)
{
	const auto is_error = [](const Diag &said) { return said.severity == Severity::Error; };
	const size_t dropped = std::erase_if(list_, [&](const Diag &said) { return is_error(said) && is_wrong(said); });

	errors_ = static_cast<size_t>(std::ranges::count_if(list_, is_error));
	return dropped;
}

std::string format_diag(const Diag &diag, const SourcePlace &place, const SourcePlace *origin, const SourcePlace *other,
			bool with_tag)
{
	std::string out = "dtrace: ";

	const bool is_enabling = diag.region == Region::Enabling;

	if (diag.severity == Severity::Warning)
		out += "warning: ";
	else if (is_enabling)
		out += "could not enable tracing: ";
	else if (place.is_script)
		out += "failed to compile script ";
	else
		out += "invalid probe specifier ";
	if (!is_enabling) {
		out += place.program;
		out += ": ";
	}
	if (with_tag) {
		out += '[';
		out += tag_name(diag.tag);
		out += "] ";
	}
	if (place.is_script && !place.is_whole && !is_enabling)
		out += format("line %u: ", place.line);
	else if (!place.is_script)
		out += region_text(diag.region);
	out += diag.text;
	out += '\n';
	if (!place.is_whole)
		append_excerpt(out, place);
	if (!diag.help.empty())
		out += "  " + diag.help + '\n';
	if (other) {
		out += "  " + diag.other_text + ":\n";
		append_excerpt(out, *other);
	}
	if (origin && !origin->is_whole) {
		out += "  expanded from:\n";
		append_excerpt(out, *origin);
	}
	return out;
}

namespace {

/* Edit distance with swaps of neighbours; given up (returns @limit) when it cannot stay below @limit. */
size_t edit_distance(std::string_view a, std::string_view b, size_t limit)
{
	constexpr size_t kLongest = 64;
	const size_t longer = std::max(a.size(), b.size());
	const size_t shorter = std::min(a.size(), b.size());

	if (longer > kLongest || longer - shorter >= limit)
		return limit;

	size_t rows[3][kLongest + 1];
	size_t *before = rows[0], *above = rows[1], *row = rows[2];

	for (size_t j = 0; j <= b.size(); j++)
		above[j] = j;
	for (size_t i = 1; i <= a.size(); i++) {
		size_t best = row[0] = i;

		for (size_t j = 1; j <= b.size(); j++) {
			const size_t change = a[i - 1] == b[j - 1] ? 0 : 1;

			row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + change});
			if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
				row[j] = std::min(row[j], before[j - 2] + 1);
			best = std::min(best, row[j]);
		}
		if (best >= limit)
			return limit;
		size_t *const oldest = before;
		before = above;
		above = row;
		row = oldest;
	}
	return std::min(above[b.size()], limit);
}

} // namespace

void NearName::consider(std::string_view candidate)
{
	/* A third of the letters may differ, at least one, at most three. */
	const size_t allowed = std::clamp<size_t>(wanted_.size() / 3, 1, 3);
	const size_t limit = std::min(allowed + 1, distance_);

	if (wanted_.size() < 2 || candidate == wanted_)
		return;
	if (equal_but_for_case(candidate, wanted_)) {
		distance_ = 0;
		best_ = candidate;
		return;
	}
	const size_t distance = edit_distance(wanted_, candidate, limit);
	if (distance < limit) {
		distance_ = distance;
		best_ = candidate;
	}
}

std::string NearName::hint() const
{
	return best_.empty() ? std::string() : "did you mean " + std::string(best_) + "?";
}

} // namespace dt
