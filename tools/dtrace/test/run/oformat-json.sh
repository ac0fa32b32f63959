#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# With -x oformat=json, everything that the tool prints while it traces is objects on standard output, one per line.
# Lists and errors are text as ever.
# shellcheck disable=SC2016 # D and Python, not shell
. "$(dirname "$0")/json_objects.bash"

# No line of columns, and none that is empty; messages are objects, too.
status 0 dtrace -x oformat=json -n 'BEGIN { printf("%d \"%s\"\n", -7, "a\\b"); trace(18446744073709551615ULL);
	exit(0); }' -c 'sleep 60'
want 'objects[0]["text"].startswith("description") and objects[0]["type"] == "message"'
want 'outputs == [{"action": "printf", "text": "-7 \"a\\b\"\n", "values": [-7, "a\\b"]}, {"action": "trace", "value": 18446744073709551615}]'
want '[(r["probe"], r["id"], r["clause"], r["cpu"] >= 0) for r in of("record")] == [("dtrace:::BEGIN", 1, 0, True)]'

# Lists and errors are as ever.
status 0 dtrace -l -x oformat=json -n BEGIN
same list "$(awk '{ print $1, $NF }' out)" "ID NAME
1 BEGIN"
status 1 dtrace -x oformat=xml -n BEGIN
grep -q '(it wants text, json, folded or openmetrics)$' err || { cat err; fail "no help"; }
