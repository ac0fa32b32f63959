#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How often each process reads, and how many bytes. */

#pragma D option quiet

fbt::vfs_read:return
/(ssize_t)arg1 > 0/
{
	@reads[execname, pid] = count();
	@bytes[execname, pid] = sum(arg1);
}

END
{
	printf("%-16s %8s %8s %12s\n", "PROCESS", "PID", "READS", "BYTES");
	printa("%-16s %8d %@8d %@12d\n", @reads, @bytes);
}
