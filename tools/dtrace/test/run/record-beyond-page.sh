#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A record that is longer than a page is printed whole or reported as lost, once, and in order with the others.
. "$(dirname "$0")/common.sh"

# line COUNT LENGTH: what a printf of so many strings of it shows
line() {
	local text
	text=$(head -c "$2" /dev/zero | tr '\0' z)
	for ((i = 0; i < $1; i++)); do printf '%s ' "$text"; done
}

# Sixteen strings of 255 characters, four of 1,023, eight of 4,000.
for row in "16 256" "4 1024" "8 4001"; do
	read -r count strsize <<<"$row"
	text=$(head -c 4000 /dev/zero | tr '\0' z)
	all=$(for ((i = 0; i < count; i++)); do printf ', copyinstr(arg1)'; done)
	formats=$(for ((i = 0; i < count; i++)); do printf '%%s '; done)
	printf %s "$text" >text
	# What dd writes ends with a zero, as the page has one after it.
	status 0 dtrace -q -x strsize="$strsize" -n "fbt::vfs_write:entry /execname == \"dd\" && arg2 == 4000/ {
		trace(\"a\"); printf(\"$formats\n\"$all); } fbt::vfs_write:entry /execname == \"dd\" && arg2 == 4000/ {
		trace(\"b\"); }" -c "dd if=$PWD/text of=/dev/null bs=4000 count=1 status=none"
	same "warnings of $row" "$(cat err)" ""
	same "text of $row" "$(cat out)" "a$(line "$count" $((strsize - 1)))
b"
done

# A fault near the end of the clause leaves nothing of it; another clause goes on.
long='BEGIN { s = "x"; } BEGIN { trace(s); trace(s); trace(s); trace(s); printf("%d\n", *(int *)zero); }
	ERROR { printf("error %s%s%s%s%s\n", s, s, s, s, s); } BEGIN { printf("next\n"); }'
status 0 dtrace -q -x strsize=1200 -n "string s; int64_t zero; $long BEGIN { exit(0); }"
same "after a fault" "$(cat out)" "error xxxxx
next"

# Produced = printed + reported, with a reader that stands still, and with writers on all CPUs.
text='printf("%s%s%s%s%s x\n", execname, s, s, s, s);'
while_stopped 'dd if=/dev/zero of=/dev/null bs=777 count=2000 status=none'
reads='fbt::vfs_read:entry /execname == "dd" && arg2 == 777/'
# exact WANTED: so many, and nothing but whole lines
exact() {
	local printed reported
	printed=$(grep -cx 'ddzzzz x' out || true)
	reported=$(awk '/^dtrace: [0-9]+ drops? on CPU/ { n += $2 } END { print n + 0 }' err)
	same "lines that are whole" "$printed" "$(wc -l <out)"
	[ "$printed" -gt 0 ] || fail "none printed"
	same "sum of $printed and $reported" $((printed + reported)) "$1"
}
status 0 dtrace -q -x strsize=2k -x bufsize=4k -n "string s; BEGIN { s = \"z\"; } $reads { $text }" -c 'sh stopped'
grep -q 'drops\? on CPU' err || fail "none lost: $(cat err)"
exact 2000
read_on_all_cpus 500
status 0 dtrace -q -x strsize=2k -x bufsize=16k -n "string s; BEGIN { s = \"z\"; } $reads { $text }" -c 'sh work'
exact $((500 * $(nproc)))

# A timer interrupts clauses that write parts, with a long record of its own. Its lines are in the order of time.
status 0 dtrace -q -x strsize=2k -n "string s; BEGIN { s = \"z\"; }
	$reads { @n = count(); printf(\"%d %s%s%s r\n\", timestamp, s, s, s); }
	profile-997 { @n = count(); printf(\"%d %s%s%s p\n\", timestamp, s, s, s); }
	END { printa(\"all %@d\n\", @n); }" -c 'sh work'
all=$(sed -n 's/^all //p' out)
sed -i '/^all /d' out
reported=$(awk '/^dtrace: [0-9]+ drops? on CPU/ { n += $2 } END { print n + 0 }' err)
[ "$(grep -c ' zzz p$' out)" -gt 0 ] || fail "the timer never fired"
same "whole lines and drops" $(($(grep -c ' zzz [rp]$' out) + reported)) "$all"
same "others" "$(grep -vc ' zzz [rp]$' out || true)" 0
sort -nc out || fail "not in the order of time"

# Speculation, and the other policies of the buffer.
status 0 dtrace -q -x strsize=2k -x nspec=2 -n 'string s; BEGIN { s = "z"; yes = speculation(); no = speculation(); }
	BEGIN { speculate(yes); printf("%s%s%s yes\n", s, s, s); }
	BEGIN { speculate(no); printf("%s%s%s no\n", s, s, s); }
	BEGIN { speculate(99); printf("%s%s%s none\n", s, s, s); }
	BEGIN { printf("first\n"); } BEGIN { commit(yes); } BEGIN { discard(no); } BEGIN { printf("last\n"); exit(0); }'
same speculations "$(xargs <out)" "first zzz yes last"
status 0 taskset -c 0 dtrace -q -x strsize=2k -x bufpolicy=ring -x bufsize=64k -n "string s; BEGIN { s = \"z\"; }
	$reads { printf(\"%d%s%s%s\n\", n++, s, s, s); }" \
	-c 'taskset -c 0 dd if=/dev/zero of=/dev/null bs=777 count=300 status=none'
lost=$(awk '/^dtrace: [0-9]+ drops? on CPU/ { n += $2 } END { print n + 0 }' err)
if [ "$lost" = 0 ]; then same ring "$(tail -n 1 out)" 299zzz; fi
lines=$(wc -l <out)
((lines > 5 && lines <= 65536 / 6144)) || fail "$lines lines in the ring: $(cat out)"
while_stopped 'taskset -c 0 dd if=/dev/zero of=/dev/null bs=777 count=300 status=none'
status 0 dtrace -q -x strsize=2k -x bufpolicy=fill -x bufsize=64k -n "string s; BEGIN { s = \"z\"; }
	$reads { printf(\"%d%s%s%s\n\", n++, s, s, s); }" -c 'sh stopped'
lines=$(wc -l <out)
cmp out <(seq 0 $((lines - 1)) | sed 's/$/zzz/') || fail "not all from the first on"
((lines > 5 && lines <= 65536 / 6144)) || fail "$lines lines before it is full"
same errors "$(cat err)" ""
