// SPDX-License-Identifier: GPL-2.0
/*
 * random_load [SEED [COUNT [FIRST [BATCH]]]]: compiles random programs for the running kernel and loads them. The
 * verifier must accept all that the compiler accepts.
 *
 * One process loads all programs, because reading the kernel's types costs more than a session. Up to BATCH programs
 * with the same options become one: larger programs, whose registers are shorter.
 */
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ast/ast.h"
#include "base/options.h"
#include "check/check.h"
#include "dlib/dlib.h"
#include "gen/unit.h"
#include "lex/source.h"
#include "lex/tokens.h"
#include "link/image.h"
#include "out/rejected.h"
#include "parse/parse.h"
#include "probe/probe.h"
#include "random.h"
#include "os/kallsyms.h"
#include "os/kernel_functions.h"
#include "run/session.h"
#include "typed/typed.h"

namespace {

using namespace dt;

/* What all programs share: the kernel. */
class RunningKernel {
public:
	RunningKernel() : functions_(true), probes_({.tracefs = {}, .functions = &functions_}) {}

	ProbeTable &probes() { return probes_; }
	/* Types depend on -x strsize. */
	KernelTypes &types(uint64_t strsize)
	{
		std::unique_ptr<Types> &types = types_[strsize];

		if (!types)
			types = std::make_unique<Types>(strsize);
		return types->kernel;
	}
	/*
	 * Writes the addresses of kernel symbols into @image, as run::load() does. It would read the list of symbols for
	 * each program, which takes longer than all else.
	 */
	Status resolve_symbols(link::Image &image);
	/* @text, which has names of 6.12, with those that this kernel has. */
	std::string with_own_names(std::string text);

private:
	struct Renamed {
		std::string_view before, now;
	};
	struct Types {
		explicit Types(uint64_t strsize) : pool(strsize), kernel(pool, "") {}

		TypePool pool;
		KernelTypes kernel;
	};

