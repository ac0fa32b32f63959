# SPDX-License-Identifier: GPL-2.0
# Sourced by each test: makes a directory for the test, and defines functions that check results.
# shellcheck shell=bash
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'echo "$0: line $LINENO failed: $BASH_COMMAND"' ERR
cd "$dir"

# After so many seconds, a command has hung. The runner's limit for the whole test is twice that.
# shellcheck disable=SC2034 # for those who source this file
hung=$((${DTRACE_TEST_LIMIT:-600} / 2))

# The kernel's functions of system calls begin with $calls. Their argument is a struct pt_regs, whose members $first and
# $second are the first arguments of the call. $read_path are the functions that lead to ksys_read(), innermost first
# and without those that only jump to the next one; $calls_from is the one of them that makes all system calls.
# shellcheck disable=SC2034 # for those who source this file
case $(uname -m) in
x86_64) calls=__x64_sys_ first=di second=si read_path=(do_syscall_64 entry_SYSCALL_64_after_hwframe) calls_from=do_syscall_64 ;;
aarch64) calls=__arm64_sys_ first='regs[0]' second='regs[1]' calls_from=do_el0_svc
	read_path=(__arm64_sys_read do_el0_svc el0_svc el0t_64_sync_handler el0t_64_sync) ;;
esac

# need_fprobe WHAT: skip the test if functions have only kprobes, as on arm64 before Linux 6.14.
need_fprobe() { grep -q ' register_fprobe$' /proc/kallsyms || { echo "$1 without fprobe on this processor"; exit 77; }; }

fail() { echo "$*"; exit 1; }

# same WHAT GOT WANTED
same() { [ "$2" = "$3" ] || fail "$1: got '$2', wanted '$3'"; }

# status WANTED COMMAND...: its output is in the files out and err, without the empty line that tracing ends with.
# Both are appended to: dtrace and its command share them, and copy_file_range(2), by which cat copies, does not lock
# the position that they would share in a file that is not.
status() {
	local wanted=$1 rc=0
	shift
	: >out
	: >err
	"$@" >>out 2>>err </dev/null || rc=$?
	[ $rc = "$wanted" ] || { cat out err; fail "$*: status $rc, wanted $wanted"; }
	sed -i '${/^$/d}' out
}

# while_stopped COMMAND: makes the file stopped, for dtrace -c 'sh stopped': COMMAND runs while dtrace reads nothing.
while_stopped() { printf '%s\n' 'kill -STOP $PPID' "$1" 'kill -CONT $PPID' >stopped; }

# read_on_all_cpus COUNT: makes the file work, for dtrace -c 'sh work': dd on each CPU, which all read 777 bytes COUNT
# times.
read_on_all_cpus() {
	cat >work <<E
for cpu in \$(seq 0 \$((\$(nproc) - 1))); do
	taskset -c \$cpu dd if=/dev/zero of=/dev/null bs=777 count=$1 status=none &
done
wait
E
}

# wait_for COMMAND...: until it succeeds; the runner has the time limit
wait_for() { until "$@" 2>/dev/null; do sleep 0.1; done; }

# BPF objects: note_objects, and later as_before (are all newer ones gone?) or newer_objects (how many maps, programs
# and links there are).
bpf_objects=$OLDPWD/bpf_objects.py
note_objects() { read -ra objects_before <<<"$(python3 "$bpf_objects" newest)"; }
newer_objects() { python3 "$bpf_objects" newer "${objects_before[@]}"; }
as_before() { [ "$(newer_objects)" = "0 0 0" ]; }

# rows CONVERSION OPTION...: of each line 'EXPRESSION => WANTED' a program makes a clause that prints the value
rows() {
	local conversion=$1
	shift
	grep ' => ' >rows
	{
		sed "s/\(.*\) => .*/BEGIN { printf(\"$conversion\\\\n\", \1); }/" rows
		echo 'BEGIN { exit(0); }'
	} >rows.d
	status 0 dtrace -q "$@" -s rows.d
	sed 's/.* => //' rows >wanted
	cmp -s wanted out || { paste -d '\n' rows out; cat err; fail "not all rows have what is wanted"; }
}

