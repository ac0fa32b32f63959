#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How often programs make each system call. */

#pragma D option quiet

syscall:::entry
{
	@[execname, probefunc] = count();
}

END
{
	printf("%-16s %-24s %10s\n", "PROGRAM", "CALL", "COUNT");
	printa("%-16s %-24s %@10d\n", @);
}
