# SPDX-License-Identifier: GPL-2.0
# Sourced by the tests that compare ustack() with eu-stack, instead of common.sh. $here is the directory of the tests.
# shellcheck shell=bash disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"
command -v eu-stack >/dev/null || { echo "eu-stack of the package elfutils is not installed"; exit 77; }

cat >true-stack <<'STACK'
until grep -q '^State:.[tT]' "/proc/$1/status"; do :; done
eu-stack -p "$1"
kill -CONT "$1"
STACK
# stacks COMMAND: compares the stacks at each fifth system call of a command, from its entry point on.
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
