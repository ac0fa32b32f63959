#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# ustack() shows as many frames as eu-stack, with the same names, for programs of the distribution.
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

seq 1 2000 >numbers
stacks 'bash -c "for i in 1 2 3; do echo \$i >/dev/null; read x <numbers; done"'
stacks 'perl -e "print STDERR map { sprintf qq(%s\n), join q(,), sort 1..\$_ } 1..20"'
stacks 'python3 -S -c "import json, re"'
stacks 'sort -rn numbers'
stacks 'gzip -k numbers'
stacks 'xz -k numbers'
stacks 'openssl dgst -sha256 numbers'
