// SPDX-License-Identifier: GPL-2.0
/*
 * Prints records as text. The width of trace() depends on the type of the
 * value, so that the columns of repeated records line up. With -q, values are
 * printed without padding. The output of print() ends with a newline.
 */
#include "out/print.h"

#include <algorithm>
#include <cctype>

#include "base/diag.h"
#include "base/visit.h"
#include "check/check.h"
#include "os/demangle.h"
#include "out/columns.h"
#include "out/widths.h"
#include "type/rows.h"

namespace dt::out {

namespace {

bool is_text_byte(uint8_t byte)
{
	return std::isprint(byte) || std::isspace(byte) || byte == '\a' || byte == '\b';
}

void print_trace(const run::RecordValue &value, const PrintOptions &options, std::string &out)
{
	const bool quiet = options.quiet;

	if (value.is_stack) {
		print_stack(value, options.naming, out);
		return;
	}
	if (value.names == gen::Names::Number) {
		out += quiet ? "" : "  ";
		append_left(number_text(value.part, value.number), quiet ? 0 : kTraceTextWidth, out);
		return;
	}
	if (value.names != gen::Names::None) {
		print_symbol(value, options.naming, out);
		return;
	}
	if (value.is_float) {
		out += quiet ? "" : "  ";
		append_float(value.object, out);
		return;
	}
	std::string made;
	if (!value.object.empty()) {
		const size_t length = options.rawbytes ? 0 : text_length(value.object);
		const std::string_view text(reinterpret_cast<const char *>(value.object.data()), length);

		out += quiet || !length ? "" : "  ";
		if (length)
			append_left(options.naming.print(text, made), quiet ? 0 : kTraceTextWidth, out);
		else
			print_bytes(value.object, out);
		return;
	}
	if (value.is_string) {
		out += quiet ? "" : "  ";
		append_left(options.naming.print(value.text, made), quiet ? 0 : kTraceTextWidth, out);
		return;
	}
	const int width = quiet ? 0 : trace_width(value.width, value.is_signed);

	out += quiet ? "" : " ";
	if (value.is_signed)
		append_signed(static_cast<int64_t>(value.number), width, out);
	else
		append_unsigned(value.number, width, out);
}

std::string place_name(const Probe &probe)
{
	return std::string(probe.function) + ":" + std::string(probe.name);
}

} // namespace

void print_bytes(std::span<const uint8_t> bytes, std::string &out)
{
	constexpr size_t per_line = 16;

	if (bytes.empty())
		return;
	out += "\n           ";
	for (char digit : std::string_view("0123456789abcdef"))
		out += std::string("  ") + digit;
	out += "  0123456789abcdef\n";
	for (size_t at = 0; at < bytes.size(); at += per_line) {
		const std::span line = bytes.subspan(at, std::min(per_line, bytes.size() - at));

		out += format("     %5zx:", at);
		for (uint8_t byte : line)
			out += format(" %02x", byte);
		out.append(3 * (per_line - line.size()) + 2, ' ');
		for (uint8_t byte : line)
			out += byte < ' ' || byte > '~' ? '.' : static_cast<char>(byte);
		out += '\n';
	}
}

size_t text_length(std::span<const uint8_t> bytes)
{
	const auto end = std::ranges::find_if_not(bytes, is_text_byte);
	const bool is_text = std::all_of(end, bytes.end(), [](uint8_t byte) { return byte == 0; });

	return is_text ? static_cast<size_t>(end - bytes.begin()) : 0;
}

std::span<const uint8_t> tracemem_bytes(run::RecordValues values)
{
	const std::span<const uint8_t> bytes = values.front().object;

	return values.size() > 1 ? bytes.first(std::min<uint64_t>(bytes.size(), values.back().number)) : bytes;
}

std::string header(const PrintOptions &options)
{
	if (options.flow)
		return (options.testing ? "" : "CPU ") + format("%-*s\n", kFlowWidth, "FUNCTION");
	if (options.quiet)
		return {};
	if (options.testing)
		return format("%*s\n", kPlaceWidth, "FUNCTION:NAME");
	return format("%*s %*s %*s\n", kCpuWidth, "CPU", kProbeIdWidth, "ID", kPlaceWidth, "FUNCTION:NAME");
}

std::string columns_text(const Probe &probe, const PrintOptions &options, std::string_view place)
{
	std::string text, made;

	if (options.flow) {
		append_left(options.naming.print(place, made), kFlowWidth, text);
	} else if (options.quiet) {
		return text;
	} else {
		if (!options.testing) {
			append_unsigned(probe.id, kProbeIdWidth, text);
			text += ' ';
		}
		const std::string name = place_name(probe);
		append_right(options.naming.print(name, made), kPlaceWidth, text);
	}
	return text + ' ';
}

void append_columns(const Probe &probe, unsigned cpu, const PrintOptions &options, std::string_view columns,
		    std::string &out)
{
	if (!options.flow && options.quiet)
		return;
	if (!options.testing) {
		append_unsigned(cpu, kCpuWidth, out);
		out += ' ';
	}
	if (columns.empty())
		out += columns_text(probe, options);
	else
		out += columns;
}

bool is_testing()
{
	return std::getenv("_DTRACE_TESTING") != nullptr;
}

PrintOptions print_options(const Options &options, os::Symbols &symbols, bool testing)
{
	return {options.quiet,
		testing,
		options.has_flow(),
		options.rawbytes,
		{.symbols = &symbols, .stackindent = options.stackindent, .stacklines = options.stacklines}};
}

namespace {

/* The text of one record, item by item. */
class RecordText {
public:
	RecordText(const PrintOptions &options, std::string &out) : options_(options), out_(out) {}

