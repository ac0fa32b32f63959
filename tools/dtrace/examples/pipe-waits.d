#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Who waits for whom in pipes: readers of empty pipes and writers of full ones. */

#pragma D option quiet

sdt::*pipe_read:wait-read
{
	@[execname, "waits for data"] = count();
}

sdt::*pipe_write:wait-write
{
	@[execname, "waits for room"] = count();
}
