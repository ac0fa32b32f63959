#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* The ten functions of the kernel that allocate memory most often. */

#pragma D option quiet

sdt:kmem::kmalloc
{
	@[func(args[0])] = count();
}

END
{
	trunc(@, 10);
	printf("%-44s %s\n", "FUNCTION", "CALLS");
	printa("%-44a %@d\n", @);
}
