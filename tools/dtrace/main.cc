// SPDX-License-Identifier: GPL-2.0
/*
 * dtrace: the list of stages. trace() calls every stage in order; each takes the
 * result of the one before.
 *
 * This is the only file that ends the process. A stage returns its errors instead,
 * so tests can run it.
 */
#include <sys/stat.h>
#include <sys/timex.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "base/cpus.h"
#include "base/diag.h"
#include "base/number.h"
#include "base/options.h"
#include "check/check.h"
#include "compile.h"
#include "gen/unit.h"
#include "late.h"
#include "modes.h"
#include "out/dump.h"
#include "ast/ast.h"
#include "dlib/dlib.h"
#include "parse/parse.h"
#include "lex/source.h"
#include "lex/tokens.h"
#include "typed/typed.h"
#include "link/image.h"
#include "out/agg_print.h"
#include "out/consume.h"
#include "out/messages.h"
#include "out/print.h"
#include "out/rejected.h"
#include "probe/probe.h"
#include "os/child.h"
#include "rec/recorder.h"
#include "os/kernel_functions.h"
#include "run/session.h"
#include "os/begin.h"
#include "os/objects.h"

namespace dt {
namespace {

using out::complain;

Result<std::vector<os::Target>> start_targets(const Options &options)
{
	std::vector<os::Target> targets;

	for (const std::string &command : options.commands) {
		Result<os::Target> target = os::start_command(command);

		if (!target)
			return target.error();
		targets.push_back(std::move(*target));
	}
	for (int pid : options.pids) {
		Result<os::Target> target = os::watch_process(pid);

		if (!target)
			return target.error();
		targets.push_back(std::move(*target));
	}
	return targets;
}

/* $target; -1: there is none. */
int target_pid(const std::vector<os::Target> &targets)
{
	return targets.empty() ? -1 : targets.front().pid;
}

/* Functions of a command are known when its program is mapped, and with it, or later, its libraries. */
Status make_ready(std::vector<os::Target> &targets, int pid, const Options &options)
{
	const auto target = std::ranges::find(targets, pid, &os::Target::pid);

	return target == targets.end() ? Status() : os::run_to_begin(*target, options.evaltime);
}

/* Commands wait where -x evaltime says. Without the option, other probes see all that the dynamic linker does. */
Status wait_at_evaltime(std::vector<os::Target> &targets, const Options &options)
{
	for (os::Target &target : targets) {
		if (options.evaltime == EvalTime::Auto || !target.is_command)
			continue;
		if (Status status = os::run_to_begin(target, options.evaltime); !status)
			return status;
	}
	return {};
}

/* Says what must be said once all probes are known; true: the program is not to be run. */
bool is_refused(const typed::Program &program, const ProbeTable &probes, Diags &diags, const Options &options)
{
	for (const std::string &warning : probes.warnings())
		complain(warning);
	return check::refuse_unsupported(program, diags) ||
	       (options.mode == RunMode::Trace && check::refuse_destructive(program, options, diags));
}

int refused(const Error &error, const run::Rejection &rejection, const lex::Sources &sources, const Options &options)
{
	if (!rejection.happened)
		return fatal(error);
	complain(out::rejection_text(rejection, sources));
	if (options.verbose)
		out::say_error(rejection.log);
	else
		std::fputs("  -v shows what the verifier says\n", stderr);
	return kExitFatal;
}

/* Where what happens goes. */
struct Outputs {
	out::Output output;
	std::optional<rec::Recorder> recorder; /* with -x record */

