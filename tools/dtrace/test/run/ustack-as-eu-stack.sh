#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# ustack() shows the frames that eu-stack finds in the same process, which stop() has stopped: of programs without frame
# pointers, with alloca(), signal handlers, and without a dynamic linker.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/eu_stack.bash"

for flags in -O0 -O2 -O3 -Os '-O2 -static' '-O2 -static-pie' '-O2 -fno-omit-frame-pointer'; do
	# shellcheck disable=SC2086 # words
	cc -fomit-frame-pointer $flags -o "shapes${flags// /}" "$here/shapes.c"
	stacks "./shapes${flags// /}"
done
# Without evaltime, what the dynamic linker does is traced, too. The frames of the command are known at its entry point.
status 0 dtrace -qn 'syscall::read:entry /pid == $target && (int)arg0 == -77/ { @[ustackdepth > 5] = count(); }' \
	-c ./shapes-O2
same "frames of a command" "$(awk '{ $1 = $1; print }' out)" "
1 25"
