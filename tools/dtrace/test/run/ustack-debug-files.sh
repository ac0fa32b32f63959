#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Names of a stripped program come from .gnu_debugdata, or from a debug file that .gnu_debuglink or the build id names.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"
[ "$(uname -m)" = x86_64 ] || { echo "the program of this test is for x86-64"; exit 77; }
c++ -std=c++20 -O1 -g1 -Wl,--build-id -fno-omit-frame-pointer -fcf-protection=none -o calls "$here/calls.cc"
objcopy --only-keep-debug calls calls.debug
strip -o bare calls
build_id=$(readelf -n calls | sed -n 's/.*Build ID: //p')

# names WHAT PROGRAM WANTED...: the two innermost frames
names() {
	status 0 dtrace -qn 'fbt::ksys_read:entry /pid == $target && (int)arg0 == -77/ { ustack(2); exit(0); }' \
		-c "./$2"
	same "$1" "$(grep . out | sed 's/`+0x[0-9a-f]*$/`offset/; s/+0x[0-9a-f]*$//; s/^ *//' | tr '\n' ' ')" "$3"
}

names "stripped" bare 'bare`offset bare`offset '

cp out first
status 0 dtrace -qn 'fbt::ksys_read:entry /pid == $target && (int)arg0 == -77/ { ustack(2); exit(0); }' -c ./bare
same "the same in another process" "$(cat out)" "$(cat first)"

xz -k -c calls.debug >debug.xz
objcopy --add-section .gnu_debugdata=debug.xz bare mini
names ".gnu_debugdata" mini 'mini`inner() mini`middle() '

mkdir .debug
mv calls.debug .debug/linked.debug
cp bare linked
(cd .debug && objcopy --add-gnu-debuglink=linked.debug ../linked)
names ".gnu_debuglink" linked 'linked`inner() linked`middle() '

mkdir -p "/usr/lib/debug/.build-id/${build_id:0:2}"
cp .debug/linked.debug "/usr/lib/debug/.build-id/${build_id:0:2}/${build_id:2}.debug"
names "build id" bare 'bare`inner() bare`middle() '
