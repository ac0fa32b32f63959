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

#include <string>
#include <string_view>

#include "base/fd.h"
#include "out/signals.h"

namespace dt::out {

class Output {
public:
	/* @path "": standard output, where what the tool has printed before is flushed. */
	static Result<Output> open(const std::string &path);

	/* @signals: who notices one that comes meanwhile, and with the second one ends the process; may be null. */
	void write(std::string_view text, Signals *signals = nullptr);

	/* Takes back what has been written, and what was in the file of -o; of a pipe or a terminal it does nothing. */
	void truncate();

	/* From now on text goes to the end of the file at @path; "": to where it went at first. After an error nothing changes. */
	Status reopen(const std::string &path);

	/* What becomes readable when the reader has gone: a pipe or a socket; -1: no such. */
	int reader() const { return is_pipe_ ? fd_ : -1; }

	/* "cannot write to x: No space left on device" */
	const Status &status() const { return status_; }

	/* Some file systems say only now that there was no room. */
	Status close();

private:
	void wait_for_room(Signals *signals) const;
	void use(int fd, std::string name);
	void close_other();

	Fd file_;  /* of -o */
	Fd other_; /* of freopen() */
	int fd_ = -1;
	bool may_block_ = false, is_pipe_ = false;
	std::string name_;
	std::string first_name_; /* of where it went at first */
	Status status_;
};

/* Prints "dtrace: @text" and the end of the line to standard error: what is said beside the output. */
void complain(const std::string &text);

} // namespace dt::out

#endif
