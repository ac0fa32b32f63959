#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Files that processes create: process, path. */

#pragma D option quiet

/* O_CREAT, and creat(2), which is the same. */
syscall::openat:entry
/arg2 & 0x40/
{
	self->path = arg1;
}

syscall::creat:entry
{
	self->path = arg0;
}

syscall::openat:return, syscall::creat:return
/self->path && !errno/
{
	printf("%8d %-16s %s\n", pid, execname, copyinstr(self->path));
}

syscall::openat:return, syscall::creat:return
/self->path/
{
	self->path = 0;
}
