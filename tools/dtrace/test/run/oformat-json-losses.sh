#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# With -x oformat=json, the number of firings is exactly that of records and losses.
# shellcheck disable=SC2016 # D and Python, not shell
. "$(dirname "$0")/json_objects.bash"

while_stopped 'dd if=/dev/zero of=/dev/null bs=777 count=2000 status=none'
status 0 dtrace -q -x oformat=json -x bufsize=8k -n 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
	printf("x\n"); }' -c 'sh stopped'
want 'len(of("record")) + sum(l["count"] for l in of("loss") if l["kind"] == "records") == 2000'
want 'of("loss") and all(l["text"] == "%d drop%s on CPU %d" % (l["count"], "s" * (l["count"] > 1), l["cpu"]) for l in of("loss"))'
status 0 dtrace -q -x oformat=json -x aggsize=4k -n '
	fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { @a[n++] = count(); }' -c 'sh stopped'
want 'sum(e["value"] for e in of("aggregation")[0]["entries"]) + sum(l["count"] for l in of("loss") if (l["kind"], l["aggregation"]) == ("aggregation", "@a")) == 2000 and of("loss")'
