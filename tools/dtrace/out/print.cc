// SPDX-License-Identifier: GPL-2.0
/*
 * Records to text. Widths of trace() depend on the type of the value, so that
 * columns of repeated records line up; with -q values are printed bare. What
 * print() shows ends with a line of its own.
 */
#include "out/print.h"

#include "base/diag.h"
#include "base/visit.h"
#include "check/check.h"
#include "type/rows.h"

namespace dt::out {

namespace {

/* How trace() shows an integer. */
struct TraceFormat {
	uint8_t width;
	const char *with_sign, *without_sign;
};

constexpr TraceFormat kTraceFormats[] = {
	{1, " %3lld", " %3llu"},
	{2, " %5lld", " %5llu"},
	{4, " %10lld", " %10llu"},
	{8, " %19lld", " %20llu"},
};

std::string integer_text(const run::Value &value, const char *with_sign, const char *without_sign)
{
	char text[64];

	if (value.is_signed)
		std::snprintf(text, sizeof(text), with_sign, static_cast<long long>(value.number));
	else
		std::snprintf(text, sizeof(text), without_sign, static_cast<unsigned long long>(value.number));
	return text;
}

void print_trace(const run::Value &value, bool quiet, std::string &out)
{
	if (value.is_string) {
		const std::string text(value.text);

		out += quiet ? text : format("  %-33s", text.c_str());
		return;
	}
	if (quiet) {
		out += integer_text(value, "%lld", "%llu");
		return;
	}
	for (const TraceFormat &format : kTraceFormats) {
		if (format.width == value.width)
			out += integer_text(value, format.with_sign, format.without_sign);
	}
}

std::string place_name(const Probe &probe)
{
	return std::string(probe.function) + ":" + std::string(probe.name);
}

} // namespace

std::string header(const PrintOptions &options)
{
	if (options.flow)
		return (options.testing ? "" : "CPU ") + format("%-41s\n", "FUNCTION");
	if (options.quiet)
		return {};
	if (options.testing)
		return format("%32s\n", "FUNCTION:NAME");
	return format("%3s %6s %32s\n", "CPU", "ID", "FUNCTION:NAME");
}

namespace {

/* The text of one record, item by item. */
class RecordText {
public:
	RecordText(const PrintOptions &options, std::string &out) : options_(options), out_(out) {}

	void begin(const run::Record &record, unsigned cpu, const std::string &place)
	{
		const std::string name = place_name(*record.probe);
		const size_t before = out_.size();

		if (options_.flow)
			out_ += (options_.testing ? "" : format("%3u ", cpu)) + format("%-41s ", place.c_str());
		else if (!options_.quiet)
			out_ += options_.testing ? format("%32s ", name.c_str()) :
						   format("%3u %6u %32s ", cpu, record.probe->id, name.c_str());
		indent_ = out_.size() - before;
	}

