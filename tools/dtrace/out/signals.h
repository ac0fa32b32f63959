/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Ctrl-C and SIGTERM end tracing. The consumer waits for these signals and for
 * records at once, so that END runs and everything is printed. During that time,
 * a second signal has no effect, unless the reader of the output does not read:
 * then it ends the process. Before the signals are blocked, and after
 * everything is printed, a signal ends the process as usual.
 *
 * A signalfd is used, because a handler would need a global variable.
 */
#ifndef DTRACE_OUT_SIGNALS_H
#define DTRACE_OUT_SIGNALS_H

#include "base/fd.h"

namespace dt::out {

class Signals {
public:
	/* From now on, signals wait. Child processes that are created later inherit that. */
	static Result<Signals> hold();

	/* Readable when one has come. */
	int fd() const { return fd_.get(); }

	/* Has a signal arrived? The call takes it; another signal makes fd() readable again. */
	bool come();

	/* Has a signal arrived by what come() has seen? */
	bool has_come() const { return come_; }

	/* From now on, a signal ends the process, even one that has arrived and was not taken. */
	void let_go();

private:
	Fd fd_;
	bool come_ = false;
};

} // namespace dt::out

#endif
