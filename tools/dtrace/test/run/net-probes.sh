#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Provider tcp shows connections over the loopback interface at both ends, and the states of the client.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"

cp "$here/loop.py" .
status 0 dtrace -qn '
tcp:::connect-request { printf("request %s %d\n", args[3]->tcps_raddr, args[3]->tcps_rport); }
tcp:::connect-established { printf("connected %s:%d %s:%d\n", args[3]->tcps_laddr, args[3]->tcps_lport, args[3]->tcps_raddr, args[3]->tcps_rport); }
tcp:::accept-established { printf("accepted %s:%d %s:%d\n", args[3]->tcps_laddr, args[3]->tcps_lport, args[3]->tcps_raddr, args[3]->tcps_rport); }
tcp:::connect-refused { printf("refused %d\n", args[3]->tcps_rport); }
tcp:::state-change /args[3]->tcps_lport == 5014/ { printf("state %d -> %d\n", args[5]->tcps_state, args[3]->tcps_state); }
' -c 'python3 loop.py 5010'
same "connections" "$(grep -v state out | grep . | sort)" "accepted 127.0.0.1:5013 127.0.0.2:5014
connected 127.0.0.2:5014 127.0.0.1:5013
refused 5015
request 127.0.0.1 5013
request 127.0.0.1 5015"
same "states of the client" "$(grep state out | head -4)" "state 7 -> 2
state 2 -> 1
state 1 -> 4
state 4 -> 5"
