#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet
#pragma D option aggsortpos=1
#pragma D option aggsortrev

syscall::read:entry
/execname == "dd" && (arg2 == 1000 || arg2 == 5)/
{
	self->asked = arg2;
}

syscall::read:return
/self->asked && arg0 > 0/
{
	@n[self->asked] = count();
	@avg[self->asked] = avg(arg0);
	@min[self->asked] = min(arg0);
	@max[self->asked] = max(arg0);
	@sum[self->asked] = sum(arg0);
	@dev[self->asked] = stddev(arg0);
}

syscall::read:return
/self->asked/
{
	self->asked = 0;
}

END
{
	printf("%8s %6s %6s %6s %6s %6s %6s\n", "BLOCK", "COUNT", "AVG", "MIN", "MAX", "SUM", "DEV");
	printa("%8d %@6d %@6d %@6d %@6d %@6d %@6d\n", @n, @avg, @min, @max, @sum, @dev);
}
==== 0 -c 'sh -c "dd if=zeros3 of=/dev/null bs=1000 status=none; dd if=data of=/dev/null bs=5 status=none"'
   BLOCK  COUNT    AVG    MIN    MAX    SUM    DEV
    1000      3   1000   1000   1000   3000      0
       5      4      4      4      5     19      2
