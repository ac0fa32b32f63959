#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Functions that share a name are told apart, and all of them can be traced.
. "$(dirname "$0")/common.sh"

name=$(dtrace -ln 'fbt:vmlinux::entry' | awk 'NR > 1 { print $4 }' | sort | uniq -d | head -1)
[ -n "$name" ] || { echo "this kernel has no two functions of one name"; exit 77; }
status 0 dtrace -n "fbt:vmlinux:$name:entry { } BEGIN { exit(0); }"
grep -Eq 'matched ([3-9]|[0-9]{2,}) probes' err
