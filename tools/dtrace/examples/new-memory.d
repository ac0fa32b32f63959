#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* The ten functions of a program that touch the most new memory, in pages that the kernel provides. */

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
