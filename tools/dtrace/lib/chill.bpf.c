// SPDX-License-Identifier: GPL-2.0
/*
 * The library function that waits, for chill().
 *
 * A program cannot sleep, so it waits in a loop that reads the clock. The verifier
 * requires that the loop ends: after some million rounds it ends even if the time
 * is not over.
 */
#include "lib.h"

/* Keeps this CPU busy for @ns nanoseconds; the loop ends earlier after some million rounds. */
int dt_chill(u64 ns)
{
	const u64 began = bpf_ktime_get_ns();

	for (;;) {
		if (bpf_ktime_get_ns() - began >= ns)
			break;
		may_leave;
	}
	return 0;
}
