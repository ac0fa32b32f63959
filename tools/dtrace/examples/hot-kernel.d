#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* The kernel functions that CPUs run, sampled a thousand times a second. An idle CPU is in one, too. */

#pragma D option quiet

profile-997
/arg0/
{
	@[func(arg0)] = count();
}

END
{
	printf("%-48s %8s\n", "FUNCTION", "SAMPLES");
	printa("%-48a %@8d\n", @);
}
