#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */

syscall::read:entry
/pid == $target && arg2 == 1000/
{
	trace(execname);
	trace(arg2);
}

syscall::read:return
/pid == $target && arg0 == 1000/
{
	printf("%s %d", execname, arg0);
}
==== 0 -c 'dd if=zeros1 of=/dev/null bs=1000 count=1 status=none' 2>/dev/null | sed 's/^ *[0-9][0-9]*  *[0-9][0-9]* /N N /'
CPU     ID                    FUNCTION:NAME
N N                       read:entry   dd                                               1000
N N                      read:return dd 1000
