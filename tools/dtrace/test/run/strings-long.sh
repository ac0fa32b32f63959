#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A string longer than a record allows is stored whole and recorded cut, which is reported once.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

y=$(head -c 40000 /dev/zero | tr '\0' y)
printf %s "$y" >text
status 0 dtrace -q -x strsize=64k -n 'string s; string t;
	fbt::vfs_write:entry /execname == "dd" && args[2] == 40000/ {
	s = stringof((userland char *)args[1]); t = s; printf("%d %d %s\n", s == t, strlen(s), s); }' \
	-c "dd if=$PWD/text of=/dev/null bs=40000 status=none"
line=$(sed -n 's/^1 40000 \(y*\)$/\1/p' out)
[ ${#line} -gt 32000 ] || { cut -c1-100 out; cat err; fail "recorded: ${#line} characters"; }
same recorded "$line" "${y:0:${#line}}"
[ ${#line} -lt 32768 ] || fail "not cut"
same warnings "$(grep -c 'are recorded with at most' err)" 1
