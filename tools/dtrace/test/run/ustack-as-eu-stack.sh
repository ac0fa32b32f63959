#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# ustack() shows the frames that eu-stack finds in the same process, which stop() has stopped: of programs without frame
# pointers, with alloca(), signal handlers, and without a dynamic linker.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"
command -v eu-stack >/dev/null || { echo "eu-stack of the package elfutils is not installed"; exit 77; }

cat >true-stack <<'STACK'
until grep -q '^State:.[tT]' "/proc/$1/status"; do :; done
eu-stack -p "$1"
kill -CONT "$1"
STACK
# Each fifth system call of a command, from its entry point on.
stacks() {
	status 0 dtrace -qw -x evaltime=postinit -x ustackframes=127 -x strsize=512 -n '
		syscall::read:entry, syscall::write:entry, syscall::lseek:entry
		/pid == $target && calls++ % 5 == 0 && calls < 100/ {
			printf("ours\n");
			ustack();
			printf("\ntrue\n");
			stop();
			system("sh ./true-stack %d", pid);
		}' -c "$1"
	python3 "$here/same_stacks.py" out || fail "$1: $(cat err)"
	! grep -q cut err || fail "$1: $(cat err)"
}

for flags in -O0 -O2 -O3 -Os '-O2 -static' '-O2 -static-pie' '-O2 -fno-omit-frame-pointer'; do
	# shellcheck disable=SC2086 # words
	cc -fomit-frame-pointer $flags -o "shapes${flags// /}" "$here/shapes.c"
	stacks "./shapes${flags// /}"
done
# Without evaltime, what the dynamic linker does is traced, too. The frames of the command are known at its entry point.
status 0 dtrace -qn 'syscall::read:entry /pid == $target && (int)arg0 == -77/ { @[ustackdepth > 5] = count(); }' -c ./shapes-O2
same "frames of a command" "$(awk '{ $1 = $1; print }' out)" "
1 25"
