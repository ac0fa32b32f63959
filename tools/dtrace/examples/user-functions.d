#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* In which functions of their own programs spend their time, a thousand times a second. */

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
