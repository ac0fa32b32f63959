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
// What was mapped a moment ago may be unknown to the tool: the later calls have whole stacks.
const wait = new Int32Array(new SharedArrayBuffer(4));
for (let n = 0; n < 50; n++) {
	sum += outermost(n);
	Atomics.wait(wait, 0, 0, 20);
}
J
status 0 dtrace -qn 'syscall::write:entry /pid == $target && arg2 == 12/ { ustack(); }' \
	-c 'node --perf-basic-prof --interpreted-frames-native-stack program.js'
same "writes" "$(grep -c '^now written$' out)" 50
tail -n 300 out >last
grep -q '[`:~*^ ]innermost' last || fail "$(cat out)"
grep -q '[`:~*^ ]outermost' last || fail "$(cat out)"
