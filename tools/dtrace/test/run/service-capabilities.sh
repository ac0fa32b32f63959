#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The capabilities that the systemd unit leaves to the tool are enough for functions, timers, processes and names.
. "$(dirname "$0")/common.sh"

unit=$OLDPWD/../../systemd/dtrace@.service
bounds=$(sed -n 's/^CapabilityBoundingSet=//p' "$unit" | sed 's/CAP_/+/g; s/ /,/g' | tr '[:upper:]' '[:lower:]')
[ -n "$bounds" ] || fail "the unit bounds nothing"
cat >kinds.d <<'D'
fbt::vfs_read:entry { @reads = count(); }
syscall::read:entry { @calls = count(); }
sched:::on-cpu { @switches = count(); }
profile-97 { @samples[stack(1)] = count(); }
pid$1:libc.so.6:getpid:entry { @of_process[ustack(1)] = count(); }
tick-1s /++n == 2/ { func(`vfs_read); exit(0); }
D
echo 1 >/proc/sys/kernel/kptr_restrict
perl -e 'require "sys/syscall.ph"; while (1) { getppid(); select(undef, undef, undef, 0.01); }' &
process=$!
trap 'kill $process; rm -rf "$dir"' EXIT
status 0 setpriv --bounding-set "-all,$bounds" --inh-caps -all --no-new-privs dtrace -q -Z -s kinds.d $process
# shellcheck disable=SC2016 # the name of a symbol
grep -q 'vmlinux`vfs_read' out || { cat out err; fail "no names of the kernel"; }
[ ! -s err ] || { cat err; fail "messages"; }
