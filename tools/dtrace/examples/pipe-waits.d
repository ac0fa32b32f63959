#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Who waits for whom in pipes: readers that find nothing, writers that find no room. */

#pragma D option quiet

sdt::pipe_read:wait-read
{
	@[execname, "waits for data"] = count();
}

sdt::pipe_write:wait-write
{
	@[execname, "waits for room"] = count();
}
