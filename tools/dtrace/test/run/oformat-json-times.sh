#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The time of a JSON record is its timestamp, and records are in its order. Committed records have their own time.
# shellcheck disable=SC2016 # D and Python, not shell
. "$(dirname "$0")/json_objects.bash"

# The time is that of timestamp; records are in its order, and without it there is none.
cat >times.d <<'D'
BEGIN { trace(timestamp); }
fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { trace(timestamp); }
END { trace(timestamp); }
D
dd='dd if=/dev/zero of=/dev/null bs=777 count=50 status=none'
status 0 dtrace -q -x oformat=json -s times.d -c "$dd"
want 'len(objects) == 52 and all(r["output"][0]["value"] == r["time"] for r in objects)'
want 'sorted(r["time"] for r in objects) == [r["time"] for r in objects]'
status 0 dtrace -q -x oformat=json -x temporal=no -s times.d -c "$dd"
want 'len(objects) == 52 and not any("time" in r for r in objects)'

# A committed record has the time of its own firing. The end of the process is a message.
status 0 dtrace -x oformat=json -n 'BEGIN { self->s = speculation(); } BEGIN { speculate(self->s); trace(timestamp); }
	BEGIN { commit(self->s); } END { trace(timestamp); }' -c true
want 'len(outputs) == 2 and all(r["output"][0]["value"] == r["time"] for r in of("record") if r["output"])'
want 'texts("message")[-1].startswith("pid ") and texts("message")[-1].endswith(" has exited")'