	void begin(const run::Record &record, unsigned cpu, std::string_view columns)
	{
		const size_t before = out_.size();

		append_columns(*record.probe, cpu, options_, columns, out_);
		indent_ = out_.size() - before;
	}

	void item(const gen::OutputAction &action, run::RecordValues values)
	{
		struct Row {
			BuiltinId id;
			void (*print)(const gen::OutputAction &, run::RecordValues, RecordText &);
		};
		/* One value, which says how it is shown. */
		static constexpr auto trace = [](const gen::OutputAction &, run::RecordValues v, RecordText &t) {
			print_trace(v[0], t.options_, t.out_);
		};
		static constexpr Row kRows[] = {
			{BuiltinId::Print,
			 [](const auto &act, auto v, RecordText &t) { print_typed(act, v, t.indent_, t.out_); }},
			{BuiltinId::Printf,
			 [](const auto &act, auto v, RecordText &t) {
				 print_format(*act.format, v, t.options_.naming, t.out_);
			 }},
			{BuiltinId::Trace, trace},
			{BuiltinId::Tracemem,
			 [](const auto &, auto v, RecordText &t) { print_bytes(tracemem_bytes(v), t.out_); }},
		};
		static_assert(all_have_code(ActionKind::Output, kRows));
		const Row *row = find_row(kRows, shown_as(action.action));

		if (!row)
			no_code("output");
		if (ends_line_)
			out_.append(indent_, ' ');
		ends_line_ = action.action == BuiltinId::Print;
		row->print(action, values, *this);
	}

