#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* System calls that fail: program, call, error. */

#pragma D option quiet

syscall:::return
/errno/
{
	@[execname, probefunc, errno] = count();
}

END
{
	printf("%-16s %-24s %6s %8s\n", "PROGRAM", "CALL", "ERRNO", "COUNT");
	printa("%-16s %-24s %6d %@8d\n", @);
}