	rec::Recorder *recorder_if() { return recorder ? &*recorder : nullptr; }
};

Result<Outputs> open_outputs(const Options &options)
{
	Result<out::Output> output = out::Output::open(options.output);
	Outputs made = {};

	if (!output)
		return output.error();
	made.output = std::move(*output);
	if (options.record.empty())
		return Result<Outputs>(std::move(made));
	Result<rec::Recorder> recorder = rec::Recorder::open(options.record);
	if (!recorder)
		return recorder.error();
	made.recorder.emplace(std::move(*recorder));
	return Result<Outputs>(std::move(made));
}

/* Says what the user should know before anything is printed. */
void announce(const typed::Program &program, const lex::Sources &sources, const run::Session &session,
	      const gen::Unit &unit, const std::vector<Probe> &enabled, const Options &options, Outputs &outputs)
{
	const out::Messages messages(options, outputs.output, nullptr, nullptr, outputs.recorder_if());

	if (const std::string text = run::refused_text(session.units.front()); !text.empty())
		complain(text);
	if (options.verbose)
		std::ranges::for_each(run::links_text(session, unit, enabled), complain);
	if (options.quiet)
		return;
	for (const typed::SourceClauses &source : program.sources)
		messages.say(out::matched_text(sources.at(source.source), source.matches));
	if (session.bufsize < options.bufsize)
		messages.say("buffer size lowered to " + size_text(session.bufsize));
	else if (session.bufsize > options.bufsize)
		messages.say("buffer size raised to " + size_text(session.bufsize) + ", for the largest record");
	if (options.destructive)
		messages.say("allowing destructive actions");
	if (options.verbose && !options.is_json())
		for (const typed::SourceClauses &source : program.sources)
			outputs.output.write(out::stability_text(sources.at(source.source), source));
}

Status read_tokens(const lex::Macros &macros, Options &options, lex::Sources &sources,
		   std::vector<lex::TokenList> &tokens, Diags &diags)
{
	for (const ProgramArg &arg : options.programs) {
		std::string said;
		const Result<const lex::Source *> source = lex::read_source(arg, options, sources, said);

		out::say_error(said);
		if (!source)
			return source.error();
		tokens.push_back(lex::lex(**source, macros, options, diags));
		lex::apply_pragmas(tokens.back(), options, diags);
		out::dump(options, kDumpTokens, [&] { return lex::dump_tokens(tokens.back(), sources); });
	}
	return {};
}

void read_tree(const lex::TokenList &list, dlib::DLibraries &libraries, const parse::IsType &is_type,
	       const Options &options, const lex::Sources &sources, std::vector<ast::Program> &trees, Diags &diags)
{
	libraries.check_depends(list);
	trees.push_back(parse::parse(list, sources.at(static_cast<uint32_t>(trees.size())), diags, is_type));
	out::dump(options, kDumpAst, [&] { return ast::dump_ast(trees.back(), sources); });
}

int consume(run::Session &session, const gen::Unit &unit, const lex::Sources &sources,
	    const std::vector<Probe> &enabled, std::vector<os::Target> &targets, const Options &options,
	    Outputs &outputs, out::LateProbes &late, const rec::ResultType &result_type)
{
	/* Until here, a signal killed the tool. From here on, a signal ends tracing. */
	Result<out::Signals> signals = out::Signals::hold();
	if (!signals)
		return fatal(signals.error());
	out::Consumer consumer(session, unit, sources, enabled, options, outputs.output, *signals, &late, result_type,
			       outputs.recorder_if());
	const Result<int> status = consumer.run(targets);
	const Status closed = outputs.output.close(),
		     recorded = outputs.recorder ? outputs.recorder->close() : Status();
	if (!status || !closed)
		return fatal(status ? closed.error() : status.error());
	return recorded ? *status : fatal(recorded.error());
}

/* CLOCK_TAI less CLOCK_REALTIME: 0 where nobody has told the kernel. */
int64_t tai_offset_ns()
{
	struct timex state = {};

	return adjtimex(&state) < 0 ? 0 : int64_t{state.tai} * 1'000'000'000;
}

/* The records that -x bufpolicy keeps take as much memory as their rings. */
run::RingWish ring_wish(const gen::Unit &unit, const Options &options)
{
	return {options.bufsize, unit.least_bufsize, options.keeps_records() ? 2u : 1u, options.may_resize()};
}

Result<run::Session> load(const link::Image &image, const lex::Sources &sources, const gen::Unit &unit,
			  const Options &options, run::Rejection &rejection)
{
	Result<run::Session> session = run::load(image, sources, ring_wish(unit, options), rejection);

	const std::optional<unsigned> cpu = parse_number<unsigned>(options.cpu); /* nothing of "all" */
	if (session && cpu && !contains(session->online, *cpu))
		return Error{"-x cpu=" + options.cpu + ": this CPU is not online"};
	if (session)
		out::listing(options, kDisasmLoaded, [&] { return run::dump_loaded(session->units.front(), image); });
	return session;
}

/* Is everything listed? Then the list of functions is read, and no single function is asked for. */
bool lists_all(const Options &options)
{
	return options.mode == RunMode::List && options.programs.empty();
}

ProbeEnv probe_env(const Options &options, int target, os::Processes &processes, os::Functions &functions,
		   KernelTypes &kernel)
{
	return {.tracefs = options.tracefs,
		.processes = &processes,
		.functions = &functions,
		.kernel = &kernel,
		.target = std::max(target, 0), /* -1: there is none */
		.tool = getpid(),
		.followed = options.follow ? target : 0,
		.uretprobes = options.uretprobes,
		.tells_more = options.verbose && options.mode == RunMode::Trace,
		.only_names = lists_all(options)};
}

rec::ResultType results_of(KernelTypes &kernel)
{
	return [&kernel](const Probe &probe) { return check::argument_type(kernel, probe, 1); };
}

void begin_recording(rec::Recorder &recorder, const Options &options, const run::Session &session,
		     const lex::Sources &sources, const gen::Unit &unit, const std::vector<Probe> &enabled,
		     const rec::ResultType &result_type)
{
	/* The report may be printed in another locale. */
	Options recorded = options;

	recorded.encoding = out::wants_utf8(options.encoding) ? Encoding::Utf8 : Encoding::Ascii;
	if (options.has_flow_times())
		recorder.show_results(result_type);
	recorder.begin(recorded, {session.cpus, session.bufsize, out::is_testing()}, sources, unit, enabled);
}

parse::IsType type_test(KernelTypes &kernel)
{
	return [&kernel](std::string_view name) { return dlib::is_type_name(kernel, name); };
}

/* In a container, processes have other numbers than in the namespace that has all of them. */
uint64_t pid_namespace()
{
	constexpr uint64_t of_all = 0xeffffffc; /* PROC_PID_INIT_INO, which is the same on all systems */
	struct stat info = {};

	return stat("/proc/self/ns/pid", &info) != 0 || info.st_ino == of_all ? 0 : info.st_ino;
}

int trace(Options &options, const char *arg0)
{
	lex::Sources sources;
	Diags diags;

	/* Commands wait until tracing is on; $target needs them. From here on they must be ended. */
	Result<std::vector<os::Target>> targets = start_targets(options);
	if (!targets)
		return fatal(targets.error());
	const lex::Macros macros = lex::process_macros(arg0, options.macro_args, target_pid(*targets));

	/* Text to tokens, source by source; pragmas of one hold for those after it. */
	std::vector<lex::TokenList> tokens;
	if (Status status = read_tokens(macros, options, sources, tokens, diags); !status)
		return fatal(status.error());
	lex::check_unused_args(tokens, macros, options, diags);
	/* From here on options do not change. */

	/* The things that names can denote. Nothing is read before a stage asks for it. */
	os::Objects processes([&](int pid) { return make_ready(*targets, pid, options); });
	os::KernelFunctions functions(options.tracefs.empty() && !lists_all(options));
	TypePool types(options.strsize);
	KernelTypes kernel(types, options.btfpath, options.varspath);
	ProbeTable probes(probe_env(options, target_pid(*targets), processes, functions, kernel));
	const parse::IsType is_kernel_type = type_test(kernel);
	dlib::DLibraries libraries(options, sources, diags, dlib::library_host(probes), is_kernel_type);

	/* Tokens to trees. */
	std::vector<ast::Program> trees;
	for (const lex::TokenList &list : tokens)
		read_tree(list, libraries, is_kernel_type, options, sources, trees, diags);

	/* From here on trees do not change: they are checked once more for each later unit. */

	/* Trees to an image. A program that is only listed is not generated. */
	const int64_t tai_offset = options.mode == RunMode::Trace ? tai_offset_ns() : 0;
	const CompilerInput input = {trees, probes, kernel, libraries, sources, tai_offset};
	Compiled made;
	bool has_refused = false;
	const auto goes_on = [&](const typed::Program &program) {
		has_refused = is_refused(program, probes, diags, options);
		return !has_refused && options.mode != RunMode::List && options.mode != RunMode::Header;
	};
	const Status compiled = compile(input, options, 1, goes_on, diags, made);
	const typed::Program &program = made.program;
	const gen::Unit &unit = made.unit;
	if (has_refused)
		return report_errors(diags, sources, options);
	if (options.mode == RunMode::List)
		return list_probes(program, probes, kernel, options);
	if (options.mode == RunMode::Header)
		return write_header(program, sources, diags, options);
	if (const int status = report_errors(diags, sources, options); status || !compiled)
		return status ? status : fatal(compiled.error());
	const link::Image &image = *made.image;
	/* From here on code does not change: the kernel relocates maps, and loads it as it is. */
	if (options.mode == RunMode::CompileOnly)
		return kExitOk;

	Result<Outputs> outputs = open_outputs(options);
	const Status waits = wait_at_evaltime(*targets, options);
	if (!outputs || !waits)
		return fatal(outputs ? waits.error() : outputs.error());

	/* Into the kernel. Probes are attached, but nothing counts before BEGIN. */
	run::Rejection rejection;
	Result<run::Session> session = load(image, sources, unit, options, rejection);
	if (!session)
		return refused(session.error(), rejection, sources, options);
	/* From here on maps and rings keep their sizes, and only detach() closes programs. */
	std::vector<Probe> enabled = gen::enabled_probes(unit, probes);
	/* From here on, new modules and mappings are noticed. */
	LateFunctions late({input, processes, options, image, *session, enabled});
	if (Status status = run::attach(*session, image, unit, enabled, {options.attach, &kernel}); !status)
		return fatal(status.error());
	if (outputs->recorder)
		begin_recording(*outputs->recorder, options, *session, sources, unit, enabled, results_of(kernel));
	announce(program, sources, *session, unit, enabled, options, *outputs);

	/* Rings to records to text, until tracing ends. */
	return consume(*session, unit, sources, enabled, *targets, options, *outputs, late, results_of(kernel));
}

/* The status of the run is an error if text of the tool itself could not be written. */
int finish(int status)
{
	if (std::fflush(stdout) == 0 && !std::ferror(stdout))
		return status;
	return fatal({"cannot write to standard output", errno});
}

} // namespace
} // namespace dt

