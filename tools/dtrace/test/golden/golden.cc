// SPDX-License-Identifier: GPL-2.0
/*
 * Runs the goldens: each is a D program and what a stage makes of it, in one file.
 *
 *   //! -x errtags $ foo          (first line, may be missing) options; behind a $ macro arguments
 *   BEGIN { trace(1); }
 *   ==== ast                      the stage, as for -d; or "header": as for -h; "errors": only the messages; "compiles": whether there is code; "enabling": those before it runs
 *   clause 1:1
 *   ...
 *
 * A golden of a program with errors shows the messages, whatever the
 * stage. They are made with -x errtags. Probes come from the small tracefs
 * directory beside the goldens, so nothing depends on the running kernel. A new
 * stage is a row in kStages.
 *
 * Paths in the options are relative to DIR: -L dlib. What nearly all dumps of
 * code repeat is shown by one of them: see abridge.h. A golden in a folder named
 * as a processor is skipped on others.
 *
 *   golden [--update] DIR [FILE relative to DIR ...]
 */
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "base/fd.h"
#include "base/options.h"
#include "gen/unit.h"
#include "check/check.h"
#include "ast/ast.h"
#include "dlib/dlib.h"
#include "parse/parse.h"
#include "lex/preprocess.h"
#include "lex/source.h"
#include "lex/tokens.h"
#include "typed/typed.h"
#include "link/image.h"
#include "typed/header.h"
#include "test/golden/abridge.h"
#include "test/golden/processes.h"
#include "test/paths.h"

