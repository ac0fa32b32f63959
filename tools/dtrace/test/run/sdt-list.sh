#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Static probes are listed by module and function, with the types of their arguments. A wrong name gets a hint.
. "$(dirname "$0")/common.sh"
load_kernel sdt_sample sdt_test

status 0 dtrace -ln 'sdt:sdt_sample::'
same "probes of a module" "$(awk 'NR > 1 { print $2, $3, $NF }' out | sort | tr '\n' ' ')" \
	"sdt sdt_sample idle sdt sdt_sample job-done sdt sdt_sample job-queued sdt sdt_sample job-start "
status 0 dtrace -ln 'sdt:sdt_[!s]*:*_args:args[2-4]'
same "globs" "$(awk 'NR > 1 { print $4, $5 }' out | sort | tr '\n' ' ')" \
	"sdt_test_args args2 sdt_test_args args3 sdt_test_args args4 "
status 0 dtrace -ln 'sdt:vmlinux::'
[ "$(wc -l <out)" -gt 20 ] || { cat out; fail "the kernel has hardly any"; }
status 0 dtrace -lvn 'sdt:sdt_sample::job-done'
grep 'args\[' out | tr -s '\t' ' ' >types
same "types" "$(cat types)" " args[0]: struct sample_job *
 args[1]: size_t
 args[2]: int"
status 0 dtrace -lvn 'sdt:sdt_sample::idle'
grep -q None out
# All that a glob lists can be enabled at once.
status 0 dtrace -qn 'sdt:vmlinux:: { n++; } BEGIN { exit(0); }'

status 1 dtrace -n 'sdt:::exec-failur'
grep -q 'did you mean exec-failure' err || { cat err; fail "no hint"; }
status 1 dtrace -n 'sdt:sdt_simple::'
grep -q 'no module is named sdt_simple: did you mean sdt_sample' err || { cat err; fail "no hint for a module"; }
