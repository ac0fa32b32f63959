#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet
#pragma D option destructive

syscall::write:entry
/execname == "dd" && arg2 == 1000 && !done/
{
	done = 1;
	stop();
	printf("%s stops at %s\n", execname, probefunc);
	system("kill -CONT %d", pid);
}

syscall::write:return
/execname == "dd" && arg0 == 1000/
{
	printf("goes on: %d\n", done);
	raise(SIGUSR1);
}

proc:::signal-handle, proc:::signal-discard
/execname == "dd" && args[0] == SIGUSR1/
{
	@[probename] = count();
}
==== 0 -c 'sh -c "sleep 0; dd if=zeros1 of=/dev/null bs=1000 count=1 status=none 2>/dev/null; true"'
dd stops at write
goes on: 1

  signal-handle                                                     1
