#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# iter:::tcp, iter:::udp and iter:::unix show sockets that exist, and two tools that iterate see their own objects only.
. "$(dirname "$0")/common.sh"
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$dir"' EXIT

ip link set lo up 2>/dev/null || true
cat >sockets.pl <<'E'
use IO::Socket::INET; use IO::Socket::UNIX;
my $tcp = IO::Socket::INET->new(LocalAddr => '127.0.0.1', LocalPort => 7101, Listen => 1) or die "tcp: $@";
my $udp = IO::Socket::INET->new(LocalAddr => '127.0.0.1', LocalPort => 7102, Proto => 'udp') or die "udp: $@";
my $client = IO::Socket::INET->new(PeerAddr => '127.0.0.1', PeerPort => 7101) or die "client: $@";
my $unix = IO::Socket::UNIX->new(Local => 'socket', Listen => 1) or die "unix: $@";
$| = 1; print "ready\n"; sleep 1000;
E
perl sockets.pl >ready &
wait_for grep -q ready ready
cat >sockets.d <<'E'
iter:::tcp /args[1]->tcps_lport == 7101 || args[1]->tcps_rport == 7101/
{
	printf("tcp %d %s %s\n", args[1]->tcps_lport == 7101, args[1]->tcps_laddr,
	    tcp_state_string[args[1]->tcps_state]);
}
iter:::udp /args[1]->udps_lport == 7102/ { printf("udp %s\n", args[1]->udps_laddr); }
iter:::unix { @ = count(); }
END { printa("unix %@d\n", @); }
E
status 0 dtrace -q -s sockets.d -c true
same "sockets" "$(grep -v unix out | sort)" "tcp 0 127.0.0.1 state-established
tcp 1 127.0.0.1 state-established
tcp 1 127.0.0.1 state-listen
udp 127.0.0.1"
[ "$(sed -n 's/^unix //p' out)" -ge 1 ] || fail "no unix socket"
kill $!

twice='iter:::process { n++; } tick-1s { printf("%d\n", n); exit(0); }'
dtrace -qn "$twice" >first &
status 0 dtrace -qn "$twice"
wait $!
for file in first out; do
	n=$(sed '/^$/d' $file)
	same "once each ($file)" "$((n < 2 * $(ls -d /proc/[0-9]* | wc -l) - 20))" 1
done
