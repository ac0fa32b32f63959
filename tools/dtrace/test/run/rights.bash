# SPDX-License-Identifier: GPL-2.0
# Sourced by tests of what a user with some capabilities can do, for the table in Documentation/trace/dtrace.rst.
# shellcheck shell=bash disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
chmod 755 .

# with CAPABILITIES COMMAND...: as a user who has these and no others: "bpf,perfmon"
with() {
	setpriv --reuid 65534 --regid 65534 --clear-groups --inh-caps "+${1//,/,+}" --ambient-caps "+${1//,/,+}" "${@:2}"
}

# works TEXT COMMAND...: -n of the D program in the array `program` gives TEXT
works() { status 0 "${@:2}" dtrace -q "${program[@]}" && grep -q "$1" out || { cat out err; fail "${program[*]}"; }; }

# refused TEXT COMMAND...: ... is an error with TEXT
refused() { status 1 "${@:2}" dtrace -q "${program[@]}" && grep -qF -- "$1" err || { cat err; fail "no '$1'"; }; }

# try begin|functions|calls|timer|threads|variables|names|static|memory|process [works|refused] TEXT COMMAND...
try() {
	program=(-n "${programs[$1]}")
	"${@:2}"
}
declare -A programs=(
	[begin]='BEGIN { printf("ok"); exit(0); }' [functions]='fbt::vfs_read:entry { printf("ok"); exit(0); }'
	[calls]='syscall::read:entry { printf("ok"); exit(0); }' [timer]='tick-100ms { printf("ok"); exit(0); }'
	[threads]='sched:::on-cpu { printf("ok"); exit(0); }' [variables]='BEGIN { printf("%d ok", `max_threads); exit(0); }'
	[names]='BEGIN { func(`vfs_read); printf("ok"); exit(0); }'
	[static]='sdt:vmlinux:*walk*:hit { printf("ok"); exit(0); }'
	[memory]='watch:vmlinux:`panic_timeout:write { n++; } BEGIN { printf("ok"); exit(0); }'
)

# with_process: $process runs for another user, and calls getppid()
with_process() {
	perl -e 'require "sys/syscall.ph"; while (1) { getppid(); select(undef, undef, undef, 0.01); }' &
	process=$!
	trap 'kill $process; rm -rf "$dir"' EXIT
	programs[process]="pid$process:libc.so.6:select:entry { printf(\"ok\"); exit(0); }"
}
hidden='set /proc/sys/kernel/kptr_restrict to 1, or less, and have CAP_SYSLOG'
