#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

syscall::read:entry, syscall::write:entry
/execname == "dd" && arg2 == 1000/
{
	self->calls[probefunc]++;
	self->last[probefunc, "size"] = arg2;
	self->names = probefunc;
}

proc:::exit
/execname == "dd"/
{
	printf("%d reads, %d writes of %d, last %s\n", self->calls["read"], self->calls["write"], self->last["read", "size"],
	    self->names);
}
==== 0 -c 'sh -c "dd if=zeros3 of=/dev/null bs=1000 status=none; dd if=zeros1 of=/dev/null bs=1000 status=none"'
4 reads, 3 writes of 1000, last read
2 reads, 1 writes of 1000, last read
