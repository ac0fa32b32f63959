#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A module can be unloaded while its static probes are traced, which is reported. With -Z, a module that is not loaded
# yet is skipped.
. "$(dirname "$0")/common.sh"
load_kernel sdt_test

both() { fire_sites args && unload sdt_test; }
traced -n 'sdt:::args1 { printf("%d\n", args[0]); }' -- both
same "before it went" "$(cat out)" 11
same "said" "$(cat err)" "dtrace: sdt:sdt_test:sdt_test_args:args1 is gone: the module that had it was unloaded"

status 1 dtrace -n 'sdt:sdt_test::args1 { trace(args[0]->x); }'
grep -q 'does not match any probes' err || { cat err; fail "not said"; }
status 0 dtrace -qZn 'sdt:sdt_test::args1 { trace(args[0]); } BEGIN { printf("none"); exit(0); }'
same "with -Z" "$(tr -d '\n' <out)" none
