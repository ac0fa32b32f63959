#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How many bytes programs write in each second. */

#pragma D option quiet

fbt::vfs_write:return
/(int64_t)arg1 > 0/
{
	@[execname] = sum(arg1);
}

tick-1s, END
{
	printf("%Y\n", walltimestamp);
	printa("  %-16s %@d\n", @);
	trunc(@);
}
