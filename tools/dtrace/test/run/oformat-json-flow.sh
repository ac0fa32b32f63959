#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# With -F, JSON records say whether a call is entered or left, and at which depth.
# shellcheck disable=SC2016 # D and Python, not shell
. "$(dirname "$0")/json_objects.bash"

dd='dd if=/dev/zero of=/dev/null bs=777 count=50 status=none'
status 0 dtrace -qF -x oformat=json -n 'fbt::ksys_read:,fbt::vfs_read: /execname == "dd" && n++ < 4/ { trace(n); }' \
	-c "taskset -c 0 $dd"
want '[(r["probe"].split(":", 2)[2], r["flow"], r["depth"]) for r in objects] == [("ksys_read:entry", "entry", 0), ("vfs_read:entry", "entry", 1), ("vfs_read:return", "return", 1), ("ksys_read:return", "return", 0)]'
