#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

syscall::*stat*:entry,
syscall::access*:entry,
syscall::faccessat*:entry
/execname == "test" || execname == "["/
{
	@calls[probeprov, probename] = count();
	self->in++;
}

syscall::*stat*:return
/self->in/
{
	self->in--;
	@errors[errno] = count();
}

END
{
	trunc(@calls);
	printa("errno %d: %@d\n", @errors);
}
==== 0 -c 'sh -c "/usr/bin/test -d nosuch; true"' | grep 'errno 2'
errno 2: 1
