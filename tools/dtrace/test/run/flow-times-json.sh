#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# With -x oformat=json, -x flowtime and -x flowmin show times as numbers, also of threads that change the CPU.
# shellcheck disable=SC2016 # D and Python, not shell
. "$(dirname "$0")/common.sh"

cat >probes.d <<'D'
syscall::clock_nanosleep:, fbt::hrtimer_nanosleep:, syscall::close:
/pid == $target/
{
}
D

# want PYTHON: an expression over the records of the file out
want() {
	python3 - "$1" <<'P'
import json, sys
objects = [json.loads(line) for line in open("out")]
records = [o for o in objects if o["type"] == "record"]
ended = [r for r in records if r["flow"] == "return"]
names = [r["probe"].split(":", 2)[2] for r in records]
if not eval(sys.argv[1]):
    sys.exit("wanted " + sys.argv[1] + "\n" + "".join(json.dumps(r) + "\n" for r in records))
P
}
status 0 dtrace -x oformat=json -x flowtime -s probes.d -c 'sleep 0.25'
want '[r["ns"] >= 250_000_000 for r in ended if "nanosleep" in r["probe"]] == [True, True]'
want 'all(r["result"] == 0 for r in ended) and "close:return" in names'

# Entries wait for their returns, and short calls vanish with both.
status 0 dtrace -x oformat=json -x flowmin=250ms -s probes.d -c 'sleep 0.25'
want '[n for n in names if "nanosleep" in n] == ["clock_nanosleep:entry", "hrtimer_nanosleep:entry", "hrtimer_nanosleep:return", "clock_nanosleep:return"]'
want 'all(r["ns"] >= 250_000_000 for r in ended) and len(records) == 2 * len(ended)'
want '[r["depth"] for r in records if "nanosleep" in r["probe"]] == [0, 1, 1, 0]'

# A thread that moves to another CPU within a call keeps its depth.
[ "$(nproc)" -ge 2 ] || exit 0
status 0 dtrace -x oformat=json -x flowtime -n 'syscall::sched_setaffinity: /pid == $target/ { }' \
	-c 'taskset -c 0 taskset -c 1 taskset -c 0 true'
want '[r["depth"] for r in records] == 6 * [0] and all("ns" in r for r in ended)'
want '[r["cpu"] for r in records][1:] == [0, 0, 1, 1, 0]'
