#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# With -x oformat=json, each print() and printa() of an array is an object.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

status 0 dtrace -q -x oformat=json -n 'BEGIN { a[2, "x"] = 5; a[1, "y"] = 6; print(a); printa("%d!", a); exit(0); }'
diff -u - out <<'W'
{"type":"array","name":"a","entries":[{"keys":[1,"y"],"value":6},{"keys":[2,"x"],"value":5}]}
{"type":"array","name":"a","entries":[{"keys":[1,"y"],"value":6,"text":"1!"},{"keys":[2,"x"],"value":5,"text":"2!"}]}
W
