#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* The kernel stacks that lead to vfs_write(), the most frequent last. */

#pragma D option quiet

fbt::vfs_write:entry
{
	@[stack()] = count();
}
