#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/*
 * opens.d - files as they are opened, and with which result.
 *
 * USAGE: opens.d [-x defaultargs] process-name [only-failed]
 */
#pragma D option quiet
#pragma D option switchrate=10hz
#pragma D option defaultargs

inline string NAME = $$1;
inline int OPT_failed = $2;
inline int OPT_flags = 1;

dtrace:::BEGIN
{
	OPT_failed ? printf("%-8s ", "RESULT") : printf("%3s ", "FD");
	OPT_flags ? printf("%5s ", "FLAGS") : 1;
	printf("%s\n", "PATH");
}

syscall::open:entry, syscall::openat:entry
/execname == NAME/
{
	self->path = probefunc == "open" ? arg0 : arg1;
	self->flags = probefunc == "open" ? arg1 : arg2;
	self->ok = 1;
}

syscall::open:return, syscall::openat:return
/self->ok && (!OPT_failed || (int)arg0 < 0)/
{
	this->name = copyinstr(self->path);
	this->shown = basename(this->name) == "data" || basename(this->name) == "nosuch";
}

syscall::open:return, syscall::openat:return
/self->ok && this->shown/
{
	OPT_failed ? printf("%-8s ", errno == 2 ? "ENOENT" : "?") : printf("%3d ", (int)arg0 < 0 ? -1 : (int)arg0);
	OPT_flags ? printf("%5s ", (self->flags & 3) == 0 ? "R" : "W") : 1;
	printf("%s\n", basename(this->name));
}

syscall::open:return, syscall::openat:return
/self->ok/
{
	self->ok = 0;
	self->path = 0;
	self->flags = 0;
}
==== 0 -c 'sh -c "cat data nosuch >/dev/null 2>&1; true"' cat
 FD FLAGS PATH
  3     R data
 -1     R nosuch
==== 0 -c 'sh -c "cat data nosuch >/dev/null 2>&1; true"' cat 1
RESULT   FLAGS PATH
ENOENT       R nosuch
