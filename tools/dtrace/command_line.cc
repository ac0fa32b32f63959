// SPDX-License-Identifier: GPL-2.0
/*
 * The command line of dtrace(8).
 *
 * Options and operands may stand in any order. Operands are the macro arguments
 * $1, $2, ... of the programs. The value of an option follows it in the same
 * word or in the next one. -32 and -64 are accepted and have no effect, because
 * there is one data model. Each option is a row in a table with the function
 * that applies it.
 *
 * getopt() is not used: it keeps its state in globals, and it cannot handle a
 * `-n` program whose text looks like an option.
 */
#include "base/options.h"

#include <algorithm>

#include "base/diag.h"

namespace dt {

namespace {

struct DumpRow {
	std::string_view name;
	DumpStage stage;
};

constexpr DumpRow kDumps[] = {
	{"tokens", kDumpTokens}, {"ast", kDumpAst}, {"types", kDumpTypes}, {"code", kDumpCode}, {"linked", kDumpLinked},
};

struct NameListRow {
	std::string_view name;
	NameList list;
};

constexpr NameListRow kNameLists[] = {
	{"options", NameList::Options},
	{"providers", NameList::Providers},
	{"settings", NameList::Settings},
	{"stages", NameList::Stages},
};

/* Options of other DTraces, and what there is instead. */
struct OtherRow {
	char letter;
	std::string_view instead;
};

constexpr OtherRow kOthers[] = {
	{'A', "tracing begins with the tool, not with the kernel"},
	{'a', "tracing begins with the tool, not with the kernel"},
	{'B', "-e compiles without enabling, -S shows the code"},
};

class CommandLine {
public:
	CommandLine(Options &options, std::vector<std::string> &warnings) : options_(options), warnings_(warnings) {}

	std::string parse(int argc, char *const *argv);
	int status_of_error() const { return status_; }

	static std::vector<std::string> option_names();

private:
	/* Gives back what is wrong, or "". */
	using Apply = std::string (CommandLine::*)(std::string_view value);

	struct Row {
		char letter;
		bool has_value;
		Apply apply;
	};
	static const Row kRows[];

	/* With more than one letter. A value follows "=" in the same word; without "=" it may be the next word. */
	struct LongRow {
		std::string_view name;
		bool has_value;
		Apply apply;
	};
	static const LongRow kLongRows[];

	std::string word(std::string_view text, int &index, int argc, char *const *argv);

	template <ProgramKind kind>
	std::string program(std::string_view value)
	{
		options_.programs.push_back({kind, std::string(value)});
		return "";
	}
	template <RunMode wanted>
	std::string mode(std::string_view)
	{
		/* A mode that prints facts about the tool wins. Else the last mode counts, and -l --vars is --vars. */
		const bool stays = options_.mode == RunMode::ListVars && wanted == RunMode::List;

		if (!is_about_tool() && !stays)
			options_.mode = wanted;
		return "";
	}
	bool is_about_tool() const
	{
		return options_.mode == RunMode::Version || options_.mode == RunMode::Help ||
		       options_.mode == RunMode::Names;
	}
	template <OptionId id>
	std::string on(std::string_view)
	{
		return option(kNames[static_cast<size_t>(id)]);
	}
	template <OptionId id>
	std::string with_value(std::string_view value)
	{
		return option(std::string(kNames[static_cast<size_t>(id)]) + '=' + std::string(value));
	}
	std::string option(std::string_view text);
	std::string bad_value(std::string text)
	{
		status_ = kExitFatal;
		return text;
	}
	std::string output(std::string_view value)
	{
		options_.output = value;
		return "";
	}
	std::string command(std::string_view value)
	{
		options_.commands.emplace_back(value);
		return "";
	}
	std::string pid(std::string_view value);
	std::string dump(std::string_view value);
	std::string show_code(std::string_view)
	{
		options_.show_code = true;
		return "";
	}
	std::string made_file();
	std::string list_names(std::string_view list);
	std::string ignore_data_model(std::string_view);
	std::string accept(std::string_view) { return ""; }
	template <RunMode wanted>
	std::string recording(std::string_view path)
	{
		if (!path.empty())
			options_.recordings.emplace_back(path);
		return mode<wanted>("");
	}
	std::string recordings();
	std::string list_variables(std::string_view glob)
	{
		if (!glob.empty())
			options_.vars = glob;
		return mode<RunMode::ListVars>("");
	}

	static constexpr std::string_view kNames[] = {
#define OPTION(name, ...) #name,
#include "base/options_table.def"
#undef OPTION
	};

