#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The notes of a program are broken, or name a probe by control characters: there is no such probe.
# shellcheck disable=SC2016,SC2034 # D, not shell; variables for hostile.bash
. "$(dirname "$0")/hostile.bash"
cat >program.cc <<'C'
int main() { asm volatile("nop\n1:\n.pushsection .note.stapsdt,\"\",\"note\"\n.balign 4\n"
	".4byte 8, 3f - 2f, 3\n.asciz \"stapsdt\"\n2: .8byte 1b, 0, 0\n.asciz \"evil\"\n.asciz \"good\"\n.asciz \"\"\n"
	"3: .balign 4\n.popsection"); asm volatile("syscall" : : "a"(34)); }
C
c++ -no-pie -o good program.cc
# lists CHANGE WANTED: what is listed of the program after the CHANGE of its bytes
lists() {
	perl -0777 -pe "$1" good >changed && chmod 755 changed
	./changed &
	victim=$!
	timeout "$hung" dtrace -ln "evil$victim:::" >out 2>&1 || true
	kill $victim
	grep -q "$2" out || { cat -v out; fail "$1: no '$2'"; }
	rm changed
}
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$dir"' EXIT
lists '' 'evil.* changed .* good$'
for change in 's/evil\0good\0/evil\0\e[2J\0/' 's/evil\0good\0/evilgood\0\0/' \
	's/\x08\0\0\0(....)\x03\0\0\0(?=stapsdt)/\xff\xff\xff\xff$1\x03\0\0\0/s' \
	's/\x08\0\0\0....\x03\0\0\0(?=stapsdt)/\x08\0\0\0\xff\xff\xff\x7f\x03\0\0\0/s'; do
	lists "$change" 'does not match any probes'
	! LC_ALL=C grep -q $'\e' out || fail "a control character"
done
