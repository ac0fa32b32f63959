#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Variables of a module are read with their types. After the module is unloaded, each read is a fault.
. "$(dirname "$0")/common.sh"

[ -n "${DTRACE_TEST_MODULE:-}" ] || { echo "no test module was built for this kernel"; exit 77; }
load "$DTRACE_TEST_MODULE"
status 0 dtrace -qn 'BEGIN {
	printf("%d %s %d\n", dtrace_vars`dtrace_vars_all.number, `dtrace_vars_all.text, `dtrace_vars_all.pointer == &`dtrace_vars_all);
	printf("%d %d %d %x\n", `dtrace_vars_all.list[2], `dtrace_vars_all.low, `dtrace_vars_all.high, `dtrace_vars_big);
	printf("%d %d\n", dtrace_vars`one.c`same, two.c`same);
	printf("%d %d\n", `dtrace_vars_percpu == 100 + cpu, `dtrace_vars_percpu_static == 200 + cpu);
	printf("%d %d %d\n", percpu(`dtrace_vars_percpu, 0), percpu(`dtrace_vars_percpu, 1), percpu(`dtrace_vars_percpu_static, 1));
	exit(0); }'
same "values" "$(cat out)" "-5 in a module 1
30 5 -3 123456789abcdef
1 2
1 1
100 101 201"
status 1 dtrace -qn 'BEGIN { trace(dtrace_vars`same); exit(0); }'
grep -q 'write dtrace_vars`"[^"]*one.c"`same, ' err || { cat err; fail "the choices are not named"; }

# "dtrace_v" and "ars": the whole name is looked at, as another module may begin like this one.
status 0 dtrace -e -S -qn 'BEGIN { trace(`dtrace_vars_all.number); }'
for word in 0x765f656361727464 0x737261; do
	grep -q "= $word ll" out err || { cat out err; fail "the name is not compared with $word"; }
done

# The second probe fires when the module is gone.
dtrace -qn 'BEGIN { printf("%d\n", `dtrace_vars_list[3]); ready = 1; }
	fbt::vfs_readlink:entry /execname == "readlink"/ { printf("garbage %d\n", `dtrace_vars_list[3]); exit(1); }
	ERROR { printf("fault %d\n", arg4); exit(0); }' >out 2>err &
tracer=$!
wait_for grep -q 8 out
unload dtrace_vars
readlink /proc/self/exe >/dev/null
rc=0; wait $tracer || rc=$?
same "status ($(cat err))" $rc 0
same "fault" "$(cat out | tr '\n' ' ')" "8 fault 1  "
