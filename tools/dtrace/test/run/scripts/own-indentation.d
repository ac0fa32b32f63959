#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

fbt::vfs_read:entry, fbt::rw_verify_area:entry
/execname == "dd" && (self->depth || arg2 == 1000)/
{
	printf("%*s-> %s\n", self->depth * 2, "", probefunc);
	self->depth++;
}

fbt::vfs_read:return, fbt::rw_verify_area:return
/self->depth/
{
	self->depth--;
	printf("%*s<- %s\n", self->depth * 2, "", probefunc);
}
==== 0 -c 'dd if=zeros1 of=/dev/null bs=1000 count=1 status=none'
-> vfs_read
  -> rw_verify_area
  <- rw_verify_area
<- vfs_read
