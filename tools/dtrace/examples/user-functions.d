#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* The functions of processes that use the CPU, sampled a thousand times a second. */

#pragma D option quiet

profile-997
/arg1/
{
	@[execname, ufunc(arg1)] = count();
}

END
{
	trunc(@, 20);
	printa("%-16s %-40A %@8d\n", @);
}
