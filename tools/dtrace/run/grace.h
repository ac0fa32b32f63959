/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Waits for running clauses. When wait() returns, all clauses that began before
 * it have ended, on all CPUs: their records are committed and their updates of
 * maps are done. Clauses that began later may still run.
 *
 * The kernel itself waits for programs when an element of a map of maps is
 * changed, because the writer must know when nobody uses the old map. This also
 * works on one CPU, where membarrier(2) does not wait: the tool may have
 * interrupted a clause of a preemptible source.
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
