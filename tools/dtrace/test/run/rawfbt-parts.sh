#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A function whose name gcc has given a suffix fires. A part that gcc has split off, and that only jumps lead to, has
# an entry and no return.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

status 0 dtrace -ln 'rawfbt:vmlinux::'
awk '$2 == "rawfbt" { print $4, $5 }' out >list
part=$(sed -n '/\.cold entry$/{s/ entry$//p;q}' list)
suffix=$(grep -m1 -E '^(vfs_statfs|statfs_by_dentry)\.(part|isra|constprop)\S* entry$' list) || true

[ -n "$suffix$part" ] || { echo "gcc has split no function of this kernel"; exit 77; }
if [ -n "$suffix" ]; then
	suffix=${suffix% entry}
	status 0 dtrace -qn "rawfbt::$suffix:entry"' /pid == $target/ { printf("%s\n", probefunc); exit(0); }' \
		-c 'stat -f -c %s /'
	same "fired" "$(grep -v '^[0-9]*$' out)" "$suffix"
fi
if [ -n "$part" ]; then
	! grep -q '\.cold return$' list || fail "a part has a return"
	status 0 dtrace -qn "rawfbt::$part:entry"' { n++; } BEGIN { exit(0); }'
	status 1 dtrace -qn "rawfbt::$part:return { n++; }"
	grep -qF "$part has no return probe: it does not call the tracer, so it may be code that is not called, but jumped to" err ||
		{ cat err; fail "not said"; }
	status 1 dtrace -qn "fbt::$part:entry { n++; }"
fi
