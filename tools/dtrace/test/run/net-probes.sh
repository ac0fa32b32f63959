#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Providers ip, tcp and udp: a connection and a datagram over the loopback interface, seen from both ends.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# A connection's ports stay in use for a minute: each run has ports of its own.
cat >loop.py <<'E'
import fcntl, socket, struct, sys
port = int(sys.argv[1])
# The interface is down in a guest that nobody has set up.
with socket.socket() as any:
    request = struct.pack("16sh14x", b"lo", 0x41)
    fcntl.ioctl(any, 0x8914, request)
with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one, socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as two:
    one.bind(("127.0.0.1", port + 1))
    two.bind(("127.0.0.2", port + 2))
    two.sendto(b"12345", ("127.0.0.1", port + 1))
    one.recv(100)
with socket.socket() as listening:
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port + 3))
    listening.listen()
    client = socket.create_connection(("127.0.0.1", port + 3), source_address=("127.0.0.2", port + 4))
    server, _ = listening.accept()
    client.sendall(b"x" * 777)
    assert len(server.recv(1000)) == 777
    client.close()
    server.recv(1)
    server.close()
try:
    socket.create_connection(("127.0.0.1", port + 5))
except ConnectionRefusedError:
    pass
E
status 0 dtrace -qn '
udp:::send /args[4]->udp_sport == 5002/ { printf("send %s:%d %s:%d %d %d\n", args[2]->ip_saddr, args[4]->udp_sport, args[2]->ip_daddr, args[4]->udp_dport, args[4]->udp_length, args[2]->ip_plength); }
udp:::receive /args[4]->udp_sport == 5002/ { printf("receive %s:%d %s:%d %d %d\n", args[2]->ip_saddr, args[4]->udp_sport, args[2]->ip_daddr, args[4]->udp_dport, args[4]->udp_length, args[2]->ip_plength); }
' -c 'python3 loop.py 5000'
same udp "$(grep . out)" "send 127.0.0.2:5002 127.0.0.1:5001 13 13
receive 127.0.0.2:5002 127.0.0.1:5001 13 13"

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

# What is sent is received; the data once, in one direction.
status 0 dtrace -qn '
tcp:::send /args[4]->tcp_dport == 5023 || args[4]->tcp_sport == 5023/ { @sent = count(); }
tcp:::receive /args[4]->tcp_dport == 5023 || args[4]->tcp_sport == 5023/ { @got = count(); }
tcp:::send /args[4]->tcp_dport == 5023/ { @bytes = sum(args[2]->ip_plength - args[4]->tcp_offset);
	@syn = sum((args[4]->tcp_flags & (TH_SYN | TH_ACK)) == TH_SYN); }
ip:::send /args[4]->ipv4_protocol == IPPROTO_TCP && args[2]->ip_saddr == "127.0.0.2"/ {
	@lo = sum(args[3]->if_local); @name[args[3]->if_name, args[4]->ipv4_protostr, args[4]->ipv4_ver] = count(); }
ip:::receive /args[4]->ipv4_protocol == IPPROTO_TCP && args[2]->ip_saddr == "127.0.0.2"/ { @in = count(); }
END { printa("sent %@d\n", @sent); printa("got %@d\n", @got); printa("bytes %@d\n", @bytes);
	printa("syn %@d\n", @syn); printa("lo %@d\n", @lo); printa("name %s %s %d %@d\n", @name);
	printa("in %@d\n", @in); }
' -c 'python3 loop.py 5020'
declare -A n
while read -r name value; do [ -z "$name" ] || n[$name]=$value; done <out
same "each segment arrives" "${n[sent]}" "${n[got]}"
same "data" "${n[bytes]} ${n[syn]}" "777 1"
same "interface" "${n[name]}" "lo TCP 4 ${n[lo]}"
same "packets arrive" "${n[in]}" "${n[lo]}"
