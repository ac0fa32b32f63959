#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# ustack() names the functions of a JavaScript program that Node runs, from the map that Node writes.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
command -v node >/dev/null || { echo "node is not installed"; exit 77; }

cat >program.js <<'J'
const fs = require('fs');
function innermost(n) { fs.writeSync(1, 'now written\n'); return n + 1; }
function outermost(n) { return innermost(n) + 1; }
let sum = 0;
for (let n = 0; n < 20; n++) sum += outermost(n);
J
status 0 dtrace -qn 'syscall::write:entry /pid == $target && arg2 == 12/ { ustack(); }' \
	-c 'node --perf-basic-prof --interpreted-frames-native-stack program.js'
same "writes" "$(grep -c '^now written$' out)" 20
same "innermost" "$(grep -c '[`:~*^ ]innermost' out)" 20
same "outermost" "$(grep -c '[`:~*^ ]outermost' out)" 20
