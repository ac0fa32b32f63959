#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How often the kernel finds parts of paths in its name cache, and how often it asks a file system. */

#pragma D option quiet

sdt:vmlinux::hit,
sdt:vmlinux::miss
{
	@[execname, probename] = count();
}
