#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# strtoll() reads signs, blanks and digits of a base, as far as -x strsize reaches.
. "$(dirname "$0")/common.sh"

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
