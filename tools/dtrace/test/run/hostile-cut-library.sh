#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A process cuts its library off while the tool knows the symbols: the names that were read stay, and the tool goes on.
# shellcheck disable=SC2016,SC2034 # D, not shell; variables for hostile.bash
. "$(dirname "$0")/hostile.bash"
cat >library.cc <<'C'
#define APART extern "C" __attribute__((noinline, optimize("no-optimize-sibling-calls")))
APART void first_of_library(void (*call)()) { call(); asm volatile(""); }
APART void second_of_library(void (*call)()) { call(); asm volatile(""); }
C
c++ -O1 -g -fPIC -shared -fno-omit-frame-pointer -fcf-protection=none -o library.so library.cc
build hostile hostile.cc
symbols=$(readelf -SW library.so | sed -n 's/.* \.symtab *SYMTAB *[0-9a-f]* \([0-9a-f]*\) .*/\1/p')
to_nobody
victim=(./hostile cut "$dir/library.so" $((0x$symbols)))
[ -n "$symbols" ] || fail "no symbols to cut off"
traces "${stack/ustack(1)/ustack(2)}"
for name in first_of_library second_of_library; do
	grep -q "library.so\`$name" out || { sort out | uniq -c; cat err; fail "no $name"; }
done
