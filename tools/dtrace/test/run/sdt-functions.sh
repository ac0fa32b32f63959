#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A probe placed in several functions is listed once per function. Only the enabled one fires, under its own name.
. "$(dirname "$0")/common.sh"
load_kernel sdt_test sdt_test_join

# sdt_test_joined() in one module says 1; sdt_test_join_fire() in the other says 4 when that goes.
once() { fire_sites joined 2 && unload sdt_test_join; }
traced -n 'sdt:sdt_test::joined { printf("%s %d\n", probefunc, args[0]); }' -- once
same "one of two" "$(cat out)" "sdt_test_joined 1
sdt_test_joined 1"
load_kernel sdt_test_join
traced -n 'sdt:sdt_test_*::joined { printf("%s %s %d\n", probemod, probefunc, args[0]); }' -- once
same "the other" "$(cat out)" "sdt_test_join sdt_test_join_fire 4"
load_kernel sdt_test_join
traced -n 'sdt:::joined { printf("%s %s %d\n", probemod, probefunc, args[0]); }' -- once
same "both" "$(sort out)" "sdt_test sdt_test_joined 1
sdt_test sdt_test_joined 1
sdt_test_join sdt_test_join_fire 4"
# Inlined three times into one function: one probe, three firings.
status 0 dtrace -ln 'sdt:::inlined-function'
same "lines" "$(wc -l <out)" 2
traced -n 'sdt:::inlined-function { printf("%s %d\n", probefunc, args[0]); }' -- fire_sites inline
same "inlined" "$(cat out)" "sdt_test_inline 1
sdt_test_inline 2
sdt_test_inline 3"
