#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# tracemem() and trace() of structs and arrays print bytes as DTrace does.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'char bytes[20]; int numbers[2]; struct pair { short a; char b; } p; string s;
	BEGIN { bytes[0] = 1; bytes[1] = 0x41; bytes[16] = 0x7e; bytes[17] = 0x7f; numbers[0] = 0x41424344;
		p.a = 0x4241; p.b = 0x0; s = "abc"; }
	BEGIN { tracemem(&bytes[0], 20); }
	BEGIN { tracemem(&bytes[0], 20, 3); tracemem(&bytes[0], 20, 0); tracemem(&bytes[0], 4, 100); }
	BEGIN { tracemem(s, 4); trace(numbers); trace(p); numbers[0] = 1; trace(numbers); }
	BEGIN { tracemem(8, 4); }
	BEGIN { exit(0); }'
cat >wanted <<'TEXT'

             0  1  2  3  4  5  6  7  8  9  a  b  c  d  e  f  0123456789abcdef
         0: 01 41 00 00 00 00 00 00 00 00 00 00 00 00 00 00  .A..............
        10: 7e 7f 00 00                                      ~...

             0  1  2  3  4  5  6  7  8  9  a  b  c  d  e  f  0123456789abcdef
         0: 01 41 00                                         .A.

             0  1  2  3  4  5  6  7  8  9  a  b  c  d  e  f  0123456789abcdef
         0: 01 41 00 00                                      .A..

             0  1  2  3  4  5  6  7  8  9  a  b  c  d  e  f  0123456789abcdef
         0: 61 62 63 00                                      abc.
DCBAAB
             0  1  2  3  4  5  6  7  8  9  a  b  c  d  e  f  0123456789abcdef
         0: 01 00 00 00 00 00 00 00                          ........
TEXT
cmp -s out wanted || { diff out wanted; cat err; fail "bytes"; }
grep -q 'invalid address (0x8)' err || fail "no fault"

# An array whose bytes look like text is printed as text.
program='int n[1]; BEGIN { n[0] = 0x44434241; trace(n); exit(0); }'
status 0 dtrace -qn "$program"
same "text" "$(cat out)" ABCD
status 0 dtrace -q -x rawbytes -n "$program"
grep -q '^ *0: 41 42 43 44 .* ABCD' out || { cat out; fail "rawbytes"; }