	void end()
	{
		if (!options_.quiet && !ends_line_)
			out_ += "\n";
	}

private:
	const PrintOptions &options_;
	std::string &out_;
	size_t indent_ = 0;
	bool ends_line_ = false;
};

} // namespace

void print_record(const run::Record &record, unsigned cpu, const PrintOptions &options, std::string_view columns,
		  const Perform &perform, std::string &out)
{
	RecordText text(options, out);

	text.begin(record, cpu, columns);
	for (const run::RecordItem &item : record.items) {
		match(
			item.action, [&](const gen::OutputAction *action) { text.item(*action, item.values); },
			[&](const gen::RequestAction *request) { perform(*request, item.values); });
	}
	text.end();
}

std::string list_header()
{
	return format("%*s %*s %*s %*s %s\n", kListIdWidth, "ID", kListProviderWidth, "PROVIDER", kListModuleWidth,
		      "MODULE", kListFunctionWidth, "FUNCTION", "NAME");
}

std::string list_line(const Probe &probe)
{
	std::string text;

	/* As a description of it can be written. */
	std::string demangled;
	if (std::holds_alternative<attach::UserFunction>(probe.attachment))
		demangled = os::description_of(probe.function);
	const std::string_view function = demangled.empty() ? probe.function : demangled;

	text.reserve(128);
	append_unsigned(probe.id, kListIdWidth, text);
	for (const auto &[part, width] :
	     {std::pair(probe.provider, kListProviderWidth), std::pair(probe.module, kListModuleWidth),
	      std::pair(function, kListFunctionWidth)})
		append_right(part, static_cast<size_t>(width), text += ' ');
	return text.append(" ").append(probe.name).append("\n");
}

namespace {

std::string attributes_text(std::string_view title, const Attributes &attributes)
{
	return std::string("\n\t")
		.append(title)
		.append("\n\t\tIdentifier Names: ")
		.append(word(attributes.name))
		.append("\n\t\tData Semantics:   ")
		.append(word(attributes.data))
		.append("\n\t\tDependency Class: ")
		.append(word(attributes.machines))
		.append("\n");
}

/* @type in the words of other DTraces: "char userland *" and "char * userland*" lose the word and one space. */
std::string without_userland(std::string_view type)
{
	constexpr std::string_view word = "userland";
	std::string text(type);

	for (size_t at; (at = text.find(word)) != text.npos;)
		text.erase(text[at + word.size()] == ' ' || at == 0 ? at : at - 1, word.size() + 1);
	return text;
}

/* A line of -lv. */
std::string argument_line(unsigned number, std::string_view type)
{
	return format("\t\targs[%u]: ", number).append(is_testing() ? without_userland(type) : std::string(type));
}

} // namespace

std::string list_arguments(const Probe &probe, KernelTypes &kernel, const typed::Program &program)
{
	const ProviderAttributes &stable = *probe.attributes;
	std::string text =
		attributes_text("Probe Description Attributes",
				weaker(weaker(stable.provider, stable.module), weaker(stable.function, stable.name))) +
		attributes_text("Argument Attributes", stable.args) + "\n\tArgument Types\n";
	const std::vector<std::string_view> written = probe.argument_texts();
	const bool is_translated = std::holds_alternative<arg_types::Translated>(probe.types);
	unsigned count = 0;

	const bool is_operand = std::holds_alternative<attach::UserSites>(probe.attachment);
	if (const Status known = probe.argument_status(0); !known)
		return text + "\t\tnot known: " + known.error().text() + "\n\n";
	if (const typed::ProviderTypes::DeclaredProbe *declared = check::declared_probe(program, probe)) {
		for (const Type *type : declared->translated)
			text += argument_line(count++, type->name) + '\n';
		return text + (count ? "\n" : "\t\tNone\n\n");
	}
	for (unsigned n = 0; n < std::max<size_t>(kMaxArgs, written.size()); n++) {
		const Type *type = check::argument_type(kernel, probe, n);

		if (!type && n >= written.size())
			continue;
		const std::string_view of = type ? type->name : written[n],
				       name = check::argument_name(kernel, probe, n);

		/* Other DTraces list no names. */
		text += argument_line(n, name.empty() || is_testing() ? std::string(of) :
					 type			      ? declaration(type, std::string(name)) :
									std::string(of) + ' ' + std::string(name));
		text += type || is_translated ? "\n" :
			is_operand	      ? " (cannot be fetched)\n" :
						" (not in the kernel's BTF)\n";
		count++;
	}
	return text + (count ? "\n" : "\t\tNone\n\n");
}

std::string variable_header()
{
	return format("%*s %-*s %-*s %s\n", kVariableSizeWidth, "SIZE", kVariableSpaceWidth, "SPACE",
		      kVariableSectionWidth, "SECTION", "VARIABLE");
}

std::string variable_line(const KernelTypes::BtfVariable &variable)
{
	const char *space = variable.is_percpu ? "percpu" : variable.is_init ? "init" : "kernel";

	return format("%*u %-*s %-*s ", kVariableSizeWidth, variable.bytes, kVariableSpaceWidth, space,
		      kVariableSectionWidth, variable.section.c_str()) +
	       variable.text() + ": " + std::string(variable.type->name) + '\n';
}

namespace {

std::string_view kind_text(const lex::Source &source)
{
	return source.kind == ProgramKind::Script ? "script" : "description";
}

/* The name of a script. Other text has as its title what stands before the first predicate or body. */
std::string_view short_title(const lex::Source &source)
{
	const std::string_view title = source.title();

	return source.kind == ProgramKind::Script ? title : title.substr(0, title.find_first_of("{/;"));
}

} // namespace

std::string matched_text(const lex::Source &source, uint64_t matches)
{
	return std::string(kind_text(source)).append(" '").append(short_title(source)).append("' matched ") +
	       count_of(matches, "probe");
}

std::string stability_text(const lex::Source &source, const typed::SourceClauses &clauses)
{
	return std::string("\nStability attributes for ")
		       .append(kind_text(source))
		       .append(" ")
		       .append(short_title(source))
		       .append(":\n") +
	       attributes_text("Minimum Probe Description Attributes", clauses.descriptions) +
	       attributes_text("Minimum Statement Attributes", clauses.statements) + '\n';
}

} // namespace dt::out
