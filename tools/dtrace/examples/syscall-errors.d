#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* System calls that fail: program, number of the call, error. */

#pragma D option quiet

sdt:raw_syscalls::sys_exit
/args[1] < 0 && args[1] > -4096/
{
	@[execname, args[0], -args[1]] = count();
}

END
{
	printf("%-16s %6s %6s %8s\n", "PROGRAM", "CALL", "ERRNO", "COUNT");
	printa("%-16s %6d %6d %@8d\n", @);
}
