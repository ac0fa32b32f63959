// SPDX-License-Identifier: GPL-2.0
/* The command line, -x values and their units, and which source of an option takes precedence. */
#include <gtest/gtest.h>

#include <algorithm>

#include "base/options.h"

namespace dt {
namespace {

struct Parsed {
	Options options;
	std::string error;
	int status;
	std::vector<std::string> warnings;
};

Parsed parse(std::vector<std::string> words)
{
	Parsed parsed;
	std::vector<char *> argv;

	words.insert(words.begin(), "dtrace");
	for (std::string &word : words)
		argv.push_back(word.data());
	parsed.status = parse_command_line(static_cast<int>(argv.size()), argv.data(), parsed.options, parsed.error,
					   parsed.warnings);
	EXPECT_EQ(parsed.status == kExitOk, parsed.error.empty());
	return parsed;
}

struct Value {
	const char *text;
	uint64_t expected;
	bool good;
};

TEST(Options, Sizes)
{
	const Value rows[] = {
		{"0", 0, true},
		{"4096", 4096, true},
		{"1k", 1024, true},
		{"4m", 4u << 20, true},
		{"2G", uint64_t(2) << 30, true},
		{"1t", uint64_t(1) << 40, true},
		{"0x10", 16, true},
		{"", 0, false},
		{"k", 0, false},
		{"1kb", 0, false},
		{"-1", 0, false},
		{"1.5m", 0, false},
		{"18446744073709551616", 0, false},
		{"18446744073709551615k", 0, false},
		{"4x", 0, false},
	};

	for (const Value &row : rows) {
		uint64_t bytes = 0;

		EXPECT_EQ(parse_size(row.text, bytes), row.good) << row.text;
		if (row.good) {
			EXPECT_EQ(bytes, row.expected) << row.text;
		}
	}
}

TEST(Options, SizesAsText)
{
	EXPECT_EQ(size_text(0), "0");
	EXPECT_EQ(size_text(1000), "1000");
	EXPECT_EQ(size_text(4096), "4k");
	EXPECT_EQ(size_text(512 << 20), "512m");
	EXPECT_EQ(size_text(uint64_t(3) << 40), "3t");
	EXPECT_EQ(size_text((1 << 20) + 1), "1048577");
}

TEST(Options, TimesAndRates)
{
	const Value rows[] = {
		{"10ns", 10, true},
		{"5us", 5000, true},
		{"100ms", 100000000, true},
		{"2s", 2000000000, true},
		{"1m", 60000000000, true},
		{"1min", 60000000000, true},
		{"1h", 3600000000000, true},
		{"1d", 86400000000000, true},
		{"10hz", 100000000, true},
		{"10HZ", 100000000, true},
		{"4", 250000000, true},
		{"0", 0, true},
		{"10parsecs", 0, false},
		{"", 0, false},
		{"ms", 0, false},
		{"2000000000hz", 0, false},
		{"18446744073709551615s", 0, false},
	};

	for (const Value &row : rows) {
		uint64_t ns = 0;

		EXPECT_EQ(parse_time(row.text, 0, ns), row.good) << row.text;
		if (row.good) {
			EXPECT_EQ(ns, row.expected) << row.text;
		}
	}
}

TEST(Options, EveryRowCanBeSetAndIsKnownByName)
{
	const char *names[] = {
#define OPTION(name, ...) #name,
#include "base/options_table.def"
#undef OPTION
	};

	for (const char *name : names) {
		EXPECT_FALSE(option_wants(name).empty()) << name;
		Options options;
		bool taken = false;
		for (const char *value : {"1", "on", "1s", "a", "folded", "ascii", "auto", "switch", "exec", "files",
					  "static", "elf", "Stable/Stable/ISA"}) {
			const OptionStatus status = set_option(options, name, value, OptionFrom::Pragma);

			EXPECT_NE(status, OptionStatus::UnknownName) << name;
			taken |= status == OptionStatus::Ok || status == OptionStatus::NoEffect;
		}
		EXPECT_TRUE(taken) << name;
	}
}

TEST(Options, ChoicesAreWholeWords)
{
	for (const char *value : {"xml", "jso", "fold", "", "folded text", " ", " folded"}) {
		Options options;

		EXPECT_EQ(set_option(options, "oformat", value, OptionFrom::Pragma), OptionStatus::BadValue) << value;
		EXPECT_FALSE(options.is_folded());
	}
	EXPECT_EQ(option_wants("oformat"), "text, json, folded or openmetrics");
}

TEST(Options, ChoicesWithoutEffectAreWholeWordsToo)
{
	for (const char *name : {"late", "linkmode", "linktype"}) {
		Options options;

		EXPECT_EQ(set_option(options, name, "nothing", OptionFrom::Pragma), OptionStatus::BadValue) << name;
		EXPECT_EQ(set_option(options, name, "", OptionFrom::Pragma), OptionStatus::BadValue) << name;
	}
	Options options;
	EXPECT_EQ(set_option(options, "linkmode", "kernel", OptionFrom::Pragma), OptionStatus::NoEffect);
	EXPECT_EQ(option_wants("linkmode"), "kernel, dynamic or static");
}

TEST(Options, ATimeWithoutItsUnitIsInNanoseconds)
{
	Options options;

	EXPECT_EQ(set_option(options, "flowmin", "100us", OptionFrom::Pragma), OptionStatus::Ok);
	EXPECT_EQ(options.flowmin_ns, 100'000u);
	EXPECT_EQ(set_option(options, "flowmin", "5000", OptionFrom::Pragma), OptionStatus::Ok);
	EXPECT_EQ(options.flowmin_ns, 5000u);
	for (const char *value : {"", "us", "long", "1.5ms"})
		EXPECT_EQ(set_option(options, "flowmin", value, OptionFrom::Pragma), OptionStatus::BadValue) << value;
	EXPECT_EQ(option_wants("flowmin"), "a time such as 100us or 5ms");
	/* The layout of records depends on it. */
	EXPECT_EQ(set_option(options, "flowmin", "1ms", OptionFrom::Action), OptionStatus::NotHere);
}

TEST(Options, TimesOfCallsAreThoseOfFlowInOrderOfTime)
{
	Options options;

	options.temporal = false;
	EXPECT_FALSE(options.has_flow() || options.by_time());
	options.flowtime = true;
	EXPECT_TRUE(options.has_flow() && options.by_time());
	options.flowtime = false;
	options.flowmin_ns = 1;
	EXPECT_TRUE(options.has_flow_times() && options.has_flow() && options.by_time());
}

TEST(Options, TopHasAllRowsUnlessANumberIsGiven)
{
	Options options;

	EXPECT_EQ(options.top, 0u);
	EXPECT_EQ(set_option(options, "top", "", OptionFrom::Pragma), OptionStatus::Ok);
	EXPECT_EQ(options.top, kAllRows);
	EXPECT_EQ(set_option(options, "top", "5", OptionFrom::Pragma), OptionStatus::Ok);
	EXPECT_EQ(options.top, 5u);
	for (const char *value : {"0", "all", "5k", "-1"})
		EXPECT_EQ(set_option(options, "top", value, OptionFrom::Pragma), OptionStatus::BadValue) << value;
	EXPECT_EQ(option_wants("top"), "no value, or the number of rows, from 1");
}

TEST(Options, OneCpuOrAllAreChosen)
{
	for (const char *value : {"all", "0", "12"}) {
		Options options;

		EXPECT_EQ(set_option(options, "cpu", value, OptionFrom::Pragma), OptionStatus::Ok) << value;
		EXPECT_EQ(options.cpu, value);
	}
	for (const char *value : {"", "one", "-1", "1,2", "123456"}) {
		Options options;

		EXPECT_EQ(set_option(options, "cpu", value, OptionFrom::Pragma), OptionStatus::BadValue) << value;
		EXPECT_EQ(options.cpu, "all");
	}
	EXPECT_EQ(option_wants("cpu"), "the number of a CPU, or all");
}

TEST(Options, ContainersAreChosenByWhatAClauseCanCompare)
{
	for (const char *value : {"web", "web*", "*web*", "*"}) {
		Options options;

		EXPECT_EQ(set_option(options, "container", value, OptionFrom::Pragma), OptionStatus::Ok) << value;
		EXPECT_EQ(options.container, value);
	}
	for (const char *value : {"", "*web", "w*b", "we?", "[w]eb", "*w*b*"}) {
		Options options;

		EXPECT_EQ(set_option(options, "container", value, OptionFrom::Pragma), OptionStatus::BadValue) << value;
		EXPECT_EQ(options.container, "");
	}
	EXPECT_EQ(option_wants("container"), "NAME, NAME*, *NAME*, or * for all containers");
}

TEST(Options, PoliciesOfBuffersAreChosen)
{
	struct Row {
		const char *name, *value;
		bool good;
	};
	const Row rows[] = {
		{"attach", "multi", true},    {"attach", "kprobe", false},   {"bufpolicy", "switch", true},
		{"bufpolicy", "fill", true},  {"bufpolicy", "ring", true},   {"bufpolicy", "rings", false},
		{"evaltime", "exec", true},   {"evaltime", "late", false},   {"bufpolicy", "", false},
		{"bufresize", "auto", true},  {"bufresize", "manual", true}, {"bufresize", "on", false},
		{"statusrate", "10hz", true}, {"statusrate", "100ms", true}, {"statusrate", "fast", false},
	};

	for (const Row &row : rows) {
		Options options;
		const OptionStatus status = set_option(options, row.name, row.value, OptionFrom::Pragma);

		EXPECT_EQ(status, row.good ? OptionStatus::Ok : OptionStatus::BadValue) << row.name << '=' << row.value;
	}
	EXPECT_EQ(option_wants("bufpolicy"), "switch, fill or ring");
	EXPECT_EQ(option_wants("bufresize"), "auto or manual");
	Options options;
	EXPECT_TRUE(!options.keeps_records() && !options.fills() && options.may_resize());
	EXPECT_EQ(set_option(options, "bufpolicy", "fill", OptionFrom::Action), OptionStatus::NotHere);
	set_option(options, "bufpolicy", "ring", OptionFrom::Pragma);
	EXPECT_TRUE(options.keeps_records() && !options.fills());
	set_option(options, "attach", "multi", OptionFrom::Pragma);
	EXPECT_EQ(options.attach, Attach::Multi);
}

TEST(Options, CommandLineWinsOverPragma)
{
	Options options;

	EXPECT_EQ(set_option(options, "bufsize", "1m", OptionFrom::CommandLine), OptionStatus::Ok);
	EXPECT_EQ(set_option(options, "bufsize", "2m", OptionFrom::Pragma), OptionStatus::Ok);
	EXPECT_EQ(set_option(options, "strsize", "64", OptionFrom::Pragma), OptionStatus::Ok);
	EXPECT_EQ(options.bufsize, 1u << 20);
	EXPECT_EQ(options.strsize, 64u);
}

TEST(Options, SwitchesTakeWords)
{
	Options options;

	EXPECT_EQ(set_option(options, "quiet", "", OptionFrom::Pragma), OptionStatus::Ok);
	EXPECT_TRUE(options.quiet);
	EXPECT_EQ(set_option(options, "verbose", "", OptionFrom::Pragma), OptionStatus::Ok);
	EXPECT_TRUE(options.verbose);
	EXPECT_EQ(set_option(options, "quiet", "off", OptionFrom::Pragma), OptionStatus::Ok);
	EXPECT_FALSE(options.quiet);
	EXPECT_EQ(set_option(options, "quiet", "maybe", OptionFrom::Pragma), OptionStatus::BadValue);
	EXPECT_EQ(set_option(options, "zork", "", OptionFrom::Pragma), OptionStatus::UnknownName);
	EXPECT_EQ(nearest_option("bufsiz"), "bufsize");
	EXPECT_EQ(nearest_option("completely-else"), "");
}

TEST(Options, NumbersHaveLimits)
{
	struct Row {
		const char *name, *value;
		bool good;
	};
	const Row rows[] = {
		{"strsize", "0", false},     {"strsize", "1", true},   {"strsize", "64k", true},
		{"strsize", "65537", false}, {"strsize", "5g", false}, {"bufsize", "0", false},
		{"bufsize", "1t", true},     {"bufsize", "2t", false}, {"disasm", "0", false},
		{"disasm", "15", true},	     {"disasm", "16", false},
	};

	for (const Row &row : rows) {
		Options options;
		const OptionStatus status = set_option(options, row.name, row.value, OptionFrom::Pragma);

		EXPECT_EQ(status == OptionStatus::Ok, row.good) << row.name << '=' << row.value;
	}
}

TEST(CommandLine, ProgramsKeepTheirOrderAndKind)
{
	const Parsed parsed =
		parse({"-n", "BEGIN", "-s", "x.d", "-Pfbt", "-m", "ext4", "-f", "g", "-i", "7", "arg1", "arg2"});
	const ProgramKind kinds[] = {ProgramKind::Name,	  ProgramKind::Script,	 ProgramKind::Provider,
				     ProgramKind::Module, ProgramKind::Function, ProgramKind::Id};

	ASSERT_EQ(parsed.error, "");
	ASSERT_EQ(parsed.options.programs.size(), std::size(kinds));
	for (size_t i = 0; i < std::size(kinds); i++)
		EXPECT_EQ(parsed.options.programs[i].kind, kinds[i]) << i;
	EXPECT_EQ(parsed.options.programs[2].text, "fbt");
	EXPECT_EQ(parsed.options.macro_args, (std::vector<std::string>{"arg1", "arg2"}));
}

TEST(CommandLine, LettersCanBeJoined)
{
	const Parsed parsed = parse({"-qSZln", "BEGIN", "-b", "1m", "-xswitchrate=10hz", "-x", "disasm=9", "-c",
				     "ls -l", "-o", "out", "-p", "12", "-dast", "-d", "types"});

	ASSERT_EQ(parsed.error, "");
	EXPECT_TRUE(parsed.options.quiet && parsed.options.show_code && parsed.options.zdefs);
	EXPECT_EQ(parsed.options.mode, RunMode::List);
	EXPECT_EQ(parsed.options.bufsize, 1u << 20);
	EXPECT_EQ(parsed.options.switchrate_ns, 100000000u);
	EXPECT_EQ(parsed.options.disasm, 9u);
	EXPECT_EQ(parsed.options.commands, (std::vector<std::string>{"ls -l"}));
	EXPECT_EQ(parsed.options.output, "out");
	EXPECT_EQ(parsed.options.pids, (std::vector<int>{12}));
	EXPECT_EQ(parsed.options.dump, unsigned(kDumpAst | kDumpTypes));
}

TEST(CommandLine, ScriptLineOfInterpreterFiles)
{
	/* "#!/usr/sbin/dtrace -qs" gives one word with the options, then the script. */
	const Parsed parsed = parse({"-qs", "x.d", "foo", "--", "-1"});

	ASSERT_EQ(parsed.error, "");
	EXPECT_EQ(parsed.options.programs[0].text, "x.d");
	EXPECT_EQ(parsed.options.macro_args, (std::vector<std::string>{"foo", "-1"}));
}

TEST(CommandLine, UsageErrors)
{
	struct Row {
		std::vector<std::string> words;
		const char *error;
	};
	const Row rows[] = {
		{{}, "no probes specified (dtrace --help says how)"},
		{{"-e"}, "-e needs a program"},
		{{"-n"}, "option requires an argument: -n"},
		{{"-k"}, "illegal option -k (dtrace --help lists them)"},
		{{"-A"}, "option -A is not in this version: tracing begins with the tool, not with the kernel"},
		{{"-a"}, "option -a is not in this version: tracing begins with the tool, not with the kernel"},
		{{"-B"}, "option -B is not in this version: -e compiles without enabling, -S shows the code"},
		{{"--report"}, "--report needs a recording: --report FILE"},
		{{"--report", "a", "b"}, "--report needs a recording: --report FILE"},
		{{"--diff", "a"}, "--diff needs two recordings: --diff FILE FILE"},
		{{"--report", "a", "-n", "BEGIN"},
		 "--report traces nothing: it takes no program, no -c, no -p and no -x record"},
		{{"--report", "a", "-x", "top"}, "-x top shows what is being traced: a recording has no such display"},
		{{"--diff", "a", "b", "-x", "oformat=json"}, "--diff prints text: it has no other -x oformat"},
		{{"-G", "-n", "BEGIN"}, "-G needs the name of the file to write: -o FILE"},
		{{"-h", "-s", "-"}, "-h needs the name of the file to write: -o FILE"},
		{{"-h", "-o", "x.h"}, "-h needs a program that declares a provider: -s FILE"},
		{{"-X", "k"}, "failed to set -x stdc: Invalid value for specified option 'k' (it wants a, c, s or t)"},
		{{"-x", "zork"}, "failed to set -x zork: Invalid option name"},
		{{"-x", "bufsiz=1"}, "failed to set -x bufsiz: Invalid option name (did you mean bufsize?)"},
		{{"-b", "huge"},
		 "failed to set -x bufsize: Invalid value for specified option 'huge' (it wants a size "
		 "from 1 to 1t, such as 512k or 4m)"},
		{{"-x", "bufpolicy=full"},
		 "failed to set -x bufpolicy: Invalid value for specified option 'full' (it wants switch, fill or "
		 "ring)"},
		{{"-p", "0"}, "invalid pid: 0"},
		{{"-p", "4k"}, "invalid pid: 4k"},
		{{"-d", "soup"}, "-d soup: the stages are tokens ast types code linked"},
	};

	for (const Row &row : rows)
		EXPECT_EQ(parse(row.words).error, row.error);
}

/* As for an error in the program, and not as for a command line that makes no sense. */
TEST(CommandLine, ValuesThatAreWrongAreFatal)
{
	struct Row {
		std::vector<std::string> words;
		int status;
	};
	const Row rows[] = {
		{{"-x", "zork"}, kExitFatal}, {{"-x", "bufsize=huge"}, kExitFatal},
		{{"-b", "huge"}, kExitFatal}, {{"-X", "k"}, kExitFatal},
		{{"-p", "4k"}, kExitFatal},   {{}, kExitUsage},
		{{"-k"}, kExitUsage},	      {{"-x"}, kExitUsage},
		{{"-e"}, kExitUsage},
	};

	for (const Row &row : rows)
		EXPECT_EQ(parse(row.words).status, row.status) << parse(row.words).error;
}

TEST(CommandLine, OptionsWithoutEffectWarn)
{
	const Parsed parsed = parse({"-x", "pgmax=4", "-x", "strip", "-n", "BEGIN"});

	EXPECT_EQ(parsed.error, "");
	EXPECT_EQ(parsed.warnings, (std::vector<std::string>{"option pgmax has no effect in this version",
							     "option strip has no effect in this version"}));
}

TEST(CommandLine, OptionsOfOtherTracersAreKnown)
{
	for (const char *const option : {"ustackstrsize=1k", "pcapsize=1k"}) {
		const Parsed parsed = parse({"-x", option, "-n", "BEGIN"});

		EXPECT_EQ(parsed.error, "") << option;
		EXPECT_EQ(parsed.warnings.size(), 1u) << option;
	}
}

TEST(CommandLine, ProgramsOf32BitsAreWarnedOf)
{
	EXPECT_EQ(parse({"-32", "-n", "BEGIN"}).warnings,
		  std::vector<std::string>{"-32 has no effect: programs are of 64 bits, as the kernel is"});
	EXPECT_TRUE(parse({"-64", "-n", "BEGIN"}).warnings.empty());
}

TEST(CommandLine, VariablesAreListedWithOrWithoutAGlob)
{
	for (const auto &list :
	     {std::vector<std::string>{"-l", "--vars", "a*"}, {"--vars=a*", "-l"}, {"--vars", "a*"}}) {
		const Parsed parsed = parse(list);

		EXPECT_EQ(parsed.options.mode, RunMode::ListVars);
		EXPECT_EQ(parsed.options.vars, "a*");
	}
	EXPECT_EQ(parse({"-l", "--vars"}).options.vars, "*");
	EXPECT_EQ(parse({"--vars", "-l"}).options.vars, "*");
}

TEST(CommandLine, VersionAndHelpNeedNoProgram)
{
	EXPECT_EQ(parse({"-V"}).options.mode, RunMode::Version);
	EXPECT_EQ(parse({"--help"}).options.mode, RunMode::Help);
	EXPECT_EQ(parse({"-l"}).options.mode, RunMode::List);
	EXPECT_EQ(parse({"-V"}).error, "");
}

TEST(CommandLine, NamesOfAList)
{
	for (const std::vector<std::string> &words : {std::vector<std::string>{"--names", "settings"},
						      {"--names=settings", "-n", "BEGIN"},
						      {"-l", "--names=settings"}}) {
		const Parsed parsed = parse(words);

		EXPECT_EQ(parsed.options.mode, RunMode::Names);
		EXPECT_EQ(parsed.options.names, NameList::Settings);
	}
	EXPECT_EQ(parse({"--names", "nobody"}).error,
		  "--names nobody: the list is one of options providers settings stages");
	EXPECT_EQ(parse({"--names"}).error, "--names : the list is one of options providers settings stages");
}

/* Each listed setting is taken, or wants a value; none that has an effect is left out. */
TEST(CommandLine, NamesOfSettingsAreTheTable)
{
	const std::vector<std::string> names = setting_names();

	EXPECT_TRUE(std::ranges::is_sorted(names));
	for (const std::string &name : names) {
		const size_t equals = std::min(name.find('='), name.size());
		const std::string value = equals < name.size() ? name.substr(equals + 1) : "";
		const bool is_open = name.ends_with('=');
		Options options;

		EXPECT_EQ(set_option(options, name.substr(0, equals), value, OptionFrom::CommandLine),
			  is_open ? OptionStatus::BadValue : OptionStatus::Ok)
			<< name;
	}
#define OPTION(name, kind, ...) \
	EXPECT_EQ(std::string_view(#kind).ends_with("Off"), \
		  std::ranges::none_of(names, [](std::string_view n) { return n.substr(0, n.find('=')) == #name; })) \
		<< #name;
#include "base/options_table.def"
#undef OPTION
}

/* Each listed option is known, as a word of its own. */
TEST(CommandLine, NamesOfOptionsAreKnown)
{
	const std::vector<std::string> names = option_names();

	EXPECT_TRUE(std::ranges::is_sorted(names));
	for (const std::string &name : names)
		EXPECT_EQ(parse({name, "1"}).error.find("illegal option"), std::string::npos) << name;
	/* The usage begins with the letters that take no value. */
	for (const char letter : std::string_view("CeFGhHlqSvVwZ"))
		EXPECT_TRUE(std::ranges::count(names, std::string{'-', letter})) << letter;
	for (const std::string_view stage : stage_names())
		EXPECT_EQ(parse({"-d", std::string(stage), "-n", "BEGIN"}).error, "") << stage;
}

} // namespace
} // namespace dt
