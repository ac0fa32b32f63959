#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# exit() ends tracing soon, even if records are printed once an hour.
. "$(dirname "$0")/common.sh"

echo 'cat /etc/hostname; exec sleep 100000' >sleeps
status 4 dtrace -x switchrate=1h -qn 'fbt::vfs_read:entry /execname == "cat"/ { printf("x\n"); exit(4); }' \
	-c 'sh sleeps'
grep -qx x out
