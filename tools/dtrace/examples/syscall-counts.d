#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Which system calls are made, by program. */

#pragma D option quiet

sdt:raw_syscalls::sys_enter
{
	@[execname, args[0]] = count();
}

END
{
	printf("%-16s %6s %10s\n", "PROGRAM", "CALL", "COUNT");
	printa("%-16s %6d %@10d\n", @);
}
