#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Packets that TCP sends again: tcp-retransmits.d -x listen=9435 */

#pragma D option quiet

fbt:vmlinux:__tcp_retransmit_skb:entry
{
	@tcp_retransmits = count();
}
