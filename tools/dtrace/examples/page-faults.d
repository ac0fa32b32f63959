#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Page faults, by program and function. */

#pragma D option quiet

sdt:exceptions::page_fault_user
{
	@[execname, ufunc(args[1])] = count();
}

END
{
	trunc(@, 20);
	printf("%-16s %-40s %s\n", "PROGRAM", "FUNCTION", "FAULTS");
	printa("%-16s %-40A %@d\n", @);
}
