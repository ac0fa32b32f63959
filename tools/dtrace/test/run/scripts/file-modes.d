#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

inline string direction[int flags] = (flags & O_ACCMODE) == O_RDONLY ? "r" : (flags & O_ACCMODE) == O_WRONLY ? "w" : "rw";
inline string create[int flags] = flags & O_CREAT ? "c" : flags & O_APPEND ? "a" : "-";

syscall::openat:entry
/progenyof($target)/
{
	self->path = arg1;
	self->flags = (int)arg2;
}

syscall::openat:return
/self->path && (int)arg1 >= 0/
{
	this->name = basename(copyinstr(self->path));
	this->mine = this->name == "data" || this->name == "copy" || this->name == "log";
}

syscall::openat:return
/self->path && this->mine/
{
	@[this->name, direction[self->flags], create[self->flags]] = count();
}

syscall::openat:return
{
	self->path = 0;
	self->flags = 0;
}

END
{
	printa("%-5s %2s %1s %@3d\n", @);
}
==== 0 -c 'sh -c "cat data >>log; dd if=data of=copy status=none; echo 1 >copy; cat data >>log"'
copy   w c   2
log    w c   2
data   r -   3
