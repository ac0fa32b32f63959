#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Which functions of the kernel ask for memory, the ten that do it most. */

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