int main(int argc, char **argv)
{
	dt::Options options;
	std::string error;
	std::vector<std::string> warnings;

	/* Whoever can start the tool says which files it reads, and which commands it runs. */
	if (getuid() != geteuid() || getgid() != getegid()) {
		dt::out::complain("dtrace must not be setuid or setgid: it would do what any user asks for");
		return dt::kExitFatal;
	}
	if (const int status = dt::parse_command_line(argc, argv, options, error, warnings); status != dt::kExitOk) {
		dt::out::complain(error);
		return status;
	}
	for (const std::string &warning : warnings)
		dt::out::complain(warning);
	if (options.mode == dt::RunMode::Help || options.mode == dt::RunMode::Version) {
		const auto text = options.mode == dt::RunMode::Help ? dt::usage_text() : dt::version_text();

		std::fwrite(text.data(), 1, text.size(), stdout);
		return dt::finish(dt::kExitOk);
	}
	if (options.mode == dt::RunMode::Names)
		return dt::finish(dt::print_names(options.names));
	if (options.mode == dt::RunMode::Report)
		return dt::finish(dt::print_report(options));
	if (options.mode == dt::RunMode::Diff)
		return dt::finish(dt::print_diff(options));
	if (options.mode == dt::RunMode::NoObject)
		return dt::finish(dt::write_empty_object(options));
	if (options.mode == dt::RunMode::ListVars)
		return dt::finish(dt::list_variables(options));
	options.pid_namespace = dt::pid_namespace();
	return dt::finish(dt::trace(options, argv[0]));
}
