#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Expressions have the values that C gives them.
. "$(dirname "$0")/common.sh"

# `z` is 0, but the compiler cannot know.
while IFS=';' read -r expression wanted; do
	[ -n "$expression" ] || continue
	status 0 dtrace -qn "BEGIN { trace(${expression//z/(pid - pid)}); exit(0); }"
	same "$expression" "$(cat out)" "$wanted"
done <<'TABLE'
(z + 7) / 2;3
(z - 7) / 2;-3
(z - 7) % 3;-1
(uint64_t)(z - 7) / 2;9223372036854775804
(z + 1) << 31;-2147483648
((uint32_t)z + 1) << 31;2147483648
(z - 8) >> 1;-4
(uint32_t)(z - 8) >> 1;2147483644
(char)(z + 200);-56
(unsigned char)(z - 1);255
(short)(z + 40000);-25536
(int)((int64_t)z + 4294967295);-1
(z + 2147483647) + 1;-2147483648
~z;-1
!z + !!(z + 5);2
-(z - 3);3
(z - 1) < 0u;0
(z - 1) < 0;1
z ? 10 : 20;20
(z, 5) + 1;6
z && (1 / z);0
1 || (1 / z);1
(z + 1) ^^ 1;0
(z + 6) & 3 | 8 ^ 1;11
(int64_t)z - 9223372036854775807 - 1;-9223372036854775808
((int64_t)z - 9223372036854775807 - 1) / (z - 1);-9223372036854775808
TABLE
