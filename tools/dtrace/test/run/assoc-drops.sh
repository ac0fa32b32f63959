#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Assignments that find no room in an associative array are counted exactly.
. "$(dirname "$0")/common.sh"

status 0 dtrace -x dynvarsize=1k -qn 'BEGIN { a[1] = 1; a[2] = 1; a[3] = 1; }
	BEGIN { exit(0); }'
same messages "$(cat err)" ""
status 0 dtrace -x dynvarsize=40 -qn 'BEGIN { a[1] = 1; a[2] = 1; a[3] = 1; a[1] = 2; a[4] = 1; printf("%d\n", a[1]);
	exit(0); }'
same output "$(cat out)" 2
same messages "$(cat err)" "dtrace: 2 dynamic variable drops"

# Three elements of int take 60 bytes.
status 0 dtrace -x dynvarsize=79 -qn 'int a[int]; BEGIN { a[1] = 1; a[2] = 2; a[3] = 3;
	printf("%d %d %d\n", a[1], a[2], a[3]); exit(0); }'
same output "$(cat out)" "1 2 3"
same messages "$(cat err)" ""
