#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Places in a process are keys: the function and the address, each in its column.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"

[ "$(uname -m)" = x86_64 ] || { echo "the frame pointers of calls.cc are for x86_64"; exit 77; }
c++ -std=c++20 -O1 -fno-omit-frame-pointer -fcf-protection=none -o calls "$here/calls.cc"
status 0 dtrace -qn 'fbt::ksys_read:entry /pid == $target && (int)arg0 == -77/ {
	@[ufunc(ucaller), uaddr(ucaller)] = count(); }' -c ./calls
place=$(grep -o 'calls`middle()+0x[0-9a-f]*' out)
printf '\n  %-50s  %-50s %16d\n' 'calls`middle()' "$place" 1 | diff -u - out
