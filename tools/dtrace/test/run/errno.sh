#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# errno is the error of the system call that returns, and 0 elsewhere, even within one clause.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >calls.py <<'CALLS'
import os
for call in (lambda: os.open("/none/such", 0), lambda: os.close(12345), lambda: os.mkdir("/"), lambda: os.close(os.open("/", 0))):
    try:
        call()
    except OSError:
        pass
CALLS
status 0 dtrace -qn "
	fbt::${calls}close:return, fbt::${calls}close:entry, fbt::${calls}mkdir*:return,
	fbt::${calls}openat:return, fbt::do_sys_openat2:return, fbt::filename_create:return
	/pid == \$target/ { printf(\"%s %s %d\n\", probefunc, probename, errno); }" -c 'python3 -S calls.py'
# What python opens before that is there or not.
sed "s/^$calls//; s/^mkdirat return/mkdir return/" out | sort -u >got
for line in 'close entry 0' 'close return 0' 'close return 9' 'mkdir return 17' 'openat return 0' \
	'openat return 2' 'do_sys_openat2 return 0' 'filename_create return 0'; do
	grep -qx "$line" got || { cat got; fail "'$line' is missing"; }
done
grep -E 'entry [^0]|(do_[a-z0-9_]*|filename_create) return [^0]' got && fail "an error where no system call returns"
# Tracepoints of system calls are such places, too.
status 0 dtrace -qn 'sdt:syscalls::sys_exit_close, sdt:syscalls::sys_enter_close, sdt:raw_syscalls::sys_exit
	/pid == $target/ { printf("%s %d\n", probename, errno); }' -c 'python3 -S calls.py'
for line in 'sys_exit_close 0' 'sys_exit_close 9' 'sys_enter_close 0' 'sys_exit 0' 'sys_exit 2' 'sys_exit 17'; do
	grep -qx "$line" out || { sort -u out; fail "'$line' is missing"; }
done
grep 'sys_enter_close [^0]' out && fail "an error where no system call returns"
# ... and as a predicate.
status 0 dtrace -qn "fbt::${calls}close:return /pid == \$target && errno/ { printf(\"%d\n\", errno); }" \
	-c 'python3 -S calls.py'
same predicate "$(sort -u out)" 9
