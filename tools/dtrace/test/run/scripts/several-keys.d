#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

syscall::read:entry
/execname == "dd" && (arg2 == 1000 || arg2 == 5)/
{
	start[pid, tid, probefunc] = timestamp;
	size[pid, tid] = arg2;
}

syscall::read:return
/start[pid, tid, probefunc]/
{
	this->ns = timestamp - start[pid, tid, probefunc];
	@calls[execname, size[pid, tid], errno] = count();
	@slow[execname] = sum(this->ns > 0 && this->ns < 60000000000);
	start[pid, tid, probefunc] = 0;
	size[pid, tid] = 0;
}

END
{
	printf("%-8s %6s %3s %6s\n", "CMD", "SIZE", "ERR", "CALLS");
	printa("%-8s %6d %3d %@6u\n", @calls);
	printa("%-8s %@u timed\n", @slow);
}
==== 0 -c 'sh -c "dd if=zeros3 of=/dev/null bs=1000 status=none; dd if=data of=/dev/null bs=5 status=none"'
CMD        SIZE ERR  CALLS
dd         1000   0      4
dd            5   0      5
dd       9 timed
