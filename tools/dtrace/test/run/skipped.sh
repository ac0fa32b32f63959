#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Firings that the kernel skips are reported.
. "$(dirname "$0")/common.sh"

# To read memory of the process, the clause calls the other function.
status 0 dtrace -qn 'char c; fbt::vfs_read:entry /execname == "dd"/ { n++; c = *(char *)copyin(arg1, 1); }
	fbt::copy_from_user_nofault:entry /execname == "dd"/ { } END { printf("%d", n); }' \
	-c 'dd if=/dev/zero of=/dev/null count=100 status=none'
grep -Eq '^dtrace: [0-9]+ firings skipped by the kernel: ' err || { cat err; fail "nothing skipped"; }
said=$(awk '/skipped/ { print $2 }' err)
[ "$said" -ge "$(cat out)" ] || fail "$said of $(cat out) firings are reported as skipped"
