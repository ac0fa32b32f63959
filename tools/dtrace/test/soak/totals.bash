# SPDX-License-Identifier: GPL-2.0
# Sourced by run and long: compares numbers in the files out and err, which dtrace has written, with what is wanted; TAP.
# shellcheck shell=bash
bad=0

# say WHAT GOT WANTED
say() {
	if (($2 == $3)); then
		echo "ok $1"
	else
		echo "# $2, wanted $3"
		tail -n 20 err | sed "s/^/# /"
		echo "not ok $1"
		bad=1
	fi
}

# lines WORD: records that were printed
lines() { grep -c "^$1 " out || true; }
# total NAME: of all rows that printa() has written as "NAME VALUE"
total() { awk -v name="$1" '$1 == name { n += $2 } END { print n + 0 }' out; }
# buckets NAME: counts of a distribution that stands between "NAME begins" and "NAME ends"
buckets() {
	awk -v name="$1" '$0 == name " begins" { on = 1 } $0 == name " ends" { on = 0 }
		on && /\|/ { sub(/.*\|[@ ]*/, ""); n += $1 } END { print n + 0 }' out
}
# drops PATTERN: what the messages that match report
drops() { awk -v pattern="$1" '$0 ~ pattern { n += $2 } END { print n + 0 }' err; }
agg_drops() { drops "aggregation drops? on CPU [0-9]+ [(]@$1[)]"; }

# trace OPTION...
trace() { dtrace -q -C "$@" -s "$here/soak.d" -c 'sh work' >out 2>err </dev/null || echo "# dtrace: status $?"; }
