#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# printf() formats numbers and strings, with widths and flags.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { printf("[%5d|%-5d|%05d|%x|%c|%-8s|%.3s|%%]\n", pid - pid + 42, 7, -3, 255, 65, execname, "abcdef"); exit(0); }'
same output "$(cat out)" '[   42|7    |-0003|ff|A|dtrace  |abc|%]'
