#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# What a clause does to the process before its fault stays: bytes in its memory, a stop, a signal.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >target.pl <<'PERL'
require "sys/syscall.ph";
my $text = "................";
$SIG{USR1} = sub { print "signal\n" };
syscall(&SYS_getcwd, $text, 1);
syscall(&SYS_getpgid, 0);
syscall(&SYS_getsid, 0);
$text =~ s/\0/~/g;
print "$text\n";
PERL
status 0 dtrace -qw -c 'perl target.pl' -n '
	fbt::'"$calls"'getcwd:entry /pid == $target/ { copyoutstr("hello", ((struct pt_regs *)arg0)->'"$first"');
		trace(*(int *)0); }
	fbt::'"$calls"'getpgid:entry /pid == $target/ { raise(SIGUSR1); trace(*(int *)0); }
	fbt::'"$calls"'getsid:entry /pid == $target/ { stop(); trace(*(int *)0); }
	fbt::'"$calls"'getsid:entry /pid == $target/ {
		system("until grep -q \"^State:.[TZ]\" /proc/%d/status; do :; done; grep -o \"T (stopped)\" /proc/%d/status; kill -CONT %d", pid, pid, pid); }
	ERROR { printf("error %d\n", arg4); }'
same "done to the process" "$(LC_ALL=C sort out)" "T (stopped)
error 1
error 1
error 1
hello~..........
signal"
