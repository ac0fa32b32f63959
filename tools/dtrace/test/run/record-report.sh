#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A report prints what the recorded run has printed, byte for byte, for a user who may not trace.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >all.d <<'D'
syscall::read:entry
/pid == $target && arg2 == 777/
{
	printf("%s %d %s %Y", execname, arg2, probefunc, walltimestamp);
	stack(3);
	ustack(3);
	print(curthread->mm->mmap_base);
	printf("%a\n", (uintptr_t)arg1);
	@reads[execname, ustack(2)] = count();
	stacks[execname, stack(2)] = ustack(2);
	sizes[arg2]++;
	@size = quantize(arg2);
	self->n++;
}
syscall::read:entry
/self->n == 3/
{
	printa(@size);
	clear(@size);
	self->spec = speculation();
}
syscall::read:entry
/self->spec/
{
	speculate(self->spec);
	trace("speculated");
}
syscall::read:return
/self->spec/
{
	commit(self->spec);
	self->spec = 0;
	self->n++;
}
syscall::read:return
/self->n == 4/
{
	trace(*(int *)8);
}
END { print(stacks); printa("%d: %@d\n", sizes); printa(sizes); printf("%d", $1); printa("%-8s %k %@d\n", @reads); }
D
cp "$(command -v dtrace)" reporter
chmod 755 . reporter

# as_nobody COMMAND...
as_nobody() { setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; }

# report OPTION...: records a run with these options, and compares its output and its messages with those of its report
report() {
	status 0 dtrace "$@" -x record=run.rec -s all.d -c 'dd if=/dev/zero of=/dev/null bs=777 count=5 status=none' 42
	chmod 644 run.rec
	mv out live
	grep -v 'has exited' err >live.err || true
	[ -s live ] || fail "the run with $* has printed nothing"
	status 0 as_nobody ./reporter --report "$dir/run.rec"
	diff live out || fail "the report of the run with $*"
	grep -v 'has exited' err >report.err || true
	diff live.err report.err || fail "the messages of the report of the run with $*"
}
report
report -q
report -F
report -x flowtime
report -x oformat=json
report -x bufpolicy=ring
report -q -x oformat=openmetrics

# Another format than that of the run.
status 0 dtrace -q -x record=run.rec -x oformat=text -n 'BEGIN { @[1] = count(); exit(0); }'
status 0 ./reporter --report run.rec -x oformat=json
same "JSON of a run with text" "$(cat out)" '{"type":"aggregation","name":"@","function":"count","entries":[{"keys":[1],"value":1}]}'
