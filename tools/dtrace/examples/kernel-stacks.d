#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* By which ways the kernel comes to vfs_write(), the most frequent last. */

#pragma D option quiet

fbt::vfs_write:entry
{
	@[stack()] = count();
}
