#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# 300 static probes, each with ten arguments at operands of its own, fire with their arguments. They need three links,
# because a program has room for 128 lists of operands.
. "$(dirname "$0")/common.sh"
[ "$(uname -m)" = x86_64 ] || { echo "the notes are for x86_64"; exit 77; }
python3 - <<'P' >many.c
print("#include <stdio.h>\nlong t[512];\nint main(void)\n{\n\tfor (int i = 0; i < 512; i++) t[i] = i * i - 1000;\n\tgetchar();")
for n in range(300):
    where = [(7 * n + 13 * k) % 500 for k in range(10)]
    args = " ".join("-8@%d(%%%%rbx,%%%%rcx,8)" % (8 * (at - 3)) for at in where)
    print('\t__asm__ volatile("990: nop\\n.pushsection .note.stapsdt, \\"\\", \\"note\\"\\n.balign 4\\n.4byte 992f - 991f, 994f - 993f, 3\\n"')
    print('\t\t"991: .asciz \\"stapsdt\\"\\n992: .balign 4\\n993: .8byte 990b, 0, 0\\n.asciz \\"many\\", \\"p%d\\", \\"%s\\"\\n"' % (n, args))
    print('\t\t"994: .balign 4\\n.popsection" : : "b"(t), "c"(3L) : "memory");')
    print('\tprintf("p%d%s\\n", %s);' % (n, " %ld" * 10, ", ".join("t[%d]" % at for at in where)))
print("}")
P
cc -O1 -o many many.c
mkfifo asked
./many <asked >wanted &
pid=$!
exec 3>asked

# The links of dtrace and the number of their places; then all fire. traced() knows the process.
look() {
	local fd
	for fd in /proc/"$tracer"/fdinfo/*; do
		awk '/^link_type:/ { type = $2 } /^uprobe_cnt:/ { of = " of " $2 }
			END { if (type != "") print type of }' "$fd"
	done | sort >links
	echo >&3
	wait $pid
}
traced -x bufsize=1m -n "many$pid:::p* { printf(\"%s %d %d %d %d %d %d %d %d %d %d\\n\", probename, arg0, arg1, arg2, arg3, arg4,
	arg5, arg6, arg7, arg8, arg9); }" -- look
same "links" "$(wc -l <links) $(cut -d' ' -f1 links | sort -u)" "3 uprobe_multi"
[ "$(wc -l <wanted)" = 300 ] || fail "not all have fired"
cmp out wanted || { diff out wanted | head; fail "arguments"; }
