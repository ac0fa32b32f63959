#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

proc:::exec-success
/pid == $target/
{
	printf("%s|%s|%s|%s\n", execname, curpsinfo->pr_fname, stringof(curthread->comm), curpsinfo->pr_psargs);
	printf("%d %d %d\n", pid == curpsinfo->pr_pid, curlwpsinfo->pr_lwpid == tid, ppid == curpsinfo->pr_ppid);
	printf("%c%c %d\n", execname[0], execname[1], execname == stringof(curpsinfo->pr_fname));
	printf("%s %d\n", probeprov, strstr(curpsinfo->pr_psargs, "data") != NULL);
	exit(0);
}
==== 0 -c 'cat data data' | sed '/^one$/,/^four$/d'
cat|cat|cat|cat data data
1 1 1
ca 1
proc 1
