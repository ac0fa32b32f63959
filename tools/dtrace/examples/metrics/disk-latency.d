#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How long block devices take, in nanoseconds: disk-latency.d -x listen=9435 */

#pragma D option quiet

io:::start
{
	began[arg0] = timestamp;
}

io:::done
/began[arg0]/
{
	@disk_latency_ns[args[1]->dev_statname] = quantize(timestamp - began[arg0]);
	@disk_bytes[args[1]->dev_statname] = sum(args[0]->b_bcount);
	began[arg0] = 0;
}
