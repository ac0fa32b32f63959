#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Bytes of data in the TCP segments that are sent, by destination. */

#pragma D option quiet

tcp:::send
{
	@[args[2]->ip_daddr, args[4]->tcp_dport] = quantize(args[2]->ip_plength - args[4]->tcp_offset);
}

END
{
	printa("to %s:%d\n%@d\n", @);
}
