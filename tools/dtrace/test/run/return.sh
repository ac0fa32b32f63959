#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# return() replaces the result of a function that allows it, whatever -x attach says.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
need_fprobe "no return()"

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
		fbt::'"$calls"'getpgid:entry /pid == $target && ++self->n < 3/ { return(self->n == 1 ? 4242 : -13); }
		fbt::'"$calls"'getpgid:return /pid == $target && self->n < 3/ { @[(int)arg1] = count(); }' \
			-c 'python3 -S calls.py'
	same "what the program gets, attach=$way" "$(grep -E '^(group|denied|own)' out)" "group 4242
denied
own group True"
	same "what the return probe has, attach=$way" "$(grep '^ ' out | tr -s ' ')" " -13 1
 4242 1"
done
