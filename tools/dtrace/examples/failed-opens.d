#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The kernel's file system functions in system calls that fail to open a file.
 * Calls that succeed print nothing.
 */

#pragma D option quiet
#pragma D option nspec=8

syscall::openat:entry
/pid == $target/
{
	self->spec = speculation();
}

syscall::openat:entry
/self->spec/
{
	speculate(self->spec);
	printf("openat\n");
}

fbt::path_openat:entry, fbt::do_fil[ep]_open:entry, fbt::link_path_walk*:entry
/self->spec/
{
	speculate(self->spec);
	printf("  %s\n", probefunc);
}

syscall::openat:return
/self->spec && errno/
{
	speculate(self->spec);
	printf("error %d\n", errno);
}

syscall::openat:return
/self->spec && errno/
{
	commit(self->spec);
	self->spec = 0;
}

syscall::openat:return
/self->spec/
{
	discard(self->spec);
	self->spec = 0;
}
