#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Control characters in names, arguments and paths of a process reach a terminal as text. A file and a pipe get them as
# they are; and the text of the D program stays as it is everywhere.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
command -v script >/dev/null || { echo "script is not installed"; exit 77; }
cat >evil.pl <<'PERL'
$0 = "\e]2;x\a";
while (1) { open(F, "<", "/nothing/\x9b2J\r\e[2J"); select(undef, undef, undef, 0.02); }
PERL
perl evil.pl &
process=$!
trap 'kill $process 2>/dev/null || true; rm -rf "$dir"' EXIT
cat >shows.d <<'D'
syscall::openat:entry /pid == $1 && ++n == 3/ {
	this->path = copyinstr(arg1);
	printf("\033[1m%s|%c|%-30s|\n", execname, 27, this->path);
	trace(this->path); trace(execname); print(this->path);
	@names[execname, this->path] = count(); printa("%s %s %@d\n", @names);
	printf("%s\n", "\033");
	exit(0);
}
D
wait_for grep -q '2;x' /proc/$process/comm
# The progress of a slow start goes to standard error, with control characters of its own.
for options in "-q" "" "-x oformat=json" "-F"; do
	# shellcheck disable=SC2086
	dtrace $options -s shows.d -o file $process >/dev/null 2>&1
	script -qec "dtrace $options -s shows.d $process 2>/dev/null" /dev/null >terminal </dev/null
	own=$([[ $options == *json ]] || echo 1)
	same "'$options': control characters" "$(LC_ALL=C tr -d '\t\n\r -~\200-\377' <terminal | wc -c)" "${own:-0}"
	! LC_ALL=C grep -q $'\x9b' terminal || fail "'$options': of eight bits"
	! tr -d '\n' <terminal | grep -q $'\r[^\r]*2J\r' || fail "a carriage return"
	[[ $options == *json ]] || LC_ALL=C grep -q $'\033\\[2J' file || fail "'$options': not as it was"
	rm file
done
grep -q '\\033\]2;x\\a' terminal || { cat -v terminal; fail "no text"; }
