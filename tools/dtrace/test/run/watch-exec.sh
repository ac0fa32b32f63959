#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# An instruction that is watched fires as often as the function that begins there is entered.
. "$(dirname "$0")/common.sh"

cat >exec.d <<'E'
watch:vmlinux:`vfs_read:exec /pid == $target/ { watched++; }
fbt::vfs_read:entry /pid == $target/ { entered++; }
END { printf("%d %d\n", watched, entered); }
E
status 0 dtrace -q -s exec.d -c 'dd if=/dev/zero of=/dev/null bs=1 count=300 status=none'
read -r watched entered <out
same "firings" "$watched" "$entered"
[ "$watched" -ge 300 ] || fail "$watched firings"
