#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Only a program that uses stacks of processes compiles call frame information.
. "$(dirname "$0")/common.sh"

status 0 dtrace -q -x unwindcache="$dir/unused" -n 'BEGIN { stack(); exit(0); } END { trace(pid); }'
[ ! -e unused ] || fail "kernel stacks: there is a cache"
for stack in 'ustack()' 'trace(ucaller)' 'trace(ustackdepth)' '@[jstack()] = count()'; do
	status 0 dtrace -q -x unwindcache="$dir/used" -n "BEGIN { exit(0); } END { $stack; }"
	[ -n "$(ls used)" ] || fail "$stack: nothing is in the cache"
	rm -r used
done
