#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A tool that is killed while its probes fire leaves nothing in the kernel or in the traced process, whatever the
# provider.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"
[ "$(uname -m)" = x86_64 ] || { echo "the notes of usdt.c are for x86_64"; exit 77; }
load_kernel sdt_test
with_disk 1
cc -O1 -pthread -o functions "$here/functions.c"
cc -O1 -mno-red-zone -o usdt "$here/usdt.c"
mkfifo asked answers asked2 answers2
./functions serve <asked >answers &
pid=$!
./usdt serve <asked2 >answers2 &
pid2=$!
exec 3>asked 4<answers 5>asked2 6<answers2
python3 -c 'import fcntl, socket, struct
fcntl.ioctl(socket.socket(), 0x8914, struct.pack("16sh14x", b"lo", 0x41))'

# ask LINE, ask2 LINE: what the process with functions answers, and the one with static probes
ask() { echo "$1" >&3 && read -r answer <&4 && echo "$answer"; }
ask2() { echo "$1" >&5 && read -r answer <&6 && echo "$answer"; }

# Fires probes of each provider.
work() {
	/bin/true
	fire_sites args
	ask call
	ask2 fire
	dd if="/dev/$disk" of=/dev/null bs=4k count=1 iflag=direct status=none
	echo text >/dev/udp/127.0.0.1/5001 || true		# nobody listens
	: 2>/dev/null >/dev/tcp/127.0.0.1/5002 || true
}

# What is changed while it is traced, in the kernel and in the processes.
changes() {
	kernel_changes
	echo "text $(ask look)"
	echo "semaphore $(ask2 look)"
}
new_changes() { changes | sort >now && comm -13 before now; }
clean() { as_before && [ -z "$(new_changes)" ]; }

# The users of some tracepoints, which no file shows.
tracepoints() {
	dtrace -qn 'BEGIN { printf("tracepoints %d %d %d %d\n", `__tracepoint_sys_enter.funcs != NULL,
		`__tracepoint_sched_switch.funcs != NULL, `__tracepoint_block_rq_issue.funcs != NULL,
		`__tracepoint_contention_begin.funcs != NULL); exit(0); }' | grep .
}
is_unused() { [ "$(tracepoints)" = "$unused" ]; }

fire_sites args
changes | sort >before
unused=$(tracepoints)

# Probes, what is seen of them beside BPF objects, options
while read -r probes change options; do
	echo "$probes $options"
	note_objects
	# shellcheck disable=SC2086 # words
	dtrace -q $options -n "$probes"' /!seen++/ { printf("%s fired\n", probeprov); }' \
		>out 2>err </dev/null 3>&- 4<&- 5>&- 6<&- &
	tracer=$!
	until grep -q fired out; do
		kill -0 $tracer 2>/dev/null || { cat err; fail "dtrace does not trace"; }
		work >/dev/null
	done
	cat out >>fired
	! as_before || fail "no objects are there while tracing"
	case $change in
	none) ;;
	tracepoints) ! is_unused || fail "no tracepoint is used while tracing" ;;
	*)
		new_changes >seen
		grep -q "^$change" seen || { cat seen; fail "no $change is there while tracing"; }
		;;
	esac
	work >/dev/null &
	worker=$!
	kill -KILL $tracer
	wait $tracer || true
	wait $worker
	wait_for clean
done <<E
dtrace:::BEGIN none
profile:::tick-10ms,profile:::profile-997 none
cpc:::cpu_clock-all-1000000 none
watch:vmlinux:\`jiffies:write none
syscall:::entry,syscall:::return tracepoints
syscall::read:entry,syscall::read:return function
proc::: site
sched::: site
lockstat:::rw-acquire,lockstat:::rw-block tracepoints
io::: tracepoints
ip::: function
tcp::: site
udp::: function
iter:::task function
sysinfo::: tracepoints
vminfo::: site
pid$pid:a.out:eight: text
usdt$pid2::: semaphore
sdt:::args2 site
sdt:sched:: tracepoints
rawtp:sched:: tracepoints
rawfbt::vfs_read:entry kprobe
fbt::vfs_*: function
fbt::vfs_read: function -x attach=fentry
fbt::vfs_read: function -x attach=trampoline
E
wait_for is_unused

# Each provider is in the table.
dtrace -l | awk 'NR > 1 { print $2 }' | sort -u >providers
sed -n 's/[0-9]* fired//p' fired | sort -u | comm -23 providers - >missing
[ ! -s missing ] || fail "not killed: $(xargs <missing)"
