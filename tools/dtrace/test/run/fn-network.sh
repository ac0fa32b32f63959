#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# hton*() and ntoh*() swap bytes, and addresses are written as text.
. "$(dirname "$0")/common.sh"

rows %x <<'TABLE'
htons(0x1234) => 3412
htonl(0x12345678) => 78563412
htonll(0x123456789abcdef0) => f0debc9a78563412
htons(pid - pid + 0x51234) => 3412
htonl(pid - pid - 2) => feffffff
htonll(pid - pid + 1) => 100000000000000
ntohs(htons(pid)) == pid => 1
ntohl(htonl(pid)) == pid => 1
ntohll(htonll(pid)) == pid => 1
TABLE
status 0 dtrace -qn 'uint32_t a; uint64_t b[2]; unsigned char m[20];
	BEGIN { a = htonl(0x7f000001); printf("%s ", inet_ntoa(&a)); printf("%s ", inet_ntop(2, &a)); this->two = pid - pid + 2; printf("%s\n", inet_ntop(this->two, &a)); }
	BEGIN { a = 0xffffffff; printf("%s ", inet_ntoa(&a)); a = 0; printf("%s\n", inet_ntoa(&a)); }
	BEGIN { b[0] = htonll(0x20010db800000000); b[1] = htonll(1); printf("%s ", inet_ntoa6(&b[0])); this->ten = pid - pid + 10; printf("%s\n", inet_ntop(this->ten, &b[0])); }
	BEGIN { b[0] = 0; b[1] = htonll(0xffff0a000001); printf("%s ", inet_ntoa6(&b[0])); printf("%s ", inet_ntop(10, &b[0])); b[1] = 0; printf("%s\n", inet_ntop(10, &b[0])); }
	BEGIN { m[0] = 2; m[5] = 255; printf("%s ", link_ntop(1, &m[0])); this->kind = pid - pid + 32; printf("%s\n", link_ntop(this->kind, &m[0])); }
	BEGIN { printf("%s\n", strjoin(inet_ntoa(&a), "!")); }
	BEGIN { trace(inet_ntop(3, &a)); } BEGIN { this->three = pid - pid + 3; trace(inet_ntop(this->three, &a)); } BEGIN { trace(link_ntop(2, &a)); }
	BEGIN { trace(inet_ntoa((uint32_t *)0)); } BEGIN { trace(inet_ntoa6((void *)0)); } BEGIN { trace(inet_ntop(10, (void *)0)); } BEGIN { trace(link_ntop(1, (void *)0)); }
	BEGIN { exit(0); }'
same output "$(cat out)" "127.0.0.1 127.0.0.1 127.0.0.1
255.255.255.255 0.0.0.0
2001:db8::1 2001:db8::1
10.0.0.1 ::ffff:10.0.0.1 ::
02:00:00:00:00:ff 02:00:00:00:00:ff:00:00:00:00:00:00:00:00:00:00:00:00:00:00
0.0.0.0!"
same "illegal operations" "$(grep -c 'illegal operation' err)" 3
same "invalid addresses" "$(grep -c 'invalid address' err)" 4
status 0 dtrace -x strsize=4 -qn 'uint32_t a; BEGIN { a = htonl(0x7f000001); printf("%s\n", inet_ntoa(&a)); exit(0); }'
same "cut to strsize" "$(cat out)" 127
