#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A floating-point argument of a static probe is an error if a clause uses it, and only then.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"

[ "$(uname -m)" = x86_64 ] || { echo "the notes are for x86_64"; exit 77; }
cc -O1 -mno-red-zone -o usdt "$here/usdt.c"

status 1 dtrace -qn 'usdt$target:::floats { trace(arg1); }' -c './usdt forms'
grep -q 'usdt[0-9]*:usdt:constants:floats: arg1 (8f@%xmm0) cannot be fetched: it is a floating-point number$' err ||
	{ cat err; fail "a floating-point number"; }
status 0 dtrace -qn 'usdt$target:::floats { trace(arg0); }' -c './usdt'
same "none fires" "$(cat out)" ""
