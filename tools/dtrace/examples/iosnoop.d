#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Requests to block devices as they are completed: who made each of them, and for which file. Files are unknown for
 * direct I/O.
 */

#pragma D option quiet

BEGIN
{
	printf("%-16s %7s %3s %-10s %10s %8s %5s %9s %s\n", "PROGRAM", "PID", "DIR", "DEVICE", "BLOCK", "BYTES", "ERROR",
	    "MICROSEC", "FILE");
}

io:::start
{
	began[arg0] = timestamp;
	program[arg0] = execname;
	process[arg0] = pid;
	file[arg0] = args[2]->fi_pathname;
}

io:::done
/began[arg0]/
{
	printf("%-16s %7d %3s %-10s %10d %8d %5d %9d %s\n", program[arg0], process[arg0],
	    args[0]->b_flags & B_READ ? "R" : "W", args[1]->dev_statname, args[0]->b_blkno, args[0]->b_bcount,
	    args[0]->b_error, (timestamp - began[arg0]) / 1000, file[arg0]);
	began[arg0] = 0;
	program[arg0] = 0;
	process[arg0] = 0;
	file[arg0] = 0;
}
