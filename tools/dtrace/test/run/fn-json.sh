#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# json() finds values of all kinds by path, at any -x strsize.
. "$(dirname "$0")/common.sh"

text='{ \"name\": \"a \\\"b\\\"\", \"n\": -12.5e3, \"t\": true, \"o\": {\"p\": [10, {\"q\": null}, \"x\"], \"e\": {}}, \"l\": [[1, 2], [3]]}'
{
	echo "BEGIN { t = \"$text\"; }"
	while IFS='>' read -r path _; do
		[ -z "$path" ] || echo "BEGIN { printf(\"[%s]\\n\", json(t, \"$path\")); }"
	done
	echo 'BEGIN { printf("[%s]\n", json("", "a")); printf("[%s]\n", json("[1,2]", "[1]")); printf("[%s]\n", json(strjoin("{\"a\":", "7}"), "a")); exit(0); }'
} >json.d <<'TABLE'
name>
n>
t>
o.p[0]>
o.p[1].q>
o.p[2]>
o.p[3]>
o.e>
l[0]>
l[1][0]>
none>
o.none>
name.deeper>
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
for size in 1 8 64 4096 65536; do
	status 0 dtrace -x strsize=$size -qn 'BEGIN { g = json("{\"a\":123456789}", "a"); printf("%d\n", strlen(g));
		exit(0); }'
	wanted=9
	[ $size != 1 ] || wanted=0
	[ $size != 8 ] || wanted=2	# the text is cut after 12
	same "strsize $size" "$(cat out)" "$wanted"
done
status 0 dtrace -qn 'BEGIN { trace(json((char *)0, "a")); } BEGIN { trace(json("{}", (char *)8)); } BEGIN { exit(0); }'
same faults "$(grep -c 'invalid address' err)" 2
