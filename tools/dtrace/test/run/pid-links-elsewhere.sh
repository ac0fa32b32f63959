#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Where a function of a process is left, at an instruction named by its offset, and at a static probe, the kernel runs
# clauses without a trampoline if none looks at arguments. A clause that does has a trampoline, and its arguments.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"
[ "$(uname -m)" = x86_64 ] || { echo "the notes are for x86_64"; exit 77; }

cc -O1 -mno-red-zone -o usdt "$here/usdt.c"

# kinds CLAUSES: print what they print, and then the kinds of links
kinds() {
	status 0 dtrace -vqn "$1" -c './usdt places'
	sed '/^$/d' out
	sed -nE 's/^dtrace: (pid|usdt)[0-9]*: [0-9]+ probes? by [0-9]+ //p' err
}
link="uprobe_multi link" behind="uprobe_multi link, through a trampoline"
for way in return 0; do
	same "$way" "$(kinds "pid\$target:a.out:places:$way { printf(\"%s %s\", probefunc, probename); }")" \
		"$(printf 'places %s\n%s' "$way" "$link")"
done
same "a return, its value" "$(kinds 'pid$target:a.out:places:return { n = arg1; printf("%s", probename); }')" \
	"$(printf 'return\n%s' "$behind")"
same "a static probe" "$(kinds 'usdt$target:::some-place { printf("%s %s\n", probefunc, probename); }')" \
	"$(printf 'places some-place\nplaces some-place\nplaces some-place\n%s' "$link")"
same "a static probe, its argument" "$(kinds 'usdt$target:::some-place { printf("%d\n", arg0); }')" \
	"$(printf '1\n2\n3\n%s' "$behind")"
