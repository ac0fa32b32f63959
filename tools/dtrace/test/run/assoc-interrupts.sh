#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A clause in an interrupt adds an element to an associative array and removes it, and raises no further interrupt. With
# an interrupt that the kernel raises for new memory, this CPU would do nothing else.
. "$(dirname "$0")/common.sh"

status 0 dtrace -x strsize=8192 -qn '
int n;
fbt::irq_exit_rcu:entry { a[1] = "x"; n += a[1] == "x"; a[1] = 0; }
tick-10hz /n >= 20/ { exit(0); }'
same "drops" "$(cat err)" ""
