#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

sysinfo:::readch
/pid == $target && arg0 == 1000/
{
	@ch["readch"] = sum(arg0);
}

sysinfo:::writech
/pid == $target && arg0 == 1000/
{
	@ch["writech"] = sum(arg0);
}

sysinfo:::sysread, sysinfo:::syswrite
/pid == $target/
{
	@calls[probename] = sum(arg0);
}

END
{
	printa("%-8s %@6d\n", @ch);
	trunc(@calls);
}
==== 0 -c 'dd if=zeros3 of=/dev/null bs=1000 status=none'
readch     3000
writech    3000
