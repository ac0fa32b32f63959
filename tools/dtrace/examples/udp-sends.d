#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* UDP datagrams that are sent, by program and receiver: how many, and their sizes with the header. */

#pragma D option quiet

udp:::send
{
	@count[execname, args[2]->ip_daddr, args[4]->udp_dport] = count();
	@bytes[execname, args[2]->ip_daddr, args[4]->udp_dport] = sum(args[4]->udp_length);
}

END
{
	printf("%-16s %-24s %6s %8s %10s\n", "PROGRAM", "RECEIVER", "PORT", "COUNT", "BYTES");
	printa("%-16s %-24s %6d %@8d %@10d\n", @count, @bytes);
}
