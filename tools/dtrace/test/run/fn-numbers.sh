#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# lltostr() and strtoll() handle bases, signs, limits, and invalid bases.
. "$(dirname "$0")/common.sh"

rows '[%s]' <<'TABLE'
lltostr(0) => [0]
lltostr(-1) => [-1]
lltostr(0x7fffffffffffffff) => [9223372036854775807]
lltostr(-0x7fffffffffffffff - 1) => [-9223372036854775808]
lltostr(0xffffffffffffffff) => [-1]
lltostr(255, 16) => [0xff]
lltostr(-1, 16) => [0xffffffffffffffff]
lltostr(8, 8) => [010]
lltostr(-1, 8) => [01777777777777777777777]
lltostr(5, 2) => [101]
lltostr(-1, 2) => [1111111111111111111111111111111111111111111111111111111111111111]
lltostr(35, 36) => [z]
lltostr(pid - pid + 7, pid - pid + 3) => [21]
lltostr((char)200) => [-56]
lltostr((unsigned char)200) => [200]
g = lltostr(strlen(execname)) => [6]
TABLE
rows '[%s]' -x strsize=4 <<'TABLE'
lltostr(12345) => [123]
TABLE
rows %d <<'TABLE'
strtoll("") => 0
strtoll("12") => 12
strtoll(" \t-12x") => -12
strtoll("+7") => 7
strtoll("- 7") => 0
strtoll("9223372036854775807") => 9223372036854775807
strtoll("0x1f", 16) => 31
strtoll("1f", 16) => 31
strtoll("777", 8) => 511
strtoll("zz", 36) => 1295
strtoll("102", 2) => 2
strtoll(lltostr(-1234567)) => -1234567
strtoll(lltostr(pid), 10) == pid => 1
strtoll("21", pid - pid + 3) => 7
TABLE
for size in 1 8 64 256 4096 65536; do
	status 0 dtrace -x strsize=$size -qn 'BEGIN { printf("%d\n", strtoll("123456789")); exit(0); }'
	wanted=123456789
	[ $size != 1 ] || wanted=0
	[ $size != 8 ] || wanted=1234567
	same "strsize $size" "$(cat out)" "$wanted"
done
status 0 dtrace -qn 'BEGIN { trace(lltostr(1, 1)); } BEGIN { trace(lltostr(1, 37)); }
	BEGIN { trace(strtoll("1", pid - pid)); } BEGIN { trace(strtoll("1", -10)); }
	BEGIN { trace(strtoll((char *)0)); } BEGIN { exit(0); }'
same "bases that there are not" "$(grep -c 'illegal operation' err)" 4
same faults "$(grep -c 'invalid address (0x0)' err)" 1
