#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A thousand clauses on a static probe each are traced, though they need more descriptors than a process may have at
# first.
. "$(dirname "$0")/common.sh"
load_kernel sdt_many

ulimit -Sn 1024
for n in {0..999}; do printf 'sdt:sdt_many::probe0%03d { printf("%d\\n"); }\n' "$n" "$n"; done >many.d
fire_many() { echo 1 >/sys/module/sdt_many/parameters/fire; }
traced -x bufsize=1m -s many.d -- fire_many
same "firings" "$(cat out)" "$(seq 0 999)"
