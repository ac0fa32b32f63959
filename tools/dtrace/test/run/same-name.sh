#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Functions that share a name are distinguished, even if only one is enabled, and all of them can be traced.
tests=$(cd "$(dirname "$0")" && pwd)
. "$tests/common.sh"

functions=/sys/kernel/tracing/available_filter_functions_addrs
[ -r "$functions" ] || { echo "this kernel does not list addresses"; exit 77; }
name=$(awk '{ print $2 }' "$functions" | grep -v __ftrace_invalid | sort | uniq -d | head -1)
[ -n "$name" ] || { echo "this kernel has no two functions of one name"; exit 77; }

# attached PROGRAM...: which lines of the list, counted among those of the name, are attached to; a link has where a
# function begins, the list where it calls the tracer, a few bytes after
attached() {
	local tool
	dtrace -q "$@" -n 'BEGIN { printf("ready\n"); }' >out 2>err &
	tool=$!
	wait_for grep -q ready out
	python3 "$tests/bpf_objects.py" addresses >links
	kill "$tool"
	wait "$tool"
	python3 - "$name" "$functions" <<-'PYTHON'
		import sys
		links = [int(line, 16) for line in open("links")]
		places = [int(line.split()[0], 16) for line in open(sys.argv[2]) if line.split()[1] == sys.argv[1]]
		print(*[n for n, place in enumerate(places) if any(0 <= place - link < 32 for link in links)], len(links))
	PYTHON
}

dtrace -ln "fbt::$name:entry" | awk 'NR > 1 { print $2 == "fbt" ? $1 : "" }' >ids
count=$(wc -l <ids)
[ "$count" -gt 1 ]
same all "$(attached -n "fbt::$name:entry")" "$(seq -s ' ' 0 $((count - 1))) $count"
n=0
while read -r id; do
	same "id $id" "$(attached -i "$id")" "$n 1"
	n=$((n + 1))
done <ids
