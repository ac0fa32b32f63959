#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet
#pragma D option strsize=32

syscall::write:entry
/pid == $target && arg2 == 19/
{
	this->buf = (char *)alloca(8);
	copyinto(arg1, 7, this->buf);
	this->buf[7] = '\0';
	printf("%s", stringof(this->buf));
	this->buf[3] = '\0';
	printf("%s %d", stringof(this->buf), this->buf[0] == 'o' ? 1 : 0);
	bcopy("xyz", this->buf, 2);
	printf(" %s %s\n", stringof(this->buf), (string)copyin(arg1 + 4, 3));
	tracemem(copyin(arg1, 8), 8, 4);
}
==== 0 -c 'sh -c "exec cat data >/dev/null"'
one
twoone 1 xye two

             0  1  2  3  4  5  6  7  8  9  a  b  c  d  e  f  0123456789abcdef
         0: 6f 6e 65 0a                                      one.
