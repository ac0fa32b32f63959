#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The system calls of a command: three arguments, the result, and the error
 * number (0 without an error).
 */

#pragma D option quiet

BEGIN
{
	printf("%-20s %-56s = %6s %s\n", "CALL", "ARGUMENTS", "RESULT", "ERROR");
}

syscall:::entry
/pid == $target/
{
	self->is_traced = 1;
	self->arg0 = arg0;
	self->arg1 = arg1;
	self->arg2 = arg2;
}

syscall:::return
/self->is_traced/
{
	printf("%-20s 0x%-16x 0x%-16x 0x%-16x = %6d %d\n", probefunc, self->arg0, self->arg1, self->arg2, (int64_t)arg1,
	    errno);
	self->is_traced = 0;
}
