#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How long block devices take for reads and writes, in nanoseconds. */

#pragma D option quiet

io:::start
{
	began[arg0] = timestamp;
}

io:::done
/began[arg0]/
{
	@[args[1]->dev_statname, args[0]->b_flags & B_READ ? "read" : "write"] = quantize(timestamp - began[arg0]);
	began[arg0] = 0;
}

END
{
	printa("%s: %s\n%@d\n", @);
}
