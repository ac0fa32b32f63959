#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Stacks of processes and of the kernel under reads, to draw a flame graph of: ... > x; flamegraph.pl x > x.svg */

#pragma D option quiet

#pragma D option oformat=folded

fbt::vfs_read:entry
{
	@[execname, ustack(), stack()] = count();
}
