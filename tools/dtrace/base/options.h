/* SPDX-License-Identifier: GPL-2.0 */
/*
 * All options of a run, as one struct.
 *
 * Options come from three sources: the command line (options.cc), `-x
 * name=value`, and `#pragma D option name=value` in a program. The last two use
 * one table (options_table.def) and one function, set_option(), so a new option
 * needs one row. The command line takes precedence over a pragma.
 */
#ifndef DTRACE_BASE_OPTIONS_H
#define DTRACE_BASE_OPTIONS_H

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace dt {

/* Where the text of a program comes from, and how a short probe name is read. */
enum class ProgramKind : uint8_t {
	Provider, /* -P: `fbt` is fbt::: */
	Module,	  /* -m: `vmlinux` is :vmlinux:: */
	Function, /* -f: `vfs_read` is ::vfs_read: */
	Name,	  /* -n: `BEGIN` is :::BEGIN */
	Id,	  /* -i: a number */
	Script,	  /* -s: like Name, but the text is in a file */
};

struct ProgramArg {
	ProgramKind kind;
	std::string text; /* D text; for Script the path ("-": stdin) */
};

enum class RunMode : uint8_t {
	Trace,
	List,	     /* -l */
	ListVars,    /* --vars */
	CompileOnly, /* -e */
	Header,	     /* -h: C for the probes of a provider */
	NoObject,    /* -G: what other DTraces need to link such a program */
	Version,     /* -V */
	Help,	     /* --help */
	Names,	     /* --names: words that the completion of a shell offers */
	Report,	     /* --report: print what a recording has */
	Diff,	     /* --diff: compare the aggregations of two recordings */
};

/* The lists that --names can print. */
enum class NameList : uint8_t {
	Options,   /* -b, --help */
	Providers, /* that have one name; those of processes have many */
	Settings,  /* of -x: quiet, bufsize=, bufpolicy=ring */
	Stages,	   /* of -d */
};

/* Bits of Options::dump; names as given to -d. */
enum DumpStage : unsigned {
	kDumpTokens = 1u << 0,
	kDumpAst = 1u << 1,
	kDumpTypes = 1u << 2,
	kDumpCode = 1u << 3,
	kDumpLinked = 1u << 4,
};

/* Bits of Options::disasm (-x disasm=N; -S alone means kDisasmDefault). */
enum Disasm : unsigned {
	kDisasmCompiled = 1,
	kDisasmLinked = 2,
	kDisasmLoaded = 4,
	kDisasmTrampolines = 8,
	kDisasmDefault = kDisasmCompiled,
};

/* Values of the options that only some words can have; kWords in options.cc has the words. */

/* How clauses get onto functions. */
enum class Attach : uint8_t { Auto, Fentry, Multi, Trampoline };

/* Which records are kept, and when they are printed: out/kept.h. */
enum class BufPolicy : uint8_t { Switch, Fill, Ring };

enum class BufResize : uint8_t { Auto, Manual };

/* The characters of the bars of aggpack. */
enum class Encoding : uint8_t { Locale, Ascii, Utf8 };

/* Where a command of -c waits: os/begin.h. */
enum class EvalTime : uint8_t { Auto, Exec, PreInit, PostInit, Main };

enum class OutputFormat : uint8_t { Text, Json, Folded, OpenMetrics };

/* The value of __STDC__ for the C preprocessor. */
enum class StdC : uint8_t { AsCppHasIt, Zero, One, Undefined };

/* How stacks of processes are compared as keys: out/agg_total.h. */
enum class UstackKeys : uint8_t { Files, Addresses };

/* One for each row of options_table.def, in order. */
enum class OptionId : uint8_t {
#define OPTION(name, ...) name,
#include "base/options_table.def"
#undef OPTION
	kCount
};

/* -x top without a number. */
inline constexpr uint64_t kAllRows = UINT64_MAX;

inline constexpr uint64_t kMaxStackIndent = 9999;

struct Options {
	RunMode mode = RunMode::Trace;
	NameList names = NameList::Options;  /* --names LIST */
	std::vector<ProgramArg> programs;    /* in the order given */
	std::vector<std::string> macro_args; /* $1 ... */
	std::vector<std::string> commands;   /* -c, each run with /bin/sh-like splitting */
	std::vector<int> pids;		     /* -p */
	std::string vars = "*";		     /* --vars GLOB: which variables to list */
	std::string output;		     /* -o, appended to; empty: stdout */
	std::vector<std::string> recordings; /* --report FILE, --diff FILE FILE */
	unsigned dump = 0;		     /* -d, DumpStage bits */
	bool show_code = false;		     /* -S */
	bool verbose = false;		     /* -v */

	/* Settable with -x and #pragma D option: options_table.def. The initializers are the defaults. */
	bool quiet = false;	  /* -q */
	bool flowindent = false;  /* -F */
	bool flowtime = false;	  /* -F, and how long each call took, and what it gave back */
	uint64_t flowmin_ns = 0;  /* the same, of calls that took at least so long; 0: of all */
	bool rawbytes = false;	  /* trace() shows arrays of text as bytes, too */
	bool destructive = false; /* -w */
	bool zdefs = false;	  /* -Z */
	bool errtags = false;
	bool droptags = false;
	bool defaultargs = false;
	bool temporal = true;	     /* records of all CPUs are printed in the order of time */
	uint64_t disasm = 0;	     /* Disasm bits; 0: kDisasmDefault if -S */
	uint64_t bufsize = 4u << 20; /* bytes per CPU */
	Attach attach = Attach::Auto;
	BufPolicy bufpolicy = BufPolicy::Switch;
	BufResize bufresize = BufResize::Auto;
	bool uretprobes = false;	    /* return probes of processes replace the return address */
	bool follow = false;		    /* descriptions of $target mean its children, too */
	EvalTime evaltime = EvalTime::Auto; /* Auto: PostInit for a command whose functions have probes */
	uint64_t pid_namespace = 0;	    /* inode of the tool's namespace of processes; 0: it has all of them */
	uint64_t strsize = 256;		    /* bytes, with the final NUL */
	/*
	 * How long a record may wait in a ring that is not yet a quarter full; 0: 100 ms. (To wake the
	 * tool for each record would cost the traced program more than the record does.)
	 */
	uint64_t switchrate_ns = 0;
	uint64_t statusrate_ns = 0;    /* how often drops and the end of tracing are looked for; 0: each second */
	uint64_t dynvarsize = 1 << 20; /* bytes of each associative array */
	uint64_t scratchsize = 256;    /* bytes for alloca() and its kin in one firing */
	uint64_t printsize = 1024;     /* bytes of an object that print() records */
	uint64_t stackframes = 20;     /* of stack() without a number */
	uint64_t ustackframes = 100;   /* of ustack() */
	uint64_t jstackframes = 50;    /* of jstack() */
	uint64_t maxframes = 127;      /* of any stack; kernel.perf_event_max_stack, if nobody has changed it */
	uint64_t stackindent = 14;     /* blanks before a frame */
	bool stacklines = false;       /* frames of processes have their lines of source */
	bool stackends = false;	       /* the last frame of a process says why its stack ends there */
	UstackKeys ustackkeys = UstackKeys::Files;
	uint64_t aggsize = 512 << 10; /* bytes for aggregations of each CPU, in each of two generations */
	uint64_t aggrate_ns = 0;      /* how often they are read; 0: each second */
	bool aggsortkey = false;      /* rows in the order of keys, not of values */
	bool aggsortrev = false;      /* ... the other way round */
	bool aggzoom = false;	      /* the longest bar of a distribution has the whole width */
	bool agghist = false;	      /* values as bars */
	bool aggpack = false;	      /* a distribution in one line */
	bool aggpercpu = false;	      /* what each CPU has counted is printed, too */
	uint64_t aggsortpos = 0;      /* which value, of several aggregations, is compared first */
	uint64_t aggsortkeypos = 0;   /* ... and which key */
	OutputFormat oformat = OutputFormat::Text;
	std::string labels;   /* names of keys in metrics, with commas between them; "": as out/metrics.h says */
	std::string listen;   /* where metrics are served, "PORT" or "ADDRESS:PORT"; "": nowhere */
	std::string textfile; /* where metrics are written while tracing is on; "": nowhere */
	std::string record;   /* the file that the run is recorded in; "": none */
	uint64_t top = 0;     /* rows of the display of aggregations; 0: there is none, kAllRows: as many as fit */
	uint64_t nspec = 1;   /* speculations at a time */
	uint64_t specsize = 4u << 20; /* bytes of records of one speculation and one CPU that wait for commit() */
	Encoding encoding = Encoding::Locale;
	std::string container; /* only in containers with names as this pattern; "": everywhere */
	std::string cpu = "all";
	std::string amin;	 /* -x amin: the weakest attributes that a program may rely on; empty: any */
	std::string tracefs;	 /* empty: where it is mounted */
	std::string btfpath;	 /* empty: /sys/kernel/btf/vmlinux */
	std::string unwindcache; /* where compiled call frame information is kept; empty: the usual place */
	std::string varspath;	 /* where variables are described (type/vars_blob.h); empty: the usual places */

	/* The C preprocessor (lex/preprocess.h). */
	bool cpp = false;					 /* -C */
	bool cpphdrs = false;					 /* -H */
	std::string cpppath = "cpp";				 /* looked up in PATH */
	StdC stdc = StdC::AsCppHasIt;				 /* -X */
	std::vector<std::string> cppargs, define, undef, incdir; /* -D, -U, -I */

	/* Libraries of D (dlib/dlib.h). */
	bool nolibs = false;
	std::string syslibdir;		 /* instead of the libraries within the tool */
	std::vector<std::string> libdir; /* -L */

	bool has_flow_times() const { return flowtime || flowmin_ns; }
	bool has_flow() const { return flowindent || has_flow_times(); }
	/* Are records in the order of time? */
	bool by_time() const { return temporal || has_flow_times(); }
	bool is_text() const { return oformat == OutputFormat::Text; }
	bool is_folded() const { return oformat == OutputFormat::Folded; }
	bool is_json() const { return oformat == OutputFormat::Json; }
	bool is_metrics() const { return oformat == OutputFormat::OpenMetrics; }
	/* Is output of an earlier run printed? Then nothing happens but printing. */
	bool is_report() const { return mode == RunMode::Report || mode == RunMode::Diff; }
	/* Are totals needed that clear() and trunc() do not change? */
	bool exposes_metrics() const
	{
		return is_metrics() || !textfile.empty() || !listen.empty() || mode == RunMode::Diff;
	}
	/* Are records printed when tracing ends, and not before? */
	bool keeps_records() const { return bufpolicy != BufPolicy::Switch; }
	bool fills() const { return bufpolicy == BufPolicy::Fill; }
	bool may_resize() const { return bufresize == BufResize::Auto; }

	/* The rows that the command line has set. Pragmas do not change them. */
	std::bitset<static_cast<size_t>(OptionId::kCount)> from_command_line;
};

/* The result of set_option(). The run continues only after Ok and NoEffect. */
enum class OptionStatus : uint8_t {
	Ok,
	NoEffect, /* a known option that this version accepts and ignores */
	UnknownName,
	BadValue,
	NotHere, /* only for the command line, or only before the compile */
};

enum class OptionFrom : uint8_t { CommandLine, Pragma, Action };

/*
 * Sets option @name to @value. The value "" means that none was given: true for
 * a switch, all rows of top, and an error for others. Sizes take k m g t, and times
 * ns us ms s m min h d hz; the option's row gives the unit of a bare number. A
 * pragma does not change what the command line has set.
 */
OptionStatus set_option(Options &options, std::string_view name, std::string_view value, OptionFrom from);

/* Sets in @to what the command line of @from has set. */
void take_settings(Options &to, const Options &from);

/* What value the option wants, for messages: "a size such as 4m". */
std::string option_wants(std::string_view name);

/* The option whose name is nearest to @name, or "" if none is near. */
std::string_view nearest_option(std::string_view name);

/*
 * All arguments of -x, sorted: the name of a switch or of top; "name=" if any value is possible;
 * "name=value" for each value if only some are valid. Options without effect are left out.
 */
std::vector<std::string> setting_names();

inline constexpr uint64_t kNsPerSecond = 1'000'000'000;

/* A unit of periods and rates. */
struct TimeUnit {
	std::string_view name;
	uint64_t ns; /* 0: times in a second */
};
/* nullptr: there is none. Upper case is as good. */
const TimeUnit *find_time_unit(std::string_view name);

/* "10m" -> bytes; "100ms", "10hz" -> ns, where @unit_ns scales bare numbers. False if malformed or too large. */
bool parse_size(std::string_view text, uint64_t &bytes);
bool parse_time(std::string_view text, uint64_t unit_ns, uint64_t &ns);
/* 262144 -> "256k"; what has no such form is a plain number. */
std::string size_text(uint64_t bytes);

/*
 * Reads the command line; options.cc. Gives the exit status: kExitOk if it is
 * right, kExitFatal for a value that an option cannot have, kExitUsage for all
 * else. @error holds the text to print (without "dtrace: "). Warnings that do
 * not stop the run are appended to @warnings.
 */
int parse_command_line(int argc, char *const *argv, Options &options, std::string &error,
		       std::vector<std::string> &warnings);

/* Text of the usage message and of -V, each ended by a newline. */
std::string_view usage_text();
std::string_view version_text();

/* The names on the command line, sorted: options with their dashes, and stages of -d. */
std::vector<std::string> option_names();
std::vector<std::string> stage_names();

constexpr int kExitOk = 0;
constexpr int kExitFatal = 1;
constexpr int kExitUsage = 2;

} // namespace dt

#endif
