#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Who reads and writes most by system calls: bytes of each process, the largest first. */

#pragma D option quiet
#pragma D option aggsortrev

syscall::read:return,
syscall::pread64:return,
syscall::readv:return
/arg0 > 0/
{
	@bytes["read", execname, pid] = sum(arg0);
	@calls["read", execname, pid] = count();
}

syscall::write:return,
syscall::pwrite64:return,
syscall::writev:return
/arg0 > 0/
{
	@bytes["write", execname, pid] = sum(arg0);
	@calls["write", execname, pid] = count();
}

END
{
	printf("%-6s %-16s %8s %14s %10s\n", "CALL", "PROGRAM", "PID", "BYTES", "COUNT");
	printa("%-6s %-16s %8d %@14d %@10d\n", @bytes, @calls);
}
