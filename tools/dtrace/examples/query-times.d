#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/*
 * How long each query of a program takes, by its text, from two static probes of the program: -c COMMAND or -p PID. The
 * program declares them as: provider myprog { probe query__start(string); probe query__done(int); };
 */

#pragma D option quiet

myprog$target:::query-start
{
	self->text = copyinstr(arg0);
	self->begin = timestamp;
}

myprog$target:::query-done
/self->begin/
{
	@count[self->text] = count();
	@rows[self->text] = sum(args[0]);
	@times[self->text] = quantize(timestamp - self->begin);
	self->text = 0;
	self->begin = 0;
}

END
{
	printf("%-32s %8s %8s\n", "QUERY", "COUNT", "ROWS");
	printa("%-32s %@8d %@8d\n", @count, @rows);
	printa(@times);
}
