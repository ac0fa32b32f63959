#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

this int parts;
this string text;

syscall::write:entry
/pid == $target && arg2 == 19/
{
	this->text = copyinstr(arg1, 3);
	this->parts = 1;
}

syscall::write:entry
/pid == $target && arg2 == 19/
{
	this->text = strjoin(this->text, "...");
	this->parts++;
}

syscall::write:entry
/pid == $target && this->parts == 2/
{
	printf("%s (%d)\n", this->text, this->parts);
}
==== 0 -c 'sh -c "exec cat data >/dev/null"'
one... (2)
