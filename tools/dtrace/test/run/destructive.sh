#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Actions change a process: they send a signal, stop it, or write bytes to its memory. An impossible change is a fault.
. "$(dirname "$0")/common.sh"

cat >target.pl <<'PERL'
require "sys/syscall.ph";
my ($a, $b, $c) = ("................", "................", "................");
syscall(&SYS_getcwd, $a, 1); syscall(&SYS_getcwd, $b, 2); syscall(&SYS_getcwd, $c, 3);
$SIG{USR1} = sub { print "signal\n" };
syscall(&SYS_getpgid, 0);
$a =~ s/\0/~/g; $b =~ s/\0/~/g; $c =~ s/\0/~/g;
print "$a\n$b\n$c\n";
PERL
status 0 dtrace -qw -c 'perl target.pl' -n 'string s; int words[2];
	BEGIN { s = "hello"; words[0] = 0x64636261; }
	fbt::'"$calls"'getcwd:entry /pid == $target/ { this->r = (struct pt_regs *)arg0; this->n = this->r->'"$second"';
		this->p = this->r->'"$first"'; }
	fbt::'"$calls"'getcwd:entry /pid == $target && this->n == 1/ { copyoutstr(s, this->p); }
	fbt::'"$calls"'getcwd:entry /pid == $target && this->n == 2/ {
		copyoutstr(s, this->p, 3); copyout("xyz", this->p + 8, 2); }
	fbt::'"$calls"'getcwd:entry /pid == $target && this->n == 3/ {
		this->four = 4; copyout(&words[0], this->p, this->four); copyout(&words[0], this->p + 4, 0); }
	fbt::'"$calls"'getpgid:entry /pid == $target/ { raise(SIGUSR1); }
	BEGIN { copyout("x", 8, 1); }
	BEGIN { copyout("x", 8, 257); }
	BEGIN { chill(1000); chill(600000000); }
	BEGIN { raise(1000); }'
cat out err
grep -q '^signal$' out || fail "no signal"
grep -q '^hello~' out || fail "copyoutstr"
grep -q '^hel\.\.\.\.\.xy\.' out || fail "copyoutstr with a limit, copyout"
grep -q '^abcd\.\.' out || fail "copyout of a size that is computed"
same faults "$(grep -o 'invalid address (0x8)\|invalid size\|illegal operation' err | sort | uniq -c | tr -s ' ')" \
	" 2 illegal operation
 1 invalid address (0x8)
 1 invalid size"

# The shell waits until the process has stopped, or ended, and lets it go on.
status 0 dtrace -qw -c 'sh -c "read x </proc/self/stat; exec /bin/true"' \
	-n 'fbt::begin_new_exec:entry /pid == $target/ { stop();
	system("until grep -q \"^State:.[TZ]\" /proc/%d/status; do :; done; grep -o \"T (stopped)\" /proc/%d/status; kill -CONT %d", pid, pid, pid); }'
same "stop()" "$(uniq out)" "T (stopped)"
