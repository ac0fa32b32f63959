// SPDX-License-Identifier: GPL-2.0
/*
 * Without -w nothing changes the system: each action that the table calls destructive, in each place of a program where
 * something can stand. A new action is tried without a change here.
 */
#include <gtest/gtest.h>

#include <set>

#include "check/check.h"
#include "parse/parse.h"
#include "test/paths.h"
#include "type/builtins.h"

namespace dt {
namespace {

/* Where an action may stand, and with -w does. ACT is the call of the action. */
constexpr const char *kAllowed[] = {
	"BEGIN { ACT; }",
	"BEGIN { trace(1); ACT; trace(2); }",
	"BEGIN /pid == 1/ { ACT; }",
	"BEGIN { if (pid) ACT; }",
	"BEGIN { if (pid) trace(1); else ACT; }",
	"BEGIN { if (pid) { if (tid) { trace(1); ACT; } } }",
	"BEGIN { if (pid) trace(1); else if (tid) trace(2); else { ACT; } }",
	"BEGIN { pid ? ACT : trace(1); }",
	"BEGIN { pid ? trace(1) : ACT; }",
	"BEGIN { pid ? trace(1) : tid ? ACT : trace(2); }",
	"END { ACT; }",
	"ERROR { ACT; }",
	"tick-1s { ACT; }",
	"BEGIN { trace(1); } END { ACT; }",
	"fbt::vfs_read:entry { ACT; }",
	"fbt::vfs_read:return { ACT; }",
	"inline int one = 1; BEGIN /one/ { ACT; }",
};

/* Where no action may stand, with or without -w. */
constexpr const char *kNowhere[] = {
	"BEGIN /ACT/ { trace(1); }",
	"BEGIN { trace(ACT); }",
	"BEGIN { printf(\"%d\", ACT); }",
	"BEGIN { x = ACT; }",
	"BEGIN { this->x = ACT; }",
	"BEGIN { self->x = ACT; }",
	"BEGIN { x = 1; x += ACT; }",
	"BEGIN { x[1] = ACT; }",
	"BEGIN { x[ACT] = 1; }",
	"BEGIN { x[1] = 1; trace(x[ACT]); }",
	"BEGIN { @[ACT] = count(); }",
	"BEGIN { @ = sum(ACT); }",
	"BEGIN { trace(pid ? ACT : 1); }",
	"BEGIN { trace(pid ? 1 : ACT); }",
	"BEGIN { trace(ACT ? 1 : 2); }",
	"BEGIN { trace(1 + ACT); }",
	"BEGIN { trace((int)ACT); }",
	"BEGIN { trace(!ACT); }",
	"BEGIN { trace(sizeof(ACT)); }",
	"BEGIN { trace(*(int *)ACT); }",
	"BEGIN { trace((1, ACT)); }",
	"BEGIN { trace(pid && ACT); }",
	"BEGIN { trace(strlen(ACT)); }",
	"BEGIN { trace(copyinstr(ACT)); }",
	"BEGIN { trace(args[ACT]); }",
	"BEGIN { stack(ACT); }",
	"BEGIN { ustack(ACT); }",
	"BEGIN { exit(ACT); }",
	"BEGIN { if (ACT) trace(1); }",
	"BEGIN { if (pid) trace(1); else if (ACT) trace(2); }",
	"BEGIN { @ = quantize(ACT); }",
	"BEGIN { @ = lquantize(ACT, 0, 10, 1); }",
	"BEGIN { @ = lquantize(pid, 0, 10, 1, ACT); }",
	"BEGIN { trace(ACT[0]); }",
	"BEGIN { trace(ACT->m); }",
	"BEGIN { trace(ACT.m); }",
	"fbt::vfs_read:entry { return(ACT); }",
	"BEGIN { tracemem(ACT, 8); }",
	"BEGIN { print(ACT); }",
	"BEGIN { @ = count(); trunc(@, ACT); }",
	"BEGIN { system(\"%d\", ACT); }",
	"BEGIN { raise(ACT); }",
	"BEGIN { self->s = speculation(); speculate(ACT); }",
	"inline int f = ACT; BEGIN { trace(f); }",
	"struct s { int x; }; translator struct s < int a > { x = 1; }; BEGIN { trace(xlate <struct s>(ACT).x); }",
	"struct s { int x; }; translator struct s < int a > { x = ACT; }; BEGIN { trace(xlate <struct s>(pid).x); }",
};

/* An action does not belong with a speculation: Solaris has the same rule. */
constexpr const char *kSpeculations[] = {
	"BEGIN { self->s = speculation(); } tick-1s { speculate(self->s); ACT; }",
	"BEGIN { self->s = speculation(); } tick-1s { ACT; speculate(self->s); }",
};

struct TriedProgram {
	bool is_accepted, is_refused_for_lack_of_w;
	std::string errors;
};

TriedProgram try_program(const std::string &text, bool with_w)
{
	Options options;
	lex::Sources sources;
	Diags diags;
	ProbeTable probes{ProbeEnv{paths::golden_tracefs}};
	TypePool types;
	KernelTypes kernel{types, paths::kernel_btf};
	std::vector<ast::Program> programs;
	const lex::Source &source = sources.add(ProgramKind::Name, "-n", text);

	options.destructive = with_w;
	programs.push_back(parse::parse(lex::lex(source, {.args = {"dtrace"}}, options, diags), source, diags));
	const typed::Program program = check::check(programs, probes, kernel, nullptr, options, diags);
	const bool is_accepted = !diags.has_errors();
	const bool is_refused = check::refuse_destructive(program, options, diags);
	return {is_accepted, is_refused, sources.format(diags, true)};
}

/* A call with what the row in builtins.def wants. */
std::string call_of(const Builtin &action)
{
	std::string text(action.name), separator = "(";

	for (const char letter : action.args.substr(0, action.args.find('?'))) {
		text += separator + (letter == 'p' ? "(void *)8" : letter == 'i' || letter == 'c' ? "1" : "\"x\"");
		separator = ", ";
	}
	return text + (separator == "(" ? "()" : ")");
}

std::string with_call(std::string text, const Builtin &action)
{
	for (size_t at; (at = text.find("ACT")) != std::string::npos;)
		text.replace(at, 3, call_of(action));
	return text;
}

std::vector<const Builtin *> destructive_actions()
{
	std::vector<const Builtin *> found;

	for (size_t id = 0; id < static_cast<size_t>(BuiltinId::kCount); id++)
		if (const Builtin &row = builtin(static_cast<BuiltinId>(id)); row.is_destructive())
			found.push_back(&row);
	return found;
}

/* Actions that this kernel or this probe cannot have are refused with -w, too. */
bool is_possible(const std::string &text)
{
	return try_program(text, true).is_accepted;
}

/* Whoever adds an action says here whether it changes the system. */
TEST(Destructive, EachActionIsDestructiveOrHarmless)
{
	const std::set<std::string_view> destructive = {"breakpoint", "chill", "copyout", "copyoutstr", "freopen",
							"panic",      "raise", "return",  "stop",	"system"};
	const std::set<std::string_view> harmless = {"clear",	  "commit",    "denormalize", "discard",
						     "exit",	  "ftruncate", "normalize",   "pcap",
						     "print",	  "printa",    "printf",      "setopt",
						     "speculate", "trace",     "tracemem",    "trunc"};
	std::set<std::string_view> found, others;

	for (size_t id = 0; id < static_cast<size_t>(BuiltinId::kCount); id++) {
		const Builtin &row = builtin(static_cast<BuiltinId>(id));

		if (row.kind == BuiltinKind::Action)
			(row.is_destructive() ? found : others).insert(row.name);
	}
	EXPECT_EQ(found, destructive);
	EXPECT_EQ(others, harmless);
}

TEST(Destructive, WithoutWEachIsRefusedWhereItMayStand)
{
	for (const Builtin *action : destructive_actions()) {
		size_t possible = 0;

		for (const char *place : kAllowed) {
			const std::string text = with_call(place, *action);
			const TriedProgram tried = try_program(text, false);

			EXPECT_TRUE(!tried.is_accepted || tried.is_refused_for_lack_of_w) << text;
			if (!is_possible(text))
				continue;
			possible++;
			EXPECT_TRUE(tried.is_refused_for_lack_of_w) << text << '\n' << tried.errors;
			EXPECT_NE(tried.errors.find("[D_ACT_DESTRUCT]"), std::string::npos) << text;
			EXPECT_FALSE(try_program(text, true).is_refused_for_lack_of_w) << text;
		}
		/* return() may stand in a clause of a function's entry only. */
		EXPECT_GT(possible, action->id == BuiltinId::Return ? 0u : 10u) << action->name;
	}
}

TEST(Destructive, NoneStandsInAnExpression)
{
	for (const Builtin *action : destructive_actions())
		for (const char *place : kNowhere)
			for (const bool with_w : {false, true}) {
				const std::string text = with_call(place, *action);

				EXPECT_FALSE(try_program(text, with_w).is_accepted) << text;
			}
}

TEST(Destructive, NoneIsSpeculative)
{
	for (const Builtin *action : destructive_actions())
		for (const char *place : kSpeculations) {
			const std::string text = with_call(place, *action);
			const TriedProgram tried = try_program(text, false);

			EXPECT_TRUE(!tried.is_accepted || tried.is_refused_for_lack_of_w) << text;
		}
}

/* The places are right: another action may stand in all of them. */
TEST(Destructive, TheProgramsAreOthersOnlyByTheAction)
{
	for (const char *place : kAllowed) {
		std::string text = place;

		text.replace(text.find("ACT"), 3, "trace(0)");
		const TriedProgram tried = try_program(text, false);

		EXPECT_TRUE(tried.is_accepted) << text << '\n' << tried.errors;
	}
}

/* What a program sets while it traces cannot allow what was not allowed. */
TEST(Destructive, SetoptDoesNotAllowThem)
{
	Options options;

	EXPECT_EQ(set_option(options, "destructive", "", OptionFrom::Action), OptionStatus::NotHere);
	EXPECT_FALSE(options.destructive);
	EXPECT_TRUE(try_program("BEGIN { setopt(\"destructive\"); stop(); }", false).is_refused_for_lack_of_w);
}

} // namespace
} // namespace dt
