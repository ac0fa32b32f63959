#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# ustack() names the function of a Python program that makes a system call, from the map that -X perf of Python 3.12 and
# later writes. Its callers need a Python that was compiled with frame pointers.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >program.py <<'P'
import os, time
def innermost(): os.write(1, b"now written\n")
def outermost(): innermost()
# What was mapped a moment ago may be unknown to the tool: the later calls have whole stacks.
for _ in range(50):
    outermost()
    time.sleep(0.02)
P
python=
for name in python3 python3.12 python3.13 python3.14; do
	if "$name" -X perf -c 'import sys; sys.exit(not sys._xoptions.get("perf") or sys.version_info < (3, 12))' 2>/dev/null; then
		python=$(command -v "$name")
		break
	fi
done
[ "$python" ] || { echo "no Python that knows -X perf is installed"; exit 77; }
status 0 dtrace -qn 'syscall::write:entry /pid == $target && arg2 == 12/ { ustack(); }' -c "$python -X perf program.py"
same "writes" "$(grep -c '^now written$' out)" 50
tail -n 300 out >last
grep -q 'py::innermost' last || fail "$(cat out)"
