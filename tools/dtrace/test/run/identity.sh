#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Builtin variables identify the thread and process that fired the probe.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# setpriv itself reads before it changes its ids; sh does not.
status 0 dtrace -qn 'fbt::vfs_read:entry /pid == $target && execname == "sh"/ {
	printf("%d %d %d %d %d %d %d %s\n", pid, tid, ppid, uid, gid, euid, egid, execname); exit(0); }' \
	-c 'setpriv --reuid 1234 --regid 2345 --clear-groups sh -c "while read -r x; do :; done </etc/passwd"'
read -r pid tid ppid uid gid euid egid name <out
same name "$name" sh
same tid "$tid" "$pid"
[ "$ppid" -gt 1 ]
same ids "$uid $gid $euid $egid" "1234 2345 1234 2345"
