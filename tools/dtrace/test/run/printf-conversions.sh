#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# printf() converts addresses, dates, characters and wide characters.
. "$(dirname "$0")/common.sh"

TZ=UTC status 0 dtrace -qn 'int wide[4]; BEGIN { wide[0] = 0x41; wide[1] = 0xe9; wide[2] = 0x20ac; }
	BEGIN { i = 255; printf("[%p|%#p|%?x|%0?x|%-?x|]\n", i, i, i, i, i); }
	BEGIN { printf("[%Y|%T]\n", 1795219509000000000, 1795219509000000000); }
	BEGIN { printf("[%c|%C|%C|%C|%S|%5s|%-5s|]\n", 65, 65, 7, 0, "a\tb\"", "abc", "abc"); }
	BEGIN { printf("[%wc|%wc|%ws|%5ws|%wc]\n", 0x20ac, 65, wide, wide, 0x1f600); }
	BEGIN { printf("[%hd|%lld|%hhx|%Lu]\n", i, i, i, i); exit(0); }'
cat >wanted <<'TEXT'
[ff|0xff|              ff|00000000000000ff|ff              |]
[2026 Nov 21 00:05:09|Sat, 21 Nov 2026 00:05:09 UTC]
[A|A|\a|\0|a\tb\"|  abc|abc  |]
[€|A|Aé€|Aé€|😀]
[255|255|ff|255]
TEXT
cmp -s out wanted || { diff out wanted; cat err; fail "conversions"; }

# A week of the year before can reach into January.
TZ=EAST-2 status 0 dtrace -qn 'BEGIN { printf("[%Y|%T]\n", 1798761600000000000, 1798761600000000000); exit(0); }'
same "local time" "$(cat out)" "[2027 Jan  1 02:00:00|Fri, 01 Jan 2027 02:00:00 EAST]"
