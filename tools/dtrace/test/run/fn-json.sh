#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# json() finds values of all kinds by their path.
. "$(dirname "$0")/common.sh"

text='{ \"name\": \"a \\\"b\\\"\", \"n\": -12.5e3, \"t\": true, \"o\": {\"p\": [10, {\"q\": null}, \"x\"], \"e\": {}}, \"l\": [[1, 2], [3]]}'
{
	echo "BEGIN { t = \"$text\"; }"
	while read -r path; do echo "BEGIN { printf(\"[%s]\\n\", json(t, \"$path\")); }"; done
	echo 'BEGIN { printf("[%s]\n", json("", "a")); printf("[%s]\n", json("[1,2]", "[1]"));
		printf("[%s]\n", json(strjoin("{\"a\":", "7}"), "a")); exit(0); }'
} >json.d <<'TABLE'
name
n
t
o.p[0]
o.p[1].q
o.p[2]
o.p[3]
o.e
l[0]
l[1][0]
none
o.none
name.deeper
TABLE
status 0 dtrace -qs json.d
same output "$(cat out)" '[a \"b\"]
[-12.5e3]
[true]
[10]
[null]
[x]
[]
[{}]
[[1, 2]]
[3]
[]
[]
[]
[]
[2]
[7]'
