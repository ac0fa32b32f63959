#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Until its clauses have run, stacks at return() are those of the function. The last return() counts, and a fault does
# not undo it.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
need_fprobe "no return()"

cat >call.py <<'CALL'
import os
try:
    print("result", os.getpgid(0))
except OSError as error:
    print("result", -error.errno)
CALL
status 0 dtrace -qw -n '
	fbt::'"$calls"'getpgid:entry /pid == $target/ { return(-1); printf("first %a", caller); stack(1); }
	fbt::'"$calls"'getpgid:entry /pid == $target/ { return(77); stack(1); printf("depth %d", stackdepth > 1); }' \
		-c 'python3 -S call.py'
same "the result of the last return()" "$(grep result out)" "result 77"
same "stacks after return()" "$(grep -oE 'vmlinux`'"${calls}getpgid" out | sort | uniq -c | tr -s ' ')" \
	' 2 vmlinux`'"${calls}getpgid"
same "the depth after return()" "$(grep -o 'depth 1' out)" "depth 1"
same "no stack begins elsewhere" "$(grep -c just_return out)" 0
status 0 dtrace -qw -n 'fbt::'"$calls"'getpgid:entry /pid == $target/ { return(78); trace(*(int *)0); }' \
	-c 'python3 -S call.py'
same "return() before a fault" "$(grep result out)" "result 78"
grep -q 'invalid address' err || fail "the fault is not reported"
