#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

dtrace:::BEGIN
{
	name[SIGTERM] = "TERM"; name[SIGKILL] = "KILL"; name[SIGUSR1] = "USR1";
	printf("%10s %-6s %4s\n", "COMMAND", "SIG", "RES");
}

syscall::kill:entry
/progenyof($target)/
{
	self->target = (int)arg0;
	self->signal = (int)arg1;
}

syscall::kill:return
/self->signal/
{
	printf("%10s %-6s %4d\n", execname, name[self->signal] == "" ? lltostr(self->signal) : name[self->signal], (int)arg0);
	self->target = 0;
	self->signal = 0;
}
==== 0 -c 'sh -c "trap : USR1; kill -USR1 \$\$; kill -HUP 999999 2>/dev/null; true"'
   COMMAND SIG     RES
        sh USR1      0
        sh 1        -3
