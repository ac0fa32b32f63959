#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# With -x oformat=json, everything that the tool prints while it traces is objects on standard output, one per line.
# shellcheck disable=SC2016 # D and Python, not shell
. "$(dirname "$0")/common.sh"

# want PYTHON: an expression over the objects of the file out. A line that is no object fails.
want() {
	python3 - "$1" <<'P'
import json, sys
objects = [json.loads(line, parse_constant=None) for line in open("out", encoding="utf-8", errors="strict")]
of = lambda kind: [o for o in objects if o["type"] == kind]
texts = lambda kind: [o["text"] for o in of(kind)]
outputs = [item for record in of("record") for item in record["output"]]
if not eval(sys.argv[1]):
    sys.exit("wanted " + sys.argv[1] + "\n" + "".join(map(lambda o: json.dumps(o) + "\n", objects)))
P
	[ ! -s err ] || { cat err; fail "standard error"; }
}

# No line of columns, and none that is empty; messages are objects, too.
status 0 dtrace -x oformat=json -n 'BEGIN { printf("%d \"%s\"\n", -7, "a\\b"); trace(18446744073709551615ULL); exit(0); }' -c 'sleep 60'
want 'objects[0]["text"].startswith("description") and objects[0]["type"] == "message"'
want 'outputs == [{"action": "printf", "text": "-7 \"a\\b\"\n", "values": [-7, "a\\b"]}, {"action": "trace", "value": 18446744073709551615}]'
want '[(r["probe"], r["id"], r["clause"], r["cpu"] >= 0) for r in of("record")] == [("dtrace:::BEGIN", 1, 0, True)]'

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

# Stacks, names, bytes, and strings that are no UTF-8.
cat >values.d <<'D'
#pragma D option oformat=json
#pragma D option quiet
fbt::vfs_read:entry /execname == "dd" && arg2 == 777 && !n++/
{
	stack(2); ustack(1); printf("%k", stack(1)); sym((uintptr_t)`vfs_read + 1); func(`vfs_read); mod(`vfs_read); trace(curthread->comm);
	tracemem(curthread->comm, 3); tracemem(curthread->comm, 3, 1); print(pid == 0); print(curthread->comm);
	trace(strjoin("\xff", "\xc3\xa9\xe2\x82")); trace(curthread->sched_info);
	exit(3);
}
D
status 3 dtrace -s values.d -c "$dd"
want '[o["action"] for o in outputs] == "stack ustack printf sym func mod trace tracemem tracemem print print trace trace".split()'
want '[o["value"] for o in outputs if o["action"] == "print"] == [0, "dd"]'
want '[frame.partition("+0x")[0] for frame in outputs[0]["value"] + outputs[1]["value"]] == ["vmlinux`vfs_read", "vmlinux`ksys_read", "libc.so.6`read"]'
want 'outputs[2]["values"] == [outputs[0]["value"][:1]] and outputs[2]["text"].split() == outputs[0]["value"][:1]'
want '[o["value"] for o in outputs[3:9]] == ["vmlinux`vfs_read", "vmlinux`vfs_read", "vmlinux", "dd", {"bytes": "646400"}, {"bytes": "64"}]'
want '[o["text"] for o in outputs[9:11]] == ["(int)0", "(char [16])\"dd\""]'
want 'outputs[11]["value"] == "\ufffd\u00e9\ufffd\ufffd" and len(outputs[12]["value"]["bytes"]) >= 32'

# Aggregations: what printa() prints, and at the end what it has not.
cat >aggregations.d <<'D'
BEGIN
{
	@a["x", 1] = sum(40); @a["y", -1] = sum(2); @b["y", -1] = count(); @q[0] = quantize(5); @q[0] = quantize(-1);
	@l = lquantize(7, 0, 5, 5); @avg = avg(3); @avg = avg(6); @gone = count(); @s[stack(), func(`vfs_read)] = max(9);
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

# Faults: each is an object, however many there are; those of ERROR are counted.
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

# What was produced is records and losses, exactly.
while_stopped 'dd if=/dev/zero of=/dev/null bs=777 count=2000 status=none'
status 0 dtrace -q -x oformat=json -x bufsize=8k -n 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { printf("x\n"); }' -c 'sh stopped'
want 'len(of("record")) + sum(l["count"] for l in of("loss") if l["kind"] == "records") == 2000'
want 'of("loss") and all(l["text"] == "%d drop%s on CPU %d" % (l["count"], "s" * (l["count"] > 1), l["cpu"]) for l in of("loss"))'
status 0 dtrace -q -x oformat=json -x aggsize=4k -n '
	fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { @a[n++] = count(); }' -c 'sh stopped'
want 'sum(e["value"] for e in of("aggregation")[0]["entries"]) + sum(l["count"] for l in of("loss") if (l["kind"], l["aggregation"]) == ("aggregation", "@a")) == 2000 and of("loss")'

# Committed records have their own time; what a process did is a message; -F is members.
status 0 dtrace -x oformat=json -n 'BEGIN { self->s = speculation(); } BEGIN { speculate(self->s); trace(timestamp); }
	BEGIN { commit(self->s); } END { trace(timestamp); }' -c true
want 'len(outputs) == 2 and all(r["output"][0]["value"] == r["time"] for r in of("record") if r["output"])'
want 'texts("message")[-1].startswith("pid ") and texts("message")[-1].endswith(" has exited")'
status 0 dtrace -qF -x oformat=json -n 'fbt::ksys_read:,fbt::vfs_read: /execname == "dd" && n++ < 4/ { trace(n); }' \
	-c "taskset -c 0 $dd"
want '[(r["probe"].split(":", 2)[2], r["flow"], r["depth"]) for r in objects] == [("ksys_read:entry", "entry", 0), ("vfs_read:entry", "entry", 1), ("vfs_read:return", "return", 1), ("ksys_read:return", "return", 0)]'

# Ctrl-C adds no newline; -o, freopen() and ftruncate() take objects as they take lines.
status 0 dtrace -q -w -x oformat=json -o all -n 'BEGIN { trace(1); ftruncate(); trace(2); freopen("other"); trace(3); freopen(""); system("kill -INT %d", $pid); }'
same "standard output" "$(cat out)" ""
cat all other >out
want '[(r["part"], r["output"][0]["value"]) for r in objects] == [(2, 2), (3, 3)]'

# Lists and errors are as ever.
status 0 dtrace -l -x oformat=json -n BEGIN
same list "$(awk '{ print $1, $NF }' out)" "ID NAME
1 BEGIN"
status 1 dtrace -x oformat=xml -n BEGIN
grep -q '(it wants text, json, folded or openmetrics)$' err || { cat err; fail "no help"; }
