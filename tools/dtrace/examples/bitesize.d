#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How large the requests to block devices are, in bytes, for each program. */

#pragma D option quiet

io:::start
{
	@[execname] = quantize(args[0]->b_bcount);
}

END
{
	printa("%s\n%@d\n", @);
}
