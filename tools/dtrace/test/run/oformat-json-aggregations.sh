#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# With -x oformat=json, printa() prints objects with entries, and the end those that no printa() has printed.
# shellcheck disable=SC2016 # D and Python, not shell
. "$(dirname "$0")/json_objects.bash"

cat >aggregations.d <<'D'
BEGIN
{
	@a["x", 1] = sum(40); @a["y", -1] = sum(2); @b["y", -1] = count(); @q[0] = quantize(5); @q[0] = quantize(-1);
	@l = lquantize(7, 0, 5, 5); @avg = avg(3); @avg = avg(6); @gone = count();
	@s[stack(), func(`vfs_read)] = max(9);
}
BEGIN { printf("one"); printa(@a); printf("two"); printa("%s %d %@d %@d\n", @a, @b); }
BEGIN { normalize(@a, 2); trunc(@a, 1); printa(@a); clear(@a); printa(@a); trunc(@gone); }
BEGIN { zero = 0; normalize(@q, zero); exit(0); }
D
status 0 dtrace -q -x oformat=json -s aggregations.d
want '[(o["type"], o.get("name")) for o in objects[:10]] == [("record", None), ("aggregation", "@a"), ("record", None), ("aggregation", "@a"), ("aggregation", "@b"), ("aggregation", "@a"), ("aggregation", "@a"), ("message", None), ("aggregation", "@q"), ("aggregation", "@l")]'
want '[(r["output"][0]["text"], r.get("part")) for r in of("record")] == [("one", None), ("two", 2)]'
want 'objects[1] == {"type": "aggregation", "name": "@a", "function": "sum", "entries": [{"keys": ["y", -1], "value": 2}, {"keys": ["x", 1], "value": 40}]}'
want '[[(e["keys"][0], e["value"], e.get("text")) for e in o["entries"]] for o in objects[3:7]] == [[("y", 2, "y -1 2 1\n"), ("x", 40, "x 1 40 0\n")], [("y", 1, None), ("x", 0, None)], [("x", 20, None)], [("x", 0, None)]]'
want 'texts("message") == ["normalize( ) by zero: @q is printed as before"]'
want 'objects[8]["entries"] == [{"keys": [0], "buckets": [{"from": -1, "to": -1, "count": 1}, {"from": 4, "to": 7, "count": 1}]}]'
want 'objects[9]["entries"] == [{"keys": [], "buckets": [{"from": 5, "to": None, "count": 1}]}]'
want '[(o["name"], o["function"], o["entries"]) for o in objects[10:]] == [("@avg", "avg", [{"keys": [], "value": 4}]), ("@gone", "count", []), ("@s", "max", [{"keys": [[], "vmlinux`vfs_read"], "value": 9}])]'
