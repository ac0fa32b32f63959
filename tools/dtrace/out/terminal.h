/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The terminal of the process while -x top draws on it. It is taken by open(), and is as before when the object is
 * destroyed, however that comes about: the signals that would end the process at once wait meanwhile, and are an end
 * of tracing. (SIGINT and SIGTERM wait already, see signals.h.)
 *
 * What the tool and its commands print to the terminal would spoil the screen. So standard error is kept and
 * printed afterwards; last_message() is its last line. Standard output is dropped if it is a terminal.
 */
#ifndef DTRACE_OUT_TERMINAL_H
#define DTRACE_OUT_TERMINAL_H

#include <termios.h>

#include <memory>
#include <string>
#include <vector>

#include "base/fd.h"
#include "out/top_view.h"

namespace dt::out {

class Terminal {
public:
	/* The one that controls the process, whatever its standard input and output are. */
	static Result<std::unique_ptr<Terminal>> open();
	~Terminal();
	Terminal(const Terminal &) = delete;
	Terminal &operator=(const Terminal &) = delete;

	/* Readable when a key was pressed. */
	int keys_fd() const { return tty_.get(); }
	/* Readable when the size has changed, or when tracing should end: see take_signals(). */
	int signals_fd() const { return signals_.get(); }

	TopSize size() const;
	/* The keys typed since the last call. */
	std::string take_keys();
	/* False if one was SIGHUP or SIGQUIT, or if the terminal is gone. */
	bool take_signals();
	std::string last_message() const;
	/* No line is longer than the terminal is wide, and there are as many as it has. */
	void draw(const std::vector<std::string> &lines);

private:
	Terminal() = default;
	Status begin();
	void redirect();
	void restore();

	Fd tty_, signals_;
	termios before_ = {};
	bool is_changed_ = false, is_gone_ = false;
	Fd messages_;	    /* what standard error was given */
	Fd error_, output_; /* where these went before; nothing if they stay */
};

} // namespace dt::out

#endif
