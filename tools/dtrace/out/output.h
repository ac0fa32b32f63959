/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The destination of the output: standard output, or the end of the file of -o.
 *
 * The first error is kept, and nothing is written after it: a full disk must
 * not look like a quiet system. The callers write large pieces of text, so
 * there is no buffer.
 *
 * A slow reader blocks the tool, as it should, but signals must still work.
 * Output that may block is written in pieces that fit into the pipe, after
 * waiting for room or a signal. A second signal ends the process then. If the
 * reader has gone (`| head`), the tool ends silently, as other tools do.
 */
#ifndef DTRACE_OUT_OUTPUT_H
#define DTRACE_OUT_OUTPUT_H

#include <sys/types.h>

#include <string>
#include <string_view>

#include "base/fd.h"
#include "out/signals.h"

namespace dt::out {

class Output {
public:
	/* @path "": standard output. Everything that the tool has printed before is flushed. */
	static Result<Output> open(const std::string &path);

	/* Standard error, where what is no metric goes. */
	static Output of_errors();

	/* @signals notices a signal that arrives meanwhile, and ends the process at the second one. May be null. */
	void write(std::string_view text, Signals *signals = nullptr);

	/* Text without anything of the D program: for a terminal, as shown() makes it. */
	void write_shown(std::string_view text, Signals *signals = nullptr);

	/* Does the text go to a terminal now? */
	bool is_for_terminal() const { return is_for_terminal_; }

	/*
	 * Removes what has been written, and the previous contents of the file of -o. Does nothing for a pipe or a
	 * terminal.
	 */
	void truncate();
	/* The same, but the previous contents stay. */
	void truncate_own();

	/*
	 * From now on, text goes to the end of the file at @path; "": to the first destination. After an error, nothing
	 * changes.
	 */
	Status reopen(const std::string &path);

	/* The descriptor that becomes readable when the reader has gone: a pipe or a socket. -1: there is none. */
	int reader() const { return is_pipe_ ? fd_ : -1; }

	/* "cannot write to x: No space left on device" */
	const Status &status() const { return status_; }

	/* Some file systems report only at close() that there was no room. */
	Status close();

private:
	void wait_for_room(Signals *signals) const;
	void use(int fd, std::string name);
	void truncate_to(off_t size);
	void close_other();

	Fd file_;  /* of -o */
	Fd other_; /* of freopen() */
	int fd_ = -1;
	off_t begin_ = 0; /* of what is written, in a file */
	bool may_block_ = false, is_pipe_ = false, is_for_terminal_ = false, is_first_for_terminal_ = false;
	std::string name_;
	std::string first_name_; /* of where it went at first */
	Status status_;
};

/* A reader of the file at @path sees its old text or @text, and never a part. The file can be read by everybody. */
Status replace_file(const std::string &path, std::string_view text);

/* Prints "dtrace: @text" and a newline to standard error, for messages beside the output. */
void complain(const std::string &text);
/* Prints @text to standard error, which may be a terminal. */
void say_error(const std::string &text);

} // namespace dt::out

#endif
