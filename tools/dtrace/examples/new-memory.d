#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Which functions of a program touch new memory: pages that the kernel gives to it, the ten with most. */

#pragma D option quiet

vminfo:::zfod
/pid == $target/
{
	@[usym(uregs[R_PC])] = count();
}

END
{
	trunc(@, 10);
	printa("%40A %@d\n", @);
}
