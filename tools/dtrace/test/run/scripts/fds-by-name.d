#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

syscall::read:entry, syscall::write:entry
/execname == "dd" && fds[arg0].fi_fs != "proc" && arg2 == 1000/
{
	self->fd = arg0;
	self->path = fds[arg0].fi_pathname;
	self->name = fds[arg0].fi_name;
	self->off = fds[arg0].fi_offset;
	self->mode = fds[arg0].fi_oflags & O_ACCMODE;
}

syscall::read:return, syscall::write:return
/self->path != NULL/
{
	printf("%-5s %2d %-10s %-5d %5d %s\n", probefunc, self->fd, self->name, self->off, arg0,
	    self->mode == O_RDONLY ? "RDONLY" : self->mode == O_WRONLY ? "WRONLY" : "RDWR");
	self->path = NULL;
}
==== 0 -c 'dd if=zeros2 of=/dev/null bs=1000 status=none'
read   0 zeros2     0      1000 RDONLY
write  1 null       0      1000 WRONLY
read   0 zeros2     1000   1000 RDONLY
write  1 null       0      1000 WRONLY
read   0 zeros2     2000      0 RDONLY
