#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Static probes of the command of -c have the right arguments, at all kinds of operands. A probe with several sites has
# the arguments of each site.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"

[ "$(uname -m)" = x86_64 ] || { echo "the notes are for x86_64"; exit 77; }
cc -O1 -mno-red-zone -o usdt "$here/usdt.c"
cc -O1 -mno-red-zone -no-pie -o usdt-fixed "$here/usdt.c"

# values FORMAT: clauses that print so many arguments of a probe as the program has of it
values() {
	local name count n list
	./usdt forms | while read -r name list; do
		count=$(wc -w <<<"$list")
		printf 'usdt$target:::%s { printf("%s' "$name" "$name"
		for ((n = 0; n < count; n++)); do printf ' %%d'; done
		printf '\\n"'
		for ((n = 0; n < count; n++)); do printf ', %s' "${1//N/$n}"; done
		printf '); }\n'
	done
}
values 'argN' >arguments.d
values 'args[N]' >typed.d
./usdt forms >wanted
for program in usdt usdt-fixed; do
	status 0 dtrace -qs arguments.d -o traced -c "./$program forms"
	same "arguments of $program" "$(sed '/^$/d' traced)" "$(cat wanted)"
	rm traced
done

# args[] have the sizes and signs of the notes: an unsigned one of 8 bytes is another number then.
status 0 dtrace -qs typed.d -o traced -c './usdt forms'
same "args[]" "$(grep ^registers traced)" \
	"registers 9843086184167632639 -8603657889541918977 3437096703 -857870593 61183 -4353 255 -1 238 -18"

status 0 dtrace -qn 'usdt$target::places:some-place { printf(" %d %s", arg0, probefunc); }' -c './usdt places'
same "three places" "$(cat out)" " 1 places 2 places 3 places"
status 0 dtrace -qn 'usdt$target:::some-place { @ = count(); }' -c './usdt places'
same "three places, no argument" "$(tr -d ' \n' <out)" 3
