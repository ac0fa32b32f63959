/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Waiting for clauses that run: what began before wait() has ended when it
 * returns, on all CPUs, so its records are committed and its updates of maps
 * are done. Clauses that began later may run.
 *
 * The kernel waits so for programs when an element of a map of maps is
 * changed: who replaces a map must know when nobody uses the old one. That is
 * also right on one CPU, where membarrier(2) does not wait: a clause of a
 * preemptible source may have been interrupted for us.
 */
#ifndef DTRACE_RUN_GRACE_H
#define DTRACE_RUN_GRACE_H

#include "base/fd.h"

namespace dt::run {

class Grace {
public:
	static Result<Grace> make();

	/* Takes as long as the kernel's grace periods: some milliseconds, most of them asleep. */
	Status wait() const;

private:
	Fd inner_, outer_;
};

} // namespace dt::run

#endif
