#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* User and kernel stacks of reads, for a flame graph: ... > x; flamegraph.pl x > x.svg */

#pragma D option quiet

#pragma D option oformat=folded

fbt::vfs_read:entry
{
	@[execname, ustack(), stack()] = count();
}
