// SPDX-License-Identifier: GPL-2.0
/* The terminal of -x top is as before afterwards, however that comes about. A child has a terminal of its own. */
#include <gtest/gtest.h>

#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>

#include <csignal>
#include <cstring>

#include "out/terminal.h"

namespace dt::out {
namespace {

constexpr std::string_view kEnter = "\x1b[?1049h\x1b[?25l\x1b[?7l", kLeave = "\x1b[?7h\x1b[?25h\x1b[?1049l";

struct Ended {
	int status;	  /* of the child; -1: a signal has ended it */
	std::string text; /* what it has written to its terminal */
};

/* What @body, which gives back the status, does on a terminal; @keys are typed once it is taken. */
template <typename Body>
Ended on_terminal(const Body &body, std::string_view keys = "")
{
	winsize size = {.ws_row = 7, .ws_col = 50, .ws_xpixel = 0, .ws_ypixel = 0};
	int master = -1, status = 0;
	Ended ended = {-1, ""};
	const pid_t child = forkpty(&master, nullptr, nullptr, &size);

	if (child == 0) {
		setenv("TERM", "xterm", 1);
		_exit(body());
	}
	const Fd terminal(master);
	char bytes[256];
	for (ssize_t got; (got = read(master, bytes, sizeof(bytes))) > 0;) {
		ended.text.append(bytes, static_cast<size_t>(got));
		if (!keys.empty() && ended.text.ends_with(kEnter)) {
			EXPECT_EQ(write(master, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
			keys = "";
		}
	}
	EXPECT_EQ(waitpid(child, &status, 0), child);
	if (WIFEXITED(status))
		ended.status = WEXITSTATUS(status);
	return ended;
}

std::string modes()
{
	termios state = {};

	tcgetattr(STDIN_FILENO, &state);
	return {reinterpret_cast<const char *>(&state), sizeof(state)};
}

TEST(Terminal, IsAsBeforeAfterwards)
{
	const Ended ended = on_terminal([] {
		const std::string before = modes();
		{
			const auto terminal = Terminal::open();

			if (!terminal || modes() == before)
				return 1;
			if ((*terminal)->size() != TopSize{50, 7})
				return 2;
			(*terminal)->draw({"one", "two"});
			std::fprintf(stderr, "dtrace: a message\n");
			if (write(STDOUT_FILENO, "spoils", 6) != 6 ||
			    (*terminal)->last_message() != "dtrace: a message")
				return 3;
		}
		return modes() == before ? 0 : 4;
	});

	EXPECT_EQ(ended.status, 0);
	EXPECT_EQ(ended.text, std::string(kEnter) + "\x1b[H\x1b[Kone\r\r\n\x1b[Ktwo" + std::string(kLeave) +
				      "dtrace: a message\r\n");
}

TEST(Terminal, SignalsThatWouldEndTheProcessWait)
{
	for (const int signal : {SIGHUP, SIGQUIT}) {
		const Ended ended = on_terminal([signal] {
			const std::string before = modes();
			{
				const auto terminal = Terminal::open();

				raise(SIGWINCH);
				if (!terminal || !(*terminal)->take_signals())
					return 1;
				raise(signal);
				if ((*terminal)->take_signals())
					return 2;
			}
			return modes() == before ? 0 : 3;
		});

		EXPECT_EQ(ended.status, 0) << strsignal(signal);
		EXPECT_TRUE(ended.text.ends_with(kLeave));
	}
}

TEST(Terminal, GivesKeysAsTheyAreTyped)
{
	const Ended ended = on_terminal(
		[] {
			const auto terminal = Terminal::open();
			std::string keys;

			while (terminal && keys.size() < 2)
				keys += (*terminal)->take_keys();
			return keys == "p\x1a" ? 0 : 1;
		},
		"p\x1a");

	EXPECT_EQ(ended.status, 0);
}

TEST(Terminal, WithoutOneThereIsAnError)
{
	const Ended none = on_terminal([] {
		/* A session of its own has no terminal. */
		const pid_t child = fork();
		int status = 0;

		if (child == 0) {
			setsid();
			const auto terminal = Terminal::open();
			_exit(!terminal && terminal.error().text() == "-x top needs a terminal: cannot open /dev/tty: "
								      "No such device or address" ?
				      0 :
				      1);
		}
		waitpid(child, &status, 0);
		return status == 0 ? 0 : 1;
	});
	EXPECT_EQ(none.status, 0);

	const Ended dumb = on_terminal([] {
		setenv("TERM", "dumb", 1);
		const auto terminal = Terminal::open();
		return !terminal && terminal.error().text().starts_with("-x top needs a terminal that moves") ? 0 : 1;
	});
	EXPECT_EQ(dumb.status, 0);
	EXPECT_EQ(dumb.text, "");
}

} // namespace
} // namespace dt::out
