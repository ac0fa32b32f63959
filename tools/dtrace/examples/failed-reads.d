#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Reads that fail, with the functions that led there. Reads that succeed print nothing. */

#pragma D option quiet

fbt::ksys_read:entry
{
	self->speculation = speculation();
	speculate(self->speculation);
	printf("%s: read(%d, 0x%x, %d)\n", execname, (int)arg0, arg1, arg2);
}

fbt::vfs_read:entry
/self->speculation/
{
	speculate(self->speculation);
	printf("  vfs_read()\n");
}

fbt::ksys_read:return
/self->speculation && (long)arg1 < 0/
{
	speculate(self->speculation);
	printf("  error %d\n", -(long)arg1);
}

fbt::ksys_read:return
/self->speculation && (long)arg1 < 0/
{
	commit(self->speculation);
	self->speculation = 0;
}

fbt::ksys_read:return
/self->speculation/
{
	discard(self->speculation);
	self->speculation = 0;
}
