#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Provider udp shows a datagram over the loopback interface at both ends.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"

cp "$here/loop.py" .
status 0 dtrace -qn '
udp:::send /args[4]->udp_sport == 5002/ { printf("send %s:%d %s:%d %d %d\n", args[2]->ip_saddr, args[4]->udp_sport, args[2]->ip_daddr, args[4]->udp_dport, args[4]->udp_length, args[2]->ip_plength); }
udp:::receive /args[4]->udp_sport == 5002/ { printf("receive %s:%d %s:%d %d %d\n", args[2]->ip_saddr, args[4]->udp_sport, args[2]->ip_daddr, args[4]->udp_dport, args[4]->udp_length, args[2]->ip_plength); }
' -c 'python3 loop.py 5000'
same udp "$(grep . out)" "send 127.0.0.2:5002 127.0.0.1:5001 13 13
receive 127.0.0.2:5002 127.0.0.1:5001 13 13"
