#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# stack() begins in the probed function and shows the whole path from the system call; stack(n) shows n frames. Static
# probes, tracepoints and returns have the same frames as the function's entry. BEGIN has none.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
need_fprobe "no frame of the caller"

# Offsets and the number of the probe are the kernel's to choose.
frames() { sed 's/+0x[0-9a-f]*$//; s/^\( *[0-9]*\) *[0-9]* /\1 /' out; }

status 0 dtrace -n 'fbt::vfs_read:entry /pid == $target/ { stack(); exit(0); }' -c 'cat /dev/null'
frames | grep -n . >lines
grep -q '^1:CPU     ID  ' lines || fail "no header: $(cat lines)"
same "line of the record" "$(sed -n 2p out | sed 's/^  [0-9]  *[0-9]* //')" "                  vfs_read:entry "
same frames "$(sed -n '3,$p' out | sed 's/+0x[0-9a-f]*$//')" \
	"$(printf '              vmlinux`%s\n' vfs_read ksys_read "${read_path[@]}")"

status 0 dtrace -qn 'fbt::vfs_read:entry /pid == $target/ { stack(2); printf("|%5k|%a", stack(1), caller); exit(0); }' \
	-c 'cat /dev/null'
same "as values" "$(frames)" "
              vmlinux\`vfs_read
              vmlinux\`ksys_read
|
     vmlinux\`vfs_read
|vmlinux\`ksys_read"

status 0 dtrace -q -x stackframes=1 -x stackindent=1 -n 'BEGIN { stack(); printf("-"); }
	fbt::vfs_read:return /pid == $target/ { stack(); trace(stack()); exit(0); }' -c 'cat /dev/null'
same "where it returns" "$(frames)" "
-
 vmlinux\`ksys_read

 vmlinux\`ksys_read"

# At a static probe and at a tracepoint: as at the function's entry, but for the offset.
cat >x.d <<'D'
fbt::do_exit:entry /pid == $target/ { stack(); }
sdt:sched::sched_process_exit /pid == $target/ { stack(); exit(0); }
D
status 0 dtrace -qs x.d -c true
frames | awk 'BEGIN { RS = "" } { print > ("stack" NR) }'
cmp -s stack1 stack2 || fail "not the same: $(cat stack1 stack2)"
grep -q "do_exit" stack2 || fail "do_exit is not there: $(cat stack2)"
