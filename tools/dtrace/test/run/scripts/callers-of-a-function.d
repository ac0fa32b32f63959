#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet
#pragma D option stackframes=3

fbt::vfs_read:entry
/execname == "dd" && arg2 == 1000/
{
	@stacks[stack(1)] = count();
	@depth["deeper than 2", stackdepth > 2] = count();
	@[probefunc, mod(caller)] = count();
}

END
{
	printa("%k%@d\n", @stacks);
	printa("%s: %d %@d\n", @depth);
	printa("%s from %A %@d\n", @);
}
==== 0 -c 'dd if=zeros2 of=/dev/null bs=1000 status=none' | sed 's/+0x[0-9a-f]*//'

              vmlinux`vfs_read
3
deeper than 2: 1 3
vfs_read from vmlinux 3
