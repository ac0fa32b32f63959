#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Buffers grow to the size that a record needs, so no record is too large for them.
. "$(dirname "$0")/common.sh"

# traces N: a clause whose record has N numbers of 8 bytes, and the header
traces() { printf 'BEGIN { n = 7LL; '; for ((i = 0; i < $1; i++)); do printf 'trace(n); '; done; echo 'exit(0); }'; }

for row in "249 4k" "250 8k" "505 8k" "506 16k"; do
	read -r count size <<<"$row"
	traces "$count" >program.d
	status 0 dtrace -b 4k -s program.d
	if [ "$size" = 4k ]; then
		[ "$(grep -c 'buffer size' err)" = 0 ] || fail "$(cat err)"
	else
		grep -qx "dtrace: buffer size raised to $size, for the largest record" err ||
			{ cat err; fail "not raised to $size"; }
	fi
	[ "$(grep -c drop err)" = 0 ] || fail "$(cat err)"
	same "values of $count" "$(tr -s ' ' '\n' <out | grep -cx 7)" "$count"
done
