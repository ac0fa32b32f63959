#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# return() replaces the result of a function that allows it; for any other function the probe is rejected.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >calls.py <<'CALLS'
import os
print("group", os.getpgid(0))
try:
    os.getpgid(0)
except PermissionError:
    print("denied")
print("own group", os.getpgid(0) == os.getpgrp())
CALLS
for way in auto multi fentry; do
	status 0 dtrace -qw -x attach=$way -n '
		fbt::__x64_sys_getpgid:entry /pid == $target && ++self->n < 3/ { return(self->n == 1 ? 4242 : -13); }
		fbt::__x64_sys_getpgid:return /pid == $target && self->n < 3/ { @[(int)arg1] = count(); }' \
			-c 'python3 -S calls.py'
	same "what the program gets, attach=$way" "$(grep -E '^(group|denied|own)' out)" "group 4242
denied
own group True"
	same "what the return probe has, attach=$way" "$(grep '^ ' out | tr -s ' ')" " -13 1
 4242 1"
done

# Stacks are those of the function until its clauses have run, the last return() counts, and a fault does not undo it.
cat >call.py <<'CALL'
import os
try:
    print("result", os.getpgid(0))
except OSError as error:
    print("result", -error.errno)
CALL
status 0 dtrace -qw -n '
	fbt::__x64_sys_getpgid:entry /pid == $target/ { return(-1); printf("first %a", caller); stack(1); }
	fbt::__x64_sys_getpgid:entry /pid == $target/ { return(77); stack(1); printf("depth %d", stackdepth > 1); }' \
		-c 'python3 -S call.py'
same "the result of the last return()" "$(grep result out)" "result 77"
same "stacks behind return()" "$(grep -oE 'vmlinux`__x64_sys_getpgid' out | sort | uniq -c | tr -s ' ')" \
	' 2 vmlinux`__x64_sys_getpgid'
same "the depth behind return()" "$(grep -o 'depth 1' out)" "depth 1"
same "no stack begins elsewhere" "$(grep -c just_return out)" 0
status 0 dtrace -qw -n 'fbt::__x64_sys_getpgid:entry /pid == $target/ { return(78); trace(*(int *)0); }' \
	-c 'python3 -S call.py'
same "return() in front of a fault" "$(grep result out)" "result 78"
grep -q 'invalid address' err || fail "the fault is not reported"

status 1 dtrace -qw -n 'fbt::__x64_sys_getpgid:entry, fbt::vfs_read:entry { return(0); }'
grep -qF "cannot enable fbt:vmlinux:vfs_read:entry: the kernel does not let return() replace its result; /sys/kernel/debug/error_injection/list" err ||
	{ cat err; fail "the function that does not allow it is not named"; }
status 1 dtrace -q -n 'fbt::__x64_sys_getpgid:entry { return(0); }'
grep -q 'Destructive actions not allowed' err || fail "allowed without -w"
