// SPDX-License-Identifier: GPL-2.0
/*
 * Turns the `format` file of a record into arguments.
 *
 * Its lines are C declarations that the kernel's macros generate, so they have
 * few forms: the words of a type, a name, and perhaps one pair of brackets. All
 * other lines are skipped.
 */
#include "probe/tracepoint.h"

#include <algorithm>

#include "base/fd.h"
#include "base/each_line.h"
#include "base/number.h"
#include "base/words.h"
#include "probe/user_sites.h"

namespace dt {

namespace {

/* PERF_MAX_TRACE_SIZE: no record is longer. */
constexpr unsigned kMaxRecord = 8192;

struct FormatField {
	std::string_view type, name;
	bool is_array = false, is_signed = false;
	unsigned offset = 0, size = 0;
};

/* "int x" or "char x[16]": takes the brackets and the name off, from the end. */
void split_declaration(std::string_view text, FormatField &field)
{
	const size_t bracket = text.find('[');
	size_t end = text.size();

	if (text.ends_with(']') && bracket != std::string_view::npos) {
		field.is_array = true;
		end = bracket;
	}
	size_t begin = end;
	while (begin > 0 && is_word_char(text[begin - 1]))
		begin--;
	field.name = text.substr(begin, end - begin);
	field.type = trim(text.substr(0, begin));
}

/* The number after @key, as in "\tsize:16;". */
bool find_number(std::string_view line, std::string_view key, unsigned &number)
{
	const size_t at = line.find(key);

	if (at == std::string_view::npos)
		return false;
	line.remove_prefix(at + key.size());
	const std::optional<unsigned> found = take_number<unsigned>(line);
	number = found.value_or(0);
	return found.has_value();
}

bool parse_field(std::string_view line, FormatField &field)
{
	constexpr std::string_view key = "\tfield:";
	const size_t end = line.find(';');
	unsigned is_signed = 0;

	if (!line.starts_with(key) || end == std::string_view::npos)
		return false;
	split_declaration(line.substr(key.size(), end - key.size()), field);
	const std::string_view rest = line.substr(end);
	if (field.name.empty() || field.type.empty() || !find_number(rest, "\toffset:", field.offset) ||
	    !find_number(rest, "\tsize:", field.size) || !find_number(rest, "\tsigned:", is_signed))
		return false;
	field.is_signed = is_signed;
	return field.offset < kMaxRecord && field.size <= kMaxRecord - field.offset;
}

/* Takes @word off the beginning of @type. */
bool take_word(std::string_view &type, std::string_view word)
{
	if (!type.starts_with(word) || type.size() == word.size() || is_word_char(type[word.size()]))
		return false;
	type = trim(type.substr(word.size()));
	return true;
}

bool is_number(const FormatField &field)
{
	const std::string_view type = field.type;
	const bool is_composite = (type.starts_with("struct ") || type.starts_with("union ")) && !type.ends_with('*');

	return !field.is_array && !is_composite &&
	       (field.size == 1 || field.size == 2 || field.size == 4 || field.size == 8);
}

/* Sets field.type to that of the number, or of the first element where an address is. */
ArgPlace place_of(FormatField &field)
{
	ArgPlace place;

	place.offset = static_cast<uint16_t>(field.offset);
	const bool is_behind = take_word(field.type, "__rel_loc");
	if (is_behind || take_word(field.type, "__data_loc")) {
		place.source = is_behind ? ArgSource::FieldDataBehind : ArgSource::FieldData;
		if (field.type.ends_with(']'))
			field.type = trim(field.type.substr(0, field.type.rfind('[')));
	} else if (is_number(field)) {
		place.source = ArgSource::Field;
		place.bytes = static_cast<uint8_t>(field.size);
		place.is_signed = field.is_signed;
	} else {
		place.source = ArgSource::FieldAddress;
	}
	return place;
}

/* "char *" is "char __user *". */
std::string user_pointers(std::string_view type)
{
	std::string text;

	for (char c : type)
		text += c == '*' ? "__user *" : std::string(1, c);
	return text;
}

} // namespace

TracepointFormat parse_tracepoint_format(std::string_view text, bool is_syscall)
{
	TracepointFormat format;

	for_each_line(text, [&](std::string_view line) {
		FormatField field;

		if (format.args.count == kMaxFields || !parse_field(line, field) || field.name.starts_with("common_"))
			return;
		/* Texts that pointers of the call lead to: newer kernels have them after the arguments. */
		if (is_syscall && field.type.starts_with("__data_loc"))
			return;
		const ArgPlace place = place_of(field);
		const bool is_value = place.source == ArgSource::Field;
		format.types.push_back(is_syscall ? user_pointers(field.type) : std::string(field.type));
		format.names.emplace_back(field.name);
		if (!is_value)
			format.types.back() += field.type.ends_with('*') ? "*" : " *";
		format.args.place[format.args.count++] = place;
	});
	return format;
}

std::string Tracepoint::file(const char *name) const
{
	std::string path(tracefs_);

	for (std::string_view part : {std::string_view("events"), subsystem_, name_, std::string_view(name)})
		path.append("/").append(part);
	return path;
}

const TracepointFormat &Tracepoint::format() const
{
	if (format_)
		return *format_;
	const Result<std::string> text = read_file(file("format"));
	format_ = text ? parse_tracepoint_format(*text, is_syscall()) : TracepointFormat{text.error(), {}, {}, {}};
	return *format_;
}

const ArgList &Probe::arguments() const
{
	static constexpr ArgList kNone;

	if (args)
		return *args;
	const auto *fields = std::get_if<arg_types::Fields>(&types);
	return fields ? fields->event->format().args : kNone;
}

std::vector<std::string_view> Probe::argument_texts() const
{
	if (const auto *written = std::get_if<arg_types::Written>(&types))
		return split_types(written->list);
	if (const auto *translated = std::get_if<arg_types::Translated>(&types)) {
		std::vector<std::string_view> texts;

		for (const arg_types::TranslatedArg &arg : translated->list)
			texts.push_back(arg.type);
		return texts;
	}
	const auto *fields = std::get_if<arg_types::Fields>(&types);
	if (!fields)
		return {};
	const std::vector<std::string> &texts = fields->event->format().types;
	return {texts.begin() + static_cast<ptrdiff_t>(std::min<size_t>(fields->skipped, texts.size())), texts.end()};
}

Status Probe::argument_status(unsigned wanted) const
{
	if (const auto *sites = std::get_if<attach::UserSites>(&attachment))
		return operands_status(*sites, wanted);
	const auto *fields = std::get_if<arg_types::Fields>(&types);

	return fields && !args ? fields->event->format().status : Status();
}

} // namespace dt
