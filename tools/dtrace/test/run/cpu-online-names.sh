#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# ustack() names the frames of a process that has ended on a CPU that came online during tracing.
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"
[ "$(uname -m)" = x86_64 ] || { echo "the program of this test is for x86-64"; exit 77; }

cpu=$(($(nproc) - 1))
switch=/sys/devices/system/cpu/cpu$cpu/online
[ -w "$switch" ] || { echo "CPU $cpu cannot be switched off"; exit 77; }
trap 'echo 1 >"$switch"; rm -rf "$dir"' EXIT
c++ -std=c++20 -O1 -fno-omit-frame-pointer -fcf-protection=none -o calls "$here/calls.cc"
cp calls ended

# Once a record of the CPU is printed, the CPU has all its buffers. While the tool is stopped, it reads nothing in
# /proc.
come() {
	echo 1 >"$switch"
	until grep -q 'calls`' out; do taskset -c $cpu ./calls; sleep 0.1; done
	kill -STOP "$tracer"
	taskset -c $cpu ./ended
	kill -CONT "$tracer"
	wait_for grep -q over out
}
echo 0 >"$switch"
traced -x statusrate=100ms -x switchrate=100ms -n 'fbt::ksys_read:entry /(int)arg0 == -77/ { ustack(1); }
	syscall::exit_group:entry /execname == "ended"/ { printf("over"); }' -- come
grep -q 'ended`inner()+0x' out || fail "no name: $(cat out err)"