namespace {

using namespace dt;
namespace fs = std::filesystem;

/* Everything that the stages have made of one program. */
struct Compiled {
	lex::Sources sources;
	Options options;
	Diags diags;
	std::vector<lex::TokenList> tokens;
	std::vector<ast::Program> asts;
	TestProcesses processes;
	ProbeTable probes;
	std::unique_ptr<TypePool> types;
	std::unique_ptr<KernelTypes> kernel;
	std::unique_ptr<dlib::DLibraries> libraries;
	typed::Program typed;
	gen::Unit unit;
	std::string header;
};

/* How far to go; errors that a later stage would find are not looked for. */
enum class Needs { Tokens, Ast, Types, Enabling, Errors, Header, Code };

struct Stage {
	std::string_view name;
	Needs needs;
	std::string (*dump)(Compiled &compiled);
	bool is_code = false; /* abridged */
};

/* The linked program, or why it cannot be linked. */
std::string link_and_dump(Compiled &c)
{
	const auto image = link::link(c.unit);
	return image ? link::dump_linked(*image, c.sources) : "dtrace: " + image.error().text() + '\n';
}

constexpr Stage kStages[] = {
	{"tokens", Needs::Tokens, [](Compiled &c) { return lex::dump_tokens(c.tokens[0], c.sources); }},
	{"ast", Needs::Ast, [](Compiled &c) { return ast::dump_ast(c.asts[0], c.sources); }},
	{"types", Needs::Types, [](Compiled &c) { return typed::dump_types(c.typed, c.probes, c.sources); }},
	{"enabling", Needs::Enabling, [](Compiled &) { return std::string(); }},
	{"code", Needs::Code, [](Compiled &c) { return gen::dump_code(c.unit, c.sources); }, true},
	{"linked", Needs::Code, link_and_dump, true},
	{"compiles", Needs::Code, [](Compiled &) { return std::string(); }},
	{"header", Needs::Header, [](Compiled &c) { return c.header; }},
	{"errors", Needs::Errors, [](Compiled &) { return std::string(); }},
};

std::vector<std::string> words(std::string_view line)
{
	std::vector<std::string> list;

	for (size_t at = 0; at < line.size();) {
		const size_t end = std::min(line.find(' ', at), line.size());

		if (end > at)
			list.emplace_back(line.substr(at, end - at));
		at = end + 1;
	}
	return list;
}

/* Options of the first line; an error in them is shown like those of the program. */
std::string read_options(const std::string &text, Options &options)
{
	std::vector<std::string> args = {"dtrace", "-s", "x.d", "-x", "errtags"};

	if (text.starts_with("//! ")) {
		for (std::string &word : words(std::string_view(text).substr(4, text.find('\n') - 4)))
			args.push_back(std::move(word));
	}
	std::vector<char *> argv;
	for (std::string &arg : args)
		argv.push_back(arg.data());
	std::string error;
	std::vector<std::string> warnings;
	if (parse_command_line(static_cast<int>(argv.size()), argv.data(), options, error, warnings) != kExitOk)
		return "dtrace: " + error + '\n';
	for (std::string &warning : warnings)
		error += "dtrace: " + warning + '\n';
	return error;
}

/* What the stage named @stage makes of the program @text of the golden @path. Sets @has_errors if it has some. */
std::string run(const std::string &path, const std::string &text, std::string_view stage_name,
		const golden::Shown *shown, bool &has_errors)
{
	const std::string name = fs::path(path).filename().string(), tracefs = "tracefs";
	Compiled c;
	std::string out = read_options(text, c.options);
	const Stage *stage = std::find_if(std::begin(kStages), std::end(kStages),
					  [&](const Stage &row) { return row.name == stage_name; });
	const lex::Macros macros = {.args = {"dtrace"}, .target = 1234, .pid = 11, .ppid = 12, .uid = 13};
	lex::Macros with_args = macros;

	has_errors = !out.empty();
	if (stage == std::end(kStages))
		return "no such stage: " + std::string(stage_name) + '\n';
	with_args.args.insert(with_args.args.end(), c.options.macro_args.begin(), c.options.macro_args.end());

	/* -n, -f and the like in the first line give the kind of the whole text. */
	const ProgramKind kind = c.options.programs.back().kind;
	std::string program = text;
	if (c.options.cpp) {
		Result<lex::Preprocessed> done = lex::preprocess(name, text, c.options);

		has_errors = has_errors || !done;
		if (!done)
			return "dtrace: " + done.error().text() + '\n';
		program = std::move(done->text);
		out += done->messages;
	}
	const lex::Source &source = kind == ProgramKind::Script ?
					    c.sources.add(kind, name, std::move(program)) :
					    **lex::read_source({kind, text}, c.options, c.sources, out);
	c.tokens.push_back(lex::lex(source, with_args, c.options, c.diags));
	lex::apply_pragmas(c.tokens[0], c.options, c.diags);
	lex::check_unused_args(c.tokens, with_args, c.options, c.diags);
	const std::string &kernel = c.options.tracefs.empty() ? tracefs : c.options.tracefs;
	c.types = std::make_unique<TypePool>(c.options.strsize);
	c.kernel = std::make_unique<KernelTypes>(*c.types,
						 c.options.btfpath.empty() ? paths::kernel_btf : c.options.btfpath,
						 c.options.varspath.empty() ? paths::kernel_vars : c.options.varspath);
	c.probes = ProbeTable({.tracefs = kernel,
			       .proc = kernel,
			       .debugfs = kernel,
			       .processes = &c.processes,
			       .kernel = c.kernel.get(),
			       .target = 1234});
	const parse::IsType is_type = [&c](std::string_view type) { return dlib::is_type_name(*c.kernel, type); };
	c.libraries = std::make_unique<dlib::DLibraries>(c.options, c.sources, c.diags, dlib::library_host(c.probes),
							 is_type);
	if (stage->needs >= Needs::Ast) {
		c.libraries->check_depends(c.tokens[0]);
		c.asts.push_back(parse::parse(c.tokens[0], source, c.diags, is_type));
	}
	if (stage->needs >= Needs::Types)
		c.typed = check::check(c.asts, c.probes, *c.kernel, c.libraries.get(), c.options, c.diags);
	if (stage->needs == Needs::Enabling)
		check::refuse_destructive(c.typed, c.options, c.diags);
	if (stage->needs >= Needs::Errors)
		check::refuse_unsupported(c.typed, c.diags);
	if (stage->needs == Needs::Header)
		c.header = typed::header_text(c.typed, "prov.h", c.diags);
	if (stage->needs >= Needs::Code && !c.diags.has_errors())
		c.unit = gen::generate(c.typed, c.probes, c.options, c.diags);
	has_errors = has_errors || c.diags.has_errors();
	out += c.sources.format(c.diags, c.options.errtags);
	if (c.diags.has_errors())
		return out;
	return out + (stage->is_code && shown ? shown->abridge(path, stage->dump(c)) : stage->dump(c));
}

struct Golden {
	std::string program, stage, expected;
};

bool split(const std::string &text, Golden &golden)
{
	const size_t mark = text.starts_with("==== ") ? 0 : text.find("\n==== ");

	if (mark == std::string::npos)
		return false;
	const size_t stage = text.find(' ', mark) + 1;
	const size_t end = std::min(text.find('\n', stage), text.size());
	golden.program = text.substr(0, mark ? mark + 1 : 0);
	golden.stage = text.substr(stage, end - stage);
	golden.expected = end < text.size() ? text.substr(end + 1) : "";
	return true;
}

/* The dump that the golden @path shows once for all goldens, as it was made. */
std::string whole_dump(const char *path)
{
	const auto text = read_file(path);
	Golden golden;
	bool has_errors;

	return text && split(*text, golden) ? run(path, golden.program, golden.stage, nullptr, has_errors) : "";
}

#if defined(__x86_64__)
constexpr const char *kOthers[] = {"aarch64"};
#elif defined(__aarch64__)
constexpr const char *kOthers[] = {"x86_64"};
#endif

/* Is it about another processor? */
bool is_skipped(const std::string &path)
{
	return std::ranges::any_of(kOthers, [&](const char *other) {
		return path.find(std::string("/") + other + "/") != path.npos;
	});
}

/* One file; true if it is as expected or has been rewritten. */
bool run_file(const std::string &name, const golden::Shown &shown, bool update)
{
	const auto text = read_file(name);
	Golden golden;

	if (!text || !split(*text, golden)) {
		std::printf("%s: %s\n", name.c_str(), text ? "no line ==== STAGE" : text.error().text().c_str());
		return false;
	}
	const std::string base = fs::path(name).filename().string();
	bool has_errors = false;
	const std::string got = run(name, golden.program, golden.stage, &shown, has_errors);
	if (base.starts_with("err.") != has_errors) {
		std::printf("%s: has %s error; err.TAG.claim.d is the name of those that have one\n%s", name.c_str(),
			    has_errors ? "an" : "no", got.c_str());
		return false;
	}
	if (got == golden.expected)
		return true;
	if (!update) {
		std::printf("%s: differs; expected:\n%sgot:\n%s", name.c_str(), golden.expected.c_str(), got.c_str());
		return false;
	}
	Fd fd(open(name.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC));
	const std::string whole = golden.program + "==== " + golden.stage + '\n' + got;
	return write(fd.get(), whole.data(), whole.size()) == static_cast<ssize_t>(whole.size());
}

} // namespace

