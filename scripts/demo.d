/*
 * SPDX-License-Identifier: GPL-2.0
 *
 * What cat and sort read, and which processes end.
 */
dtrace:::BEGIN
{
	printf("%-16s %-7s %s\n", "PROGRAM", "PID", "WHAT");
}

fbt::vfs_read:entry
/execname == "cat" || execname == "sort"/
{
	printf("%-16s %-7d %s of up to %d bytes\n", execname, pid, probefunc, arg2);
}

fbt::do_exit:entry
{
	printf("%-16s %-7d exits, parent %d\n", execname, pid, ppid);
}
