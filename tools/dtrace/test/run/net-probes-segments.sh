#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Each segment that tcp and ip show as sent is shown as received, and the data goes once in one direction.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"

cp "$here/loop.py" .
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
