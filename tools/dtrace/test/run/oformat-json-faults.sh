#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# With -x oformat=json, each fault is an object, however many there are. Faults of ERROR are counted.
# shellcheck disable=SC2016 # D and Python, not shell
. "$(dirname "$0")/json_objects.bash"

dd='dd if=/dev/zero of=/dev/null bs=777 count=50 status=none'
cat >faults.d <<'D'
int n; fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { trace(1); trace(7 / n); }
fbt::vfs_read:entry /execname == "dd" && arg2 == 777 && !m++/ { trace(*(int *)m); }
ERROR /arg2 == 1/ { trace(1 / n); }
D
status 0 dtrace -q -x oformat=json -s faults.d -c "$dd"
want 'len(of("fault")) == 51 and not of("record")'
want '[(f["probe"], f["clause"], f["kind"], f["file"], f["line"], f["code"]) for f in of("fault") if f["clause"] == 0] == 50 * [("fbt:vmlinux:vfs_read:entry", 0, "divide-by-zero", "faults.d", 1, "7 / n")]'
want '[(f["kind"], f["address"], f["code"]) for f in of("fault") if f["clause"] == 1] == [("invalid address", 1, "*(int *)m")]'
want '[(l["kind"], l["count"]) for l in of("loss")] == [("error-faults", 1)]'
