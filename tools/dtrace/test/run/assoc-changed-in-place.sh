#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# An element that is there is changed where it is: an integer keeps its width and sign, a member changes alone, and an
# element that becomes 0 is removed, so that another key has room.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'int32_t i[int]; uint16_t u[int]; int64_t n[int]; struct pair { int a; int b; }; struct pair p[int];
	BEGIN { i[1] = 2147483647; i[1]++; u[1] = 65535; u[1] += 2; n[1] = 5; n[1] <<= 40; n[1]--; }
	BEGIN { p[1].a = 1; p[1].b = 7; p[1].b -= 9; p[2].a += 3; }
	BEGIN { printf("%d %d %d %d %d %d %d\n", i[1], i[1] < 0, u[1], n[1], p[1].a, p[1].b, p[2].a);
		printf("%d %d %d\n", n[1]++, ++n[1], n[1] += 2); exit(0); }'
same output "$(cat out)" "-2147483648 1 1 5497558138879 1 -2 3
5497558138879 5497558138881 5497558138883"

status 0 dtrace -x dynvarsize=24 -qn 'BEGIN { a[1]++; a[1]++; a[2]++; a[1] -= 2; a[3]++; a[3]++;
	printf("%d %d %d\n", a[1], a[2], a[3]); exit(0); }'
same output "$(cat out)" "0 0 2"
same messages "$(cat err)" "dtrace: 1 dynamic variable drop"
