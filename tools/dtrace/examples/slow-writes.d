#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Writes that took 20 milliseconds or longer, as calls with their times and results: who waited, and in which function? */

#pragma D option flowmin=20ms

syscall::write:,
fbt::ksys_write:,
fbt::vfs_write:,
fbt::*pipe_write:
/execname == "dd"/
{
}
