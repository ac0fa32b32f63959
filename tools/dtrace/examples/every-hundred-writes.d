#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Who writes: printed and cleared after every hundred writes; printa() and clear() lose none. */

#pragma D option quiet

fbt::vfs_write:entry
{
	@[execname] = count();
	writes++;
}

fbt::vfs_write:entry
/writes % 100 == 0/
{
	printf("%d writes\n", writes);
	printa("  %-16s %@d\n", @);
	trunc(@);
}
