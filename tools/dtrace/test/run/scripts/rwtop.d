#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Bytes read and written by process and direction, for a number of intervals. */
#pragma D option quiet
#pragma D option destructive
#pragma D option defaultargs

inline int INTERVAL = $1 ? $1 : 1;
inline int COUNTER  = $2 ? $2 : 1;
inline int CLEAR = 0;
inline int TOP = 2;

dtrace:::BEGIN
{
	counts = COUNTER;
	secs = INTERVAL;
	CLEAR ? system("clear") : 1;
	printf("Tracing... Please wait.\n");
}

syscall::read:entry, syscall::write:entry
/execname == "dd" && (arg2 == 1000 || arg2 == 500)/
{
	self->rw = probefunc == "read" ? "R" : "W";
	self->ok = 1;
}

syscall::read:return, syscall::write:return
/self->ok && arg0 != -1/
{
	this->bytes = arg0;
	this->rw = self->rw;
	this->rw == "R" ? (@rbytes = sum(this->bytes)) : (@wbytes = sum(this->bytes));
	this->rw == "R" ? rtotal += this->bytes : (wtotal += this->bytes);
	@bytes[execname, this->rw] = sum(this->bytes);
}

syscall::read:return, syscall::write:return
/self->ok/
{
	self->ok = 0;
	self->rw = 0;
}

profile:::tick-1sec
/rtotal >= 3000 && wtotal >= 3000/
{
	secs--;
}

profile:::tick-1sec
/secs <= 0/
{
	printf("read %d, wrote %d\n", rtotal, wtotal);
	printf("%-12s %1s %8s\n", "CMD", "D", "BYTES");
	trunc(@bytes, TOP);
	printa("%-12s %1s %@8d\n", @bytes);
	trunc(@bytes);
	secs = INTERVAL;
	counts--;
}

profile:::tick-1sec
/counts == 0/
{
	exit(0);
}
==== 0 -c 'sh -c "dd if=zeros3 of=/dev/null bs=1000 obs=500 status=none; exec sleep 60 >/dev/null"' | sed 's/^  *\([0-9]\)/\1/'
Tracing... Please wait.
read 3000, wrote 3000
CMD          D    BYTES
dd           R     3000
dd           W     3000

3000
3000
