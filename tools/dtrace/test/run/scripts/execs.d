#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* New processes with their arguments, in the style of a snoop. */
#pragma D option quiet

dtrace:::BEGIN
{
	printf("%-6s %s\n", "DEPTH", "ARGS");
	depth[$target] = 0;
}

proc:::create
/progenyof($target)/
{
	depth[args[0]->pr_pid] = depth[pid] + 1;
}

proc:::exec-success
/progenyof($target) && depth[pid]/
{
	printf("%-6d %s\n", depth[pid], curpsinfo->pr_psargs);
}
==== 0 -c 'sh -c "echo a | cat data - >/dev/null; sh -c \"cat data >/dev/null; true\"; true"' | sort | grep .
1      cat data -
1      sh -c cat data >/dev/null; true
2      cat data
DEPTH  ARGS
