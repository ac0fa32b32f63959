#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

pid$target:a.out:factorial:entry
{
	self->depth++;
	@deepest = max(self->depth);
	printf("%*s%s(%d)\n", self->depth, "", probefunc, (int)arg0);
}

pid$target:a.out:factorial:return
/self->depth/
{
	self->depth--;
	@results[probename] = count();
}

pid$target:libc.so*:a64l:entry
{
	@lib[probemod, probefunc, ustackdepth > 0] = count();
}

END
{
	printa("%@d deep\n", @deepest);
	printa("%s %@d\n", @results);
	printa("%s`%s %d %@d\n", @lib);
}
==== 0 -c './functions once libc'
 factorial(5)
  factorial(4)
   factorial(3)
    factorial(2)
     factorial(1)
5 deep
return 5
libc.so.6`a64l 1 5
