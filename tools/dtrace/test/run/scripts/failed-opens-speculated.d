#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet
#pragma D option nspec=4
#pragma D option specsize=32k

syscall::openat:entry
/execname == "cat"/
{
	self->path = arg1;
	self->spec = speculation();
	speculate(self->spec);
	printf("openat(");
}

syscall::openat:return
/self->spec/
{
	speculate(self->spec);
	printf("\"%s\")", basename(copyinstr(self->path)));
}

syscall::openat:return
/self->spec/
{
	speculate(self->spec);
	printf(" = %d\n", (int)arg1);
}

syscall::openat:return
/self->spec && errno/
{
	commit(self->spec);
	self->spec = 0;
}

syscall::openat:return
/self->spec && !errno/
{
	discard(self->spec);
	self->spec = 0;
}
==== 0 -c 'sh -c "LC_ALL=C cat data nosuch1 data nosuch2 >/dev/null 2>&1; true"'
openat("nosuch1") = -2
openat("nosuch2") = -2
