# SPDX-License-Identifier: GPL-2.0
# Sourced by each test: a directory of its own, and words to say what must hold.
# shellcheck shell=bash
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'echo "$0: line $LINENO failed: $BASH_COMMAND"' ERR
cd "$dir"

fail() { echo "$*"; exit 1; }

# same WHAT GOT WANTED
same() { [ "$2" = "$3" ] || fail "$1: got '$2', wanted '$3'"; }

# status WANTED COMMAND...: its output is in the files out and err
status() {
	local wanted=$1 rc=0
	shift
	"$@" >out 2>err </dev/null || rc=$?
	[ $rc = "$wanted" ] || { cat out err; fail "$*: status $rc, wanted $wanted"; }
}

# wait_for COMMAND...: until it succeeds; the runner has the time limit
wait_for() { until "$@" 2>/dev/null; do sleep 0.1; done; }

# rows CONVERSION OPTION...: of each line 'EXPRESSION => WANTED' a program makes a clause that prints the value
rows() {
	local conversion=$1
	shift
	grep ' => ' >rows
	{
		sed "s/\(.*\) => .*/BEGIN { printf(\"$conversion\\\\n\", \1); }/" rows
		echo 'BEGIN { exit(0); }'
	} >rows.d
	status 0 dtrace -q "$@" -s rows.d
	sed 's/.* => //' rows >wanted
	cmp -s wanted out || { paste -d '\n' rows out; cat err; fail "not all rows have what is wanted"; }
}
