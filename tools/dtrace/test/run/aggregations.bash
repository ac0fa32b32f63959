# SPDX-License-Identifier: GPL-2.0
# Functions of the tests of aggregations: they run a program, and compare its output with the standard input.
# shellcheck shell=bash
. "$(dirname "$0")/common.sh"

# prints_distribution PROGRAM: with keys in order, and any number of blanks
prints_distribution() {
	status 0 dtrace -q -x aggsortkey -n "$1"
	{ echo; cat; } >wanted
	diff -bu wanted out || fail "$1"
	same messages "$(cat err)" ""
}

# rows_are ARGUMENT...: of dtrace; each blank counts
rows_are() {
	status 0 dtrace -q "$@"
	{ echo; cat; } >wanted
	cmp -s out wanted || { diff -u wanted out | cat -A; cat err; fail "$*"; }
	same messages "$(cat err)" ""
}

# prints ARGUMENT...: of dtrace, which runs on CPU 0; the first line counts, too
prints() {
	status 0 taskset -c 0 dtrace "$@"
	cat >wanted
	diff -bu wanted out || fail "$*"
}
