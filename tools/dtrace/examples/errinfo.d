#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* System calls that fail, with the name of the error, and the path if the call has one. */

#pragma D option quiet

BEGIN
{
	error[EPERM] = "EPERM";
	error[ENOENT] = "ENOENT";
	error[EINTR] = "EINTR";
	error[EBADF] = "EBADF";
	error[EAGAIN] = "EAGAIN";
	error[ENOMEM] = "ENOMEM";
	error[EACCES] = "EACCES";
	error[EEXIST] = "EEXIST";
	error[ENOTDIR] = "ENOTDIR";
	error[EISDIR] = "EISDIR";
	error[EINVAL] = "EINVAL";
	error[ENOTTY] = "ENOTTY";
	error[ESPIPE] = "ESPIPE";
	error[EPIPE] = "EPIPE";
	printf("%8s %-16s %-16s %4s %-8s %s\n", "PID", "PROGRAM", "CALL", "ERR", "NAME", "PATH");
}

syscall::open:entry,
syscall::access:entry,
syscall::execve:entry,
syscall::readlink:entry
{
	self->path = arg0;
}

syscall::openat:entry,
syscall::faccessat:entry,
syscall::faccessat2:entry,
syscall::newfstatat:entry,
syscall::statx:entry,
syscall::readlinkat:entry
{
	self->path = arg1;
}

syscall:::return
/errno/
{
	printf("%8d %-16s %-16s %4d %-8s %s\n", pid, execname, probefunc, errno, error[errno],
	       self->path ? copyinstr(self->path) : "");
}

syscall:::return
{
	self->path = 0;
}