	Options &options_;
	std::vector<std::string> &warnings_;
	int status_ = kExitUsage; /* of an error */
};

const CommandLine::Row CommandLine::kRows[] = {
	{'b', true, &CommandLine::with_value<OptionId::bufsize>},
	{'c', true, &CommandLine::command},
	{'d', true, &CommandLine::dump},
	{'e', false, &CommandLine::mode<RunMode::CompileOnly>},
	{'f', true, &CommandLine::program<ProgramKind::Function>},
	{'h', false, &CommandLine::mode<RunMode::Header>},
	{'i', true, &CommandLine::program<ProgramKind::Id>},
	{'l', false, &CommandLine::mode<RunMode::List>},
	{'m', true, &CommandLine::program<ProgramKind::Module>},
	{'n', true, &CommandLine::program<ProgramKind::Name>},
	{'o', true, &CommandLine::output},
	{'p', true, &CommandLine::pid},
	{'q', false, &CommandLine::on<OptionId::quiet>},
	{'s', true, &CommandLine::program<ProgramKind::Script>},
	{'v', false, &CommandLine::on<OptionId::verbose>},
	{'w', false, &CommandLine::on<OptionId::destructive>},
	{'x', true, &CommandLine::option},
	{'C', false, &CommandLine::on<OptionId::cpp>},
	{'D', true, &CommandLine::with_value<OptionId::define>},
	{'F', false, &CommandLine::on<OptionId::flowindent>},
	{'G', false, &CommandLine::mode<RunMode::NoObject>},
	{'H', false, &CommandLine::on<OptionId::cpphdrs>},
	{'I', true, &CommandLine::with_value<OptionId::incdir>},
	{'L', true, &CommandLine::with_value<OptionId::libdir>},
	{'P', true, &CommandLine::program<ProgramKind::Provider>},
	{'S', false, &CommandLine::show_code},
	{'U', true, &CommandLine::with_value<OptionId::undef>},
	{'V', false, &CommandLine::mode<RunMode::Version>},
	{'X', true, &CommandLine::with_value<OptionId::stdc>},
	{'Z', false, &CommandLine::on<OptionId::zdefs>},
};

const CommandLine::LongRow CommandLine::kLongRows[] = {
	{"--diff", true, &CommandLine::recording<RunMode::Diff>},
	{"--help", false, &CommandLine::mode<RunMode::Help>},
	{"--names", true, &CommandLine::list_names},
	{"--report", true, &CommandLine::recording<RunMode::Report>},
	{"--vars", true, &CommandLine::list_variables},
	{"--version", false, &CommandLine::mode<RunMode::Version>},
	{"-32", false, &CommandLine::ignore_data_model},
	{"-64", false, &CommandLine::accept},
};

/* -x name or name=value */
std::string CommandLine::option(std::string_view text)
{
	const size_t equals = std::min(text.find('='), text.size());
	const std::string name(text.substr(0, equals));
	const std::string value(equals < text.size() ? text.substr(equals + 1) : "");

	switch (set_option(options_, name, value, OptionFrom::CommandLine)) {
	case OptionStatus::Ok: return "";
	case OptionStatus::NoEffect:
		warnings_.push_back("option " + name + " has no effect in this version");
		return "";
	case OptionStatus::UnknownName: {
		const std::string_view near = nearest_option(name);

		return bad_value("failed to set -x " + name + ": Invalid option name" +
				 (near.empty() ? "" : " (did you mean " + std::string(near) + "?)"));
	}
	case OptionStatus::BadValue:
	case OptionStatus::NotHere: break;
	}
	return bad_value("failed to set -x " + name + ": Invalid value for specified option '" + value +
			 "' (it wants " + option_wants(name) + ')');
}

std::string CommandLine::pid(std::string_view value)
{
	uint64_t number;

	if (!parse_size(value, number) || number == 0 || number > INT32_MAX ||
	    value.find_first_not_of("0123456789") != std::string_view::npos)
		return bad_value("invalid pid: " + std::string(value));
	options_.pids.push_back(static_cast<int>(number));
	return "";
}

std::string CommandLine::dump(std::string_view value)
{
	std::string names;

	for (const DumpRow &row : kDumps) {
		if (row.name == value) {
			options_.dump |= row.stage;
			return "";
		}
		names += ' ';
		names += row.name;
	}
	return "-d " + std::string(value) + ": the stages are" + names;
}

std::string CommandLine::list_names(std::string_view list)
{
	std::string known;

	for (const NameListRow &row : kNameLists) {
		if (row.name == list) {
			options_.names = row.list;
			return mode<RunMode::Names>("");
		}
		known += ' ';
		known += row.name;
	}
	return "--names " + std::string(list) + ": the list is one of" + known;
}

std::string CommandLine::ignore_data_model(std::string_view)
{
	warnings_.push_back("-32 has no effect: programs are of 64 bits, as the kernel is");
	return "";
}

/* One word that starts with '-'. @index goes on to the value if that is in the next word. */
std::string CommandLine::word(std::string_view text, int &index, int argc, char *const *argv)
{
	const size_t equals = std::min(text.find('='), text.size());
	const LongRow *named = std::ranges::find(kLongRows, text.substr(0, equals), &LongRow::name);

	if (named != std::end(kLongRows) && (named->has_value || equals == text.size())) {
		if (equals < text.size())
			return (this->*named->apply)(text.substr(equals + 1));
		const bool is_next = named->has_value && index + 1 < argc && argv[index + 1][0] != '-';

		return (this->*named->apply)(is_next ? argv[++index] : "");
	}
	for (size_t at = 1; at < text.size(); at++) {
		const char letter = text[at];
		const Row *row = std::find_if(std::begin(kRows), std::end(kRows),
					      [letter](const Row &r) { return r.letter == letter; });
		const std::string name = {'-', letter};

		const auto *other = std::find_if(std::begin(kOthers), std::end(kOthers),
						 [letter](const OtherRow &r) { return r.letter == letter; });

		if (other != std::end(kOthers))
			return "option " + name + " is not in this version: " + std::string(other->instead);
		if (row == std::end(kRows))
			return "illegal option " + name + " (dtrace --help lists them)";
		if (!row->has_value) {
			(this->*row->apply)("");
			continue;
		}
		std::string_view value = text.substr(at + 1);
		if (value.empty()) {
			if (index + 1 >= argc)
				return "option requires an argument: " + name;
			value = argv[++index];
		}
		return (this->*row->apply)(value);
	}
	return "";
}

/* -h and -G write a file that is named as the script, if it is not said otherwise. */
std::string CommandLine::made_file()
{
	const bool is_header = options_.mode == RunMode::Header;

	if ((!is_header && options_.mode != RunMode::NoObject) || !options_.output.empty())
		return "";
	if (options_.programs.empty() || options_.programs[0].kind != ProgramKind::Script ||
	    options_.programs[0].text == "-")
		return std::string(is_header ? "-h" : "-G") + " needs the name of the file to write: -o FILE";
	const std::string &script = options_.programs[0].text;
	std::string name = script.substr(script.rfind('/') + 1);
	if (name.ends_with(".d"))
		name.resize(name.size() - 2);
	options_.output = name + (is_header ? ".h" : ".o");
	return "";
}

/* The second file of --diff is an operand. */
std::string CommandLine::recordings()
{
	const bool is_diff = options_.mode == RunMode::Diff;
	std::vector<std::string> &files = options_.recordings;

	if (!options_.is_report())
		return "";
	files.insert(files.end(), options_.macro_args.begin(), options_.macro_args.end());
	if (files.size() != (is_diff ? 2 : 1))
		return is_diff ? "--diff needs two recordings: --diff FILE FILE" :
				 "--report needs a recording: --report FILE";
	if (!options_.programs.empty() || !options_.commands.empty() || !options_.pids.empty() ||
	    !options_.record.empty())
		return std::string(is_diff ? "--diff" : "--report") +
		       " traces nothing: it takes no program, no -c, no -p and no -x record";
	if (options_.top)
		return "-x top shows what is being traced: a recording has no such display";
	if (is_diff && !options_.is_text())
		return "--diff prints text: it has no other -x oformat";
	return "";
}

std::string CommandLine::parse(int argc, char *const *argv)
{
	bool operands_only = false;

	for (int i = 1; i < argc; i++) {
		const std::string_view text = argv[i];

		if (operands_only || text.size() < 2 || text[0] != '-') {
			options_.macro_args.emplace_back(text);
		} else if (text == "--") {
			operands_only = true;
		} else if (std::string error = word(text, i, argc, argv); !error.empty()) {
			return error;
		}
	}
	if (argc == 1)
		return "no probes specified (dtrace --help says how)";
	if (std::string error = recordings(); !error.empty())
		return error;
	if (options_.mode == RunMode::Trace && options_.programs.empty())
		return "no probes specified";
	if (options_.mode == RunMode::CompileOnly && options_.programs.empty())
		return "-e needs a program";
	if (options_.mode == RunMode::Header && options_.programs.empty())
		return "-h needs a program that declares a provider: -s FILE";
	return made_file();
}

} // namespace

int parse_command_line(int argc, char *const *argv, Options &options, std::string &error,
		       std::vector<std::string> &warnings)
{
	CommandLine line(options, warnings);

	error = line.parse(argc, argv);
	return error.empty() ? kExitOk : line.status_of_error();
}

std::vector<std::string> CommandLine::option_names()
{
	std::vector<std::string> names;

	for (const Row &row : kRows)
		names.push_back({'-', row.letter});
	for (const LongRow &row : kLongRows)
		names.emplace_back(row.name);
	std::ranges::sort(names);
	return names;
}

std::vector<std::string> option_names()
{
	return CommandLine::option_names();
}

std::vector<std::string> stage_names()
{
	std::vector<std::string> names;

	for (const DumpRow &row : kDumps)
		names.emplace_back(row.name);
	std::ranges::sort(names);
	return names;
}

std::string_view usage_text()
{
	return "Usage: dtrace [-CeFGhHlqSvVwZ] [-b bufsz] [-c cmd] [-d stage] [-o output] [-p pid]\n"
	       "\t[-D name[=def]] [-I dir] [-L dir] [-s script] [-U name] [-x opt[=val]] [-X a|c|s|t]\n"
	       "\t[-P provider [[ predicate ] action ]]\n"
	       "\t[-m [ provider: ] module [[ predicate ] action ]]\n"
	       "\t[-f [[ provider: ] module: ] func [[ predicate ] action ]]\n"
	       "\t[-n [[[ provider: ] module: ] func: ] name [[ predicate ] action ]]\n"
	       "\t[-i probe-id [[ predicate ] action ]] [ args ... ]\n"
	       "       dtrace -l --vars [glob]\n"
	       "       dtrace --names options|providers|settings|stages\n"
	       "       dtrace --report file | --diff file file\n"
	       "\n"
	       "\tpredicate -> '/' D-expression '/'\n"
	       "\t   action -> '{' D-statements '}'\n"
	       "\n"
	       "\t-b  set the size of the trace buffer of each CPU, as -x bufsize\n"
	       "\t-c  run the command and trace until it ends; $target is its process id\n"
	       "\t-C  run the C preprocessor over scripts\n"
	       "\t-d  print the result of a stage: tokens, ast, types, code, linked\n"
	       "\t-D  define a name for -C\n"
	       "\t-e  exit after compiling, before enabling the probes\n"
	       "\t-f  enable or list probes that match the function name\n"
	       "\t-F  indent by function entry and return\n"
	       "\t-G  write an object file without contents, for build systems that expect one\n"
	       "\t-h  write a C header for the probes of the declared providers\n"
	       "\t-H  print the names of files that -C includes\n"
	       "\t-i  enable or list the probe with this id\n"
	       "\t-I  look for included files in the directory, too\n"
	       "\t-l  list probes that match the descriptions, or all probes\n"
	       "\t-L  use the D libraries of the directory, too\n"
	       "\t-m  enable or list probes that match the module name\n"
	       "\t-n  enable or list probes that match the probe name\n"
	       "\t-o  append the output to a file; with -h and -G, the file to write\n"
	       "\t-p  trace until this process ends; $target is its id\n"
	       "\t-P  enable or list probes that match the provider name\n"
	       "\t-q  quiet: print only what actions print\n"
	       "\t-s  enable or list the probes of a D script\n"
	       "\t-S  print the compiled code (see -x disasm)\n"
	       "\t-U  undefine a name for -C\n"
	       "\t-v  be verbose: print how probes were attached; with -l, list arguments\n"
	       "\t-V  print the version\n"
	       "\t-w  permit destructive actions\n"
	       "\t-x  set an option of the compiler or of tracing\n"
	       "\t-X  value of __STDC__ for -C: 0 (a, t), 1 (c), not defined (s)\n"
	       "\t-Z  permit descriptions that match no probe\n"
	       "\t--diff  compare the aggregations of two recordings (-x record)\n"
	       "\t--help  print this text\n"
	       "\t--names  list names of options, providers, settings (-x) or stages (-d), one per line\n"
	       "\t--report  print what a recording has (-x record)\n"
	       "\t--version  as -V\n"
	       "\t--vars  list variables of the kernel whose names match the glob, or all variables\n";
}

std::string_view version_text()
{
	return "dtrace: D 2.0\n";
}

} // namespace dt
