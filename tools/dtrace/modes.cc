// SPDX-License-Identifier: GPL-2.0
/* The modes that trace nothing; see modes.h. */
#include "modes.h"

#include <algorithm>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#include "base/glob.h"
#include "out/diff.h"
#include "out/report.h"
#include "out/messages.h"
#include "out/object_file.h"
#include "out/output.h"
#include "out/print.h"
#include "typed/header.h"

namespace dt {

using out::complain;

namespace {

/* Ends what was only printed: the status, and what could not be written. */
int close_output(out::Output &output)
{
	const Status status = output.close();

	return status ? kExitOk : fatal(status.error());
}

} // namespace

int fatal(const Error &error)
{
	complain(error.text());
	return kExitFatal;
}

int report_errors(const Diags &diags, const lex::Sources &sources, const Options &options)
{
	out::say_error(sources.format(diags, options.errtags));
	return diags.has_errors() ? kExitFatal : 0;
}

int list_probes(const typed::Program &program, ProbeTable &probes, KernelTypes &kernel, const Options &options)
{
	std::vector<uint32_t> ids;

	Result<out::Output> output = out::Output::open(options.output);
	if (!output)
		return fatal(output.error());
	if (program.clauses.empty()) {
		if (Status status = probes.match({}, ids); !status)
			return fatal(status.error());
	}
	for (const typed::Clause &clause : program.clauses)
		ids.insert(ids.end(), clause.probes.begin(), clause.probes.end());
	std::string text = out::list_header();
	for (uint32_t id : ids) {
		text += out::list_line(probes.probe(id));
		if (options.verbose)
			text += out::list_arguments(probes.probe(id), kernel, program);
		if (text.size() > (1u << 16)) {
			output->write_shown(text);
			text.clear();
		}
	}
	output->write_shown(text);
	/* Why the list is shorter than the reader may think. */
	for (const std::string &failure : probes.failures())
		complain(failure);
	return close_output(*output);
}

int list_variables(const Options &options)
{
	TypePool types(options.strsize);
	KernelTypes kernel(types, options.btfpath, options.varspath);
	const VariableName name = parse_variable_name(options.vars);
	Result<out::Output> output = out::Output::open(options.output);
	std::vector<std::pair<std::string, std::string>> lines; /* by name */

	if (!output)
		return fatal(output.error());
	kernel.each_variable([&](std::string_view text) { return glob_match(name.name, text); },
			     [&](const KernelTypes::BtfVariable &variable) {
				     if (glob_match(name.module, variable.module))
					     lines.emplace_back(variable.name, out::variable_line(variable));
			     });
	if (!kernel.failure().empty())
		return fatal(Error{kernel.failure()});
	std::ranges::stable_sort(lines);
	std::string text = out::variable_header();
	for (const auto &[key, line] : lines)
		text += line;
	output->write_shown(text);
	/* Why the list is shorter than the reader may think. */
	if (!kernel.variables_failure().empty())
		complain(kernel.variables_failure());
	return close_output(*output);
}

int write_header(const typed::Program &program, const lex::Sources &sources, Diags &diags, const Options &options)
{
	const std::string text = typed::header_text(program, options.output, diags);

	if (const int status = report_errors(diags, sources, options))
		return status;
	if (program.providers.empty())
		return fatal(Error{"-h needs a program that declares a provider: provider name { probe name(); };"});
	const Status status = out::write_file(options.output, text);
	return status ? kExitOk : fatal(status.error());
}

int write_empty_object(const Options &options)
{
	complain("-G is not needed: the macros of dtrace -h are probes without it; " + options.output +
		 " has no contents");
	const Status status = out::write_file(options.output, out::empty_object());
	return status ? kExitOk : fatal(status.error());
}

int print_report(const Options &options)
{
	Result<out::Output> output = out::Output::open(options.output);
	if (!output)
		return fatal(output.error());
	const Result<std::unique_ptr<out::Report>> report = out::Report::open(options.recordings[0], options, *output);
	if (!report)
		return fatal(report.error());
	const Status status = (*report)->print();
	const int closed = close_output(*output);
	return status ? closed : fatal(status.error());
}

int print_diff(const Options &options)
{
	Result<out::Output> output = out::Output::open(options.output), nowhere = out::Output::open("/dev/null");
	std::vector<std::unique_ptr<out::Report>> reports;
	std::vector<out::DiffSide> sides;

	if (!output || !nowhere)
		return fatal(output ? nowhere.error() : output.error());
	for (const std::string &path : options.recordings) {
		Result<std::unique_ptr<out::Report>> report = out::Report::open(path, options, *nowhere);

		if (!report)
			return fatal(report.error());
		if (Status status = (*report)->print(); !status)
			return fatal(status.error());
		reports.push_back(std::move(*report));
	}
	/* Files of one name in two directories have their whole paths. */
	const auto name_of = [](const std::string &path) { return path.substr(path.rfind('/') + 1); };
	const bool is_same = name_of(options.recordings[0]) == name_of(options.recordings[1]);
	for (size_t i = 0; i < reports.size(); i++) {
		const std::string &path = options.recordings[i];

		sides.push_back({is_same ? path : name_of(path), reports[i]->totals(), reports[i]->naming()});
	}
	output->write_shown(out::diff_text(sides[0], sides[1]));
	return close_output(*output);
}

int print_names(NameList list)
{
	std::vector<std::string> names;

	switch (list) {
	case NameList::Options: names = option_names(); break;
	case NameList::Providers:
		for (const std::string_view name : provider_names())
			names.emplace_back(name);
		break;
	case NameList::Settings: names = setting_names(); break;
	case NameList::Stages: names = stage_names(); break;
	}
	for (const std::string &name : names)
		std::puts(name.c_str());
	return kExitOk;
}

} // namespace dt