	os::KernelFunctions functions_;
	ProbeTable probes_;
	Status resolve_symbols(link::LinkedProgram &program);
	Result<uint64_t> address_of(const std::string &symbol);
	std::map<uint64_t, std::unique_ptr<Types>> types_;
	std::map<std::string, uint64_t> addresses_;
	std::string symbols_;			      /* /proc/kallsyms; "": not read yet */
	std::optional<std::vector<Renamed>> renamed_; /* what this kernel lacks; nothing: not known yet */
};

Result<uint64_t> RunningKernel::address_of(const std::string &symbol)
{
	const auto known = addresses_.find(symbol);

	if (known != addresses_.end())
		return known->second;
	if (symbols_.empty()) {
		Result<std::string> list = read_file("/proc/kallsyms");
		if (!list)
			return list.error();
		symbols_ = std::move(*list);
	}
	const Result<std::vector<uint64_t>> found = os::find_symbols(symbols_, {symbol});
	if (!found)
		return found.error();
	return addresses_[symbol] = found->front();
}

Status RunningKernel::resolve_symbols(link::LinkedProgram &program)
{
	for (const link::SymbolRef &ref : program.symbol_refs) {
		const Result<uint64_t> address = address_of(program.names[ref.name]);

		if (!address)
			return address.error();
		link::put_address(ref, *address, program.insns);
	}
	program.symbol_refs.clear();
	return {};
}

Status RunningKernel::resolve_symbols(link::Image &image)
{
	Status status;

	for (link::LinkedProgram &program : image.programs)
		status = status ? resolve_symbols(program) : status;
	for (link::Trampoline &trampoline : image.trampolines)
		status = status ? resolve_symbols(trampoline.program) : status;
	return status;
}

std::string RunningKernel::with_own_names(std::string text)
{
	constexpr Renamed variables[] = {{"pcpu_hot.current_task", "current_task"},
					 {"pcpu_hot.preempt_count", "__preempt_count"}};
	constexpr Renamed member = {"cpu_bitmap", "flexible_array"};
	KernelTypes &kernel = types(Options().strsize);

	if (!renamed_) {
		const Type *mm = kernel.find(TypeTag::Struct, "mm_struct", "vmlinux");

		renamed_.emplace();
		if (!kernel.variable("pcpu_hot"))
			renamed_->assign(std::begin(variables), std::end(variables));
		if (mm && !find_member(mm, member.before))
			renamed_->push_back(member);
	}
	for (const Renamed &name : *renamed_) {
		for (size_t at = 0; (at = text.find(name.before, at)) != std::string::npos; at += name.now.size())
			text.replace(at, name.before.size(), name.now);
	}
	return text;
}

struct Counts {
	uint64_t programs = 0, loaded = 0, large = 0, wrong = 0;
};

bool is_too_large(const Diags &diags)
{
	return std::ranges::any_of(diags.all(), [](const Diag &diag) { return diag.tag == Tag::D_TOO_LARGE; });
}

enum class Outcome { Loaded, TooLarge, Wrong };

/* @said: why not. */
Outcome load_text(RunningKernel &running, const std::string &text, std::string &said)
{
	lex::Sources sources;
	Options options;
	Diags diags;
	const lex::Macros macros = lex::process_macros("random_load", {}, -1);
	const lex::Source &source = sources.add(ProgramKind::Script, "random.d", text);
	const lex::TokenList tokens = lex::lex(source, macros, options, diags);

	lex::apply_pragmas(tokens, options, diags);
	/* What the kernel allocates for each program. */
	options.bufsize = options.specsize = options.aggsize = options.dynvarsize = 4096;
	options.destructive = true;
	KernelTypes &kernel = running.types(options.strsize);
	const parse::IsType is_type = [&kernel](std::string_view name) { return dlib::is_type_name(kernel, name); };
	dlib::DLibraries libraries(options, sources, diags, dlib::library_host(running.probes()), is_type);
	std::vector<ast::Program> trees;
	trees.push_back(parse::parse(tokens, source, diags, is_type));
	const typed::Program program = check::check(trees, running.probes(), kernel, &libraries, options, diags);
	gen::Unit unit;
	if (!check::refuse_unsupported(program, diags))
		unit = gen::generate(program, running.probes(), options, diags);
	if (diags.has_errors()) {
		said = sources.format(diags, true);
		return is_too_large(diags) ? Outcome::TooLarge : Outcome::Wrong;
	}
	Result<link::Image> image = link::link(unit);
	const Status status = image ? running.resolve_symbols(*image) : Status(image.error());
	if (!status) {
		said = status.error().text() + '\n';
		return Outcome::Wrong;
	}
	run::Rejection rejection;
	const Result<run::Session> session =
		run::load(*image, sources, {options.bufsize, unit.least_bufsize, 1, false}, rejection);
	if (session)
		return Outcome::Loaded;
	/* The verifier looks at a million instructions at most. */
	if (rejection.reason.starts_with("BPF program is too large"))
		return Outcome::TooLarge;
	said = rejection.happened ? out::rejection_text(rejection, sources) : session.error().text() + '\n';
	return Outcome::Wrong;
}

struct Numbered {
	uint64_t number;
	RandomProgram program;
};
using Batch = std::vector<Numbered>; /* with the same options */

std::string text_of(const Batch &batch)
{
	RandomProgram all = {batch[0].program.options, "", ""};

	for (const Numbered &numbered : batch)
		all.text += numbered.program.text;
	return all.whole();
}

/* If the programs of a batch do not load together, each is loaded alone, to find the one that does not load. */
void load_batch(RunningKernel &running, const Batch &batch, Counts &counts)
{
	const std::string text = running.with_own_names(text_of(batch));
	const uint64_t wrong = counts.wrong;
	std::string said;
	const Outcome outcome = load_text(running, text, said);

	if (outcome == Outcome::Loaded) {
		counts.loaded += batch.size();
		return;
	}
	if (batch.size() > 1) {
		for (const Numbered &numbered : batch)
			load_batch(running, {numbered}, counts);
		if (outcome == Outcome::TooLarge || counts.wrong != wrong)
			return;
	} else if (outcome == Outcome::TooLarge) {
		counts.large++;
		return;
	}
	counts.wrong++;
	std::printf("program %llu:\n%s\n%s\n", static_cast<unsigned long long>(batch[0].number), text.c_str(),
		    said.c_str());
	std::fflush(stdout);
}

void print_counts(const Counts &counts)
{
	std::printf("%llu programs: %llu loaded, %llu refused as too large, %llu wrong\n",
		    static_cast<unsigned long long>(counts.programs), static_cast<unsigned long long>(counts.loaded),
		    static_cast<unsigned long long>(counts.large), static_cast<unsigned long long>(counts.wrong));
	std::fflush(stdout);
}

uint64_t number(int argc, char **argv, int n, uint64_t otherwise)
{
	return argc > n ? std::strtoull(argv[n], nullptr, 10) : otherwise;
}

} // namespace

int main(int argc, char **argv)
{
	const uint64_t seed = number(argc, argv, 1, 1), end = number(argc, argv, 2, 400),
		       most = number(argc, argv, 4, 1);
	std::map<std::string, Batch> batches; /* by their options */
	RunningKernel running;
	Counts counts;

	for (uint64_t n = number(argc, argv, 3, 0); n < end && counts.wrong < 5; n++) {
		RandomProgram program = random_program_to_load(seed, n);
		Batch &batch = batches[program.options];

		counts.programs++;
		batch.push_back({n, std::move(program)});
		if (batch.size() >= most) {
			load_batch(running, batch, counts);
			batch.clear();
		}
		/* A run of hours shows how far it is. */
		if (counts.programs % 1000 == 0)
			print_counts(counts);
	}
	for (const auto &[options, batch] : batches) {
		if (!batch.empty())
			load_batch(running, batch, counts);
	}
	print_counts(counts);
	return counts.wrong || counts.large * 50 > counts.programs ? 1 : 0;
}