# Modules: load FILE [PARAMETERS], unload NAME. No package has to be there for it.
load() { perl -e 'require "sys/syscall.ph"; open(F, "<", $ARGV[0]) or die; syscall(&SYS_finit_module, fileno(F), my $parameters = $ARGV[1] // "", 0) == 0 or die "cannot load $ARGV[0]: $!\n"' "$@"; }
# The kernel frees programs some time after their process has ended. Until then, they hold the modules whose types they
# use.
unload() {
	[ -d "/sys/module/$1" ] || fail "module $1 is not loaded"
	wait_for grep -qx 0 "/sys/module/$1/refcnt"
	perl -e 'require "sys/syscall.ph"; syscall(&SYS_delete_module, $ARGV[0], 0) == 0 or die "cannot unload $ARGV[0]: $!\n"' "$1"
}

# load_kernel NAME...: modules of the running kernel's build; without them the test is skipped
load_kernel() {
	local name file tree=${DTRACE_KERNEL_MODULES:-/lib/modules/$(uname -r)/kernel}
	for name in "$@"; do
		for file in "$tree"/{kernel/trace/dtrace,samples/dtrace,drivers/block/null_blk,fs/configfs,fs/ext2}/"$name.ko"; do
			[ ! -f "$file" ] || break
		done
		[ -f "$file" ] || { echo "the kernel was built without the module $name"; exit 77; }
		[ -d "/sys/module/$name" ] || load "$file"
	done
}

# with_disk MIB: a block device of memory, whose name and file are in $disk and /dev/$disk. It goes when the shell ends.
with_disk() {
	load_kernel configfs null_blk
	disk=dtrace$$ settings=/sys/kernel/config/nullb/dtrace$$
	[ -d "${settings%/*}" ] || mount -t configfs configfs /sys/kernel/config
	mkdir "$settings"
	trap 'remove_disk; ((BASH_SUBSHELL)) || rm -rf "$dir"' EXIT
	echo "$1" >"$settings/size"
	echo 1 >"$settings/memory_backed"
	echo 1 >"$settings/power"
	[ -b "/dev/$disk" ] || fail "no /dev/$disk"
}

remove_disk() {
	cd "$dir"
	if mountpoint -q disk; then umount disk; fi
	rmdir "$settings"
}

# bad_sectors FIRST LAST: reading and writing these sectors of $disk fails
bad_sectors() { echo "+$1-$2" >"$settings/badblocks"; }

# with_files MIB: such a device with an ext2 file system, mounted at the directory disk
with_files() {
	load_kernel ext2
	with_disk "$1"
	PATH=$PATH:/usr/sbin mke2fs -q -t ext2 -b 4096 "/dev/$disk"
	mkdir -p disk
	mount -t ext2 "/dev/$disk" disk
}

mount_debugfs() { [ -d /sys/kernel/debug/tracing ] || mount -t debugfs debugfs /sys/kernel/debug; }

# What the kernel has changed to trace: lines, each of which begins with the kind of change.
kernel_changes() {
	local tracing=/sys/kernel/tracing
	sed 's/^\([^ ]*\).*/function \1/' $tracing/enabled_functions
	awk '{ print "kprobe", $3 }' /sys/kernel/debug/kprobes/list
	awk '$3 > 0 { print "site", $0 }' $tracing/dtrace/sdt
	sed 's/^/event /' $tracing/{kprobe_events,uprobe_events,dynamic_events}
}

# fire_sites NAME [COUNT]: a function of the module sdt_test
fire_sites() {
	mount_debugfs
	echo "$*" >/sys/kernel/debug/dtrace_sdt_test/fire
}

# traced DTRACE-ARGUMENT... -- COMMAND...: runs COMMAND while dtrace traces, which must not end by itself; then ends it.
# Its output is in the files out and err. The program says "ready" in BEGIN.
traced() {
	local args=() tracer rc=0
	while [ "$1" != -- ]; do args+=("$1") && shift; done
	shift
	dtrace -q "${args[@]}" -n 'BEGIN { printf("ready\n"); }' >out 2>err </dev/null &
	tracer=$!
	until grep -q ready out; do
		kill -0 $tracer 2>/dev/null || { cat err; fail "dtrace ${args[*]} does not trace"; }
		sleep 0.1
	done
	"$@"
	kill $tracer
	wait $tracer || rc=$?
	[ $rc = 0 ] || { cat out err; fail "dtrace ${args[*]}: status $rc"; }
	sed -i '/^ready$/d; /^$/d' out
}
