#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet
#pragma D option aggsortkey

syscall::read:entry,
syscall::lseek:entry,
syscall::ftruncate:entry
/execname == $$1/
{
	@num[execname, probefunc] = count();
}

dtrace:::END
{
	printf("%-10s %-12s %6s\n", "PROCESS", "CALL", "COUNT");
	printa("%-10s %-12s %@6d\n", @num);
}
==== 0 -c 'dd if=zeros3 of=copy bs=1000 seek=1 status=none' -x strsize=64 dd | sed '/ read \| lseek /s/ *[0-9]*$/ many/'
PROCESS    CALL          COUNT
dd         ftruncate         1
dd         lseek many
dd         read many
