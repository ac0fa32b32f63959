# SPDX-License-Identifier: GPL-2.0
# Sourced by what compares ustack() with eu-stack, instead of common.sh. $here is the directory of the tests.
# shellcheck shell=bash disable=SC2016 # D, not shell
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
. "$here/common.sh"
command -v eu-stack >/dev/null || { echo "eu-stack of the package elfutils is not installed"; exit 77; }

# A process that has ended instead of being stopped has no stack.
cat >true-stack <<'STACK'
while read -r line <"/proc/$1/stat" || exit 0; do
	case ${line##*) } in
	[tT]*) break ;;
	[ZX]*) exit 0 ;;
	esac
done 2>/dev/null
eu-stack -m -p "$1" 2>&1
kill -CONT "$1"
STACK
# The process is stopped where it is, and both show its stack.
show='printf("ours\n"); ustack(); printf("\ntrue\n"); stop(); system("sh ./true-stack %d", pid);'

# stop_command D COMMAND: runs the clauses D, which do what $show says, from the entry point of COMMAND on.
stop_command() {
	status 0 dtrace -qw -x evaltime=postinit -x ustackframes=127 -x strsize=512 -x stackends \
		-x switchrate=100hz -n "$1" -c "$2"
}

# stacks COMMAND: compares the stacks at each fifth system call of a command.
stacks() {
	stop_command "syscall::read:entry, syscall::write:entry, syscall::lseek:entry
		/pid == \$target && calls++ % 5 == 0 && calls < 100/ { $show }" "$1"
	python3 "$here/same_stacks.py" out || fail "$1: $(cat err)"
	! grep -q cut err || fail "$1: $(cat err)"
}

# random_stacks COUNT SEED COMMAND: compares the stacks at COUNT instructions at which a timer finds the command, and
# then ends it. SEED chooses after how many milliseconds it is stopped again. Prints "EQUAL COUNT" and the differences.
# A process that is found running before eu-stack has let it go was not stopped where its stack was recorded ("late"); it
# is stopped once more for that. PTRACE_DETACH is 17.
random_stacks() {
	stop_command "BEGIN { seed = $2; wait = 5; }
		syscall::ptrace:entry /asked == 1 && arg0 == 17 && (int)arg1 == \$target/ { asked = 2; }
		syscall::kill:entry /(int)arg0 == \$target && arg1 == SIGCONT/ { asked = 0; }
		profile-997us /pid == \$target && asked == 1/ { asked = 3; stops--; }
		profile-997us /pid == \$target && asked == 3/ { printf(\"late\\n\"); stop(); }
		profile-997us /pid == \$target && !asked && stops == $1/ { stops++; raise(SIGKILL); }
		profile-997us /pid == \$target && !asked && stops < $1 && wait-- <= 0/ {
			asked = 1;
			stops++;
			seed = seed * 1103515245 + 12345;
			wait = seed >> 16 & 7;
			$show
		}" "$3"
	python3 "$here/same_stacks.py" --count out
}
