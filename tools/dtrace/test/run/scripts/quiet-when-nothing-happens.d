#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet
#pragma D option zdefs

nosuchprovider*:::never
{
	printf("%s\n", copyinstr(arg0));
	@[ustack(5)] = count();
}

syscall::read:entry
/execname == "nosuchprogram"/
{
	@reads[execname] = quantize(arg2);
}

END
{
	printa("%s %@d\n", @reads);
	printf("nothing\n");
}
==== 0 -c 'cat data' | grep nothing
nothing
