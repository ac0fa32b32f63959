#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Pointers marked userland are read in the memory of the process: characters, text, members of structs. Faults are
# reported.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# BTF that gcc has made does not mark the argument.
status 0 dtrace -qn 'struct two { char first[4]; int second; };
	fbt::vfs_write:entry /execname == "echo" && args[2] == 16/ {
	this->p = (userland char *)args[1];
	printf("%c%c%c ", *this->p, this->p[1], *(this->p + 2));
	printf("%d ", stringof(this->p) == "hello-from-user\n");
	this->two = (userland struct two *)args[1];
	printf("%s %x\n", stringof(this->two->first), this->two->second); }' -c '/bin/echo hello-from-user'
grep -qx 'hel 1 hell 72662d6f' out || { cat out err; fail "not read from the process"; }

status 0 dtrace -qn 'BEGIN { trace(*(userland int *)8); } BEGIN { trace(stringof((userland char *)16)); }
	BEGIN { exit(0); }'
for address in 0x8 0x10; do
	grep -q "invalid address ($address)" err || { cat err; fail "no fault at $address"; }
done