	void item(const gen::OutputAction &action, const std::vector<run::Value> &values)
	{
		struct Row {
			BuiltinId id;
			void (*print)(const gen::OutputAction &, const std::vector<run::Value> &, RecordText &);
		};
		static constexpr Row kRows[] = {
			{BuiltinId::Print,
			 [](const auto &act, const auto &v, RecordText &t) { print_typed(act, v, t.indent_, t.out_); }},
			{BuiltinId::Printf,
			 [](const auto &act, const auto &v, RecordText &t) { print_format(*act.format, v, t.out_); }},
			{BuiltinId::Trace, [](const auto &, const auto &v,
					      RecordText &t) { print_trace(v[0], t.options_.quiet, t.out_); }},
		};
		static_assert(all_have_code(ActionKind::Output, kRows));
		const Row *row = find_row(kRows, action.action);

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

void print_record(const run::Record &record, unsigned cpu, const PrintOptions &options, const std::string &place,
		  const Perform &perform, std::string &out)
{
	RecordText text(options, out);

	text.begin(record, cpu, place);
	for (const run::Item &item : record.items) {
		match(
			item.action, [&](const gen::OutputAction *action) { text.item(*action, item.values); },
			[&](const gen::RequestAction *request) { perform(*request, item.values); });
	}
	text.end();
}

std::string fault_text(const run::Record &record)
{
	const auto address = static_cast<unsigned long long>(record.address);
	std::string what = gen::fault_name(record.fault);

	if (record.fault == gen::Fault::BadIndex || record.fault == gen::Fault::NoCpu)
		what += format(" (%lld)", static_cast<long long>(address));
	else if (record.fault == gen::Fault::BadAddress || record.fault == gen::Fault::BadAlignment)
		what += format(" (0x%llx)", address);
	return format("error in dt_clause_%u for probe ID %u (%s): %s at BPF pc %u", record.clause, record.probe->id,
		      record.probe->full_name().c_str(), what.c_str(), record.pc);
}

std::string drops_text(uint64_t drops, unsigned cpu)
{
	return format("%llu drop%s on CPU %u", static_cast<unsigned long long>(drops), drops == 1 ? "" : "s", cpu);
}

std::string variable_drops_text(uint64_t drops)
{
	return format("%llu dynamic variable drop%s", static_cast<unsigned long long>(drops), drops == 1 ? "" : "s");
}

std::string error_faults_text(uint64_t faults)
{
	return format("%llu error%s in ERROR probe enabling", static_cast<unsigned long long>(faults),
		      faults == 1 ? "" : "s");
}

std::string skipped_text(uint64_t firings)
{
	return format("%llu firing%s skipped by the kernel: "
		      "a probe fired within a probe, or too many calls had not returned",
		      static_cast<unsigned long long>(firings), firings == 1 ? "" : "s");
}

std::string list_header()
{
	return format("%5s %10s %17s %33s %s\n", "ID", "PROVIDER", "MODULE", "FUNCTION", "NAME");
}

std::string list_line(const Probe &probe)
{
	const std::string provider(probe.provider), module(probe.module), function(probe.function), name(probe.name);

	return format("%5u %10s %17s %33s %s\n", probe.id, provider.c_str(), module.c_str(), function.c_str(),
		      name.c_str());
}

std::string list_arguments(const Probe &probe, KernelTypes &kernel)
{
	std::string text = "\n\tArgument Types\n";
	const std::vector<std::string_view> written = probe.argument_texts();
	unsigned count = 0;

	if (const Status known = probe.argument_status(); !known)
		return text + "\t\tnot known: " + known.error().text() + "\n\n";
	for (unsigned n = 0; n < kMaxArgs; n++) {
		const Type *type = check::argument_type(kernel, probe, n);

		if (!type && n >= written.size())
			continue;
		text += format("\t\targs[%u]: ", n) + std::string(type ? type->name : written[n]) +
			(type ? "" : " (not in the kernel's BTF)") + '\n';
		count++;
	}
	return text + (count ? "\n" : "\t\tNone\n\n");
}

std::string variable_header()
{
	return format("%8s %-6s %-24s %s\n", "SIZE", "SPACE", "SECTION", "VARIABLE");
}

std::string variable_line(const KernelTypes::Variable &variable)
{
	const char *space = variable.is_percpu ? "percpu" : variable.is_init ? "init" : "kernel";

	return format("%8u %-6s %-24s ", variable.bytes, space, variable.section.c_str()) + variable.text() + ": " +
	       std::string(variable.type->name) + '\n';
}

std::string matched_text(const lex::Source &source, uint64_t matches)
{
	std::string_view title = source.title();
	const bool is_script = source.kind == ProgramKind::Script;

	if (!is_script)
		title = title.substr(0, title.find_first_of("{/;"));
	return format("%s '%.*s' matched %llu probe%s", is_script ? "script" : "description",
		      static_cast<int>(title.size()), title.data(), static_cast<unsigned long long>(matches),
		      matches == 1 ? "" : "s");
}

} // namespace dt::out
