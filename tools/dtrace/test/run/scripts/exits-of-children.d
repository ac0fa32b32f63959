#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

proc:::exit
/progenyof($target) && pid != $target/
{
	@[execname, args[0] == CLD_EXITED ? "exited" : args[0] == CLD_KILLED ? "killed" : "dumped"] = count();
}

proc:::signal-send
/args[1]->pr_pid != pid && progenyof($target) && args[2] == SIGTERM/
{
	printf("%s sends SIGTERM to %s\n", execname, stringof(args[1]->pr_fname));
}

END
{
	printa("%-8s %-8s %@d\n", @);
}
==== 0 -c 'sh -c "/bin/true; /bin/false; sleep 60 & until read name </proc/\$!/comm && [ \$name = sleep ]; do :; done; sh -c \"kill \$!\"; wait; true"'
sh sends SIGTERM to sleep
false    exited   1
sh       exited   1
sleep    killed   1
true     exited   1
