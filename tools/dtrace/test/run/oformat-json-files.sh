#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -o, freopen() and ftruncate() take JSON objects as they take lines, and Ctrl-C adds no newline.
# shellcheck disable=SC2016 # D and Python, not shell
. "$(dirname "$0")/json_objects.bash"

status 0 dtrace -q -w -x oformat=json -o all -n 'BEGIN { trace(1); ftruncate(); trace(2); freopen("other"); trace(3);
	freopen(""); system("kill -INT %d", $pid); }'
same "standard output" "$(cat out)" ""
cat all other >out
want '[(r["part"], r["output"][0]["value"]) for r in objects] == [(2, 2), (3, 3)]'
