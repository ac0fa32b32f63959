// SPDX-License-Identifier: GPL-2.0
/*
 * Control sequences of ECMA-48 and of xterm, which all terminals in use understand; see terminal.h.
 *
 * Ctrl-Z and Ctrl-\ do nothing while the screen is drawn: a stopped process would leave the terminal as it is.
 */
#include "out/terminal.h"

#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/signalfd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>

#include "out/shown.h"

namespace dt::out {

namespace {

constexpr int kSignals[] = {SIGWINCH, SIGHUP, SIGQUIT, SIGPIPE};

/* The other screen, no cursor, no line breaks but ours; and back. */
constexpr std::string_view kBegin = "\x1b[?1049h\x1b[?25l\x1b[?7l", kEnd = "\x1b[?7h\x1b[?25h\x1b[?1049l";
/* A line is cleared before it is written: after its last character, the cursor may still be on this character. */
constexpr std::string_view kHome = "\x1b[H", kClearLine = "\x1b[K";

sigset_t signal_set()
{
	sigset_t set;

	sigemptyset(&set);
	for (const int number : kSignals)
		sigaddset(&set, number);
	return set;
}

/* False: the terminal is gone. */
bool put(const Fd &tty, std::string_view text)
{
	return write_all(tty.get(), text.data(), text.size());
}

/* Makes @target, a standard descriptor, a copy of @source. Returns a copy of what it was before. */
Fd replace(int target, int source)
{
	Fd before(fcntl(target, F_DUPFD_CLOEXEC, 0));

	if (!before || dup2(source, target) < 0)
		return {};
	return before;
}

} // namespace

Result<std::unique_ptr<Terminal>> Terminal::open()
{
	const char *const kind = std::getenv("TERM");
	std::unique_ptr<Terminal> terminal(new Terminal);

	if (!kind || !*kind || std::string_view(kind) == "dumb")
		return Error{"-x top needs a terminal that moves its cursor: TERM says that there is none"};
	terminal->tty_.reset(::open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC));
	if (!terminal->tty_)
		return Error{"-x top needs a terminal: cannot open /dev/tty", errno};
	if (Status status = terminal->begin(); !status)
		return status.error();
	return terminal;
}

Status Terminal::begin()
{
	const sigset_t set = signal_set();

	if (tcgetattr(tty_.get(), &before_) != 0)
		return Error{"-x top needs a terminal: cannot read its modes", errno};
	if (sigprocmask(SIG_BLOCK, &set, nullptr) != 0)
		return Error{"cannot block signals", errno};
	is_changed_ = true;
	signals_.reset(signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK));
	if (!signals_)
		return Error{"cannot wait for signals", errno};
	termios modes = before_;
	modes.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
	modes.c_cc[VMIN] = 0;
	modes.c_cc[VTIME] = 0;
	modes.c_cc[VSUSP] = modes.c_cc[VQUIT] = _POSIX_VDISABLE;
	if (tcsetattr(tty_.get(), TCSANOW, &modes) != 0)
		return Error{"cannot set the modes of the terminal", errno};
	redirect();
	if (!put(tty_, kBegin))
		return Error{"cannot write to the terminal", errno};
	return {};
}

/* Where this fails, output stays where it is. */
void Terminal::redirect()
{
	const Fd nowhere(::open("/dev/null", O_WRONLY | O_CLOEXEC));

	if (isatty(STDOUT_FILENO) && nowhere)
		output_ = replace(STDOUT_FILENO, nowhere.get());
	messages_.reset(memfd_create("messages", MFD_CLOEXEC));
	if (isatty(STDERR_FILENO) && messages_)
		error_ = replace(STDERR_FILENO, messages_.get());
}

void Terminal::restore()
{
	const sigset_t set = signal_set();
	std::array<char, 4096> text;
	std::string messages;
	ssize_t bytes;

	put(tty_, kEnd);
	tcsetattr(tty_.get(), TCSADRAIN, &before_);
	if (output_)
		dup2(output_.get(), STDOUT_FILENO);
	if (error_) {
		dup2(error_.get(), STDERR_FILENO);
		for (off_t at = 0; (bytes = pread(messages_.get(), text.data(), text.size(), at)) > 0; at += bytes)
			messages.append(text.data(), static_cast<size_t>(bytes));
		messages = shown(messages);
		static_cast<void>(write_all(STDERR_FILENO, messages.data(), messages.size()));
	}
	/* Those that came late are not to end the process before it has printed everything. */
	take_signals();
	sigprocmask(SIG_UNBLOCK, &set, nullptr);
}

Terminal::~Terminal()
{
	if (is_changed_)
		restore();
}

TopSize Terminal::size() const
{
	winsize size = {};

	if (ioctl(tty_.get(), TIOCGWINSZ, &size) != 0 || !size.ws_col || !size.ws_row)
		return {};
	return {size.ws_col, size.ws_row};
}

std::string Terminal::take_keys()
{
	std::array<char, 256> bytes;
	const ssize_t got = read(tty_.get(), bytes.data(), bytes.size());

	is_gone_ = is_gone_ || (got < 0 && errno != EINTR && errno != EAGAIN);
	return {bytes.data(), static_cast<size_t>(std::max<ssize_t>(got, 0))};
}

bool Terminal::take_signals()
{
	signalfd_siginfo info;

	while (read(signals_.get(), &info, sizeof(info)) == sizeof(info))
		is_gone_ = is_gone_ || info.ssi_signo == SIGHUP || info.ssi_signo == SIGQUIT;
	return !is_gone_;
}

std::string Terminal::last_message() const
{
	std::array<char, 1024> bytes;
	const off_t size = error_ ? lseek(messages_.get(), 0, SEEK_END) : 0;
	const off_t from = std::max<off_t>(size - static_cast<off_t>(bytes.size()), 0);
	const ssize_t got = size > 0 ? pread(messages_.get(), bytes.data(), bytes.size(), from) : 0;
	std::string_view text(bytes.data(), static_cast<size_t>(std::max<ssize_t>(got, 0)));

	while (text.ends_with('\n'))
		text.remove_suffix(1);
	return std::string(text.substr(text.rfind('\n') + 1));
}

void Terminal::draw(const std::vector<std::string> &lines)
{
	std::string text(kHome);

	for (const std::string &line : lines) {
		text += kClearLine;
		text += line;
		text += &line == &lines.back() ? "" : "\r\n";
	}
	/* Where SIGHUP is ignored, nothing else tells it. */
	is_gone_ = !put(tty_, text) || is_gone_;
}

} // namespace dt::out
