#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Files that are opened: time in milliseconds since the script began, process, result, path. */

#pragma D option quiet

BEGIN
{
	begin = timestamp;
	printf("%8s %8s %-16s %4s %s\n", "MS", "PID", "PROGRAM", "FD", "PATH");
}

syscall::openat:entry
{
	self->path = args[1];
}

syscall::openat:return
/self->path/
{
	printf("%8d %8d %-16s %4d %s\n", (timestamp - begin) / 1000000, pid, execname, (int)arg1,
	       copyinstr((uintptr_t)self->path));
	self->path = 0;
}
