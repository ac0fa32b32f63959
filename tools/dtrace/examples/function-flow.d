#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* What the kernel does to open a file, function by function: -F shows the calls. */

#pragma D option flowindent

fbt::do_sys_openat2:entry
/execname == "cat"/
{
	self->follow = 1;
}

fbt:vmlinux:do_fil[ep]_open:,
fbt:vmlinux:path_openat:,
fbt:vmlinux:vfs_open:,
fbt:vmlinux:do_sys_openat2:
/self->follow/
{
}

fbt::do_sys_openat2:return
/self->follow/
{
	self->follow = 0;
}
