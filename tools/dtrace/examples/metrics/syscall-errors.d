#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* System calls that fail, by program, call and error: syscall-errors.d -x listen=9435 */

#pragma D option quiet
#pragma D option labels=program,call,error

syscall:::return
/errno/
{
	@syscall_errors[execname, probefunc, strerror(errno)] = count();
}
