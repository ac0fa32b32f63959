#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* A table that is printed and cleared at each tick, after a line with the time. */
#pragma D option quiet

dtrace:::BEGIN
{
	lines = 2;
	printf("%20s %8s %8s\n", "TIME", "READS", "WRITES");
	start = walltimestamp;
	@r = sum(0);
	@w = sum(0);
}

syscall::read:entry, syscall::write:entry
/execname == "dd" && arg2 == 1000/
{
	@r = sum(probefunc == "read");
	@w = sum(probefunc == "write");
	calls++;
}

tick-50ms
/calls >= 7/
{
	printf("%20Y ", walltimestamp);
	printa("%@8d %@8d\n", @r, @w);
	clear(@r);
	clear(@w);
	lines--;
}

tick-50ms
/lines == 0/
{
	printf("%s\n", walltimestamp > start ? "time goes on" : "time stands");
	trunc(@r);
	trunc(@w);
	exit(0);
}
==== 0 -c 'sh -c "dd if=zeros3 of=/dev/null bs=1000 status=none; exec sleep 60 >/dev/null"' | sed 's/^20.* \([0-9][0-9]*  *[0-9]\)/DATE \1/'
                TIME    READS   WRITES
DATE 4        3
DATE 0        0
time goes on
