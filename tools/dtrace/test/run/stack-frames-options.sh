#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -x stackframes, ustackframes, jstackframes and maxframes set the number of frames if the program gives none.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"
[ "$(uname -m)" = x86_64 ] || { echo "the program of this test is for x86-64"; exit 77; }
c++ -std=c++20 -O1 -fno-omit-frame-pointer -fcf-protection=none -o calls "$here/calls.cc"

# frames WANTED OPTION ACTION
frames() {
	status 0 dtrace -q -x "$2" -n "fbt::ksys_read:entry /pid == \$target && (int)arg0 == -77/ { $3; exit(0); }" \
		-c ./calls
	same "frames of $3 with -x $2" "$(grep -c . out)" "$1"
}
frames 2 stackframes=2 'stack()'
frames 3 stackframes=2 'stack(3)'
frames 2 ustackframes=2 'ustack()'
frames 3 jstackframes=3 'jstack()'
frames 2 maxframes=2 'stack()'
