/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Ctrl-C and SIGTERM end tracing: the first is waited for together with
 * records, so that END runs and everything is printed. Before it is caught and
 * after it has come they end the process as always, in case something hangs.
 *
 * A signalfd and no handler: that would need a global variable.
 */
#ifndef DTRACE_OUT_SIGNALS_H
#define DTRACE_OUT_SIGNALS_H

#include "base/fd.h"

namespace dt::out {

class Signals {
public:
	/* From now on they wait. Children that are made after it would inherit that. */
	static Result<Signals> hold();

	/* Readable when one has come. */
	int fd() const { return fd_.get(); }

	/* Has one come? The next one ends the process then. */
	bool come();

private:
	Fd fd_;
	bool come_ = false;
};

} // namespace dt::out

#endif
