#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A stack that a variable keeps has the names of its process, also in a clause of another process after its end.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"

[ "$(uname -m)" = x86_64 ] || { echo "the frame pointers of calls.cc are for x86_64"; exit 77; }
plain() { sed 's/+0x[0-9a-f]*$//; s/^  *//' out | grep .; }
c++ -std=c++20 -O1 -fno-omit-frame-pointer -fcf-protection=none -o calls "$here/calls.cc"
status 0 dtrace -qn 'fbt::ksys_read:entry /pid == $target && (int)arg0 == -77/ {
	u["calls"] = ustack(2); @[ustack(2)] = count(); }
	END { printf("%k", u["calls"]); @[u["calls"]] = count(); }' -c ./calls
plain >got
diff -u - got <<'W'
calls`inner()
calls`middle()
calls`inner()
calls`middle()
2
W
