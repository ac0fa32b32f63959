#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Failed calls with the text of their error, from a table that is filled in BEGIN. */
#pragma D option quiet

dtrace:::BEGIN
{
	err[0] = "Success";
	err[ENOENT] = "No such file or directory";
	err[EISDIR] = "Is a directory";
	err[ENOTDIR] = "Not a directory";
	err[EBADF] = "Bad file number";
	printf("%-8s %-8s %3s %s\n", "EXEC", "CALL", "ERR", "DESC");
}

syscall:::return
/execname == $$1 && errno == ENOENT/
{
	@err[execname, errno] = count();
}

syscall::read:return
/execname == $$1 && errno/
{
	this->text = err[errno] != NULL ? err[errno] : lltostr(errno);
	printf("%-8s %-8s %3d %s\n", execname, probefunc, errno, this->text);
}
==== 0 -c 'sh -c "cat . 2>/dev/null; true"' cat | sed '/^  cat/d'
EXEC     CALL     ERR DESC
cat      read      21 Is a directory
