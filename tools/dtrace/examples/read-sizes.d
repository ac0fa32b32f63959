#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How many bytes reads return, as a distribution for each program. */

#pragma D option quiet

fbt::vfs_read:return
/(ssize_t)arg1 >= 0/
{
	@[execname] = quantize(arg1);
}