int main(int argc, char **argv)
{
	int at = 1;
	const bool update = at < argc && std::string_view(argv[at]) == "--update";

	at += update;
	if (at >= argc) {
		std::fprintf(stderr, "usage: golden [--update] DIR [FILE ...]\n");
		return 2;
	}
	fs::current_path(argv[at++]);
	std::vector<std::string> names(argv + at, argv + argc);
	if (names.empty())
		for (const auto &entry : fs::recursive_directory_iterator("."))
			if (entry.path().extension() == ".d" && !entry.path().string().starts_with("./dlib"))
				names.push_back(entry.path().lexically_relative(".").string());
	std::ranges::sort(names);

	const golden::Shown shown(whole_dump(golden::Shown::kProgram), whole_dump(golden::Shown::kFault),
				  whole_dump(golden::Shown::kLinked));
	size_t failed = !shown.missing().empty();
	if (failed)
		std::printf("%s\n", shown.missing().c_str());
	for (const std::string &name : names) {
		if (is_skipped(name))
			std::printf("%s: skipped, as it is about another processor\n", name.c_str());
		else
			failed += !run_file(name, shown, update);
	}
	std::printf("golden: %zu passed, %zu failed\n", names.size() - failed, failed);
	return failed || names.empty() ? 1 : 0;
}
