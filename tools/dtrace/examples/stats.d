#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* The paths that processes query with stat(2) and similar calls, how often, and how often without success. */

#pragma D option quiet

syscall::newfstatat:entry, syscall::statx:entry
{
	self->path = arg1;
}

syscall::newstat:entry, syscall::newlstat:entry
{
	self->path = arg0;
}

syscall::newfstatat:return, syscall::statx:return, syscall::newstat:return, syscall::newlstat:return
/self->path/
{
	this->path = copyinstr(self->path);
	@asked[execname, this->path] = count();
	@failed[execname, this->path] = sum(errno != 0);
	self->path = 0;
}

END
{
	printf("%-16s %8s %8s  %s\n", "PROGRAM", "ASKED", "FAILED", "PATH");
	printa("%-16s %@8d %@8d  %s\n", @asked, @failed);
}
