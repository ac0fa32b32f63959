#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The output of the clauses of one firing stays together, whatever other CPUs print meanwhile. timestamp is the same in
# all of them.
# shellcheck disable=SC2016 # D, and for the shell that runs it
. "$(dirname "$0")/common.sh"

printf '%s\n' 'for cpu in 0 1; do taskset -c $cpu dd if=/dev/zero of=/dev/null bs=777 count=3000 status=none & done; wait' >reads
status 0 dtrace -q -n 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { printf("%d %d ", tid, timestamp); }
	fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { printf("%d %d\n", tid, timestamp); }' -c 'sh reads'
[ "$(wc -l <out)" -gt 1000 ] || fail "hardly anything was printed: $(cat err)"
awk 'NF != 4 || $1 != $3 || $2 != $4' out >bad
same "lines of two firings" "$(head -3 bad)" ""
# A fault comes where it was.
status 0 dtrace -qn 'BEGIN { printf("1\n"); } BEGIN { trace(*(int *)0); } ERROR { printf("2\n"); }
	BEGIN { printf("3\n"); exit(0); }'
same order "$(tr '\n' ' ' <out)" "1 2 3 "
