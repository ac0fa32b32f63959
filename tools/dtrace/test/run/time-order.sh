#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Records of all CPUs are printed in the order of time, even while they arrive. With -x temporal=no, they are printed
# CPU by CPU.
# shellcheck disable=SC2016 # D, and for the shell that runs it
. "$(dirname "$0")/common.sh"

[ "$(nproc)" -gt 1 ] || { echo "needs several CPUs"; exit 77; }
program='fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { printf("%d\n", timestamp); }'
# reads COUNT: on each of two CPUs at the same time
reads() {
	printf 'for cpu in 0 1; do taskset -c $cpu dd if=/dev/zero of=/dev/null bs=777 count=%d status=none & done; wait' "$1"
}

while_stopped "$(reads 1000)"
status 0 dtrace -qn "$program" -c 'sh stopped'
same records "$(wc -l <out)" 2000
sort -nc out || fail "not in order"

reads 5000 >running
status 0 dtrace -q -x switchrate=1ms -n "$program" -c 'sh running'
reported=$(awk '/^dtrace: [0-9]+ drops? on CPU/ { n += $2 } END { print n + 0 }' err)
same "records, or losses" $(($(wc -l <out) + reported)) 10000
sort -nc out || fail "not in order while they come"

# What CPU 0 records comes last, and its ring is read first.
while_stopped 'for cpu in 1 0; do taskset -c $cpu dd if=/dev/zero of=/dev/null bs=777 count=1000 status=none; done'
status 0 dtrace -q -x temporal=no -n "$program" -c 'sh stopped'
same records "$(wc -l <out)" 2000
if sort -nc out 2>/dev/null; then fail "in order without anybody caring"; fi
status 0 dtrace -qn "$program" -c 'sh stopped'
sort -nc out || fail "not in order"
