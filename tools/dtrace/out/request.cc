// SPDX-License-Identifier: GPL-2.0
/*
 * Executes requests, each by a row; see request.h.
 *
 * The shell of system() is started by posix_spawn(3): its signal mask must differ
 * from that of the tool, which holds back Ctrl-C. system(3) would pass that mask
 * on. A request that fails is a message, and tracing goes on.
 */
#include "out/request.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstring>

#include "base/diag.h"
#include "out/print.h"
#include "type/rows.h"

namespace dt::out {

namespace {

/* The text that the format of @request makes of @values, for a shell or as a path, and not for a terminal. */
std::string formatted(const gen::RequestAction &request, run::RecordValues values, Naming naming)
{
	std::string text;

	naming.is_for_terminal = false;
	print_format(*request.source->format, values, naming, text);
	return text;
}

/* A command of the shell gets the signals that wait here for Ctrl-C. */
int spawn_shell(const std::string &command, pid_t &pid)
{
	std::string text = command, shell = "sh", option = "-c";
	char *const argv[] = {shell.data(), option.data(), text.data(), nullptr};
	posix_spawnattr_t attributes;
	sigset_t none;

	sigemptyset(&none);
	posix_spawnattr_init(&attributes);
	posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
	posix_spawnattr_setsigmask(&attributes, &none);
	const int error = posix_spawn(&pid, "/bin/sh", nullptr, &attributes, argv, environ);
	posix_spawnattr_destroy(&attributes);
	return error;
}

} // namespace

/* Waits for it, so that what it prints is in order with the output; its status is nobody's concern. */
void Requests::system(const std::string &command)
{
	pid_t pid = 0;

	if (const int error = spawn_shell(command, pid)) {
		messages_.say("cannot run /bin/sh: " + std::string(std::strerror(error)));
		return;
	}
	while (waitpid(pid, nullptr, 0) < 0 && errno == EINTR) {
	}
}

void Requests::reopen(const std::string &path)
{
	if (const Status status = output_.reopen(path); !status)
		messages_.say("freopen( ): " + status.error().text());
}

void Requests::set(run::RecordValues values)
{
	const std::string name(values.front().text);
	const run::RecordValue *given = values.size() > 1 ? &values.back() : nullptr;
	const std::string value = !given	   ? "" :
				  given->is_string ? std::string(given->text) :
						     std::to_string(static_cast<int64_t>(given->number));

	switch (set_option(options_, name, value, OptionFrom::Action)) {
	case OptionStatus::Ok:
	case OptionStatus::NoEffect: break;
	case OptionStatus::UnknownName: messages_.say("setopt( ): there is no option " + name); break;
	case OptionStatus::BadValue:
		messages_.say("setopt( ): option " + name + " cannot be \"" + value + "\": it wants " +
			      option_wants(name));
		break;
	case OptionStatus::NotHere: messages_.say("setopt( ): option " + name + " cannot change while tracing"); break;
	}
}

void Requests::aggregations(const RequestArgs &asked)
{
	if (!tally_)
		no_code("aggregations");
	const Status status = tally_->perform(asked.request, asked.values, asked.time, options_, naming_, asked.out);
	if (!status)
		messages_.say(status.error().text());
}

struct Requests::RequestRows {
	struct Row {
		BuiltinId id;
		void (*perform)(Requests &, const RequestArgs &);
	};

	static std::string text(Requests &r, const RequestArgs &asked)
	{
		return formatted(asked.request, asked.values, r.naming_);
	}

	static void aggregations(Requests &r, const RequestArgs &asked) { r.aggregations(asked); }

	/* A recording can be anybody's: it starts no command, and changes no file that was there before. */
	static void ftruncate(Requests &r, const RequestArgs &)
	{
		if (r.options_.is_report())
			r.output_.truncate_own();
		else
			r.output_.truncate();
	}
	static void freopen(Requests &r, const RequestArgs &asked)
	{
		if (!r.options_.is_report())
			r.reopen(text(r, asked));
	}
	static void system(Requests &r, const RequestArgs &asked)
	{
		if (!r.options_.is_report())
			r.system(text(r, asked));
	}

	static constexpr Row kRows[] = {
		{BuiltinId::Clear, aggregations},
		{BuiltinId::Denormalize, aggregations},
		/* The program has told the others, and us: gen::State. */
		{BuiltinId::Exit, [](Requests &, const RequestArgs &) {}},
		{BuiltinId::Freopen, freopen},
		{BuiltinId::Ftruncate, ftruncate},
		{BuiltinId::Normalize, aggregations},
		{BuiltinId::Printa, aggregations},
		{BuiltinId::Setopt, [](Requests &r, const RequestArgs &asked) { r.set(asked.values); }},
		{BuiltinId::System, system},
		{BuiltinId::Trunc, aggregations},
	};
};

void Requests::perform(const gen::RequestAction &request, run::RecordValues values, uint64_t time, std::string &out)
{
	static_assert(all_have_code(ActionKind::Request, RequestRows::kRows) &&
		      all_have_code(ActionKind::DestructiveRequest, RequestRows::kRows));
	const auto *row = find_row(RequestRows::kRows, request.action);

	if (!row)
		no_code("request");
	row->perform(*this, {request, values, time, out});
}

} // namespace dt::out
